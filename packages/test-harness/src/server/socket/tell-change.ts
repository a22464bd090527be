import type { Backend } from '../backend'
import type { Changed } from '../chat/contact-changes'

/** Tells those whom a change concerns, after its commit: the notices first, as they say why the messages may be there. */
export async function tellChange(
  { hub, presence, push }: Backend,
  me: string,
  { notices, messages, met }: Changed,
): Promise<void> {
  hub.notify(notices)
  for (const { recipientId, notice } of notices)
    if (notice.notice_type === 'contact_add' && recipientId !== me) push.announceRequest(recipientId)
  for (const row of messages) hub.deliver(row, [row.sender_id, row.target_id], null)
  const others = met.filter((imId) => imId !== me)
  if (others.length > 0) await presence.meet(me, others)
}
