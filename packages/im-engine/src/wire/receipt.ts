import * as z from 'zod/mini'
import {
  type ConversationKey,
  groupKey,
  groupOf,
  type ImId,
  isGroupKey,
  peerOf,
  personKey,
  type ServerId,
  toGroupId,
  toImId,
  toServerId,
} from '../model/ids.js'
import type { Notice, ReceiptKind } from '../model/notice.js'
import { id, idOrEmpty, ids, time } from './fields.js'

/** "im_id got (arrived) or read these messages of rim_id." */
export const receiptNotice = z.object({
  notice_type: z.literal(['read', 'arrived']),
  im_id: id,
  rim_id: id,
  msg_ids: ids,
  group_id: z.nullish(idOrEmpty),
  timestamp: time,
})

/** A receipt as the client sends it; acked like a message, without an id. */
export const receiptFrame = z.object({
  action: z.literal(['p2p', 'group']),
  seq: id,
  data: z.object({
    type: z.literal('notice'),
    receiver_id: z.optional(id),
    group_id: z.optional(id),
    notice: receiptNotice,
  }),
})

export function toReceipt(notice: z.infer<typeof receiptNotice>, me: ImId): Notice | undefined {
  const reader = toImId(notice.im_id)
  const author = toImId(notice.rim_id)
  const group = notice.group_id ?? ''
  if (group === '' && reader !== me && author !== me) return undefined
  return {
    type: 'receipt',
    key: group === '' ? personKey(reader === me ? author : reader) : groupKey(toGroupId(group)),
    reader,
    kind: notice.notice_type === 'read' ? 'read' : 'delivered',
    ids: notice.msg_ids.map(toServerId),
    at: notice.timestamp,
  }
}

/** What a receipt says; `seq` names the frame, its ack answers it. */
export interface OutgoingReceipt {
  readonly seq: string
  readonly key: ConversationKey
  readonly kind: ReceiptKind
  /** Who wrote the messages. */
  readonly author: ImId
  readonly ids: readonly ServerId[]
  /** ms since epoch. */
  readonly at: number
}

/** A receipt frame as text. Source: S-WIRE-8. */
export function encodeReceipt(receipt: OutgoingReceipt, me: ImId): string {
  const { key, seq } = receipt
  const notice = {
    notice_type: receipt.kind === 'read' ? ('read' as const) : ('arrived' as const),
    im_id: me,
    rim_id: receipt.author,
    msg_ids: [...receipt.ids],
    timestamp: receipt.at,
  }
  const frame: z.infer<typeof receiptFrame> = isGroupKey(key)
    ? {
        action: 'group',
        seq,
        data: { type: 'notice', group_id: groupOf(key), notice: { ...notice, group_id: groupOf(key) } },
      }
    : { action: 'p2p', seq, data: { type: 'notice', receiver_id: peerOf(key), notice } }
  return JSON.stringify(frame)
}
