/** What a resume consists of, and what each part of it must have (specification 3, 5). */
import { z } from 'zod'
import { MAX_LONG_TEXT, MAX_NAME, MAX_SKILL_NAME } from '../limits'
import { requiredText } from '../required-text'

const Id = z.int().min(1).max(10_000)
/** `2024-06` */
const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'a month')
/** null: until now */
const End = Month.nullable().default(null)
const LongText = z.string().max(MAX_LONG_TEXT).default('')

export const Profile = z.object({
  firstName: requiredText(MAX_NAME),
  lastName: requiredText(MAX_NAME),
  sexId: z.int().min(1).max(2),
  birthday: z.iso.date(),
  locationId: Id,
  maritalId: z.int().min(0).max(10).default(0),
  nationalityId: z.int().min(0).max(300).default(0),
  mobile: z.string().max(MAX_NAME).default(''),
  email: z.union([z.literal(''), z.email().max(MAX_NAME)]).default(''),
})

/** By the name under which the main API has them. */
export const SECTIONS = {
  experiences: z.object({
    company: requiredText(MAX_NAME),
    jobtitle: requiredText(MAX_NAME),
    formtime: Month,
    totime: End,
    workdesc: LongText,
  }),
  educations: z.object({
    qualificationname: requiredText(MAX_NAME),
    qualificationId: Id,
    major: requiredText(MAX_SKILL_NAME),
    fromDate: Month,
    toDate: End,
  }),
  languageLevels: z.object({ languageId: Id, languageLevelId: Id }),
  skills: z.object({
    skillname: requiredText(MAX_SKILL_NAME),
    skillyears: z.int().min(0).max(80),
    useryear: z.int().min(1950).max(2100).nullable().default(null),
  }),
  qualifications: z.object({
    quaname: requiredText(MAX_NAME),
    issued: requiredText(MAX_NAME),
    obtained: Month,
  }),
} as const

export type Section = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly Section[]

/** Which of its fields lie in the past. */
const TIMES: Readonly<Partial<Record<Section, readonly string[]>>> = {
  experiences: ['formtime', 'totime'],
  educations: ['fromDate'],
  qualifications: ['obtained'],
}
const SPANS: Readonly<Partial<Record<Section, readonly [start: string, end: string]>>> = {
  experiences: ['formtime', 'totime'],
  educations: ['fromDate', 'toDate'],
}

/** Nothing has happened after `today` (`2026-11-22`), and no start is later than its end. */
export function timeFaults(section: Section, content: Readonly<Record<string, unknown>>, today: string) {
  const thisMonth = today.slice(0, 7)
  const faults = (TIMES[section] ?? []).flatMap((field) => {
    const value = content[field]
    return typeof value === 'string' && value > thisMonth ? [{ field, message: 'in the future' }] : []
  })
  const [start = '', end = ''] = SPANS[section] ?? []
  const [from, to] = [content[start], content[end]]
  return typeof from === 'string' && typeof to === 'string' && from > to
    ? [...faults, { field: start, message: 'later than its end' }]
    : faults
}
