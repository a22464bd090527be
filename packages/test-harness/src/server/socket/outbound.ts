/** Every frame the server sends. */

import type { Refusal } from '../chat/codes'
import { toWireMessage } from '../chat/messages'
import type { AddressedNotice } from '../chat/notices'
import type { MessageRow } from '../db/tables'

export type OutboundFrame =
  | { action: 'heartbeat'; time: number }
  | { action: 'ack'; seq: string; data: Record<string, unknown> }
  | { action: 'p2p' | 'group'; data: Record<string, unknown> }
  | { action: 'notice'; data: Record<string, unknown> }
  | { action: 'error'; data: { id: string; message: string } }

type AckFrame = Extract<OutboundFrame, { action: 'ack' }>

export function ackStored(seq: string, row: MessageRow): AckFrame {
  const data = { code: 0, msg_id: String(row.id), msg_time: row.msg_time, number: row.number, message: '' }
  return { action: 'ack', seq, data }
}

/** For frames that store no message: receipts. */
export function ackDone(seq: string): OutboundFrame {
  return { action: 'ack', seq, data: { code: 0, message: '' } }
}

export function ackRefused(seq: string, refusal: Refusal): AckFrame {
  const wait = refusal.retryAfterMs === undefined ? {} : { retry_after_ms: refusal.retryAfterMs }
  return { action: 'ack', seq, data: { code: refusal.code, message: refusal.message, ...wait } }
}

export function messageFrame(row: MessageRow, isOwn: boolean): OutboundFrame {
  const data = { ...toWireMessage(row), ...(isOwn ? { send_self: 1 } : {}) }
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
