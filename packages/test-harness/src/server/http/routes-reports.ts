/** Reports of jobs and employers; one of each person and thing. */
import { z } from 'zod'
import { REPORT_REASONS, type ReportedKind, report } from '../jobs/reports'
import { MAX_REPORT_TEXT } from '../limits'
import { bare, notFound, tooFast } from './answer'
import { readId } from './job-params'
import { API, route } from './route'

const reportOf = (path: string, kind: ReportedKind) =>
  route({
    method: 'POST',
    path: `${API}${path}/:id/report`,
    access: 'account',
    answers: [200, 404, 429],
    body: z.object({
      reason: z.enum(REPORT_REASONS),
      text: z.string().trim().max(MAX_REPORT_TEXT).default(''),
    }),
    says: 'A repeat by the same account takes the place of its first report.',
    async handle({ backend, caller: { account }, params: { id = '' }, body }) {
      const target = readId(id)
      if (target === undefined) return notFound()
      const waitMs = backend.rates.reports.take(account.im_id)
      if (waitMs > 0) return tooFast(waitMs)
      const now = backend.clock()
      const isKept = await backend.writes.run((trx) => report(trx, account.id, kind, target, body, now))
      return isKept ? bare({ id: target, isReported: true }) : notFound()
    },
  })

export const reportRoutes = [reportOf('/jobs', 'job'), reportOf('/users/employers', 'employer')]
