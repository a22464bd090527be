import { serverKind } from './kind.js'
import { prose } from './shapes/prose.js'

/** What the service tells somebody. */
export const notification = serverKind(prose('notification'), { isPlain: true })
