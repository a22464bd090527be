import type { Fact } from '../events/facts.js'
import type { ConversationKey } from '../model/ids.js'
import type { Message } from '../model/message.js'
import { compare, later, type Mark, START } from '../model/order.js'
import type { State } from '../model/state.js'
import { recount } from '../model/unread.js'
import type { Context, Loaded } from './context.js'

/** Of several marks of one conversation the newest. */
export function newestMarks(
  told: readonly { readonly key: ConversationKey; readonly mark: Mark }[],
): ReadonlyMap<ConversationKey, Mark> {
  const marks = new Map<ConversationKey, Mark>()
  for (const { key, mark } of told) marks.set(key, later(marks.get(key) ?? mark, mark))
  return marks
}

/**
 * The read mark moves to `upTo`, or to the newest message; it only grows. The counts after it are a recount of what is
 * behind the new mark: tail, and sealed messages that load read. Source: S-READ-2.
 */
export function* moveMark(
  state: Readonly<State>,
  loaded: Loaded,
  key: ConversationKey,
  upTo: Mark | undefined,
): Generator<Fact> {
  const row = state.conversations.get(key)
  const mark = upTo ?? row?.last ?? START
  if (compare(mark, row?.mark ?? START) <= 0) return
  const kept: Mark = { at: mark.at, id: mark.id }
  if (row?.last === undefined || row.last === null || compare(row.last, kept) <= 0) {
    yield { type: 'read-mark-moved', key, mark: kept, unread: 0, mentions: 0 }
    return
  }
  // What is behind the mark is not all here: the counts stay until it is, or the mark has passed it. Source: S-FULL-4.
  const isKnown = row.dropped === null || compare(row.dropped.upTo, kept) <= 0
  const { unread, mentions } = isKnown ? recountFrom(state, loaded, key, kept) : row
  yield { type: 'read-mark-moved', key, mark: kept, unread, mentions }
}

/** The counts behind a mark, from the tail and the sealed messages that load read. */
export function recountFrom(
  state: Readonly<State>,
  loaded: Loaded,
  key: ConversationKey,
  mark: Mark,
): ReturnType<typeof recount> {
  const sealed = recount(loaded.unreadFrom.get(key) ?? [], mark)
  const tail = recount(state.tails.get(key) ?? [], mark)
  return { unread: sealed.unread + tail.unread, mentions: sealed.mentions + tail.mentions }
}

/** A message that comes into a conversation which somebody looks at is read at once. Source: S-READ-3. */
export function* openedReads(
  state: Readonly<State>,
  context: Context,
  admitted: readonly Message[],
): Generator<Fact> {
  if (context.opened.size === 0) return
  const newest = new Map<ConversationKey, Mark>()
  for (const message of admitted) {
    if (!context.opened.has(message.key)) continue
    const known = newest.get(message.key) ?? state.conversations.get(message.key)?.last ?? START
    newest.set(message.key, later(known, message))
  }
  for (const [key, { at, id }] of newest)
    if (compare({ at, id }, state.conversations.get(key)?.mark ?? START) > 0)
      yield { type: 'read-mark-moved', key, mark: { at, id }, unread: 0, mentions: 0 }
}
