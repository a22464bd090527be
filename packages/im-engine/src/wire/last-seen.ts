import * as z from 'zod/mini'
import { type ImId, toImId } from '../model/ids.js'
import { id, listOf, ROWS_MAX, time } from './fields.js'

/** When contacts were there last; 0: not told any more. Ours and optional, never stored. */
export const lastSeenFrame = z.object({
  action: z.literal('last_seen'),
  data: z.object({ seen: listOf(z.object({ im_id: id, at: time }), ROWS_MAX) }),
})

/** e.g. `{ type: "last-seen", seen: [["im-2", 1700000000000]] }` */
export interface SeenNews {
  readonly type: 'last-seen'
  readonly seen: readonly (readonly [imId: ImId, at: number])[]
}

export const toSeen = ({ data }: z.infer<typeof lastSeenFrame>): SeenNews => ({
  type: 'last-seen',
  seen: data.seen.map(({ im_id, at }) => [toImId(im_id), at]),
})
