import type { ReactNode } from 'react'
import { getLanguage } from '../i18n/i18n'
import { numberAt, numbersAt, textAt, timeAt, toFields } from './fields'

/** Pay as it is offered: cents of a US dollar, null where nothing is said. */
export interface Salary {
  /** As the employer wrote it, e.g. "$350 + service charge". */
  readonly text: string
  readonly from: number | null
  readonly to: number | null
  /** "month", "year", "day", "hour", or "" */
  readonly period: string
}

export interface JobEmployer {
  readonly id: number
  readonly name: string
  readonly industryId: number
  readonly isVerified: boolean
  /** Somebody answers for it here. */
  readonly canChat: boolean
  /** In what time it answers most, ms; 0: not known. */
  readonly answersWithinMs: number
  /** Its picture; null: it has none. */
  readonly logo: string | null
}

/** A job in a list. Ids are those of the constants, 0: not said. */
export interface JobView {
  readonly id: number
  /** The one it goes by. */
  readonly title: string
  /** By language, as far as the employer wrote them. */
  readonly titles: unknown
  readonly employer: JobEmployer | null
  /** The beginning of what it is about, on one line. */
  readonly excerpt: string
  readonly locations: readonly number[]
  /** In the words of where it comes from, for what is none of our places. */
  readonly place: string
  readonly salary: Salary
  readonly salaryId: number
  readonly termId: number
  readonly experienceId: number
  readonly isUrgent: boolean
  /** Lists of searches have open ones alone and do not say it. */
  readonly isOpen: boolean
  /** ms */
  readonly publishedAt: number
  /** ms, 0: no end */
  readonly closesAt: number
  /** From the place that a search asked for, km; null: not asked, or not known. */
  readonly distanceKm: number | null
}

/** What the row of a job in a list has besides the job. */
export interface RowSlots {
  /** Over its logo. */
  readonly tick?: ReactNode
  /** What the person has done about it, e.g. that it was applied for. */
  readonly mark?: ReactNode
  /** Below its facts; it says when, so that the day of the job itself is not said. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** What there is to do about a job, for its row. */
export type SlotsOf = (job: JobView) => RowSlots

/** Draws a job in a list, with what is besides it. */
export type RowOf = (job: JobView, slots: RowSlots) => ReactNode

const maybe = (value: unknown, name: string): number | null => {
  const field = toFields(value)[name]
  return typeof field === 'number' && Number.isFinite(field) ? field : null
}

export function toJobView(job: unknown): JobView {
  const { employer, isOpen, isUrgent, salary, titles } = toFields(job)
  const employerId = numberAt(employer, 'id')
  return {
    id: numberAt(job, 'id'),
    title: textAt(job, 'title'),
    titles,
    employer:
      employerId === 0
        ? null
        : {
            id: employerId,
            name: textAt(employer, 'name'),
            industryId: numberAt(employer, 'industrialId'),
            isVerified: toFields(employer).isVerified === true,
            canChat: toFields(employer).canChat === true,
            answersWithinMs: 1000 * numberAt(employer, 'answersWithin'),
            logo: textAt(employer, 'logo') || null,
          },
    excerpt: textAt(job, 'excerpt'),
    locations: numbersAt(job, 'locations'),
    place: textAt(job, 'place'),
    salary: {
      text: textAt(salary, 'text'),
      from: maybe(salary, 'from'),
      to: maybe(salary, 'to'),
      period: textAt(salary, 'period'),
    },
    salaryId: numberAt(job, 'salaryId'),
    termId: numberAt(job, 'termId'),
    experienceId: numberAt(job, 'workyears'),
    isUrgent: isUrgent === true,
    isOpen: isOpen !== false,
    publishedAt: timeAt(job, 'pubdate_unixtime'),
    closesAt: timeAt(job, 'closeDate_unixtime'),
    distanceKm: maybe(job, 'distanceKm'),
  }
}

/** In the language that is shown where there is one. */
export const titleOf = ({ title, titles }: Pick<JobView, 'title' | 'titles'>): string =>
  textAt(titles, getLanguage()) || title
