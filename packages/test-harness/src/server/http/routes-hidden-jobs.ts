/** Jobs that a seeker does not want to see any more. */
import { z } from 'zod'
import { MAX_HIDDEN_JOBS } from '../limits'
import { hideJob, listHidden, showJob } from '../seekers/hidden-jobs'
import { bare, noContent, notFound, refused } from './answer'
import { PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const hide = route({
  method: 'POST',
  path: `${API}/jobs/:id/hide`,
  access: 'seeker',
  answers: [200, 404],
  says: 'Searches, their counts, what comes near them and similar jobs leave it out for this account; its page stays.',
  async handle({ backend, caller: { account }, params: { id = '' } }) {
    const jobId = readId(id)
    if (jobId === undefined) return notFound()
    const now = backend.clock()
    const hidden = await backend.writes.run((trx) => hideJob(trx, account.id, jobId, now))
    if (hidden === 'missing') return notFound()
    return hidden === 'too-many'
      ? refused('too_many', `you have hidden ${MAX_HIDDEN_JOBS} jobs, show some of them again first`)
      : bare({ id: jobId, isHidden: true })
  },
})

const show = route({
  method: 'DELETE',
  path: `${API}/jobs/:id/hide`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params: { id = '' } }) {
    const jobId = readId(id)
    if (jobId === undefined) return notFound()
    return (await backend.writes.run((trx) => showJob(trx, account.id, jobId))) ? noContent() : notFound()
  },
})

/** The last hidden first; closed ones say so. */
const list = route({
  method: 'GET',
  path: `${API}/jobs/hidden`,
  access: 'seeker',
  query: z.object(PageFields),
  handle: async ({ backend, caller: { account }, query }) =>
    bare(await listHidden(backend.db, account.id, pageOf(query), backend.clock())),
})

export const hiddenJobRoutes = [hide, show, list]
