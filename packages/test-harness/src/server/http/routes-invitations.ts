/** A company asks people to apply: contacts and candidates. */
import { z } from 'zod'
import { type Invited, invitationsLeft, invite } from '../hiring/invitations'
import { MAX_INVITATIONS } from '../limits'
import { bare, noContent, notFound, refused, tooFast } from './answer'
import { BodyId, readId } from './job-params'
import { API, route } from './route'

const REFUSALS: Readonly<Record<Exclude<Invited, 'invited' | 'missing'>, readonly [string, string]>> = {
  closed: ['job_closed', 'this job is closed'],
  'not-verified': ['not_verified', 'companies invite once they are verified'],
  applied: ['already_applied', 'this person has applied for the job'],
  blocked: ['blocked', 'one of you has blocked the other'],
  'too-many': ['too_many_invitations', `a company invites ${MAX_INVITATIONS} people in seven days`],
}

/** Ours. */
const inviteOne = route({
  method: 'POST',
  path: `${API}/users/jobs/:jobId/invitations`,
  access: 'account',
  answers: [204, 404, 429],
  body: z.union([z.object({ imId: z.string().min(1).max(64) }), z.object({ resumeId: BodyId })]),
  async handle({ backend, caller: { account }, params, body }) {
    const jobId = readId(params.jobId ?? '')
    const waitMs = backend.rates.offers.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const now = backend.clock()
    const invited =
      jobId === undefined
        ? 'missing'
        : await backend.writes.run((trx) => invite(trx, account, jobId, body, now))
    if (invited === 'invited') return noContent()
    return invited === 'missing' ? notFound() : refused(...REFUSALS[invited])
  },
})

/** Ours. */
const left = route({
  method: 'GET',
  path: `${API}/users/employer/invitations`,
  access: 'employer',
  says: 'How many people the company may still invite within seven days; `nextAt`: when there is one more, in seconds, or null.',
  handle: async ({ backend, caller: { company } }) =>
    bare(await invitationsLeft(backend.db, company.id, backend.clock())),
})

export const invitationRoutes = [inviteOne, left]
