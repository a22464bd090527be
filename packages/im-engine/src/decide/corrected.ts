// The server may keep a message otherwise than it was sent, e.g. without a link: it says so in the ack, and its copy says
// what it kept. Both come once, in either order, so they are looked for among the newest messages alone.

import type { Fact } from '../events/facts.js'
import type { Message } from '../model/message.js'
import type { State } from '../model/state.js'

/** An ack with a remark for a message that the server's copy has confirmed already. Source: S-REFUSE-9. */
export function warned(state: Readonly<State>, { id, warning }: Pick<Message, 'id' | 'warning'>): Fact[] {
  if (warning === undefined || !state.tailIds.has(id)) return []
  for (const tail of state.tails.values()) {
    const message = tail.findLast((one) => one.id === id)
    if (message?.own === true && message.warning === undefined)
      return [{ type: 'message-corrected', message: { ...message, warning } }]
  }
  return []
}

/** The server's copy of a message that its ack has confirmed with a remark: the copy's words count. Source: S-REFUSE-8. */
export function corrected(state: Readonly<State>, copy: Message): Fact[] {
  if (!copy.own || copy.damage !== undefined || !state.tailIds.has(copy.id)) return []
  const kept = state.tails.get(copy.key)?.findLast(({ id }) => id === copy.id)
  if (kept?.warning === undefined || kept.withdrawnAt !== undefined || kept.text === copy.text) return []
  const { mentionsAt: _places, extra: _extra, ...rest } = kept
  const { text, mentionsAt, extra } = copy
  const places = {
    ...(mentionsAt === undefined ? {} : { mentionsAt }),
    ...(extra === undefined ? {} : { extra }),
  }
  return [{ type: 'message-corrected', message: { ...rest, text, ...places } }]
}
