import * as z from 'zod/mini'
import {
  type ConversationKey,
  groupKey,
  groupOf,
  type ImId,
  isGroupKey,
  peerOf,
  personKey,
  toGroupId,
  toImId,
} from '../model/ids.js'
import { id, idOrEmpty } from './fields.js'

// Who writes. Ours and optional: told only to a server that says so (presence.ts), never stored, never acked.

/** "I write" to a person or in a group: every 4 s at most while somebody types. */
export const typingFrame = z.object({
  action: z.literal('typing'),
  data: z.object({ receiver_id: z.optional(id), group_id: z.optional(id) }),
})

/** "im_id writes" to the account, or in that group. */
export const typingTold = z.object({
  action: z.literal('typing'),
  data: z.object({ im_id: id, group_id: z.nullish(idOrEmpty) }),
})

/** Somebody writes there, or wrote within the last seconds. */
export interface TypingNews {
  readonly type: 'typing'
  readonly key: ConversationKey
  readonly from: ImId
}

export function toTyping({ data }: z.infer<typeof typingTold>): TypingNews {
  const from = toImId(data.im_id)
  const group = data.group_id ?? ''
  return { type: 'typing', key: group === '' ? personKey(from) : groupKey(toGroupId(group)), from }
}

/** The frame as text, e.g. `{"action":"typing","data":{"receiver_id":"im-2"}}`. Source: S-TYPE-1. */
export const encodeTyping = (key: ConversationKey): string =>
  JSON.stringify({
    action: 'typing',
    data: isGroupKey(key) ? { group_id: groupOf(key) } : { receiver_id: peerOf(key) },
  } satisfies z.infer<typeof typingFrame>)
