import type { ImEngine, ImId } from '@sarika/im-engine'

/** A new contact is told of within a moment; later than this the conversation opens all the same. */
const WAIT_MS = 5_000

/** Waits until the engine has heard of somebody whom the server just made a contact: before that nothing can be sent. */
export function untilKnown({ contacts }: Pick<ImEngine, 'contacts'>, imId: ImId): Promise<void> {
  const isKnown = () => contacts.getSnapshot().some((contact) => contact.imId === imId)
  if (isKnown()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const timer = setTimeout(end, WAIT_MS)
    const leave = contacts.subscribe(() => isKnown() && end())
  })
}
