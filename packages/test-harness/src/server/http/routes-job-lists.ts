/** Jobs, for whoever looks. */
import { z } from 'zod'
import type { Backend } from '../backend'
import { hasPoint } from '../constants/locations'
import { LANGUAGES } from '../constants/names'
import { listPlaced, type Search } from '../jobs/job-lists'
import { readWholeJob } from '../jobs/whole-job'
import { FAST_JOBS, HOT_JOBS, RELATED_JOBS, URGENT_JOBS } from '../limits'
import { whoHides } from '../seekers/hidden-jobs'
import { readLooking } from '../seekers/intentions'
import { readTaste } from '../seekers/tastes'
import type { CallerOf } from './access'
import { bare, notFound } from './answer'
import { Ids, optional, PageFields, pageOf, QueryId, readId, SearchText } from './job-params'
import { search } from './job-search'
import { API, route } from './route'

/** A sum of dollars, e.g. `50000` or `199.5`. */
const Dollars = optional(
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'a sum of money')
    .transform(Number),
)

/** Which jobs are wanted: the same for the list, its counts, and what comes near it. */
const FILTERS = {
  keyword: SearchText,
  title: SearchText,
  salaryMin: Dollars,
  payMin: Dollars.describe(
    'US dollars a month: jobs whose pay reaches it; by the year a twelfth, by the day 26 times, by the hour 208 times',
  ),
  payMax: Dollars.describe('US dollars a month: jobs whose pay begins at it or below'),
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
  trade: Ids,
  employerId: Ids,
  written: optional(z.enum(LANGUAGES)).describe('jobs that have words in this language'),
  exact: optional(z.literal('1')).describe(
    '1: by the words of `keyword` as they are; else by other names of a trade too (`widened` of the answer), with typing errors mended (`mended`), and by some of them where no job has all (`isPartial`)',
  ),
}

const Filters = z.object(FILTERS)

/** What a caller looks for: without the jobs that they have hidden. */
async function wantedOf(
  { backend, caller }: { backend: Backend; caller: CallerOf['visitor'] },
  { exact, ...filters }: z.output<typeof Filters>,
): Promise<Search> {
  const hiddenBy = await whoHides(backend.db, caller?.account.id)
  return { ...filters, isExact: exact === '1', hiddenBy }
}

const isPayInOrder = ({ payMin, payMax }: { payMin?: number | undefined; payMax?: number | undefined }) =>
  payMin === undefined || payMax === undefined || payMin <= payMax

const PAY_TURNED_ROUND = { path: ['payMin'], message: 'payMin must not be more than payMax' }

const ListQuery = z
  .object({
    ...FILTERS,
    sort: optional(z.enum(['relevance', 'date', 'pay', 'distance'])).describe(
      "relevance where there are words, else date; pay: by the upper end of a month's pay; distance: from `near`",
    ),
    near: optional(QueryId.refine(hasPoint, 'no province or district')).describe(
      'a province or district, which `sort=distance` needs; a district is where its province is',
    ),
    ...PageFields,
  })
  .refine(isPayInOrder, PAY_TURNED_ROUND)
  .refine(({ sort, near }) => sort !== 'distance' || near !== undefined, {
    path: ['near'],
    message: 'sort=distance needs near, the id of a province or district',
  })

const list = route({
  method: 'GET',
  path: `${API}/jobs`,
  access: 'visitor',
  answers: [200, 429, 503],
  query: ListQuery,
  async handle({ query: { page, size, sort = 'relevance', near, exact, ...filters }, ...call }) {
    const order = { page: pageOf({ page, size }), sort, near }
    const asked = await search(call, 'list', { filters: await wantedOf(call, { exact, ...filters }), order })
    return asked.kind === 'found' ? bare(asked.found) : asked.answer
  },
})

/** How many jobs each choice of each filter would find; the same search is counted once a minute. */
const counts = route({
  method: 'GET',
  path: `${API}/jobs/counts`,
  access: 'visitor',
  answers: [200, 429, 503],
  query: Filters.refine(isPayInOrder, PAY_TURNED_ROUND),
  says: 'For each filter, how many jobs each of its ids would find with all other filters kept and this one taken off.',
  async handle({ query, ...call }) {
    const asked = await search(call, 'counts', { filters: await wantedOf(call, query) })
    return asked.kind === 'found' ? bare(asked.found) : asked.answer
  },
})

/** For a search that finds nothing or little. */
const near = route({
  method: 'GET',
  path: `${API}/jobs/near`,
  access: 'visitor',
  answers: [200, 429, 503],
  query: Filters.refine(isPayInOrder, PAY_TURNED_ROUND),
  says: 'Ten jobs at most that miss one of the filters (two where none misses one), and what each filter keeps out.',
  async handle({ query, ...call }) {
    const asked = await search(call, 'near', { filters: await wantedOf(call, query) })
    return asked.kind === 'found' ? bare(asked.found) : asked.answer
  },
})

/** What somebody may be typing: titles, employers, places, and the text without its typing errors. */
const suggestions = route({
  method: 'GET',
  path: `${API}/jobs/suggest`,
  access: 'visitor',
  answers: [200, 429, 503],
  query: z.object({
    text: SearchText.describe('what is typed so far; the last word may be half of one'),
    lang: optional(z.enum(LANGUAGES)).describe('in whose letters titles come first; en unless it is said'),
  }),
  async handle({ query: { text = '', lang = 'en' }, ...call }) {
    const asked = await search(call, 'suggest', { text, language: lang })
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
    if (jobId === undefined) return notFound()
    const job = await readWholeJob(backend, jobId, { isLoggedIn: caller !== null, language })
    return job ? bare(job) : notFound()
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
    const hiddenBy = await whoHides(call.backend.db, call.caller?.account.id)
    const asked = await search(call, 'related', { id, count: RELATED_JOBS, hiddenBy })
    if (asked.kind === 'refused') return asked.answer
    const jobs = asked.found
    return jobs ? bare({ result: jobs, totalCount: jobs.length, totalPage: 1 }) : notFound()
  },
})

/** Ours: by what the caller looks for (`/users/resumes/intentions`). */
const recommended = route({
  method: 'GET',
  path: `${API}/jobs/recommended`,
  access: 'seeker',
  answers: [200, 429, 503],
  query: z.object(PageFields),
  says: 'Open jobs that the caller has neither hidden nor applied for: by their intention, else (`hasIntention` is false) by what they saved, applied for and keep alerts of. Where nothing tells what they look for there are none: `isKnown` is false.',
  async handle({ query, ...call }) {
    const { backend, caller } = call
    const { db } = backend
    const { id } = caller.account
    const { intention: said } = await readLooking(db, id)
    const intention = said ?? (await readTaste(db, id))
    const basis = { hasIntention: said !== null, isKnown: intention !== null }
    if (!intention) return bare({ result: [], totalCount: 0, totalPage: 0, ...basis })
    const asked = await search(call, 'recommended', { intention, accountId: id, page: pageOf(query) })
    return asked.kind === 'found' ? bare({ ...asked.found, ...basis }) : asked.answer
  },
})

const SIZES = { hot: HOT_JOBS, urgent: URGENT_JOBS, fast: FAST_JOBS } as const

/** The first of the hot jobs; `type` asks for the urgent or the fast ones. */
const hotOrUrgent = route({
  method: 'GET',
  path: `${API}/jobs/hot/or/urgent`,
  access: 'anyone',
  query: z.object({
    type: optional(z.enum(['hot', 'urgent', 'fast'])),
    size: PageFields.size.describe('the first so many of them; all of them unless it is said'),
  }),
  handle: async ({ backend, query: { type = 'hot', size = SIZES[type] } }) =>
    bare(await listPlaced(backend, type, { page: 1, size: Math.min(size, SIZES[type]) })),
})

const specialized = route({
  method: 'GET',
  path: `${API}/jobs/specialized/job`,
  access: 'anyone',
  query: z.object(PageFields),
  handle: async ({ backend, query }) => bare(await listPlaced(backend, 'specialized', pageOf(query))),
})

export const jobListRoutes = [
  list,
  counts,
  near,
  suggestions,
  recommended,
  hotOrUrgent,
  specialized,
  one,
  related,
]
