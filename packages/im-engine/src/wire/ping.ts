import * as z from 'zod/mini'
import { id, time } from './fields.js'

/** "I am online": once a connect, not stored, not acked; platform 3 is the web. */
export const pingFrame = z.object({
  action: z.literal('p2p'),
  seq: id,
  data: z.object({
    type: z.literal('ping'),
    platform: z.int(),
    timestamp: time,
    persistence: z.literal(0),
  }),
})

/** The online ping as text; `at` in ms since epoch. The server answers with a presence. Source: specification 7. */
export const encodePing = (seq: string, at: number): string =>
  JSON.stringify({
    action: 'p2p',
    seq,
    data: { type: 'ping', platform: 3, timestamp: at, persistence: 0 },
  } satisfies z.infer<typeof pingFrame>)
