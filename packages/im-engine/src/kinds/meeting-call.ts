import { personKind } from './kind.js'
import { call } from './shapes/call.js'

/** A call of several. */
export const meetingCall = personKind(call('meetingCall'), { isPlain: true })
