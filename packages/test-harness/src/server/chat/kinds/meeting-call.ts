import { meetingCall as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Refused: a call is told by notices, and is no message. */
export const meetingCall = refused(kind)
