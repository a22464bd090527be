/** What a reviewer reads and decides; to every other account there is nothing here. */
import { REFUSALS, RefusalText } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import { decideReported, listReported } from '../reviews/reported'
import { decideAbout, listWaiting, readQueue, readWaiting } from '../reviews/reviews'
import { bare, noContent, notFound, refused } from './answer'
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

const isReported = (kind: string | undefined): kind is 'job' | 'employer' =>
  kind === 'job' || kind === 'employer'

const decideReport = route({
  method: 'PUT',
  path: `${REVIEWS}/reports/:kind/:targetId`,
  access: 'reviewer',
  answers: [204, 404],
  body: z.object({ decision: z.enum(['keep', 'take-down']) }),
  says: 'A job that is taken down closes, and its employer is told; an employer can only be kept.',
  async handle({ backend, caller: { account }, params: { kind, targetId = '' }, body: { decision } }) {
    const id = readId(targetId)
    if (!isReported(kind) || id === undefined) return notFound()
    if (kind === 'employer' && decision === 'take-down')
      return refused('not_allowed', 'an employer cannot be taken down')
    const outcome = await backend.writes.run((trx) =>
      decideReported(trx, kind, id, decision, account.id, backend.clock()),
    )
    return outcome === 'decided' ? noContent() : notFound()
  },
})

export const reviewRoutes = [queue, resumes, resume, decideResume, reports, decideReport]
