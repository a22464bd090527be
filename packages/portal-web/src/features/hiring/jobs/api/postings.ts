import { emptyPosting, Posting } from '../../../../contract/posting'
import type { Answer } from '../../../../http/call'
import { callMain } from '../../../../http/main-api'
import { useOwn, useRead } from '../../../../http/read'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../../lib/fields'
import { LIST_PAGE } from '../../../../lib/limits'
import { toPage } from '../../../../lib/reading'
import { recordOf } from '../../../../lib/record-of'
import { JOBS } from './begin'

export const STATES = ['draft', 'open', 'closed'] as const
export type JobState = (typeof STATES)[number]

/** Somebody who may answer for a job. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly isOwner: boolean
}

export interface DeskCompany {
  readonly id: number
  readonly name: string
  readonly isAgency: boolean
  readonly isVerified: boolean
  /** Who is logged in owns it. */
  readonly isOwner: boolean
  /** Jobs that it may still publish; null: as many as it likes. */
  readonly openLeft: number | null
  readonly team: readonly Member[]
}

interface Common {
  readonly id: number
  readonly state: JobState
  /** ms; 0: never */
  readonly publishedAt: number
  /** From when on it may stand at the top again, ms. */
  readonly refreshAt: number
  readonly answererId: string
  readonly applications: { readonly all: number; readonly new: number }
}

/** A job in the list. */
export interface JobLine extends Common {
  readonly title: string
  readonly titles: unknown
  readonly client: string
  /** ms; 0: no end */
  readonly closesAt: number
}

/** A job as its editor has it. */
export interface DeskJob extends Common {
  /** Of what was read: a change names it. */
  readonly version: number
  readonly posting: Posting
  /** ms */
  readonly savedAt: number
  readonly isTakenDown: boolean
  readonly company: DeskCompany
}

function toCompany(company: unknown): DeskCompany {
  const { isAgency, isVerified, isOwner, openLeft } = toFields(company)
  return {
    ...{ id: numberAt(company, 'id'), name: textAt(company, 'name'), isAgency: isAgency === true },
    ...{ isVerified: isVerified === true, isOwner: isOwner === true },
    openLeft: typeof openLeft === 'number' ? openLeft : null,
    team: listAt(company, 'team').map((one) => ({
      ...{ id: textAt(one, 'id'), name: textAt(one, 'name'), avatar: textAt(one, 'avatar') },
      isOwner: toFields(one).isOwner === true,
    })),
  }
}

function toCommon(one: unknown): Common {
  const { applications } = toFields(one)
  return {
    id: numberAt(one, 'id'),
    state: STATES.find((state) => state === textAt(one, 'state')) ?? 'closed',
    ...{ publishedAt: timeAt(one, 'publishedAt'), refreshAt: timeAt(one, 'refreshAt') },
    answererId: textAt(one, 'answererId'),
    applications: { all: numberAt(applications, 'all'), new: numberAt(applications, 'new') },
  }
}

const toLine = (one: unknown): JobLine => ({
  ...toCommon(one),
  ...{ title: textAt(one, 'title'), titles: toFields(one).titles, client: textAt(one, 'client') },
  closesAt: timeAt(one, 'closeDate'),
})

/** null: there is none of theirs. */
export function toDeskJob(body: unknown): DeskJob | null {
  if (body === null) return null
  const posting = Posting.safeParse(toFields(body).posting)
  return {
    ...toCommon(body),
    version: numberAt(body, 'version'),
    posting: posting.success ? posting.data : emptyPosting('en'),
    savedAt: timeAt(body, 'savedAt'),
    isTakenDown: toFields(body).isTakenDown === true,
    company: toCompany(toFields(body).company),
  }
}

/** A page of the company's jobs, with how many there are of each state. */
export const useJobLines = (state: JobState | null, page: number) =>
  useOwn(
    `${JOBS}?${new URLSearchParams({ page: String(page), size: String(LIST_PAGE), ...(state && { state }) })}`,
    (body) => ({
      page: toPage(body, toLine),
      counts: recordOf(STATES, (one) => numberAt(toFields(body).counts, one)),
      company: toCompany(toFields(body).company),
    }),
  )

export const useDeskJob = (id: number) => useOwn(`${JOBS}/${id}`, toDeskJob)

/** The company as seekers are told of it, as it came. */
export const useOwnCompany = (id: number) => useRead(`/users/employers/${id}`, (body) => body).data

export const readJob = async (id: number): Promise<Posting | null> => {
  const answer = await callMain({ method: 'GET', path: `${JOBS}/${id}` })
  return answer.kind === 'ok' ? (toDeskJob(answer.body)?.posting ?? null) : null
}

export const saveJob = (id: number, version: number, posting: Posting): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${JOBS}/${id}`, json: { version, posting } })

export type Deed = 'publish' | 'refresh' | 'close'

export const actOnJob = (id: number, deed: Deed): Promise<Answer> =>
  callMain({ method: 'POST', path: `${JOBS}/${id}/${deed}` })

export const deleteDraft = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${JOBS}/${id}` })

export const handOver = (id: number, recruiterId: string): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${JOBS}/${id}/recruiter`, json: { recruiterId } })
