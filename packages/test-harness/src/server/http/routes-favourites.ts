/** Jobs and employers that a seeker keeps for later. */
import { z } from 'zod'
import { MAX_QUERY_IDS } from '../limits'
import { appliedOf } from '../seekers/apply'
import {
  type FavouriteKind,
  follow,
  followedOf,
  listFollowedEmployers,
  listFollowedJobs,
  unfollow,
} from '../seekers/favourites'
import { bare, invalid, noContent, notFound } from './answer'
import { BodyId, Ids, PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const keepOne = (path: string, kind: FavouriteKind) =>
  route({
    method: 'POST',
    path: `${API}${path}/:id/following`,
    access: 'seeker',
    answers: [200, 404],
    async handle({ backend, caller: { account }, params: { id = '' } }) {
      const target = readId(id)
      if (target === undefined) return notFound()
      const now = backend.clock()
      const kept = await backend.writes.run((trx) => follow(trx, account.id, kind, [target], now))
      return kept.length === 0 ? notFound() : bare({ id: target, isFollowed: true })
    },
  })

/** `?ids=1&ids=2`; what is not kept is not missed, but a call that names nothing is a mistake. */
const leave = (path: string, kind: FavouriteKind) =>
  route({
    method: 'DELETE',
    path: `${API}${path}/following`,
    access: 'seeker',
    answers: [204],
    query: z.object({ ids: Ids }),
    async handle({ backend, caller: { account }, query: { ids } }) {
      if (!ids) return invalid([{ field: 'ids', message: 'required' }])
      await backend.writes.run((trx) => unfollow(trx, account.id, kind, ids))
      return noContent()
    },
  })

/** Keeps what there is, and says which ids are of nothing. */
const keepMany = route({
  method: 'POST',
  path: `${API}/users/jobs/following/batch`,
  access: 'seeker',
  body: z.object({ jobIds: z.array(BodyId).min(1).max(MAX_QUERY_IDS) }),
  async handle({ backend, caller: { account }, body: { jobIds } }) {
    const now = backend.clock()
    const saved = await backend.writes.run((trx) => follow(trx, account.id, 'job', jobIds, now))
    return bare({ saved, missing: jobIds.filter((id) => !saved.includes(id)) })
  },
})

const jobs = route({
  method: 'GET',
  path: `${API}/users/jobs/following`,
  access: 'seeker',
  query: z.object(PageFields),
  handle: async ({ backend, caller: { account }, query }) =>
    bare(await listFollowedJobs(backend.db, account.id, pageOf(query), backend.clock())),
})

const employers = route({
  method: 'GET',
  path: `${API}/users/employers/following`,
  access: 'seeker',
  query: z.object(PageFields),
  handle: async ({ backend, caller: { account }, query }) =>
    bare(await listFollowedEmployers(backend.db, account.id, pageOf(query), backend.clock())),
})

/** What the caller has to do with the things of a screen: `?jobId=1&jobId=2&employerId=3`. Ours. */
const states = route({
  method: 'GET',
  path: `${API}/users/following/states`,
  access: 'seeker',
  query: z.object({ jobId: Ids, employerId: Ids }),
  async handle({ backend: { db }, caller: { account }, query: { jobId = [], employerId = [] } }) {
    const keptJobs = await followedOf(db, account.id, 'job', jobId)
    const applied = await appliedOf(db, account.id, jobId)
    const keptEmployers = await followedOf(db, account.id, 'employer', employerId)
    return bare({
      jobs: jobId.map((id) => ({ id, isFollowed: keptJobs.has(id), appliedAt: applied.get(id) ?? null })),
      employers: employerId.map((id) => ({ id, isFollowed: keptEmployers.has(id) })),
    })
  },
})

export const favouriteRoutes = [
  keepOne('/users/jobs', 'job'),
  keepMany,
  leave('/users/jobs', 'job'),
  jobs,
  keepOne('/users/employers', 'employer'),
  leave('/users/employers', 'employer'),
  employers,
  states,
]
