import { personKind } from './kind.js'
import { aboutJob } from './shapes/about-job.js'

/** A job that somebody recommends or asks about. */
export const job = personKind(aboutJob('job', 'jobId', 'whole'), { alias: '98' })
