/** How many jobs there are, for whoever looks; and how much a seeker has of what. */
import type { Backend } from '../backend'
import { LOCATIONS } from '../constants/locations'
import { countAll, countBy, countByProvince, countPlaces } from '../jobs/statistics'
import { countOwn } from '../seekers/statistics'
import { bare } from './answer'
import { API, type Route, route } from './route'

const statistics = (path: string, count: (db: Backend['db'], now: number) => Promise<unknown>): Route =>
  route({
    method: 'GET',
    path: `${API}${path}`,
    access: 'anyone',
    handle: async ({ backend }) => bare(await count(backend.db, backend.clock())),
  })

/** Provinces and districts with their names and how many jobs are there. */
const locations = route({
  method: 'GET',
  path: `${API}/jobs/locations`,
  access: 'anyone',
  async handle({ backend }) {
    const counts = await countPlaces(backend.db, backend.clock())
    const withCount = <T extends { id: number }>(place: T) => ({ ...place, count: counts.get(place.id) ?? 0 })
    return bare(
      LOCATIONS.map((province) => ({ ...withCount(province), districts: province.districts.map(withCount) })),
    )
  },
})

const own = route({
  method: 'GET',
  path: `${API}/users/jobs/statistics`,
  access: 'seeker',
  says: 'Counts of what the caller has: applications, those that were opened, interviews and so on.',
  handle: async ({ backend, caller: { account } }) =>
    bare(await countOwn(backend.db, account, backend.clock())),
})

export const statisticsRoutes = [
  locations,
  own,
  statistics('/users/home/page/jobs/statistics', countAll),
  statistics('/users/home/page/categories/statistics', (db, now) => countBy(db, 'categories', now)),
  statistics('/users/home/page/industries/statistics', (db, now) => countBy(db, 'industries', now)),
  statistics('/users/home/page/locations/statistics', countByProvince),
  statistics('/users/home/page/salaries/statistics', (db, now) => countBy(db, 'salaries', now)),
]
