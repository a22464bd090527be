import { inviteInterview as kind } from '@sarika/im-engine/kinds'
import { invitesApplicant } from '../../hiring/who-may-send'
import { allowed } from './kind'

/** By a recruiter who has offered the interview to who applied. */
export const inviteInterview = allowed(kind, invitesApplicant)
