import type { LogDoor } from '../log/door.js'
import type { OutboxItem } from '../model/outbox.js'

/**
 * What was accepted before the database went: queued again under the same client ids, so nothing is doubled. All of it is
 * submitted at once: nothing that comes later falls between. Source: S-TABS-10.
 */
export async function requeue(log: LogDoor, unsent: readonly OutboxItem[]): Promise<void> {
  const outcomes = unsent.flatMap(({ clientId, key, content, failure }) => [
    log.submit({ type: 'send', clientId, key, content, isRepeat: true }),
    ...(failure === undefined ? [] : [log.submit({ type: 'send-failed', clientId, failure })]),
  ])
  await Promise.all(outcomes)
}
