import { audioCall as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Refused: a call is told by notices, and is no message. */
export const audioCall = refused(kind)
