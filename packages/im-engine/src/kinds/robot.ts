import { serverKind } from './kind.js'
import { prose } from './shapes/prose.js'

/** What a robot answers. */
export const robot = serverKind(prose('robot'), { isPlain: true })
