import { personKind } from './kind.js'
import { aboutJob } from './shapes/about-job.js'

/** A seeker answers with a resume. */
export const sendResume = personKind(aboutJob('sendResume', 'jobApplyId', 'any'))
