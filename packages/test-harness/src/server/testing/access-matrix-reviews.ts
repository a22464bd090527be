// Who may call what of reviews: to everybody but a reviewer there is nothing.
import { APPLICANT } from '../seed/people'
import type { Scene } from './access-scene'
import { reviewerOf } from './resumes'
import { of, type RouteCase } from './verdicts'

const API = '/api/v1.0.0'

/** The reviewer is no role of the matrix, for the things of the owner are not about one: access.test.ts has a test of its own. */
const NOBODY = of('missing', 'missing', 'missing', 'missing', 'missing')

/** The resume that waits in the demo. */
async function waiting({ url }: Scene): Promise<Record<string, string>> {
  const { body } = await (await reviewerOf(url)).call('GET', '/reviews/resumes')
  const found = body.result.find(({ ownerName }: { ownerName: string }) => ownerName === APPLICANT.nickname)
  return { id: String(found.id) }
}

async function reported({ people: { seeker } }: Scene): Promise<Record<string, string>> {
  await seeker.api('POST', '/jobs/1/report', { reason: 'gone' })
  return { kind: 'job', targetId: '1' }
}

const list: readonly RouteCase[] = [{ verdicts: NOBODY }]

export const REVIEW_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${API}/reviews`]: list,
  [`GET ${API}/reviews/resumes`]: list,
  [`GET ${API}/reviews/resumes/:id`]: [{ verdicts: NOBODY, prepare: waiting }],
  [`PUT ${API}/reviews/resumes/:id`]: [
    { verdicts: NOBODY, prepare: waiting, body: () => ({ version: 1, decision: 'approve' }) },
  ],
  [`GET ${API}/reviews/reports`]: list,
  [`GET ${API}/reviews/reports/:kind/:targetId`]: [{ verdicts: NOBODY, prepare: reported }],
  [`PUT ${API}/reviews/reports/:kind/:targetId`]: [
    { verdicts: NOBODY, prepare: reported, body: () => ({ decision: 'keep' }) },
  ],
}
