/** Jobs with a chat, and jobs somebody is asked to apply for. */
import { z } from 'zod'
import { flagJob, listCommunicated, removeJob } from '../seekers/communicated-jobs'
import { hideInvitation, listInvitations } from '../seekers/invitations'
import { bare, noContent, notFound } from './answer'
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
    bare({ result: await listInvitations(backend.db, account, backend.clock()) }),
})

/** By whoever was asked; the company is not told. Ours. */
const hide = route({
  method: 'DELETE',
  path: `${API}/users/jobs/invitations/:id`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const now = backend.clock()
    const found =
      id !== undefined && (await backend.writes.run((trx) => hideInvitation(trx, account.id, id, now)))
    return found ? noContent() : notFound()
  },
})

export const talkedJobRoutes = [list, flag, remove, invitations, hide]
