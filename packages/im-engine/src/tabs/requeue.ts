import type { LogDoor } from '../log/door.js'
import type { OutboxItem } from '../model/outbox.js'

/**
 * What was accepted before the database went: queued again under the same client ids, so nothing is doubled. All of it is
 * submitted at once: nothing that comes later falls between. Source: S-TABS-10.
 */
export async function requeue(log: LogDoor, unsent: readonly OutboxItem[]): Promise<void> {
  await Promise.all(
    unsent.map((accepted) => {
      const { clientId, key, content } = accepted
      return log.submit({ type: 'send', clientId, key, content, isRepeat: true, accepted })
    }),
  )
}
