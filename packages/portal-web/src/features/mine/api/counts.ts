import { OWN_STATISTICS, useOwn } from '../../../http/read'
import { numberAt } from '../../../lib/fields'

const toCounts = (body: unknown) => ({
  records: numberAt(body, 'applied'),
  interviews: numberAt(body, 'interviews'),
  invitations: numberAt(body, 'invitations'),
  savedJobs: numberAt(body, 'savedJobs'),
  savedCompanies: numberAt(body, 'savedCompanies'),
  seen: numberAt(body, 'viewers'),
  letters: numberAt(body, 'letters'),
  subscriptions: numberAt(body, 'alerts'),
})

type Counts = ReturnType<typeof toCounts>

/** How many of each there are; nothing of them until it is known. */
export const useCounts = (): Partial<Counts> => useOwn(OWN_STATISTICS, toCounts).data ?? {}
