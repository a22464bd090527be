/** Employers, for whoever looks. */
import { z } from 'zod'
import { sentLogos } from '../hiring/company-images'
import { listEmployers, readEmployer } from '../jobs/employer-views'
import { drawLogo } from '../jobs/logo-picture'
import { bare, notFound } from './answer'
import { Ids, optional, PageFields, pageOf, readId, SearchText } from './job-params'
import { API, route } from './route'

const list = route({
  method: 'GET',
  path: `${API}/users/employers`,
  access: 'anyone',
  query: z.object({
    keyword: SearchText,
    location: Ids,
    industry: Ids,
    employerSize: Ids,
    sort: optional(z.enum(['answers'])).describe('answers: who answers fastest in the chat first'),
    ...PageFields,
  }),
  handle: async ({ backend, query: { keyword, location, industry, employerSize, sort, ...page } }) =>
    bare(
      await listEmployers(
        backend.db,
        { keyword, location, industry, size: employerSize, isByAnswers: sort === 'answers' },
        pageOf(page),
        backend.clock(),
      ),
    ),
})

const recommended = route({
  method: 'GET',
  path: `${API}/users/employers/recommended/page`,
  access: 'anyone',
  query: z.object(PageFields),
  handle: async ({ backend, query }) =>
    bare(await listEmployers(backend.db, { isRecommended: true }, pageOf(query), backend.clock())),
})

const one = route({
  method: 'GET',
  path: `${API}/users/employers/:id`,
  access: 'visitor',
  answers: [200, 404],
  async handle({ backend, caller, params: { id = '' } }) {
    const employerId = readId(id)
    const employer =
      employerId === undefined
        ? undefined
        : await readEmployer(backend.db, employerId, caller !== null, backend.clock())
    return employer ? bare(employer) : notFound()
  },
})

/** Other sites show no drawing: they are given a picture. */
const logo = route({
  method: 'GET',
  path: `${API}/users/employers/:id/logo.png`,
  access: 'anyone',
  answers: [200, 404],
  files: ['image/png'],
  says: 'The logo of a company as a PNG, 600 by 600; 404 where it has none that lies here.',
  async handle({ backend, params: { id = '' } }) {
    const employerId = readId(id)
    const company =
      employerId === undefined
        ? undefined
        : await backend.db
            .selectFrom('companies')
            .select('logo')
            .where('id', '=', employerId)
            .executeTakeFirst()
    const content = company && (await drawLogo(company.logo, sentLogos(backend.db)))
    if (!content) return notFound()
    return {
      status: 200,
      file: { type: 'image/png', content },
      headers: { 'cache-control': 'public, max-age=86400' },
    }
  },
})

export const employerRoutes = [list, recommended, one, logo]
