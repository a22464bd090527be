import { job as kind } from '@sarika/im-engine/kinds'
import { tellsJob } from '../../hiring/who-may-send'
import { allowed } from './kind'

/** By both sides, in groups too. */
export const job = allowed(kind, tellsJob)
