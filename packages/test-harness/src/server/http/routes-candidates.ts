/** Candidates: people who want to be found, as visitors and employers see them. Ours: how they are chosen and what is shown. */
import { PAY_MAX } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import type { Backend } from '../backend'
import { listForward, putForward } from '../candidates/forward'
import { type Reader, readCandidates } from '../candidates/rows'
import { ownVisible } from '../candidates/visible'
import { placeOf } from '../hiring/recruiters'
import { CANDIDATES_TO_STRANGERS, MAX_CANDIDATES_PAGE } from '../limits'
import { paged } from '../seekers/paged'
import type { CallerOf } from './access'
import { bare, invalid, notFound, refused } from './answer'
import { BodyId, Ids, optional, PageFields, QueryId, SearchText } from './job-params'
import { search } from './job-search'
import { API, route } from './route'

const Whole = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'a whole number from 1')
    .transform(Number)
    .pipe(z.number().max(most))

const Query = z
  .object({
    page: PageFields.page,
    size: optional(Whole(MAX_CANDIDATES_PAGE)),
    keyword: SearchText.describe(
      'work or skill; for those who act for a company schools, too, and names of whom it knows',
    ),
    categoryIds: Ids,
    industryIds: Ids,
    locationIds: Ids,
    jobLevelId: Ids,
    workyears: Ids.describe('of the constants `experiences`'),
    salaryTo: optional(Whole(PAY_MAX)).describe(
      'US dollars a month that they ask for at most; those who name no sum are found',
    ),
    languageId: Ids.describe('all of them'),
    languageLevelId: optional(Whole(4)).describe('at least, in each of them; 2 unless it is said'),
    active: optional(Whole(365)).describe('here within so many days'),
    canStart: optional(z.literal('1')).describe('1: who can begin at once'),
    jobId: optional(QueryId).describe('a job of the caller’s company, for `sort=match`'),
    sort: optional(z.enum(['active', 'match', 'new'])).describe('active unless it is said'),
  })
  .refine(({ sort, jobId }) => sort !== 'match' || jobId !== undefined, {
    path: ['sort'],
    message: 'sort=match needs jobId, a job of your company',
  })

async function readerOf(backend: Backend, caller: CallerOf['visitor']): Promise<Reader | undefined> {
  if (!caller) return undefined
  const company = await placeOf(backend.db, caller.account.id)
  const onlineAmong = (imIds: readonly string[]) => backend.presence.seenBy(caller.account.im_id, imIds)
  return company && { account: caller.account, companyId: company.id, onlineAmong }
}

const hasJob = async ({ db }: Backend, companyId: number, jobId: number): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()) !== undefined

const list = route({
  method: 'GET',
  path: `${API}/resumes/recommend`,
  access: 'visitor',
  answers: [200, 429, 503],
  query: Query,
  says: `Approved resumes whose owners show them, one of each person, those put forward first. Name, picture and chat id are of those whom the caller's company knows; who acts for no company gets the first ${CANDIDATES_TO_STRANGERS} (\`isCut\`). \`own\`: how a seeker who calls stands there. \`counts\`: what each choice would find with all other filters kept.`,
  async handle({
    query: { page = 1, size = MAX_CANDIDATES_PAGE, jobId, sort = 'active', canStart, ...filters },
    ...call
  }) {
    const { backend, caller } = call
    const { db, clock } = backend
    const reader = await readerOf(backend, caller)
    if (jobId !== undefined && !(reader && (await hasJob(backend, reader.companyId, jobId))))
      return invalid([{ field: 'jobId', message: 'no job of your company' }])
    const at = reader ? { page, size } : { page: 1, size: Math.min(size, CANDIDATES_TO_STRANGERS) }
    const wanted = { ...filters, canStart: canStart === '1' }
    const asking = { filters: wanted, sort, jobId, page: at, companyId: reader?.companyId }
    const asked = await search(call, 'candidates', asking)
    if (asked.kind === 'refused') return asked.answer
    const { ids, totalCount, counts } = asked.found
    const found = paged(await readCandidates(db, ids, reader, clock()), totalCount, at)
    const own = caller?.account.kind === 'seeker' ? await ownVisible(db, caller.account.id) : []
    const [mine = null] = await readCandidates(db, own, undefined, clock())
    return bare({
      ...found,
      totalPage: reader ? found.totalPage : Math.min(1, found.totalPage),
      isCut: !reader && totalCount > found.result.length,
      counts,
      own: mine,
    })
  },
})

/** Which resume of the caller's stands forward, and until when. */
const forward = route({
  method: 'GET',
  path: `${API}/users/premium/resumes`,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listForward(backend.db, account.id, backend.clock()) }),
})

const put = route({
  method: 'POST',
  path: `${API}/users/premium/resumes`,
  access: 'seeker',
  answers: [200, 404],
  body: z.object({ resumeId: BodyId, isForward: z.boolean() }),
  says: 'For seven days, one resume of an account at a time, for nothing. 422 `resume_hidden` or `resume_not_approved`: employers do not find that one.',
  async handle({ backend, caller: { account }, body: { resumeId, isForward } }) {
    const { clock, db, writes } = backend
    const done = await writes.run((trx) => putForward(trx, account.id, resumeId, isForward, clock()))
    switch (done) {
      case 'missing':
        return notFound()
      case 'hidden':
        return refused('resume_hidden', 'employers cannot find this resume: let them find it first')
      case 'not-approved':
        return refused('resume_not_approved', 'employers find a resume once it is approved')
      case 'done':
        return bare({ result: await listForward(db, account.id, clock()) })
    }
  },
})

export const candidateRoutes = [list, forward, put]
