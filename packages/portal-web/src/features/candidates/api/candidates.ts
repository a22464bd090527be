import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn, useRead } from '../../../http/read'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { toPage } from '../../../lib/reading'
import { type Asked, toAddress } from '../rules/asked'

export const INVITATIONS = '/users/employer/invitations'

/** What the company may still do this week. */
export interface Left {
  readonly left: number
  readonly most: number
  /** From when on there is one more, ms; 0: at once. */
  readonly nextAt: number
  readonly isVerified: boolean
}

export const useLeft = () =>
  useOwn(
    INVITATIONS,
    (body): Left => ({
      ...{ left: numberAt(body, 'left'), most: numberAt(body, 'most'), nextAt: timeAt(body, 'nextAt') },
      isVerified: toFields(body).isVerified === true,
    }),
  )

/** To apply for a job of the company. */
export const invite = (jobId: number, resumeId: number): Promise<Answer> =>
  callMain({ method: 'POST', path: `/users/jobs/${jobId}/invitations`, json: { resumeId } })

/** How the company stands to somebody. */
export const STATES = ['none', 'invited', 'talked', 'applied'] as const
export type State = (typeof STATES)[number]

/** When somebody was last here, as exactly as it is told. */
export const BANDS = ['today', 'yesterday', 'week', 'month', 'earlier'] as const
export type Band = (typeof BANDS)[number]

export interface Language {
  readonly id: number
  /** From 1, of 4. */
  readonly levelId: number
}

/** How the company stands to somebody, and where their chat or their application is. */
export interface Standing {
  readonly state: State
  /** Of the chat; "": there is none yet. */
  readonly imId: string
  /** The newest application to the company; 0: none. */
  readonly applicationId: number
}

/** Somebody whom employers find; `name` and `avatar` are "" until the company knows them. */
export interface Candidate extends Standing {
  /** Of the resume. */
  readonly id: number
  readonly name: string
  readonly avatar: string
  readonly title: string
  /** Of work in all. */
  readonly months: number
  readonly lastCompany: string
  readonly qualificationId: number
  readonly major: string
  readonly skills: readonly string[]
  readonly languages: readonly Language[]
  /** US dollars a month; 0: not said */
  readonly salary: { readonly from: number; readonly to: number }
  /** null: it is not told */
  readonly active: Band | null
  readonly isOnline: boolean
  readonly isForward: boolean
}

const toStanding = (one: unknown): Standing => ({
  state: STATES.find((known) => known === toFields(one).state) ?? 'none',
  ...{ imId: textAt(one, 'imId'), applicationId: numberAt(one, 'applicationId') },
})

export function toCandidate(one: unknown): Candidate | null {
  const id = numberAt(one, 'id')
  if (id === 0) return null
  const { education, salary, active, isOnline, isForward } = toFields(one)
  return {
    ...{ id, name: textAt(one, 'name'), avatar: textAt(one, 'avatar') },
    ...{ title: textAt(one, 'title'), months: numberAt(one, 'months') },
    lastCompany: textAt(one, 'lastCompany'),
    ...{ qualificationId: numberAt(education, 'qualificationId'), major: textAt(education, 'major') },
    skills: listAt(one, 'skills').filter((skill) => typeof skill === 'string'),
    languages: listAt(one, 'languages').map((spoken) => ({
      ...{ id: numberAt(spoken, 'languageId'), levelId: numberAt(spoken, 'languageLevelId') },
    })),
    salary: { from: numberAt(salary, 'from'), to: numberAt(salary, 'to') },
    active: BANDS.find((band) => band === active) ?? null,
    ...{ isOnline: isOnline === true, isForward: isForward === true },
    ...toStanding(one),
  }
}

/** Rows of a page. */
const SIZE = 20

export const CANDIDATES = '/resumes/recommend'

/** `isReady`: it is known for which job they are ordered. */
export const useCandidates = (asked: Asked, jobId: number, isReady: boolean) =>
  useRead(
    `${CANDIDATES}?${queryOf(asked, jobId)}`,
    (body) => ({ ...toPage(body, toCandidate), counts: toFields(body).counts }),
    { enabled: isReady, placeholderData: keepPreviousData, staleTime: 0 },
  )

/** As the server is asked: for a job the best match stands first. */
function queryOf(asked: Asked, jobId: number): URLSearchParams {
  const query = toAddress(asked)
  query.set('size', String(SIZE))
  if (jobId > 0) query.set('jobId', String(jobId))
  query.set('sort', asked.sort ?? (jobId > 0 ? 'match' : 'active'))
  return query
}

/** The resume of somebody, with what the company may know. */
export interface OpenedCandidate extends Standing {
  readonly id: number
  readonly name: string
  /** What they do or look for. */
  readonly title: string
  /** null: the company does not know them */
  readonly contact: { readonly mobile: string; readonly email: string } | null
}

/** null: it is hidden, or there is none. */
function toOpened(body: unknown): OpenedCandidate | null {
  if (body === null) return null
  const { contact, content } = toFields(body)
  const { intention, career } = toFields(content)
  return {
    ...{ id: numberAt(body, 'id'), name: textAt(body, 'name'), ...toStanding(body) },
    title: textAt(intention, 'reqJobTitle') || textAt(career, 'careerPosition'),
    contact: contact ? { mobile: textAt(contact, 'mobile'), email: textAt(contact, 'email') } : null,
  }
}

export const useCandidate = (id: number) => useOwn(`${CANDIDATES}/${id}`, toOpened)
