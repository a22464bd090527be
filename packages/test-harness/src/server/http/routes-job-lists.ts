/** Jobs, for whoever looks. */
import { z } from 'zod'
import { readEmployer } from '../jobs/employer-views'
import { listPlaced } from '../jobs/job-lists'
import { readJob } from '../jobs/job-views'
import { FAST_JOBS, HOT_JOBS, RELATED_JOBS, URGENT_JOBS } from '../limits'
import { inLanguage } from '../translator/in-language'
import { bare, notFound } from './answer'
import { Ids, optional, PageFields, pageOf, readId, SearchText } from './job-params'
import { search } from './job-search'
import { API, route } from './route'

/** A sum of dollars, e.g. `50000` or `199.5`. */
const Dollars = optional(
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'a sum of money')
    .transform(Number),
)

const Query = z.object({
  keyword: SearchText,
  title: SearchText,
  salaryMin: Dollars,
  postedFrom: optional(z.iso.date()),
  location: Ids,
  industry: Ids,
  category: Ids,
  salary: Ids,
  publishDate: optional(
    z
      .string()
      .regex(/^[1-5]$/, 'no id')
      .transform(Number),
  ),
  experience: Ids,
  term: Ids,
  level: Ids,
  qualification: Ids,
  employerSize: Ids,
  employerId: Ids,
  sort: optional(z.enum(['relevance', 'date'])),
  exact: optional(z.literal('1')).describe(
    '1: by the words of `keyword` alone; otherwise by the other names of a trade too, which `widened` of the answer says',
  ),
  ...PageFields,
})

const list = route({
  method: 'GET',
  path: `${API}/jobs`,
  access: 'visitor',
  answers: [200, 429, 503],
  query: Query,
  async handle({ query: { page, size, sort, exact, ...filters }, ...call }) {
    const order = { page: pageOf({ page, size }), isByDate: sort === 'date' }
    const asked = await search(call, 'list', { filters: { ...filters, isExact: exact === '1' }, order })
    return asked.kind === 'found' ? bare(asked.found) : asked.answer
  },
})

/** Whom to ask is told to those who are logged in (specification 6). */
const one = route({
  method: 'GET',
  path: `${API}/jobs/:id`,
  access: 'visitor',
  answers: [200, 404],
  says: '`texts` has the words of the job by language; `by: "machine"` stands at those that a service translated for the reader',
  async handle({ backend, caller, language, params: { id = '' } }) {
    const jobId = readId(id)
    const now = backend.clock()
    const job = jobId === undefined ? undefined : await readJob(backend.db, jobId, now)
    if (!job) return notFound()
    const employer = job.employer && (await readEmployer(backend.db, job.employer.id, caller !== null, now))
    const texts = await inLanguage(backend.translator, job, language)
    return bare({ ...job, texts, employer: employer ?? null, contact: employer?.contact ?? null })
  },
})

const related = route({
  method: 'GET',
  path: `${API}/jobs/:jobId/related`,
  access: 'visitor',
  answers: [200, 404, 429, 503],
  async handle({ params, ...call }) {
    const id = readId(params.jobId ?? '')
    if (id === undefined) return notFound()
    const asked = await search(call, 'related', { id, count: RELATED_JOBS })
    if (asked.kind === 'refused') return asked.answer
    const jobs = asked.found
    return jobs ? bare({ result: jobs, totalCount: jobs.length, totalPage: 1 }) : notFound()
  },
})

const SIZES = { hot: HOT_JOBS, urgent: URGENT_JOBS, fast: FAST_JOBS } as const

/** The first of the hot jobs; `type` asks for the urgent or the fast ones. */
const hotOrUrgent = route({
  method: 'GET',
  path: `${API}/jobs/hot/or/urgent`,
  access: 'anyone',
  query: z.object({ type: optional(z.enum(['hot', 'urgent', 'fast'])) }),
  handle: async ({ backend, query: { type = 'hot' } }) =>
    bare(await listPlaced(backend, type, { page: 1, size: SIZES[type] })),
})

const specialized = route({
  method: 'GET',
  path: `${API}/jobs/specialized/job`,
  access: 'anyone',
  query: z.object(PageFields),
  handle: async ({ backend, query }) => bare(await listPlaced(backend, 'specialized', pageOf(query))),
})

export const jobListRoutes = [list, hotOrUrgent, specialized, one, related]
