import * as z from 'zod/mini'
import type { Notice } from '../model/notice.js'
import { count, id, idOrEmpty, time } from './fields.js'

/** An application changed in what either side can see; what it is now, the main API tells. rev grows with each change. */
export const applicationChangedNotice = z.object({
  notice_type: z.literal('application_changed'),
  im_id: z.nullish(idOrEmpty),
  id,
  rev: count,
  timestamp: time,
})

export const toApplicationChanged = (notice: z.infer<typeof applicationChangedNotice>): Notice => ({
  type: 'application',
  id: notice.id,
  rev: notice.rev,
  at: notice.timestamp,
})
