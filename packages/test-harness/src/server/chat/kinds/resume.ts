import { resume as kind } from '@sarika/im-engine/kinds'
import { showsOwnResume } from '../../hiring/who-may-send'
import { allowed } from './kind'

/** By a seeker, a resume of their own. */
export const resume = allowed(kind, showsOwnResume)
