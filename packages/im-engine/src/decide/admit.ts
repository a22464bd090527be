import type { Fact } from '../events/facts.js'
import { amend, joinAmendments } from '../model/amend.js'
import { NO_COVERAGE } from '../model/conversation.js'
import { cover } from '../model/coverage.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Amendment, Message, Withdrawal } from '../model/message.js'
import type { RefusalReason } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { Context, Loaded } from './context.js'
import { corrected } from './corrected.js'
import { Duplicates } from './dedup.js'
import { judge } from './permission.js'
import { openedReads } from './reading.js'
import { references } from './references.js'
import { isReturned } from './returned.js'
import { withdrawals } from './withdraw.js'

type Receive = Extract<Input, { type: 'receive' }>

/**
 * What a page or a group of frames adds: each message once, from somebody who was allowed to say it, in its final form;
 * then what the numbers say about gaps, and the cursor, all in the commit of the page. Source: S-ADMIT-1.
 */
export function admit(state: Readonly<State>, input: Receive, loaded: Loaded, context: Context): Fact[] {
  const duplicates = new Duplicates(state, loaded)
  const withdrawn = new Map(input.withdrawals.map((one) => [one.target, one]))
  const admitted: Message[] = []
  const returned = new Map<ConversationKey, Message[]>()
  const referring: Message[] = []
  const hidden = new Map<ConversationKey, { messages: Message[]; reasons: RefusalReason[] }>()
  const facts: Fact[] = []
  for (const message of input.messages) {
    if (duplicates.has(message)) {
      facts.push(...corrected(state, message))
      continue
    }
    const final = inFinalForm(state, loaded, message, withdrawn.get(message.id))
    if (confirms(state, final)) {
      facts.push({
        type: 'message-confirmed',
        clientId: final.clientId,
        message: withReceivers(state, final),
      })
      continue
    }
    if (isReturned(state, final)) {
      const list = returned.get(final.key)
      if (list === undefined) returned.set(final.key, [final])
      else list.push(final)
      continue
    }
    const verdict = judge(state, final)
    if (verdict === null) {
      admitted.push(final)
      if (message.refersTo !== undefined) referring.push(message)
    } else {
      const list = hidden.get(final.key)
      if (list === undefined) hidden.set(final.key, { messages: [final], reasons: [verdict] })
      else {
        list.messages.push(final)
        list.reasons.push(verdict)
      }
    }
  }
  if (admitted.length > 0)
    facts.unshift({ type: 'messages-received', source: input.source, messages: admitted })
  for (const [key, messages] of returned) facts.push({ type: 'messages-returned', key, messages })
  for (const [key, { messages, reasons }] of hidden)
    facts.push({ type: 'messages-hidden', key, messages, reasons })
  facts.push(...references(referring))
  facts.push(...withdrawals(state, input, loaded, [...admitted, ...[...returned.values()].flat()]))
  facts.push(...coverages(state, input))
  facts.push(...openedReads(state, context, admitted))
  return facts
}

type WithClientId = Message & { readonly clientId: NonNullable<Message['clientId']> }

/** The server's copy of a message that waits in our outbox: it confirms it, also after a failure. */
const confirms = (state: Readonly<State>, message: Message): message is WithClientId =>
  state.outbox.size > 0 && message.own && message.clientId !== undefined && state.outbox.has(message.clientId)

const withReceivers = (state: Readonly<State>, message: WithClientId): Message => ({
  ...message,
  receivers: state.outbox.get(message.clientId)?.receivers ?? 1,
})

/** What came before the message is folded into it: a withdrawal wins in either order, receipts wait for it. */
export function inFinalForm(
  state: Readonly<State>,
  loaded: Loaded,
  message: Message,
  withdrawal: Withdrawal | undefined,
): Message {
  let waiting: Amendment | undefined = state.amendments.get(message.key)?.get(message.id)
  const sealed = loaded.amendments.get(message.key)?.get(message.id)
  if (sealed !== undefined) waiting = joinAmendments(waiting, sealed)
  if (withdrawal !== undefined && withdrawal.from === message.from)
    waiting = joinAmendments(waiting, { withdrawnAt: withdrawal.at })
  return amend(message, waiting)
}

/** What the numbers of the page, duplicates and withdrawals included, open and fill. */
function* coverages(state: Readonly<State>, input: Receive): Generator<Fact> {
  const numbers = new Map<ConversationKey, number[]>()
  const note = (key: ConversationKey, number: number): void => {
    if (number === 0) return
    const list = numbers.get(key)
    if (list === undefined) numbers.set(key, [number])
    else list.push(number)
  }
  for (const message of input.messages) note(message.key, message.number)
  for (const withdrawal of input.withdrawals) note(withdrawal.key, withdrawal.number)
  for (const [key, list] of numbers) yield* covering(state, key, list)
}

/** What numbers of one conversation open and fill. */
export function* covering(
  state: Readonly<State>,
  key: ConversationKey,
  numbers: readonly number[],
): Generator<Fact> {
  const change = cover(state.conversations.get(key)?.coverage ?? NO_COVERAGE, numbers)
  if (change !== undefined) yield { type: 'coverage-changed', key, ...change }
}
