import { tip as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Only the server makes one. */
export const tip = refused(kind)
