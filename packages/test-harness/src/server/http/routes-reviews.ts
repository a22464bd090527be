/** What a reviewer reads and decides; to every other account there is nothing here. */
import { isDecisionOf, isReasonOf, isReportedKind, REASONS_OF } from '@sarika/portal-web/contract/reports'
import { REFUSALS, RefusalText } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import { readReported } from '../reviews/case'
import { decideReported, type Verdict } from '../reviews/decide-reported'
import { listReported } from '../reviews/reported'
import { decideAbout, listWaiting, readQueue, readWaiting } from '../reviews/reviews'
import { bare, noContent, notFound, refused, wrong } from './answer'
import { PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const REVIEWS = `${API}/reviews`

const queue = route({
  method: 'GET',
  path: REVIEWS,
  access: 'reviewer',
  handle: async ({ backend }) => bare(await readQueue(backend.db, backend.clock())),
})

const resumes = route({
  method: 'GET',
  path: `${REVIEWS}/resumes`,
  access: 'reviewer',
  query: z.object(PageFields),
  handle: async ({ backend, query }) => bare(await listWaiting(backend.db, pageOf(query))),
})

const resume = route({
  method: 'GET',
  path: `${REVIEWS}/resumes/:id`,
  access: 'reviewer',
  answers: [200, 404],
  async handle({ backend, params }) {
    const id = readId(params.id ?? '')
    const found = id === undefined ? undefined : await readWaiting(backend.db, id)
    return found ? bare(found) : notFound()
  },
})

const Version = z.int().positive()

const ResumeDecision = z.discriminatedUnion('decision', [
  z.object({ version: Version, decision: z.literal('approve') }),
  z
    .object({
      version: Version,
      decision: z.literal('refuse'),
      reason: z.enum(REFUSALS),
      text: RefusalText,
    })
    .refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      message: 'say why',
    }),
])

const decideResume = route({
  method: 'PUT',
  path: `${REVIEWS}/resumes/:id`,
  access: 'reviewer',
  answers: [204, 404],
  body: ResumeDecision,
  says: 'About the version that was read: `review_changed` where another one was submitted, or somebody has decided.',
  async handle({ backend, caller: { account }, params, body: { version, ...decision } }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const outcome = await backend.writes.run((trx) =>
      decideAbout(trx, id, version, decision, account.id, backend.clock()),
    )
    if (outcome === 'missing') return notFound()
    return outcome === 'decided'
      ? noContent()
      : refused('review_changed', 'this resume was changed or decided meanwhile')
  },
})

const reports = route({
  method: 'GET',
  path: `${REVIEWS}/reports`,
  access: 'reviewer',
  query: z.object(PageFields),
  handle: async ({ backend, query }) => bare(await listReported(backend.db, pageOf(query))),
})

const report = route({
  method: 'GET',
  path: `${REVIEWS}/reports/:kind/:targetId`,
  access: 'reviewer',
  answers: [200, 404],
  says: 'With the messages around, of a person or a message: here alone can they be read.',
  async handle({ backend, params: { kind = '', targetId = '' } }) {
    const id = readId(targetId)
    if (!isReportedKind(kind) || id === undefined) return notFound()
    const found = await readReported(backend.db, kind, id)
    return found ? bare(found) : notFound()
  },
})

const ReportVerdict = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('keep') }),
  z
    .object({
      decision: z.enum(['warn', 'take-down', 'stop']),
      reason: z.enum([...REASONS_OF.job, ...REASONS_OF.person]),
      text: RefusalText,
    })
    .refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      message: 'say why',
    }),
])

const decideReport = route({
  method: 'PUT',
  path: `${REVIEWS}/reports/:kind/:targetId`,
  access: 'reviewer',
  answers: [204, 404],
  body: ReportVerdict,
  says: 'A job that is taken down closes, and all open jobs of an employer who is stopped; whoever it is about is told why, and who reported that it was read.',
  async handle({ backend, caller: { account }, params: { kind = '', targetId = '' }, body }) {
    const id = readId(targetId)
    if (!isReportedKind(kind) || id === undefined) return notFound()
    const verdict: Verdict = { reason: '', text: '', ...body }
    if (!isDecisionOf(kind, verdict.decision))
      return wrong('not_allowed', 'decision', `of a ${kind} this cannot be decided`)
    if (verdict.reason !== '' && !isReasonOf(kind, verdict.reason))
      return wrong('not_allowed', 'reason', `a ${kind} is not reported for this`)
    const outcome = await backend.writes.run((trx) =>
      decideReported(trx, kind, id, verdict, account.id, backend.clock()),
    )
    if (outcome === 'missing') return notFound()
    return outcome === 'decided' ? noContent() : refused('not_allowed', 'there is nobody to warn')
  },
})

export const reviewRoutes = [queue, resumes, resume, decideResume, reports, report, decideReport]
