/** How far applications are, for the cards of the chat: to show one is no look at the resume. */
import { listBetween, readState } from '../seekers/applications'
import { bare, notFound } from './answer'
import { readId } from './job-params'
import { API, route } from './route'

const state = route({
  method: 'GET',
  path: `${API}/users/applications/:id/state`,
  access: 'account',
  answers: [200, 404],
  says: 'Without what was sent. Who applied is not told of it.',
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const found = id === undefined ? undefined : await readState(backend.db, account.id, id, backend.clock())
    return found ? bare(found) : notFound()
  },
})

/** What nobody applied for answers as a stranger does: with an empty list. */
const between = route({
  method: 'GET',
  path: `${API}/users/im/:imId/applications`,
  access: 'account',
  says: 'Of one of the two to the company that the other acts for, the last ones first.',
  handle: async ({ backend, caller: { account }, params }) =>
    bare({ result: await listBetween(backend.db, account.id, params.imId ?? '', backend.clock()) }),
})

export const applicationStateRoutes = [state, between]
