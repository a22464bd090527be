import { video as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Refused until the store of files tells who may send one. */
export const video = refused(kind)
