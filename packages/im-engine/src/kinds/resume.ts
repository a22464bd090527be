import { personKind } from './kind.js'
import { aboutJob } from './shapes/about-job.js'

/** A resume that somebody shows. */
export const resume = personKind(aboutJob('resume', 'resumeId', 'whole'), { alias: '99' })
