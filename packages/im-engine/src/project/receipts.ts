import type { Fact } from '../events/facts.js'
import { amend, joinReaders } from '../model/amend.js'
import type { Amendment, Message } from '../model/message.js'
import { later } from '../model/order.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'
import { keepAmendment, replaceInTail } from './messages.js'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

/** Somebody got or read messages of ours. */
export function foldReceiptsReceived(state: State, fact: Of<'receipts-received'>, draft: Draft): void {
  const reader = {
    by: fact.reader,
    deliveredAt: fact.at,
    readAt: fact.kind === 'read' ? fact.at : 0,
  }
  const amendment: Amendment = { readers: [reader] }
  const change = (message: Message): Message => amend(message, amendment)
  for (const id of fact.ids) {
    if (replaceInTail(state, fact.key, id, change, draft)) continue
    keepAmendment(state, fact.key, id, amendment, draft)
    const { last } = rowOf(state, fact.key)
    if (last?.id !== id) continue
    rowOf(state, fact.key).last = { ...last, readers: joinReaders(last.readers, [reader]) }
    draft.conversations.add(fact.key)
  }
}

/** Receipts of ours went out: up to a mark, and late ones by id. */
export function foldReceiptsSent(state: State, fact: Of<'receipts-sent'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  const { delivered, read } = row.receipted
  row.receipted = {
    delivered: later(delivered, fact.upTo),
    read: fact.kind === 'read' ? later(read, fact.upTo) : read,
  }
  if (fact.ids.length > 0) {
    const done = new Set(fact.ids)
    row.late = row.late.filter((late) => !done.has(late.id))
  }
  row.isReceiptParked = false
  draft.conversations.add(fact.key)
}

export function foldReadMark(state: State, fact: Of<'read-mark-moved'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  row.mark = later(row.mark, fact.mark)
  row.unread = fact.unread
  row.mentions = fact.mentions
  draft.conversations.add(fact.key)
}
