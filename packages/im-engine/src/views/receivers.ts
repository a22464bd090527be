import type { Conversation } from '../model/conversation.js'
import { groupOf, type ImId, isGroupKey, peerOf } from '../model/ids.js'
import type { Message, Ticks } from '../model/message.js'
import { ticksOf } from '../model/message.js'
import { compare } from '../model/order.js'
import { currentOf } from '../model/people.js'
import type { State } from '../model/state.js'
import { whomOf } from './whom.js'

/** Who should get an own message, and when they got and read it: ms since epoch, 0 = not yet, or nobody told. */
export interface ReceiverItem {
  readonly imId: ImId
  /** null = nobody told it. Never an id. */
  readonly name: string | null
  readonly deliveredAt: number
  readonly readAt: number
}

/**
 * 0 none, 1 all, 2 some. Of somebody else's message: 1 = its author was told, 2 = is about to be, 0 = not, or it could not be
 * done. Source: S-RCPT-4, contract 5.
 */
export interface ReceiptFlags {
  readonly isRead: 0 | 1 | 2
  readonly isArrived: 0 | 1 | 2
}

const FLAGS: Readonly<Record<Ticks, 0 | 1 | 2>> = { none: 0, all: 1, some: 2 }

export function receiptFlags(message: Message, row: Conversation | undefined): ReceiptFlags {
  if (message.own) {
    const { read, delivered } = ticksOf(message)
    return { isRead: FLAGS[read], isArrived: FLAGS[delivered] }
  }
  if (row === undefined || message.withdrawnAt !== undefined) return { isRead: 0, isArrived: 0 }
  const isLate = row.late.some(({ id }) => id === message.id)
  const pending = row.isReceiptParked ? 0 : 2
  const { read, delivered } = row.receipted
  const isTold = !isLate && compare(message, read) <= 0
  const isToldArrived = !isLate && (isTold || compare(message, delivered) <= 0)
  const isSeen = compare(message, row.mark) <= 0
  return { isRead: isTold ? 1 : isSeen ? pending : 0, isArrived: isToldArrived ? 1 : pending }
}

/** Those who have read it, then those who have got it, then the others, each by name. Source: S-RCPT-5. */
export function receiversOf(message: Message, state: Readonly<State>): readonly ReceiverItem[] {
  if (!message.own) return []
  const { key, readers = [] } = message
  const isGroup = isGroupKey(key)
  const members = isGroup ? (state.groups.get(groupOf(key))?.members ?? new Map()) : new Map()
  const ids = new Set<ImId>(readers.map(({ by }) => by))
  if (!isGroup) ids.add(peerOf(key))
  for (const member of members.values()) if (currentOf(member.membership) === true) ids.add(member.imId)
  ids.delete(state.me)
  const nameOf = (imId: ImId): string | null => {
    const contact = state.contacts.get(imId)
    return (
      contact?.memo ||
      members.get(imId)?.nickname ||
      contact?.nickname ||
      (isGroup ? null : whomOf(key, state).name)
    )
  }
  return [...ids]
    .map((imId) => {
      const reader = readers.find(({ by }) => by === imId)
      return { imId, name: nameOf(imId), deliveredAt: reader?.deliveredAt ?? 0, readAt: reader?.readAt ?? 0 }
    })
    .sort((a, b) => stage(b) - stage(a) || ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
}

const stage = ({ readAt, deliveredAt }: ReceiverItem): number => (readAt > 0 ? 2 : deliveredAt > 0 ? 1 : 0)
