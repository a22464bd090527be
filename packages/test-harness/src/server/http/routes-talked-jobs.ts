/** Jobs with a chat, and jobs somebody is asked to apply for. */
import { z } from 'zod'
import { flagJob, listCommunicated, removeJob } from '../seekers/communicated-jobs'
import { invite, listInvitations } from '../seekers/invitations'
import { bare, noContent, notFound, refused, tooFast } from './answer'
import { PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const list = route({
  method: 'GET',
  path: `${API}/users/jobs`,
  access: 'seeker',
  query: z.object(PageFields),
  handle: async ({ backend, caller: { account }, query }) =>
    bare(await listCommunicated(backend.db, account.id, pageOf(query), backend.clock())),
})

const flag = route({
  method: 'PUT',
  path: `${API}/users/jobs/:id/communication`,
  access: 'seeker',
  answers: [200, 404],
  // Without a body it is flagged: the specification names none.
  body: z.object({ isFlagged: z.boolean().default(true) }).prefault({}),
  async handle({ backend, caller: { account }, params, body: { isFlagged } }) {
    const id = readId(params.id ?? '')
    const found =
      id !== undefined && (await backend.writes.run((trx) => flagJob(trx, account.id, id, isFlagged)))
    return found ? bare({ id, isFlagged }) : notFound()
  },
})

const remove = route({
  method: 'DELETE',
  path: `${API}/users/jobs/:id/communication`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const found = id !== undefined && (await backend.writes.run((trx) => removeJob(trx, account.id, id)))
    return found ? noContent() : notFound()
  },
})

const invitations = route({
  method: 'GET',
  path: `${API}/users/jobs/invitations`,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listInvitations(backend.db, account.id, backend.clock()) }),
})

/** By the employer of the job, to one of its contacts. Ours. */
const inviteOne = route({
  method: 'POST',
  path: `${API}/users/jobs/:jobId/invitations`,
  access: 'account',
  answers: [204, 404, 429],
  body: z.object({ imId: z.string().min(1).max(64) }),
  async handle({ backend, caller: { account }, params, body: { imId } }) {
    const jobId = readId(params.jobId ?? '')
    const waitMs = backend.rates.offers.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const now = backend.clock()
    const invited =
      jobId === undefined
        ? 'missing'
        : await backend.writes.run((trx) => invite(trx, account, jobId, imId, now))
    switch (invited) {
      case 'missing':
        return notFound()
      case 'closed':
        return refused('job_closed', 'this job is closed')
      case 'not-verified':
        return refused('not_verified', 'companies invite once they are verified')
      case 'blocked':
        return refused('blocked', 'one of you has blocked the other')
      case 'invited':
        return noContent()
    }
  },
})

export const talkedJobRoutes = [list, flag, remove, invitations, inviteOne]
