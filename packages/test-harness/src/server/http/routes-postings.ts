/** Jobs as their companies write them. */
import { PAPER_LANGUAGES } from '@sarika/portal-web/contract/paper'
import { emptyPosting, FAULTS, Posting } from '@sarika/portal-web/contract/posting'
import { z } from 'zod'
import type { Backend } from '../backend'
import { listOwnJobs, readForDesk } from '../hiring/job-list'
import { readOwnJob } from '../hiring/own-job'
import { unknownIn } from '../hiring/posting-lists'
import {
  begin,
  close,
  type Deed,
  type Desk,
  handOver,
  publish,
  refresh,
  remove,
  save,
} from '../hiring/postings'
import { MAX_POSTING_BYTES } from '../limits'
import { type Saved, saveOnce } from '../seekers/once'
import type { CallerOf } from './access'
import { type Answer, bare, invalid, noContent, notFound, refused, tooFast, wrong } from './answer'
import { BodyId, optional, PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const JOBS = `${API}/users/employer/jobs`

type Caller = CallerOf['employer']

const WHY = {
  stale: ['stale', 'somebody has changed it meanwhile, read it again'],
  'not-owner': ['not_allowed', 'only the owner of the company says who answers'],
  'not-open': ['not_open', 'this job is not open'],
  published: ['published', 'only a draft can be deleted, close this job instead'],
  'taken-down': ['taken_down', 'a reviewer took this job down'],
  'too-many-jobs': ['too_many_jobs', 'a company that is not verified has three open jobs at most'],
  'nobody-answers': ['nobody_answers', 'nobody answers for this job'],
} as const

/** What became of it, in the main API's words; null: it is done. */
function refusalOf(deed: Deed): Answer<404 | 422 | 429> | null {
  switch (deed.kind) {
    case 'done':
      return null
    case 'missing':
      return notFound()
    case 'too-soon':
      return tooFast(deed.waitMs)
    case 'no-recruiter':
      return wrong('no_recruiter', 'recruiterId', 'nobody of this company')
    case 'faulty': {
      const fields = deed.faults.map(({ field, fault, words }) => ({
        field,
        message: words === '' ? FAULTS[fault] : `${FAULTS[fault]} "${words}"`,
      }))
      return { status: 422, body: { code: 'not_ready', message: fields[0]?.message, fields } }
    }
    default: {
      const [code, message] = WHY[deed.kind]
      return refused(code, message)
    }
  }
}

/** Does something as one write; answers the job as it is then, or why not. */
async function act(
  backend: Backend,
  { account, company }: Caller,
  text: string | undefined,
  deed: (desk: Desk, id: number) => Promise<Deed>,
): Promise<Answer<200 | 404 | 422 | 429>> {
  const id = readId(text ?? '')
  if (id === undefined) return notFound()
  const waitMs = backend.rates.postings.take(account.id)
  if (waitMs > 0) return tooFast(waitMs)
  const now = backend.clock()
  const why = refusalOf(
    await backend.writes.run((trx) => deed({ trx, index: backend.jobs, account, company, now }, id)),
  )
  if (why) return why
  const job = await readForDesk(backend.db, account.id, company, id, now)
  return job ? bare(job) : notFound()
}

const list = route({
  method: 'GET',
  path: JOBS,
  access: 'employer',
  query: z.object({ state: optional(z.enum(['draft', 'open', 'closed'])), ...PageFields }),
  handle: async ({ backend: { db, clock }, caller: { company }, query }) =>
    bare(await listOwnJobs(db, company, { state: query.state, page: pageOf(query) }, clock())),
})

const one = route({
  method: 'GET',
  path: `${JOBS}/:id`,
  access: 'employer',
  answers: [200, 404],
  async handle({ backend: { db, clock }, caller: { account, company }, params }) {
    const id = readId(params.id ?? '')
    const job = id === undefined ? undefined : await readForDesk(db, account.id, company, id, clock())
    return job ? bare(job) : notFound()
  },
})

const make = route({
  method: 'POST',
  path: JOBS,
  access: 'employer',
  answers: [200, 404, 429],
  says: 'Begins a draft. `copyOf`: the id of a job of the same company, whose words it begins with.',
  body: z.object({ language: z.enum(PAPER_LANGUAGES), copyOf: BodyId.optional() }),
  takesOnceKey: true,
  async handle({ backend, caller: { account, company }, onceKey, body: { language, copyOf } }) {
    const waitMs = backend.rates.postings.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const now = backend.clock()
    const saved = await backend.writes.run((trx) => {
      const beginOnce = async (before: number | undefined): Promise<Saved> => {
        if (before === undefined)
          return begin({ trx, index: backend.jobs, account, company, now }, emptyPosting(language), copyOf)
        const own = await readOwnJob(trx, account.id, before)
        return own ? { kind: 'saved', id: before } : { kind: 'missing' }
      }
      return saveOnce(trx, { accountId: account.id, thing: 'job', key: onceKey }, now, beginOnce)
    })
    if (saved.kind === 'missing') return notFound()
    return saved.kind === 'too-many'
      ? refused('too_many', 'there are as many drafts as may be')
      : bare({ id: saved.id })
  },
})

const change = route({
  method: 'PUT',
  path: `${JOBS}/:id`,
  access: 'employer',
  answers: [200, 404, 429],
  says: 'Writes a job whole. `version` is that of the answer that was changed. An open job has to be as whole as one that goes out.',
  maxBodyBytes: MAX_POSTING_BYTES,
  body: z.object({ version: z.int().min(0), posting: Posting }),
  async handle({ backend, caller, params, body: { version, posting } }) {
    const unknown = unknownIn(posting)
    if (unknown.length > 0) return invalid(unknown)
    return act(backend, caller, params.id, (desk, id) => save(desk, id, version, posting))
  },
})

const drop = route({
  method: 'DELETE',
  path: `${JOBS}/:id`,
  access: 'employer',
  answers: [204, 404, 429],
  async handle({ backend, caller: { account, company }, params }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    const deed = await backend.writes.run((trx) =>
      remove({ trx, index: backend.jobs, account, company, now }, id),
    )
    return refusalOf(deed) ?? noContent()
  },
})

const out = route({
  method: 'POST',
  path: `${JOBS}/:id/publish`,
  access: 'employer',
  answers: [200, 404, 429],
  says: 'A draft goes out, a closed job again. What is missing is told by its field with the code not_ready.',
  handle: ({ backend, caller, params }) => act(backend, caller, params.id, publish),
})

const renew = route({
  method: 'POST',
  path: `${JOBS}/:id/refresh`,
  access: 'employer',
  answers: [200, 404, 429],
  says: 'Once in 24 hours an open job stands at the top of the newest again.',
  handle: ({ backend, caller, params }) => act(backend, caller, params.id, refresh),
})

const end = route({
  method: 'POST',
  path: `${JOBS}/:id/close`,
  access: 'employer',
  answers: [200, 404, 429],
  handle: ({ backend, caller, params }) => act(backend, caller, params.id, close),
})

const answerer = route({
  method: 'PUT',
  path: `${JOBS}/:id/recruiter`,
  access: 'employer',
  answers: [200, 404, 429],
  says: 'The owner of a company says who answers for a job: the account of somebody who acts for it.',
  body: z.object({ recruiterId: z.string().min(1).max(64) }),
  handle: ({ backend, caller, params, body: { recruiterId } }) =>
    act(backend, caller, params.id, (desk, id) => handOver(desk, id, recruiterId)),
})

export const postingRoutes = [list, one, make, change, drop, out, renew, end, answerer]
