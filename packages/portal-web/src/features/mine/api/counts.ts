import { LETTERS } from '../../../http/papers'
import { useOwn } from '../../../http/read'
import { listAt, numberAt } from '../../../lib/fields'

const toTotal = (body: unknown): number => numberAt(body, 'totalCount')
const toLength = (body: unknown): number => listAt(body, 'result').length

/** How many of each there are; undefined until it is known. */
export const useCounts = () => ({
  records: useOwn('/users/jobs/applications?size=1', toTotal).data,
  interviews: useOwn('/users/jobs/applications?tab=interview&size=1', toTotal).data,
  invitations: useOwn('/users/jobs/invitations', toLength).data,
  savedJobs: useOwn('/users/jobs/following?size=1', toTotal).data,
  savedCompanies: useOwn('/users/employers/following?size=1', toTotal).data,
  seen: useOwn('/users/resumes/employers/viewers?size=1', toTotal).data,
  letters: useOwn(LETTERS, toLength).data,
  subscriptions: useOwn('/users/searches/agents', toLength).data,
})
