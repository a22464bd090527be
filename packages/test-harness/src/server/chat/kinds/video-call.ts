import { videoCall as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Refused until calls tell who may send one. */
export const videoCall = refused(kind)
