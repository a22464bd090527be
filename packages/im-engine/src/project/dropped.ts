import type { Fact } from '../events/facts.js'
import type { Message } from '../model/message.js'
import { compare, type Mark, START } from '../model/order.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'
import { insert, keepAmendment } from './messages.js'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

/** The disk took a conversation up to a place: chunks and tail. Counts stay, they are numbers. Source: S-FULL-1. */
export function foldDropped(state: State, fact: Of<'history-dropped'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  row.isFromStart = false
  const before = row.dropped
  row.dropped = {
    ...(before !== null && compare(before.upTo, fact.upTo) > 0 ? before : { upTo: fact.upTo, isBack: false }),
    receipted: before?.receipted ?? row.receipted,
  }
  if (fact.upTo.at >= row.sealedTo) {
    row.sealedTo = -1
    row.openCount = 0
  }
  const tail = state.tails.get(fact.key) ?? []
  const left = tail.filter((message) => compare(message, fact.upTo) > 0)
  for (const { id } of tail.slice(0, tail.length - left.length)) state.tailIds.delete(id)
  if (left.length > 0) state.tails.set(fact.key, left)
  else state.tails.delete(fact.key)
  for (const [id, amendment] of fact.amendments) keepAmendment(state, fact.key, id, amendment, draft)
  draft.conversations.add(fact.key)
}

/** A message that was here once: shown again, not counted again. Source: S-FULL-2. */
export function foldReturned(state: State, message: Message, draft: Draft): void {
  const row = rowOf(state, message.key)
  insert(state, message)
  // It may have been withdrawn while it was away.
  if (row.last?.id === message.id) row.last = message
  state.amendments.get(message.key)?.delete(message.id)
  draft.message(message)
  if (message.own || message.kind === 'withdrawn' || row.dropped === null) return
  // Due by id, as what came late: a receipt may have passed its place while it was away, or be on its way without it.
  const { delivered, read } = row.dropped.receipted
  const isAfter = (mark: Mark): boolean => compare(message, mark) > 0
  if (isAfter(read) && (isAfter(delivered) || !isAfter(row.mark)))
    row.late.push({ id: message.id, from: message.from, at: message.at })
}

export function foldHistoryReturned(state: State, fact: Of<'history-returned'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  if (row.dropped !== null)
    row.dropped = compare(fact.from, START) <= 0 ? null : { ...row.dropped, upTo: fact.from, isBack: true }
  row.unread = fact.unread
  row.mentions = fact.mentions
  draft.conversations.add(fact.key)
}
