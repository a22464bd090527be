/** Every frame the server sends. */

import { CALL_SIGNAL, CODES } from '@sarika/im-engine/wire'
import type { Refusal } from '../chat/codes'
import type { Seen } from '../chat/last-seen'
import { toWireMessage } from '../chat/messages'
import type { AddressedNotice } from '../chat/notices'
import type { MessageRow } from '../db/tables'
import { END_TEXTS, type LoginEnd } from './login-ends'

export type OutboundFrame =
  | { action: 'heartbeat'; time: number }
  | { action: 'ack'; seq: string; data: Record<string, unknown> }
  | { action: 'p2p' | 'group'; data: Record<string, unknown> }
  | { action: 'notice'; data: Record<string, unknown> }
  | { action: 'typing'; data: { im_id: string; group_id?: string } }
  | { action: 'last_seen'; data: { seen: readonly Seen[] } }
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

export function presenceFrame(imId: string, platform: number, isOnline: boolean, now: number) {
  const online = isOnline ? 1 : 0
  const data = { type: 'presence', id: '', im_id: imId, notice_type: 'presence', online, platform }
  return { action: 'notice', data: { ...data, timestamp: now } } satisfies OutboundFrame
}

/** An account's own presence says what this server takes beside the specification's frames. */
export function ownPresenceFrame(imId: string, platform: number, now: number): OutboundFrame {
  const { action, data } = presenceFrame(imId, platform, true, now)
  return { action, data: { ...data, typing: 1 } }
}

export function typingFrame(imId: string, groupId: string | null): OutboundFrame {
  return { action: 'typing', data: { im_id: imId, ...(groupId === null ? {} : { group_id: groupId }) } }
}

export const lastSeenFrame = (seen: readonly Seen[]): OutboundFrame => ({
  action: 'last_seen',
  data: { seen },
})

/** Goes to a device that is in the call, and is kept nowhere. */
export const callSignalFrame = (
  imId: string,
  { channel, from_device, body }: { channel: string; from_device: string; body: string },
): OutboundFrame => ({
  action: 'notice',
  data: { type: CALL_SIGNAL, im_id: imId, channel, device: from_device, body },
})

export function errorFrame(id: string, message: string): OutboundFrame {
  return { action: 'error', data: { id, message } }
}

/** Says that the login is over, before the socket is closed. */
export const endFrame = (end: LoginEnd): OutboundFrame => errorFrame(`error.${end}`, END_TEXTS[end])
