import * as z from 'zod/mini'
import { groupKey, type ImId, personKey, toGroupId, toServerId } from '../model/ids.js'
import { ERASE_MAX } from '../model/limits.js'
import type { Notice } from '../model/notice.js'
import { flag, id, isOn, time } from './fields.js'
import { peerOfSession } from './read-mark.js'

/** Another device of mine deleted messages for me, or put them back. Ours. */
export const erasedNotice = z.object({
  notice_type: z.literal('messages_erased'),
  im_id: id,
  sessionId: id,
  isGroup: flag,
  items: z
    .array(z.object({ msgId: id, msgTime: time, isErased: flag, saidAt: time }))
    .check(z.maxLength(ERASE_MAX)),
  timestamp: time,
})

export function toErasedElsewhere(notice: z.infer<typeof erasedNotice>, me: ImId): Notice | undefined {
  if (notice.im_id !== me) return undefined
  return {
    type: 'erased-elsewhere',
    key: isOn(notice.isGroup)
      ? groupKey(toGroupId(notice.sessionId))
      : personKey(peerOfSession(notice.sessionId, me)),
    erasures: notice.items.map(({ msgId, msgTime, isErased, saidAt }) => ({
      id: toServerId(msgId),
      at: msgTime,
      isOn: isOn(isErased),
      since: saidAt,
    })),
  }
}
