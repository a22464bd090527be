// What the client says on the socket.

import * as z from 'zod/mini'
import { heartbeatFrame } from './heartbeat.js'
import { pingFrame } from './ping.js'
import { receiptFrame } from './receipt.js'
import { messageFrame } from './send.js'

/** Every frame of a client: what a backend reads. Receipts and pings have a `data.type`, messages a `data.msg`. Absent: `typingFrame`, which is optional. */
export const clientFrame = z.union([heartbeatFrame, pingFrame, receiptFrame, messageFrame])
