import * as z from 'zod/mini'
import {
  type ConversationKey,
  groupKey,
  type ImId,
  personKey,
  toGroupId,
  toImId,
  toServerId,
} from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { type Mark, START } from '../model/order.js'
import { flag, id, idOrEmpty, isOn, time } from './fields.js'

/** Another device of mine read up to here. */
export const readMarkNotice = z.object({
  notice_type: z.literal('read_mark'),
  im_id: id,
  sessionId: id,
  isGroup: flag,
  readTime: time,
  readMsgId: z.nullish(idOrEmpty),
  timestamp: time,
})

/** The backend's read time and id as a mark; time 0 without an id is the place before everything. */
export const toMark = (readTime: number | null | undefined, readMsgId: string | null | undefined): Mark =>
  !readTime && !readMsgId ? START : { at: readTime ?? 0, id: toServerId(readMsgId ?? '') }

/** The other one of `"a_b"` (sorted by code unit, ids may hold `_` themselves); a plain id is taken as it is. */
export function peerOfSession(sessionId: string, me: ImId): ImId {
  const before = sessionId.slice(0, -me.length - 1)
  if (before !== '' && before <= me && sessionId === `${before}_${me}`) return toImId(before)
  const after = sessionId.slice(me.length + 1)
  if (after !== '' && me <= after && sessionId === `${me}_${after}`) return toImId(after)
  return toImId(sessionId)
}

export function toReadElsewhere(notice: z.infer<typeof readMarkNotice>, me: ImId): Notice | undefined {
  if (notice.im_id !== me) return undefined
  const key: ConversationKey = isOn(notice.isGroup)
    ? groupKey(toGroupId(notice.sessionId))
    : personKey(peerOfSession(notice.sessionId, me))
  return { type: 'read-elsewhere', key, mark: toMark(notice.readTime, notice.readMsgId) }
}
