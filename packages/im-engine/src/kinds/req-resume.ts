import { personKind } from './kind.js'
import { aboutJob } from './shapes/about-job.js'

/** An employer asks for a resume. */
export const reqResume = personKind(aboutJob('reqResume', 'jobId', 'any'))
