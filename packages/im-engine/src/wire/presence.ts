import * as z from 'zod/mini'
import { toImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { count, flag, id, idOrEmpty, isOn, text, time, wellFormed } from './fields.js'

/** Somebody came or went; never stored. The answer to an online ping is the presence of the account itself. */
export const presence = z.object({
  type: z.literal('presence'),
  im_id: id,
  online: flag,
  timestamp: time,
  id: z.nullish(idOrEmpty),
  notice_type: z.nullish(text),
  /** What they came with, or went from, e.g. 3 = a browser. */
  platform: z.nullish(count),
  /** Ours, in the account's own: 1 = the server takes typing frames. */
  typing: z.nullish(flag),
})

export const toPresence = (data: z.infer<typeof presence>): Notice => ({
  type: 'presence',
  imId: toImId(data.im_id),
  isOnline: isOn(data.online),
  at: data.timestamp,
  ...(data.id ? { id: data.id } : {}),
  ...(data.notice_type ? { noticeType: wellFormed(data.notice_type) } : {}),
  ...(data.platform == null ? {} : { platform: data.platform }),
  ...(data.typing != null && isOn(data.typing) ? { takesTyping: true } : {}),
})
