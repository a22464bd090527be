import type { Fact } from '../events/facts.js'
import type { ConversationKey, ImId, ServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message } from '../model/message.js'
import { START } from '../model/order.js'
import type { State } from '../model/state.js'
import { countsAsUnread } from '../model/unread.js'
import type { Loaded } from './context.js'

type Receive = Extract<Input, { type: 'receive' }>

/** Withdrawals of a page whose target is not in the same page (those came in withdrawn already). Source: S-WDRAW-1. */
export function* withdrawals(
  state: Readonly<State>,
  input: Receive,
  loaded: Loaded,
  admitted: readonly Message[],
): Generator<Fact> {
  if (input.withdrawals.length === 0) return
  const inPage = new Set(admitted.map((message) => message.id))
  const done = new Set<ServerId>()
  for (const { key, target, at, from, clientId } of input.withdrawals) {
    // The server's copy of a withdrawal of ours confirms it, as it does a message.
    if (from === state.me && clientId !== undefined && state.outbox.has(clientId))
      yield { type: 'message-confirmed', clientId }
    if (inPage.has(target) || done.has(target)) continue
    done.add(target)
    yield* withdrawal(state, loaded, { key, target, withdrawnAt: at, by: from })
  }
}

/** One withdrawal: once, only by the author, lowering the counts by what the message had added. Source: S-WDRAW-3. */
export function* withdrawal(
  state: Readonly<State>,
  loaded: Loaded,
  what: {
    readonly key: ConversationKey
    readonly target: ServerId
    readonly withdrawnAt: number
    readonly by: ImId
  },
): Generator<Fact> {
  const waiting = state.amendments.get(what.key)?.get(what.target)?.withdrawnAt
  const sealed = loaded.amendments.get(what.key)?.get(what.target)?.withdrawnAt
  if (waiting !== undefined || sealed !== undefined) return
  const hidden = state.hidden.get(what.key)?.find((one) => one.id === what.target)
  const message = loaded.targets.get(what.target) ?? hidden
  if (message?.withdrawnAt !== undefined) return
  if (message !== undefined && message.from !== what.by) return
  const mark = state.conversations.get(what.key)?.mark ?? START
  const wasUnread = message !== undefined && message !== hidden && countsAsUnread(message, mark)
  yield {
    type: 'message-withdrawn',
    ...what,
    targetAt: message?.at ?? 0,
    unread: wasUnread ? 1 : 0,
    mentions: wasUnread && message.mention === true ? 1 : 0,
  }
}
