import * as z from 'zod/mini'

/** Asked by the client, answered by the server with the same. */
export const heartbeatFrame = z.object({ action: z.literal('heartbeat') })

export const encodeHeartbeat = (): string => '{"action":"heartbeat"}'
