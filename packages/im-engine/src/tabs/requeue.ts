import type { LogDoor } from '../log/door.js'
import type { OutboxItem } from '../model/outbox.js'

/** What was accepted before the database went: queued again under the same client ids, so nothing is doubled. */
export async function requeue(log: LogDoor, unsent: readonly OutboxItem[]): Promise<void> {
  for (const { clientId, key, content, state, failure } of unsent) {
    await log.submit({ type: 'send', clientId, key, content })
    if (state === 'failed' && failure !== undefined)
      await log.submit({ type: 'send-failed', clientId, failure })
  }
}
