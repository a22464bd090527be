import { personKind } from './kind.js'
import { aboutJob } from './shapes/about-job.js'

/** An employer invites to an interview. */
export const inviteInterview = personKind(aboutJob('inviteInterview', 'jobApplyId', 'any'), {
  alias: '97',
})
