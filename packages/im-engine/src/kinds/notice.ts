import { serverKind } from './kind.js'
import { prose } from './shapes/prose.js'

/** What the service tells in a conversation. */
export const notice = serverKind(prose('notice'), { isPlain: true })
