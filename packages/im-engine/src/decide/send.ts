import type { Fact } from '../events/facts.js'
import { isSameDraft, NO_DRAFT } from '../model/conversation.js'
import type { Refusal } from '../model/errors.js'
import { type ClientId, type ConversationKey, isGroupKey, peerOf } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { WITHDRAW_WINDOW_MS } from '../model/limits.js'
import { judgePlaces } from '../model/mention.js'
import type { Message } from '../model/message.js'
import { type Content, fileIn, isClientIdTaken } from '../model/outbox.js'
import { isSelfManaged } from '../model/people.js'
import { receiversOf } from '../model/receivers.js'
import type { State } from '../model/state.js'
import { type Context, type Decision, type Loaded, refuse, say } from './context.js'
import { refusalTo } from './permission.js'
import { judgeCard, judgeText } from './text.js'
import { judgeFile, withoutBytes } from './upload.js'

type Of<T extends Input['type']> = Extract<Input, { type: T }>

/**
 * A send is accepted once under its client id and durable before anything is written to a socket; one that comes again
 * says nothing. Source: S-SEND-1.
 */
export function decideSend(
  state: Readonly<State>,
  input: Of<'send'>,
  loaded: Loaded,
  context: Context,
): Decision {
  if (state.outbox.has(input.clientId) || loaded.isSent) return say()
  if (input.accepted !== undefined) {
    const item = { ...withoutBytes(input.accepted, loaded), localSeq: state.nextLocalSeq }
    return { ok: true, facts: [{ type: 'message-queued', item }], isStrict: true }
  }
  const isToAll = isToEverybody(state, input.key)
  const content = isToAll ? asService(cleaned(input.content), input.clientId) : cleaned(input.content)
  if (content === undefined) return refuse({ kind: 'not-sendable', what: input.content.kind })
  const refusal = judgeContent(state, content, loaded, context)
  if (refusal !== undefined) return refuse(refusal)
  const forbidden = isUnchecked(content) ? null : refusalTo(state, input.key)
  if (forbidden !== null) return refuse(forbidden)
  const item = {
    clientId: input.clientId,
    key: input.key,
    localSeq: state.nextLocalSeq,
    queuedAt: context.now,
    state: fileIn(content) === undefined ? ('sending' as const) : ('uploading' as const),
    content,
    receivers: receiversOf(state, input.key),
  }
  const given = content.kind === 'withdraw' ? failedWithdrawals(state, content.target) : []
  const facts: Fact[] = [...given, { type: 'message-queued', item }, ...sentDraft(state, input)]
  return { ok: true, facts, isStrict: true }
}

/** A self-managed session, in which a manager speaks to everybody. Source: S-MGR-5. */
const isToEverybody = (state: Readonly<State>, key: ConversationKey): boolean =>
  !isGroupKey(key) && isSelfManaged(state.contacts.get(peerOf(key)))

/** Words alone are a service notification: it goes the way of a broadcast, and nobody can take it back. Source: S-MGR-5. */
function asService(content: Content, broadcastId: ClientId): Content | undefined {
  if (content.kind === 'text') return { kind: 'text', text: content.text, broadcastId }
  const isText = content.kind === 'raw' && content.type === 'text'
  return isText ? { kind: 'text', text: content.said.text, broadcastId } : undefined
}

/** Taking back is not speaking; and what must be saved no check refuses. Source: S-REFUSE-11. */
const isUnchecked = (content: Content): boolean =>
  content.kind === 'withdraw' || (content.kind === 'text' && content.mustSave === true)

/** In the commit of its message, so that no crash and no other tab can send it again. Source: S-SEND-12. */
function sentDraft(state: Readonly<State>, { key, draft }: Of<'send'>): Fact[] {
  const kept = state.conversations.get(key)?.draft ?? NO_DRAFT
  const isSent = draft !== undefined && !isSameDraft(kept, NO_DRAFT) && isSameDraft(kept, draft)
  return isSent ? [{ type: 'conversation-changed', key, draft: NO_DRAFT }] : []
}

/** A new try takes the place of those before it. Source: S-WDRAW-7. */
const failedWithdrawals = (state: Readonly<State>, target: Message['id']): Fact[] =>
  [...state.outbox.values()]
    .filter(
      ({ content, state }) => content.kind === 'withdraw' && content.target === target && state === 'failed',
    )
    .map(({ clientId }) => ({ type: 'send-discarded', clientId }))

/** Lone surrogates break round trips: text is well-formed from the door on. Places that do not hold in it go. */
function cleaned(content: Content): Content {
  if (content.kind !== 'text') return content
  const { mentionsAt, ...rest } = content
  const text = content.text.toWellFormed()
  const places = judgePlaces(text, content.mentions, mentionsAt)
  return { ...rest, text, ...(places.length === 0 ? {} : { mentionsAt: places }) }
}

function judgeContent(
  state: Readonly<State>,
  content: Content,
  loaded: Loaded,
  context: Context,
): Refusal | undefined {
  switch (content.kind) {
    case 'text':
      return judgeText(content.text)
    case 'raw':
      return (
        // A text that has a preview of its link.
        (content.type === 'text' ? judgeText(content.said.text) : undefined) ??
        judgeCard(content.said) ??
        (content.file === undefined ? undefined : judgeFile(content.type, content.file, loaded))
      )
    case 'withdraw':
      return judgeWithdraw(state, content.target, loaded, context)
  }
}

function judgeWithdraw(
  state: Readonly<State>,
  target: Message['id'],
  loaded: Loaded,
  context: Context,
): { kind: 'unknown-message' | 'not-own' | 'too-late' } | undefined {
  const message = loaded.targets.get(target)
  if (message === undefined || message.withdrawnAt !== undefined) return { kind: 'unknown-message' }
  if (message.from !== state.me) return { kind: 'not-own' }
  return context.serverNow - message.at > WITHDRAW_WINDOW_MS ? { kind: 'too-late' } : undefined
}

/**
 * The same message again, under the same client id: the server may have it. Only where the server has said that this id stands
 * for another message does it get a new one. Source: S-SEND-4, S-SEND-13.
 */
export function decideResend(
  state: Readonly<State>,
  input: Of<'resend'>,
  loaded: Loaded,
  context: Context,
): Decision {
  const item = state.outbox.get(input.clientId)
  if (item === undefined || item.state !== 'failed') return refuse({ kind: 'not-failed' })
  const forbidden = isUnchecked(item.content) ? null : refusalTo(state, item.key)
  if (forbidden !== null) return refuse(forbidden)
  if (loaded.isFileMissing) return refuse({ kind: 'file-missing' })
  if (input.nextClientId !== undefined && isClientIdTaken(item.failure)) {
    const { failure: _failure, ...rest } = item
    const anew = {
      ...rest,
      clientId: input.nextClientId,
      localSeq: state.nextLocalSeq,
      queuedAt: context.now,
      state: 'sending' as const,
      isResent: true as const,
    }
    const discarded: Fact = { type: 'send-discarded', clientId: input.clientId }
    return { ok: true, facts: [discarded, { type: 'message-queued', item: anew }], isStrict: true }
  }
  return {
    ok: true,
    facts: [{ type: 'message-requeued', clientId: input.clientId, queuedAt: context.now }],
    isStrict: true,
  }
}

/** What failed, and what is being uploaded: that ends its upload. Source: S-UPLOAD-7. */
export function decideDiscard(state: Readonly<State>, input: Of<'discard'>): Decision {
  const item = state.outbox.get(input.clientId)
  if (item === undefined || item.state === 'sending') return refuse({ kind: 'not-failed' })
  return say({ type: 'send-discarded', clientId: input.clientId })
}
