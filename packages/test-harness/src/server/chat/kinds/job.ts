import { job as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Refused until hiring in the chat tell who may send one. */
export const job = refused(kind)
