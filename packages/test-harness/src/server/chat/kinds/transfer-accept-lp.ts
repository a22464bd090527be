import { transferAcceptLP as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Only the server makes one. */
export const transferAcceptLP = refused(kind)
