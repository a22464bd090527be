// A judged row becomes a Message or a Withdrawal; decrypting goes on beside. The hot path of catch-up: no schema here.

import { PROTOCOL, subtypeOf } from '../kinds/registry.js'
import {
  type ClientId,
  type ConversationKey,
  groupKey,
  type ImId,
  personKey,
  type ServerId,
  toClientId,
  toGroupId,
  toImId,
  toServerId,
} from '../model/ids.js'
import { EVERYBODY_ID } from '../model/limits.js'
import { judgePlaces } from '../model/mention.js'
import type { Message, More } from '../model/message.js'
import type { Batch, WireContext } from './batch.js'
import { isEncrypted, keyIdsOf } from './cipher-rules.js'
import { EXTRA_MAX, extraTextOf } from './extra.js'
import { isCount, isOn, isTime, wellFormed } from './fields.js'
import { type Foreign, isForeign } from './json.js'
import { judgeRow } from './message-row.js'
import { readReference } from './reference.js'

/** A message while it is made: decrypting fills text or damage in. */
export type Draft = { -readonly [Field in keyof Message]: Message[Field] }

/** An optional id or text of a judged row: "" where absent. */
const textOf = (value: unknown): string => (typeof value === 'string' ? wellFormed(value) : '')

/** Whose conversation it is, or undefined when it is not addressed to the account at all. */
function keyOf(row: Foreign, from: ImId, me: ImId): ConversationKey | undefined {
  const group = textOf(row.group_id)
  if (group !== '') return groupKey(toGroupId(group))
  const receiver = textOf(row.receiver_id)
  if (receiver === '') return undefined
  // What a manager says to everybody stands in one conversation, whoever of them said it.
  if (from === me || receiver === EVERYBODY_ID) return personKey(toImId(receiver))
  return receiver === me ? personKey(from) : undefined
}

const mentions = (extra: unknown, me: ImId): boolean =>
  isForeign(extra) && Array.isArray(extra.mentions) && extra.mentions.includes(me)

/** Once the text is there: places are judged by it. */
function placeMentions(draft: Draft, extra: unknown): void {
  if (!isForeign(extra) || extra.mentionsAt === undefined) return
  const places = judgePlaces(draft.text, extra.mentions, extra.mentionsAt)
  if (places.length > 0) draft.mentionsAt = places
}

/**
 * Reads a row into the batch, or says which field is broken and leaves the batch as it was. Encrypted text is asked of
 * the cipher at once and is there when the batch's jobs are done. Source: S-WIRE-1.
 */
export function takeMessage(row: unknown, context: WireContext, batch: Batch): string | undefined {
  if (!isForeign(row)) return 'message: no object'
  const msg = judgeRow(row)
  if (typeof msg === 'string') return msg

  const { me } = context
  const from = toImId(textOf(row.sender_id))
  const key = keyOf(row, from, me)
  if (key === undefined) return 'receiver_id: not for this account'
  const at = row.msg_time as number
  const serverId = toServerId(textOf(row.msg_id))
  const number = isCount(row.number) ? row.number : 0
  const seq = textOf(row.seq)
  // What has no type is text. Source: specification 3.
  const kind = textOf(msg.type) || 'text'

  if (kind === 'withdraw') {
    const target = toServerId(textOf(msg.msgId))
    if (target === '') return 'msg.msgId: a withdrawal names its target'
    batch.withdrawals.push({
      at,
      id: serverId,
      key,
      from,
      number,
      target,
      ...(seq === '' ? {} : { clientId: toClientId(seq) }),
    })
    return undefined
  }

  const isWithdrawn = kind === 'withdrawn'
  const extra = isWithdrawn ? '' : extraTextOf(msg.extra)
  if (extra.length > EXTRA_MAX) return `msg.extra: longer than ${EXTRA_MAX}`

  const content = isWithdrawn ? '' : textOf(msg.content)
  const reference = readReference(kind, content)
  if (typeof reference === 'string') return `msg.${reference}`
  const iv = textOf(msg.aesExt)
  const isSealed = !isWithdrawn && iv !== '' && isEncrypted(kind, key, isOn(msg.isBroadCast))
  const own = from === me
  // Nobody asks for the client id of somebody else's message, and it is a fifth of a short one on disk.
  const clientId = own ? seq : ''
  const draft = newDraft(at, serverId, key, from, kind, isSealed ? '' : content, own, number, clientId)
  if (!isWithdrawn) {
    if (!own && mentions(msg.extra, me)) draft.mention = true
    const quoteId = textOf(msg.quoteId)
    if (quoteId !== '') draft.quoteId = toServerId(quoteId)
  }
  if (reference !== undefined) {
    draft.text = reference.text
    draft.refersTo = reference.ids
  }
  const jobId = textOf(msg.jobId)
  if (jobId !== '' && jobId !== '0') draft.jobId = jobId
  if (extra !== '') draft.extra = extra
  const isText = kind === 'text' || isWithdrawn
  if (!isText) {
    const more = moreOf(msg)
    if (more !== undefined) draft.more = more
    const subtype = subtypeOf(kind, isForeign(msg.extra) ? msg.extra : undefined)
    if (subtype !== undefined) draft.subtype = subtype
  }
  if (isWithdrawn) draft.withdrawnAt = (isTime(msg.withdrawnAt) && msg.withdrawnAt) || at
  if (isOn(row.only_send_not_save)) draft.notSaved = true
  if (own) draft.receivers = context.receiversOf(key)
  if (isSealed) {
    const mac = textOf(msg.mac)
    batch.jobs.push(
      open(draft, context, keyIdsOf(key, from, me), content, iv, mac === '' ? undefined : mac, msg.extra),
    )
  } else if (!isWithdrawn) settleText(draft, context, msg.extra)
  batch.messages.push(draft)
  return undefined
}

/** What is known once the text is there. Text, most of what comes, has nothing to be asked of its kind. */
function settleText(draft: Draft, { kinds = PROTOCOL }: WireContext, extra: unknown): void {
  placeMentions(draft, extra)
  if (draft.kind === 'text') return
  const { text, more, jobId } = draft
  const raw = {
    text,
    ...(isForeign(extra) ? { extra } : {}),
    ...(more === undefined ? {} : { more }),
    ...(jobId === undefined ? {} : { jobId }),
  }
  Object.assign(draft, kinds.glance(draft.kind, draft.subtype, raw))
}

const TEXTS = ['fileName', 'resumeId', 'jobTitle', 'signalExt', 'referTo'] as const
const NUMBERS = ['fileSize', 'timeLength'] as const

/** The fields that some kinds have besides; judged already, and empty ones are none. */
function moreOf(msg: Foreign): More | undefined {
  const more: { -readonly [Field in keyof More]: More[Field] } = {}
  for (const name of TEXTS) {
    const text = textOf(msg[name])
    if (text !== '') more[name] = text
  }
  for (const name of NUMBERS) {
    const value = msg[name]
    if (typeof value === 'number') more[name] = value
    else if (typeof value === 'string' && value !== '') more[name] = wellFormed(value)
  }
  return Object.keys(more).length === 0 ? undefined : more
}

/** The same fields in the same order every time: one hidden class for plain text. */
function newDraft(
  at: number,
  id: ServerId,
  key: ConversationKey,
  from: ImId,
  kind: string,
  text: string,
  own: boolean,
  number: number,
  clientId: string,
): Draft {
  return clientId === ''
    ? { at, id, key, from, kind, text, own, number }
    : { at, id, key, from, kind, text, own, number, clientId: clientId as ClientId }
}

async function open(
  draft: Draft,
  context: WireContext,
  ids: string,
  content: string,
  iv: string,
  mac: string | undefined,
  extra: unknown,
): Promise<void> {
  const opened = await context.cipher.decrypt(ids, content, iv, mac)
  if (opened.ok) {
    draft.text = wellFormed(opened.text)
    settleText(draft, context, extra)
  } else draft.damage = opened.reason
}
