import { personKind } from './kind.js'
import { call as shape } from './shapes/call.js'

/** A call. */
export const call = personKind(shape('call'), { isPlain: true })
