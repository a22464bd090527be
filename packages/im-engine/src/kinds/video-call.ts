import { personKind } from './kind.js'
import { call } from './shapes/call.js'

/** A call with pictures. */
export const videoCall = personKind(call('videoCall'), { isPlain: true })
