// A row of a message page, which is also the data of a message frame: its schema, and the same judged field by field,
// because it runs for every message of a catch-up. message.props.test.ts holds the two equal.

import * as z from 'zod/mini'
import { count, flag, ID_MAX, id, idOrEmpty, isAbsent, isCount, isId, isTime, text, time } from './fields.js'
import { type Foreign, isForeign } from './json.js'

/** Bytes or seconds; some backends say it as text. */
const amount = z.union([z.number(), text])

const besides = <S extends z.ZodMiniType>(field: S) => z.catch(z.nullish(field), undefined)

/** What a message says; text where it has no type. `msgId` is the target of a withdrawal. */
export const messageBody = z.object({
  type: z.nullish(idOrEmpty),
  content: z.nullish(text),
  aesExt: z.nullish(text),
  mac: z.nullish(text),
  quoteId: z.nullish(idOrEmpty),
  referTo: z.nullish(text),
  jobId: z.nullish(idOrEmpty),
  // What some kinds have besides: a value that is none costs itself and not the message.
  resumeId: besides(text),
  jobTitle: besides(text),
  fileName: besides(text),
  fileSize: besides(amount),
  timeLength: besides(amount),
  signalExt: besides(text),
  msgId: z.nullish(idOrEmpty),
  withdrawnAt: z.nullish(time),
  isBroadCast: z.nullish(flag),
  extra: z.nullish(z.record(z.string(), z.unknown())),
})

/** A message that the server has; a group's when `group_id` is there, else between sender and receiver. */
export const messageRow = z.object({
  msg_id: id,
  msg_time: time,
  seq: z.nullish(idOrEmpty),
  number: z.nullish(count),
  sender_id: id,
  receiver_id: z.nullish(idOrEmpty),
  group_id: z.nullish(idOrEmpty),
  send_self: z.nullish(flag),
  only_send_not_save: z.nullish(flag),
  msg: messageBody,
})

const isTextOrAbsent = (value: unknown): boolean => isAbsent(value) || typeof value === 'string'
const isIdOrNone = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'string' && value.length <= ID_MAX)
const isFlagOrAbsent = (value: unknown): boolean =>
  isAbsent(value) || value === 0 || value === 1 || value === false || value === true

function brokenRow(row: Foreign): string | undefined {
  if (!isId(row.msg_id)) return 'msg_id'
  if (!isTime(row.msg_time)) return 'msg_time'
  if (!isIdOrNone(row.seq)) return 'seq'
  if (!isAbsent(row.number) && !isCount(row.number)) return 'number'
  if (!isId(row.sender_id)) return 'sender_id'
  if (!isIdOrNone(row.receiver_id)) return 'receiver_id'
  if (!isIdOrNone(row.group_id)) return 'group_id'
  if (!isFlagOrAbsent(row.send_self)) return 'send_self'
  if (!isFlagOrAbsent(row.only_send_not_save)) return 'only_send_not_save'
  return undefined
}

function brokenBody(msg: Foreign): string | undefined {
  if (!isIdOrNone(msg.type)) return 'msg.type'
  if (!isTextOrAbsent(msg.content)) return 'msg.content'
  if (!isTextOrAbsent(msg.aesExt)) return 'msg.aesExt'
  if (!isTextOrAbsent(msg.mac)) return 'msg.mac'
  if (!isIdOrNone(msg.quoteId)) return 'msg.quoteId'
  if (!isTextOrAbsent(msg.referTo)) return 'msg.referTo'
  if (!isIdOrNone(msg.jobId)) return 'msg.jobId'
  if (!isIdOrNone(msg.msgId)) return 'msg.msgId'
  if (!isAbsent(msg.withdrawnAt) && !isTime(msg.withdrawnAt)) return 'msg.withdrawnAt'
  if (!isFlagOrAbsent(msg.isBroadCast)) return 'msg.isBroadCast'
  if (!isAbsent(msg.extra) && !isForeign(msg.extra)) return 'msg.extra'
  return undefined
}

/** The message body of a row that keeps to the schema, else the name of the field that does not. */
export function judgeRow(row: Foreign): Foreign | string {
  const broken = brokenRow(row)
  if (broken !== undefined) return broken
  const { msg } = row
  return isForeign(msg) ? (brokenBody(msg) ?? msg) : 'msg'
}
