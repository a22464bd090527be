import * as z from 'zod/mini'
import { time } from './fields.js'

/** Asked by the client, answered by the server. */
export const heartbeatFrame = z.object({ action: z.literal('heartbeat') })

/** The answer; `time` is the server's, ms since epoch. A backend may leave it out. */
export const heartbeatAnswerFrame = z.object({ action: z.literal('heartbeat'), time: z.nullish(time) })

/** The answer to a heartbeat. */
export interface Beat {
  readonly type: 'heartbeat'
  /** Server time, ms since epoch; 0 when it was not told. */
  readonly at: number
}

/** A heartbeat whose time cannot be read is one all the same: it shows that the socket lives. */
export function toBeat(frame: unknown): Beat {
  const read = heartbeatAnswerFrame.safeParse(frame)
  return { type: 'heartbeat', at: (read.success ? read.data.time : undefined) ?? 0 }
}

export const encodeHeartbeat = (): string => '{"action":"heartbeat"}'
