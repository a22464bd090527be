import type { ContactNews, ConversationItem, MessageNews } from '@sarika/im-engine'
import { type BellKind, type BellSettings, kindOfMessage } from '../../../contract/bell'

/** Something to be told of, before anybody asked whether it is wanted. */
export interface Told {
  readonly kind: BellKind
  /** The conversation, e.g. "p2p-20001"; "requests" of a request. */
  readonly tag: string
  /** Of the message; "" of a request. */
  readonly id: string
}

/** Of which tag requests to become contacts are. */
export const REQUESTS = 'requests'

/** null: it is no news to whoever sits here. Source: S-BELL-1. */
export function tellMessage(news: MessageNews): Told | null {
  if (news.isOwn || news.isQuiet || news.doNotDisturb) return null
  return { kind: kindOfMessage(news.message.kind, news.isMention), tag: news.key, id: news.message.id }
}

/** Somebody asks to become a contact; null: it is something else of a contact. */
export function tellContact({ contact: { request, blocked } }: ContactNews): Told | null {
  if (request === null || request.isMine || request.status !== 'pending' || request.isRead) return null
  return blocked === 0 ? { kind: 'requests', tag: REQUESTS, id: request.requestId } : null
}

/** Whether its owner wants to be told. Source: S-BELL-2, S-BELL-14. */
export function isWanted({ kinds, onlyMentions }: Pick<BellSettings, 'kinds' | 'onlyMentions'>, told: Told) {
  const group = told.tag.startsWith('team-') ? told.tag.slice('team-'.length) : null
  if (group !== null && told.kind !== 'mentions' && onlyMentions.includes(group)) return false
  return kinds[told.kind]
}

/** Whether it was seen, or muted, since it came; of what is not in the list nobody knows that it was. */
export const isSeen = (items: readonly ConversationItem[], { tag }: Told): boolean => {
  const item = items.find(({ key }) => key === tag)
  return item !== undefined && (item.unread === 0 || item.doNotDisturb)
}
