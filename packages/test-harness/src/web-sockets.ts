import { nodeSockets } from '@sarika/im-engine/node'
import { WebSocket } from 'ws'

/** The sockets of every engine that runs in this process. */
export const webSockets = nodeSockets(WebSocket)
