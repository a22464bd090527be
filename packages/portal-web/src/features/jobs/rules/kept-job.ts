import type { JobView } from '../../../lib/job'

/** In the server's words, so that it is read as an answer is: what a list shows of a job, and whom to ask is not in it. */
export const toKept = ({ publishedAt, closesAt, experienceId, employer, ...job }: JobView) => ({
  ...job,
  pubdate_unixtime: publishedAt / 1000,
  closeDate_unixtime: closesAt / 1000,
  workyears: experienceId,
  employer: employer && {
    ...employer,
    industrialId: employer.industryId,
    answersWithin: employer.answersWithinMs / 1000,
  },
})
