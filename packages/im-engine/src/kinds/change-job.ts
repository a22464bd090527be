import { personKind } from './kind.js'
import { aboutJob } from './shapes/about-job.js'

/** From here on the talk is about another job. */
export const changeJob = personKind(aboutJob('changeJob', 'jobId', 'whole'))
