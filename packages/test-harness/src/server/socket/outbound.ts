/** Every frame the server sends. */

import { CODES } from '@sarika/im-engine/wire'
import type { Refusal } from '../chat/codes'
import { toWireMessage } from '../chat/messages'
import type { AddressedNotice } from '../chat/notices'
import type { MessageRow } from '../db/tables'
import { END_TEXTS, type LoginEnd } from './login-ends'

export type OutboundFrame =
  | { action: 'heartbeat'; time: number }
  | { action: 'ack'; seq: string; data: Record<string, unknown> }
  | { action: 'p2p' | 'group'; data: Record<string, unknown> }
  | { action: 'notice'; data: Record<string, unknown> }
  | { action: 'error'; data: { id: string; message: string } }

type AckFrame = Extract<OutboundFrame, { action: 'ack' }>

/** `isChanged`: it is stored otherwise than it was sent, which its copy shows. */
export function ackStored(seq: string, row: MessageRow, isChanged = false): AckFrame {
  const { code, text } = isChanged ? CODES.storedWithWarning : CODES.stored
  const data = { code, msg_id: String(row.id), msg_time: row.msg_time, number: row.number, message: text }
  return { action: 'ack', seq, data }
}

/** For frames that store no message: receipts. */
export function ackDone(seq: string): OutboundFrame {
  return { action: 'ack', seq, data: { code: 0, message: '' } }
}

export function ackRefused(seq: string, refusal: Refusal): AckFrame {
  const wait = refusal.retryAfterMs === undefined ? {} : { retry_after_ms: refusal.retryAfterMs }
  const word = refusal.word === undefined ? {} : { word: refusal.word }
  return { action: 'ack', seq, data: { code: refusal.code, message: refusal.message, ...word, ...wait } }
}

export function messageFrame(row: MessageRow, isOwn: boolean, notSaved = false): OutboundFrame {
  const marks = { ...(isOwn ? { send_self: 1 } : {}), ...(notSaved ? { only_send_not_save: 1 } : {}) }
  const data = { ...toWireMessage(row), ...marks }
  return { action: row.is_group ? 'group' : 'p2p', data }
}

export function noticeFrame({ noticeId, notice }: AddressedNotice): OutboundFrame {
  return { action: 'notice', data: { type: 'notice', notice_id: noticeId, notice } }
}

export function presenceFrame(imId: string, platform: number, isOnline: boolean, now: number): OutboundFrame {
  const online = isOnline ? 1 : 0
  const data = { type: 'presence', id: '', im_id: imId, notice_type: 'presence', online, platform }
  return { action: 'notice', data: { ...data, timestamp: now } }
}

export function errorFrame(id: string, message: string): OutboundFrame {
  return { action: 'error', data: { id, message } }
}

/** Says that the login is over, before the socket is closed. */
export const endFrame = (end: LoginEnd): OutboundFrame => errorFrame(`error.${end}`, END_TEXTS[end])
