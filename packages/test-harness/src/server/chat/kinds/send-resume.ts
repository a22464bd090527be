import { sendResume as kind } from '@sarika/im-engine/kinds'
import { sendsApplication } from '../../hiring/who-may-send'
import { allowed } from './kind'

/** By a seeker who has applied, to the company of the job: to send a resume is to apply. */
export const sendResume = allowed(kind, sendsApplication)
