import { reqResume as kind } from '@sarika/im-engine/kinds'
import { speaksOfOwnJob } from '../../hiring/who-may-send'
import { allowed } from './kind'

/** By a recruiter, about a job of their company. */
export const reqResume = allowed(kind, speaksOfOwnJob)
