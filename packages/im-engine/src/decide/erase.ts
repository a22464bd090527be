import type { Fact } from '../events/facts.js'
import type { Erasure, LastMessage } from '../model/conversation.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { isErased, type Message } from '../model/message.js'
import { later, type Mark, START } from '../model/order.js'
import type { State } from '../model/state.js'
import { recount } from '../model/unread.js'
import { type Context, type Decision, type Loaded, refuse, say } from './context.js'

/** What is not here cannot be deleted, and what is deleted already says nothing. Source: S-ACT-7. */
export function decideErase(
  state: Readonly<State>,
  { key, targets, isOn }: Extract<Input, { type: 'erase' }>,
  loaded: Loaded,
  { serverNow }: Context,
): Decision {
  const here = targets.flatMap(({ id }) => loaded.targets.get(id) ?? [])
  if (here.length === 0) return refuse({ kind: 'unknown-message' })
  const changed = here.filter((message) => isErased(message) !== isOn)
  if (changed.length === 0) return say()
  // After what they have: a clock that was set back, or two presses in one millisecond, take nothing from the later word.
  const since = Math.max(serverNow, ...changed.map(({ erased }) => (erased?.at ?? -1) + 1))
  const erasures = changed.map(({ at, id }) => ({ at, id, isOn, since }))
  return say(...erasedFacts(state, loaded, key, erasures, true))
}

/**
 * What another device said, where nothing later was said here; of messages that are not here yet it waits. `before`: the facts
 * that stand before these in the commit, which may bring a message and move the mark. Source: S-ACT-9.
 */
export function decideErasedElsewhere(
  state: Readonly<State>,
  loaded: Loaded,
  key: ConversationKey,
  erasures: readonly Erasure[],
  before: readonly Fact[],
): readonly Fact[] {
  const waiting = state.amendments.get(key)
  const came = new Map(before.flatMap(messagesOf).map((message) => [message.id, message]))
  const latest = new Map<ServerId, Erasure>()
  for (const erasure of erasures) {
    const { id, isOn, since } = erasure
    const known = (came.get(id) ?? loaded.targets.get(id))?.erased ?? waiting?.get(id)?.erased
    const said = latest.get(id)
    const last = said === undefined ? known : { isOn: said.isOn, at: said.since }
    if (last === undefined || last.at < since || (last.at === since && isOn && !last.isOn))
      latest.set(id, erasure)
  }
  const here = { ...loaded, targets: new Map([...loaded.targets, ...came]) }
  return erasedFacts(state, here, key, [...latest.values()], false, markAfter(state, key, before))
}

const messagesOf = (fact: Fact): readonly Message[] =>
  fact.type === 'messages-received' || fact.type === 'messages-returned' ? fact.messages : []

function markAfter(state: Readonly<State>, key: ConversationKey, facts: readonly Fact[]): Mark {
  let mark = markOf(state, key)
  for (const fact of facts)
    if (fact.type === 'read-mark-moved' && fact.key === key) mark = later(mark, fact.mark)
  return mark
}

const markOf = ({ conversations }: Readonly<State>, key: ConversationKey): Mark =>
  conversations.get(key)?.mark ?? START

/** One fact for those of one word and moment. */
function erasedFacts(
  state: Readonly<State>,
  loaded: Loaded,
  key: ConversationKey,
  erasures: readonly Erasure[],
  isOwn: boolean,
  mark = markOf(state, key),
): readonly Fact[] {
  const words = new Map<string, Erasure[]>()
  for (const erasure of erasures) {
    const word = `${erasure.isOn} ${erasure.since}`
    words.set(word, [...(words.get(word) ?? []), erasure])
  }
  const sealed = loaded.newest.get(key)
  return [...words.values()].map((list) => {
    const { isOn, since } = list[0] as Erasure
    return {
      type: 'messages-erased',
      key,
      targets: list.map(({ at, id }) => ({ at, id })),
      isOn,
      at: since,
      ...countsOf(loaded, list, mark),
      sealedLast: sealed === undefined ? null : lastOf(sealed),
      isOwn,
    }
  })
}

/** What goes from the counts, or comes back. */
function countsOf(
  { targets }: Loaded,
  list: readonly Erasure[],
  mark: Mark,
): { readonly unread: number; readonly mentions: number } {
  const changed = list.flatMap(({ id, isOn }) => {
    const message = targets.get(id)
    return message === undefined || isErased(message) === isOn
      ? []
      : [{ ...message, erased: { isOn: false, at: 0 } }]
  })
  return recount(changed, mark)
}

/** As a row has it. */
function lastOf(message: Message): LastMessage {
  const { at, id, kind, text, from, own, subtype, brief, quiet, extra, receivers, readers } = message
  return {
    ...{ at, id, kind, text, from, own },
    ...(subtype === undefined ? {} : { subtype }),
    ...(brief === undefined ? {} : { brief }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(quiet === undefined || extra === undefined ? {} : { extra }),
    ...(receivers === undefined ? {} : { receivers }),
    ...(readers === undefined ? {} : { readers }),
  }
}
