import { amend, joinAmendments } from '../model/amend.js'
import { type Conversation, withJob } from '../model/conversation.js'
import { type ConversationKey, EVERYBODY_KEY, isGroupKey, peerOf, type ServerId } from '../model/ids.js'
import { ASSISTANT_ID } from '../model/limits.js'
import { type Amendment, isUnseen, type Message } from '../model/message.js'
import { compare, placeOf } from '../model/order.js'
import type { State } from '../model/state.js'
import { countsAsUnread } from '../model/unread.js'
import { type Draft, rowOf } from './draft.js'

/** Messages come in: into the tail in order, the row's last message, counts, and what receipts are due. */
export function foldMessages(state: State, messages: readonly Message[], draft: Draft): void {
  for (const message of messages) foldMessage(state, message, draft)
}

export function foldMessage(state: State, message: Message, draft: Draft): void {
  const row = rowOf(state, message.key)
  insert(state, message)
  foldTalk(row, message)
  if (!isUnseen(message) && (row.last === null || compare(row.last, message) < 0)) {
    row.last = message
    // A message from before the deletion may come later than the word of it.
    if (message.number === 0 || message.number > row.deletedTo) row.isDeleted = false
    if (!row.doNotDisturb && (message.number === 0 || message.number > row.archivedTo)) row.isArchived = false
  }
  if (countsAsUnread(message, row.mark)) {
    row.unread++
    if (message.mention === true) row.mentions++
  }
  // What no server keeps has no receipts there, and what is said to everybody has no one reader.
  if (!message.own && message.notSaved !== true && message.key !== EVERYBODY_KEY) foldReceiptDue(row, message)
  state.amendments.get(message.key)?.delete(message.id)
  draft.message(message)
}

/**
 * The first job that two people name is what they talk about, until a newer message says that it is another; what is told of the
 * same one is added, and the newest invitation says which interview. Source: S-ABOUT-4.
 */
function foldTalk(row: Conversation, message: Message): void {
  const { jobId, kind, more = {} } = message
  // Most messages are plain text.
  if ((jobId === undefined && message.extra === undefined) || isGroupKey(row.key)) return
  // The assistant tells of many. Source: S-AI-22.
  if (peerOf(row.key) === ASSISTANT_ID) return
  const isNewest = row.last === null || compare(row.last, message) < 0
  const isSaid = row.jobId !== '' && !(isNewest && (kind === 'changeJob' || jobId === row.jobId))
  const { jobTitle = '', resumeId = '' } = more
  if (jobId !== undefined && !isSaid) Object.assign(row, withJob(row, { jobId, jobTitle, resumeId }))
  if (isNewest) row.interviewId = invitedTo(message) || row.interviewId
}

/** The application that an invitation is about; "" where the message is none. */
function invitedTo({ kind, subtype, extra }: Message): string {
  if (extra === undefined || (kind !== 'inviteInterview' && subtype !== '97')) return ''
  const { jobApplyId } = JSON.parse(extra) as { readonly jobApplyId?: unknown }
  return typeof jobApplyId === 'string' ? jobApplyId : ''
}

/** Into the tail, in order. */
export function insert(state: State, message: Message): void {
  state.tailIds.add(message.id)
  const tail = state.tails.get(message.key)
  if (tail === undefined) state.tails.set(message.key, [message])
  else if (compare(tail[tail.length - 1] as Message, message) < 0) tail.push(message)
  else tail.splice(placeOf(tail, message), 0, message)
}

/**
 * Receipts go up to the newest; what comes behind that line is receipted by id, also where no receipt went up to there
 * yet: one may be on its way, and was made without it.
 */
function foldReceiptDue(row: Conversation, message: Message): void {
  if (compare(row.newestIncoming, message) < 0) {
    row.newestIncoming = message
    return
  }
  if (message.kind === 'withdrawn') return
  row.late.push({ id: message.id, from: message.from, at: message.at })
}

/** Replaces a message of the tail; false when it is not there. */
export function replaceInTail(
  state: State,
  key: ConversationKey,
  id: ServerId,
  change: (message: Message) => Message,
  draft: Draft,
): boolean {
  if (!state.tailIds.has(id)) return false
  const tail = state.tails.get(key) ?? []
  const index = tail.findLastIndex((message) => message.id === id)
  const before = tail[index]
  if (before === undefined) return false
  const after = change(before)
  tail[index] = after
  const row = rowOf(state, key)
  if (row.last?.id === id) row.last = after
  draft.message(after)
  return true
}

/** A withdrawn message keeps its place; where it is not in memory, an amendment waits for it. */
export function foldWithdrawal(
  state: State,
  fact: {
    readonly key: ConversationKey
    readonly target: ServerId
    readonly targetAt: number
    readonly withdrawnAt: number
    readonly unread: number
    readonly mentions: number
  },
  draft: Draft,
): void {
  const row = rowOf(state, fact.key)
  const amendment = { withdrawnAt: fact.withdrawnAt, ...(fact.targetAt > 0 ? { at: fact.targetAt } : {}) }
  row.unread = Math.max(0, row.unread - fact.unread)
  row.mentions = Math.max(0, row.mentions - fact.mentions)
  row.late = row.late.filter((late) => late.id !== fact.target)
  draft.conversations.add(fact.key)
  if (replaceInTail(state, fact.key, fact.target, (message) => amend(message, amendment), draft)) return
  if (amendHidden(state, fact.key, fact.target, amendment)) return
  if (row.last?.id === fact.target) row.last = { ...row.last, kind: 'withdrawn', text: '' }
  keepAmendment(state, fact.key, fact.target, amendment, draft)
}

/** A hidden message is amended where it waits, so that it is revealed as it should be seen; false when it is not there. */
export function amendHidden(state: State, key: ConversationKey, id: ServerId, amendment: Amendment): boolean {
  const hidden = state.hidden.get(key)
  if (hidden?.some((message) => message.id === id) !== true) return false
  state.hidden.set(
    key,
    hidden.map((message) => (message.id === id ? amend(message, amendment) : message)),
  )
  return true
}

/** An amendment of a message that is not in the tail. */
export function keepAmendment(
  state: State,
  key: ConversationKey,
  id: ServerId,
  amendment: Amendment,
  draft: Draft,
): void {
  rowOf(state, key) // the seal writes it with its row
  let kept = state.amendments.get(key)
  if (kept === undefined) {
    kept = new Map()
    state.amendments.set(key, kept)
  }
  kept.set(id, joinAmendments(kept.get(id), amendment))
  draft.amended.add(key)
}
