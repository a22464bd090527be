import type { Fact } from '../events/facts.js'
import { fileIn } from '../model/outbox.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'
import { foldMessage } from './messages.js'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

export function foldQueued(state: State, { item }: Of<'message-queued'>, draft: Draft): void {
  state.outbox.set(item.clientId, item)
  state.nextLocalSeq = Math.max(state.nextLocalSeq, item.localSeq + 1)
  rowOf(state, item.key).isDeleted = false // the list shows it from now on, before the server has it
  draft.outbox = true
  draft.conversations.add(item.key)
}

/** A resend by hand: the same message under a new local time, at the end of the unsent ones. */
export function foldRequeued(state: State, fact: Of<'message-requeued'>, draft: Draft): void {
  const item = state.outbox.get(fact.clientId)
  if (item === undefined) return
  const { failure: _failure, ...rest } = item
  state.outbox.delete(fact.clientId)
  state.outbox.set(fact.clientId, {
    ...rest,
    isResent: true,
    state: fileIn(item.content) === undefined ? 'sending' : 'uploading',
    queuedAt: fact.queuedAt,
    localSeq: state.nextLocalSeq++,
  })
  draft.outbox = true
  draft.conversations.add(item.key)
}

/** The server has it: it leaves the outbox and takes its place under the server's id and time, once. */
export function foldConfirmed(state: State, fact: Of<'message-confirmed'>, draft: Draft): void {
  const item = state.outbox.get(fact.clientId)
  state.outbox.delete(fact.clientId)
  draft.outbox = true
  if (item !== undefined) draft.conversations.add(item.key)
  if (fact.message !== undefined) foldMessage(state, fact.message, draft)
}

export function foldSendFailed(state: State, fact: Of<'send-failed'>, draft: Draft): void {
  const item = state.outbox.get(fact.clientId)
  if (item === undefined) return
  state.outbox.set(fact.clientId, { ...item, state: 'failed', failure: fact.failure })
  draft.outbox = true
  draft.conversations.add(item.key)
}

export function foldDiscarded(state: State, fact: Of<'send-discarded'>, draft: Draft): void {
  const item = state.outbox.get(fact.clientId)
  if (item === undefined) return
  state.outbox.delete(fact.clientId)
  draft.outbox = true
  draft.conversations.add(item.key)
}

/** Its place among the unsent ones stays: files of a conversation leave in the order in which they were picked. */
export function foldUploaded(state: State, fact: Of<'upload-finished'>, draft: Draft): void {
  const item = state.outbox.get(fact.clientId)
  if (item?.content.kind !== 'raw') return
  const { file: _file, ...content } = item.content
  const { queuedAt, said } = fact
  state.outbox.set(fact.clientId, { ...item, state: 'sending', queuedAt, content: { ...content, said } })
  draft.outbox = true
  draft.conversations.add(item.key)
}
