import type { JobView } from '../../../lib/job'

/** In the server's words, so that it is read as an answer is: what a list shows of a job, and whom to ask is not in it. */
export const toKept = ({ publishedAt, ...job }: JobView) => ({ ...job, pubdate_unixtime: publishedAt / 1000 })
