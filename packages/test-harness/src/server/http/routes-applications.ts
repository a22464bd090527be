/** Applying, and what becomes of it. */
import { hasPhoneDigits } from '@sarika/portal-web/contract/phone-digits'
import { NAME_MAX } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { MAX_BATCH_JOBS, MAX_INTERVIEW_TIMES, MAX_PROPOSAL_TEXT } from '../limits'
import { requiredText } from '../required-text'
import { hideApplication, listApplications, noteView, readApplication } from '../seekers/applications'
import { type Applied, applyTo, type Enclosure } from '../seekers/apply'
import {
  answerInterview,
  answerProposal,
  cancelInterview,
  offerInterview,
  proposeTime,
} from '../seekers/interviews'
import { type Answer, bare, invalid, noContent, notFound, refused, tooFast } from './answer'
import { BodyId, optional, PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const ENCLOSURE = {
  /** random, of this try: a repeat with it is the same try */
  clientId: z.string().max(64).default(''),
  resumeId: BodyId.optional(),
  attachmentId: BodyId.optional(),
  letterId: BodyId.optional(),
}

const nothingChosen = (): Answer<422> =>
  invalid([{ field: 'resumeId', message: 'a resume or a cover letter must be chosen' }])

type Outcome = { kind: 'answer'; answer: Answer<404 | 422 | 429> } | { kind: 'done'; jobs: Applied[] }

async function apply(
  backend: Backend,
  account: Account,
  jobIds: readonly number[],
  enclosure: Enclosure,
): Promise<Outcome> {
  const { resumeId, attachmentId, letterId } = enclosure
  if (resumeId === undefined && attachmentId === undefined && letterId === undefined)
    return { kind: 'answer', answer: nothingChosen() }
  const waitMs = backend.rates.applications.take(account.id)
  if (waitMs > 0) return { kind: 'answer', answer: tooFast(waitMs) }
  const now = backend.clock()
  const applied = await backend.writes.run((trx) => applyTo(trx, account, jobIds, enclosure, now))
  switch (applied.kind) {
    case 'missing':
      return { kind: 'answer', answer: notFound() }
    case 'not-approved':
      return { kind: 'answer', answer: refused('resume_not_approved', 'your resume is not approved') }
    case 'done':
      backend.hub.notify(applied.notices)
      return applied
  }
}

const applyForOne = route({
  method: 'POST',
  path: `${API}/users/jobs/:jobId/applications`,
  access: 'seeker',
  answers: [200, 404, 429],
  body: z.object(ENCLOSURE),
  async handle({ backend, caller: { account }, params, body }) {
    const jobId = readId(params.jobId ?? '')
    if (jobId === undefined) return notFound()
    const outcome = await apply(backend, account, [jobId], body)
    if (outcome.kind === 'answer') return outcome.answer
    const [applied] = outcome.jobs
    if (!applied || applied.result === 'not_found') return notFound()
    if (applied.result === 'job_closed') return refused('job_closed', 'this job is closed')
    if (applied.result === 'no_employer') return refused('no_employer', 'nobody answers for this job here')
    return bare(applied)
  },
})

/** 200 with an outcome for each job: some may fail while others do not. */
const applyForSome = route({
  method: 'POST',
  path: `${API}/users/jobs/batch/apply/jobs`,
  access: 'seeker',
  answers: [200, 404, 429],
  body: z.object({ jobIds: z.array(BodyId).min(1).max(MAX_BATCH_JOBS), ...ENCLOSURE }),
  async handle({ backend, caller: { account }, body: { jobIds, ...enclosure } }) {
    const outcome = await apply(backend, account, jobIds, enclosure)
    return outcome.kind === 'answer' ? outcome.answer : bare({ result: outcome.jobs })
  },
})

const delivered = route({
  method: 'GET',
  path: `${API}/users/jobs/applications`,
  access: 'seeker',
  query: z.object({ ...PageFields, tab: optional(z.enum(['applied', 'interview'])) }),
  handle: async ({ backend, caller: { account }, query: { tab = 'applied', ...page } }) =>
    bare(await listApplications(backend.db, account.id, tab, pageOf(page), backend.clock())),
})

/** For who applied, and for the employer of the job, whose look is told to who applied. */
const one = route({
  method: 'GET',
  path: `${API}/users/applications/:id`,
  access: 'account',
  answers: [200, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    if (account.kind === 'employer') {
      const { notices } = await backend.writes.run((trx) => noteView(trx, account.id, id, now))
      backend.hub.notify(notices)
    }
    const application = await readApplication(backend.db, account.id, id, now)
    return application ? bare(application) : notFound()
  },
})

const remove = route({
  method: 'DELETE',
  path: `${API}/users/applications/:id`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const isHidden =
      id !== undefined && (await backend.writes.run((trx) => hideApplication(trx, account.id, id)))
    return isHidden ? noContent() : notFound()
  },
})

const required = requiredText(NAME_MAX)

/** In seconds. */
const Time = z.int().positive().max(99_999_999_999)

const Interview = z.object({
  interviewTime: Time,
  actionAddress: required,
  actionConact: required,
  actionMobile: required,
})

/** `confirmStatus` 1 accepts, 2 cancels; of the interview what was seen, which guards against another; its time may be any of `times`. */
const confirm = route({
  method: 'POST',
  path: `${API}/users/applications/:id/confirm`,
  access: 'seeker',
  answers: [200, 404],
  body: Interview.partial().extend({ confirmStatus: z.union([z.literal(1), z.literal(2)]) }),
  async handle({ backend, caller: { account }, params, body }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    const seen = {
      ...(body.interviewTime === undefined ? {} : { at: body.interviewTime * 1000 }),
      ...(body.actionAddress === undefined ? {} : { address: body.actionAddress }),
      ...(body.actionConact === undefined ? {} : { contact: body.actionConact }),
      ...(body.actionMobile === undefined ? {} : { mobile: body.actionMobile }),
    }
    const answer = { answer: body.confirmStatus, seen }
    const answered = await backend.writes.run((trx) => answerInterview(trx, account.id, id, answer, now))
    backend.hub.notify(answered.notices)
    switch (answered.outcome) {
      case 'missing':
        return notFound()
      case 'no-interview':
        return refused('no_interview', 'there is no interview yet')
      case 'changed':
        return refused('interview_changed', 'the employer has changed this interview')
      case 'answered-before':
        return refused('already_answered', 'this interview was answered before')
      case 'answered': {
        return bare(await readApplication(backend.db, account.id, id, now))
      }
    }
  },
})

const notFuture = (field: string): Answer<422> => invalid([{ field, message: 'not in the future' }])

/** By the employer of the job; `times`: up to three to choose from, `interviewTime` the first. Ours: the specification's employers have their own site. */
const offer = route({
  method: 'PUT',
  path: `${API}/users/applications/:id/interview`,
  access: 'employer',
  answers: [200, 404, 429],
  // What was stored before stays as it is: only a new offer is held to it.
  body: Interview.extend({
    actionMobile: required.refine(hasPhoneDigits, 'not a phone number'),
    times: z.array(Time).min(1).max(MAX_INTERVIEW_TIMES).optional(),
  }),
  async handle({ backend, caller: { account }, params, body }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    const times = [...new Set(body.times ?? [body.interviewTime])]
    if (times[0] !== body.interviewTime)
      return invalid([{ field: 'times', message: 'interviewTime must be the first of them' }])
    if (body.interviewTime * 1000 <= now) return notFuture('interviewTime')
    if (times.some((time) => time * 1000 <= now)) return notFuture('times')
    const waitMs = backend.rates.offers.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const interview = {
      at: body.interviewTime * 1000,
      times: times.map((time) => time * 1000),
      address: body.actionAddress,
      contact: body.actionConact,
      mobile: body.actionMobile,
    }
    const offered = await backend.writes.run((trx) => offerInterview(trx, account.id, id, interview, now))
    backend.hub.notify(offered.notices)
    return offered.outcome ? bare(await readApplication(backend.db, account.id, id, now)) : notFound()
  },
})

/** By the employer of the job; the same once more answers the same. */
const callOff = route({
  method: 'DELETE',
  path: `${API}/users/applications/:id/interview`,
  access: 'employer',
  answers: [200, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    const cancelled = await backend.writes.run((trx) => cancelInterview(trx, account.id, id, now))
    backend.hub.notify(cancelled.notices)
    switch (cancelled.outcome) {
      case 'missing':
        return notFound()
      case 'no-interview':
        return refused('no_interview', 'there is no interview yet')
      case 'cancelled':
        return bare(await readApplication(backend.db, account.id, id, now))
    }
  },
})

/** The candidate asks for another time than those that are offered, in seconds, with a word why. */
const propose = route({
  method: 'POST',
  path: `${API}/users/applications/:id/proposal`,
  access: 'seeker',
  answers: [200, 404, 429],
  body: z.object({ interviewTime: Time, text: z.string().trim().max(MAX_PROPOSAL_TEXT).default('') }),
  async handle({ backend, caller: { account }, params, body }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    if (body.interviewTime * 1000 <= now) return notFuture('interviewTime')
    const waitMs = backend.rates.offers.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const asked = { at: body.interviewTime * 1000, text: body.text }
    const proposed = await backend.writes.run((trx) => proposeTime(trx, account.id, id, asked, now))
    backend.hub.notify(proposed.notices)
    switch (proposed.outcome) {
      case 'missing':
        return notFound()
      case 'no-interview':
        return refused('no_interview', 'there is no interview yet')
      case 'changed':
      case 'answered-before':
        return refused('already_answered', 'this interview was answered before')
      case 'offered':
        return invalid([{ field: 'interviewTime', message: 'already offered' }])
      case 'proposed':
        return bare(await readApplication(backend.db, account.id, id, now))
    }
  },
})

/** The employer takes the candidate's time or keeps the offered ones; `interviewTime`: the one that was seen, which guards against another. */
const answerTime = route({
  method: 'PUT',
  path: `${API}/users/applications/:id/proposal`,
  access: 'employer',
  answers: [200, 404],
  body: z.object({ answer: z.enum(['confirm', 'keep']), interviewTime: Time.optional() }),
  async handle({ backend, caller: { account }, params, body }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    const at = body.interviewTime === undefined ? undefined : body.interviewTime * 1000
    const answer = { answer: body.answer, at }
    const answered = await backend.writes.run((trx) => answerProposal(trx, account.id, id, answer, now))
    backend.hub.notify(answered.notices)
    switch (answered.outcome) {
      case 'missing':
        return notFound()
      case 'no-proposal':
        return refused('no_proposal', 'no other time is asked for')
      case 'changed':
        return refused('proposal_changed', 'the candidate now asks for another time')
      case 'answered':
        return bare(await readApplication(backend.db, account.id, id, now))
    }
  },
})

export const applicationRoutes = [
  applyForOne,
  applyForSome,
  delivered,
  one,
  remove,
  confirm,
  offer,
  callOff,
  propose,
  answerTime,
]
