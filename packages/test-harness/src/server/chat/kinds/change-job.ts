import { changeJob as kind } from '@sarika/im-engine/kinds'
import { speaksOfOwnJob } from '../../hiring/who-may-send'
import { allowed } from './kind'

/** By a recruiter; the conversation is about this job of their company from then on. */
export const changeJob = allowed(kind, speaksOfOwnJob, 'changes')
