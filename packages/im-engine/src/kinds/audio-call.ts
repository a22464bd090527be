import { personKind } from './kind.js'
import { call } from './shapes/call.js'

/** A call by voice. */
export const audioCall = personKind(call('audioCall'), { isPlain: true })
