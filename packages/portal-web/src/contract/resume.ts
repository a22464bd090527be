// A resume as portal and server know it: what each part has, what is wrong with it, and how complete the whole is.
//
//   Profile, Intention, Career, SECTIONS   the parts, as the main API carries them (zod)
//   faultsOf(part, content, today)         what is wrong, by field; {} = nothing
//   completenessOf(parts)                  percent, and the part to do next
//
// A fault is a key of i18n (area "resume", `faults`); the server sends the key's English (FAULTS).
// Source: portal specification 3, 5; capabilities K.

import { isBlank } from '@sarika/im-engine/text'
import { z } from 'zod'

/** What is wrong with a field, in English; the keys are those of i18n. */
export const FAULTS = {
  missing: 'Fill in this field.',
  choose: 'Choose an option.',
  long: 'This is too long. Shorten it.',
  email: 'Enter an email address, e.g. name@example.com.',
  date: 'Enter a date.',
  month: 'Choose the month and the year.',
  number: 'Enter a whole number.',
  future: 'This date is in the future.',
  order: 'The start must be before the end.',
  many: 'You chose too many. Choose fewer.',
  wrong: 'Check this field.',
} as const
export type ResumeFault = keyof typeof FAULTS

/** Characters of a name: of a person, company, school, certificate. Source: portal specification 5. */
export const NAME_MAX = 170
/** Characters of a skill and of a major. Source: portal specification 5. */
export const SKILL_MAX = 80
/** Characters of what one did at work. Ours. */
export const WORKDESC_MAX = 10_000
/** Characters of the few lines about oneself. Ours. */
export const SUMMARY_MAX = 800
/** Kinds of work, fields of business and places that one looks for. Ours. */
export const MAX_CHOSEN = 5
/** Dollars a month. Ours. */
export const PAY_MAX = 100_000
/** Years of a skill. Ours. */
export const SKILL_YEARS_MAX = 80

const fault = (key: ResumeFault) => key

/** A text that must be there: what draws nothing is not there. */
const required = (most: number) =>
  z
    .string({ error: fault('missing') })
    .trim()
    .min(1, { error: fault('missing'), abort: true })
    .max(most, { error: fault('long') })
    .refine((text) => !isBlank(text), fault('missing'))
const optional = (most: number) =>
  z
    .string({ error: fault('wrong') })
    .trim()
    .max(most, fault('long'))
    .default('')

/** One of a list of the constants. */
const chosen = z
  .int({ error: fault('choose') })
  .min(1, fault('choose'))
  .max(10_000, fault('wrong'))
/** 0: not said. */
const maybeChosen = z
  .int({ error: fault('wrong') })
  .min(0, fault('wrong'))
  .max(10_000, fault('wrong'))
  .default(0)
const chosenSome = z
  .array(chosen, { error: fault('choose') })
  .min(1, fault('choose'))
  .max(MAX_CHOSEN, fault('many'))
/** Whole dollars a month; 0: not said. */
const pay = z
  .int({ error: fault('number') })
  .min(0, fault('number'))
  .max(PAY_MAX, fault('number'))
  .default(0)
/** `2024-06` */
const month = z
  .string({ error: fault('missing') })
  .min(1, { error: fault('missing'), abort: true })
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, fault('month'))
/** null: until now */
const end = month.nullable().default(null)
/** The id of a picture that the owner sent before; "": none. */
const picture = z
  .string({ error: fault('wrong') })
  .max(40, fault('wrong'))
  .regex(/^[\w-]*$/, fault('wrong'))
  .default('')

/** Personal information, e.g. `{ firstName: 'Sokha', lastName: 'Chan', sexId: 2, birthday: '1999-03-14', locationId: 8 }`. */
export const Profile = z.object({
  firstName: required(NAME_MAX),
  lastName: required(NAME_MAX),
  /** 1 male, 2 female */
  sexId: z
    .int({ error: fault('choose') })
    .min(1, fault('choose'))
    .max(2, fault('wrong')),
  birthday: z
    .string({ error: fault('missing') })
    .min(1, { error: fault('missing'), abort: true })
    .regex(/^(19|20)/, { error: fault('date'), abort: true })
    .pipe(z.iso.date(fault('date'))),
  locationId: chosen,
  maritalId: maybeChosen,
  /** of the country, ISO 3166 numeric, e.g. 116 */
  nationalityId: maybeChosen,
  mobile: optional(NAME_MAX),
  email: z
    .string({ error: fault('wrong') })
    .trim()
    .max(NAME_MAX, fault('long'))
    .refine((text) => text === '' || z.email().safeParse(text).success, fault('email'))
    .default(''),
  photo: picture,
})
export type Profile = z.output<typeof Profile>

/** What somebody looks for: one of a person, not of a resume. */
export const Intention = z.object({
  reqJobTitle: required(NAME_MAX),
  categoryIds: chosenSome,
  /** [] = any */
  industryIds: z
    .array(chosen, { error: fault('wrong') })
    .max(MAX_CHOSEN, fault('many'))
    .default([]),
  locationIds: chosenSome,
  /** of the constants' terms; 0: any */
  jobTerm: maybeChosen,
  salaryFrom: pay,
})
export type Intention = z.output<typeof Intention>

/** Of the constants' workStatuses, e.g. 1. */
export const WorkStatus = chosen

/** The latest career. */
export const Career = z.object({
  careerPosition: required(NAME_MAX),
  careerCategory: chosen,
  careerIndustry: chosen,
  careerLevel: chosen,
  lastSalary: pay,
  /** a few lines about oneself */
  summary: optional(SUMMARY_MAX),
})
export type Career = z.output<typeof Career>

/** The lists of a resume, by the names under which the main API has them. */
export const SECTIONS = {
  experiences: z.object({
    company: required(NAME_MAX),
    jobtitle: required(NAME_MAX),
    formtime: month,
    totime: end,
    workdesc: optional(WORKDESC_MAX),
  }),
  educations: z.object({
    qualificationname: required(NAME_MAX),
    qualificationId: chosen,
    major: required(SKILL_MAX),
    fromDate: month,
    toDate: end,
  }),
  languageLevels: z.object({ languageId: chosen, languageLevelId: chosen }),
  skills: z.object({
    skillname: required(SKILL_MAX),
    skillyears: z
      .int({ error: ({ input }) => fault(input === undefined ? 'missing' : 'number') })
      .min(0, fault('number'))
      .max(SKILL_YEARS_MAX, fault('number')),
    /** the year of last use */
    useryear: z
      .int({ error: fault('number') })
      .min(1950, fault('number'))
      .max(2100, fault('number'))
      .nullable()
      .default(null),
  }),
  qualifications: z.object({
    quaname: required(NAME_MAX),
    issued: required(NAME_MAX),
    obtained: month,
    quaphoto: picture,
  }),
} as const
export type Section = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly Section[]
export type Entry<S extends Section> = z.output<(typeof SECTIONS)[S]>

/** The sections of which somebody may say that they have none: a first job, no certificate yet. */
export const MAY_BE_NONE = ['experiences', 'qualifications'] as const
export const None = z.object({ sections: z.array(z.enum(MAY_BE_NONE)).max(MAY_BE_NONE.length) })

const SINGLES = { profile: Profile, intention: Intention, career: Career } as const
export type Single = keyof typeof SINGLES
export const SCHEMAS = { ...SINGLES, ...SECTIONS } as const

/** Fields that lie in the past; months against this month, days against today. */
const PAST: Readonly<Partial<Record<keyof typeof SCHEMAS, readonly string[]>>> = {
  profile: ['birthday'],
  experiences: ['formtime', 'totime'],
  educations: ['fromDate'],
  skills: ['useryear'],
  qualifications: ['obtained'],
}
const SPANS: Readonly<Partial<Record<keyof typeof SCHEMAS, readonly [start: string, end: string]>>> = {
  experiences: ['formtime', 'totime'],
  educations: ['fromDate', 'toDate'],
}

export type FieldFaults = Readonly<Record<string, ResumeFault>>

/** Whether the times of a part are possible on `today` (`2026-11-22`): nothing past lies ahead, no start is later than its end. */
export function timeFaults(
  part: keyof typeof SCHEMAS,
  content: Readonly<Record<string, unknown>>,
  today: string,
): FieldFaults {
  const found: Record<string, ResumeFault> = {}
  for (const field of PAST[part] ?? []) {
    const value = content[field]
    const text = value === null || value === undefined ? '' : String(value)
    if (text > today.slice(0, text.length)) found[field] = 'future'
  }
  const [start, until] = SPANS[part] ?? []
  if (start !== undefined && until !== undefined && !(start in found)) {
    const [from, to] = [content[start], content[until]]
    if (typeof from === 'string' && typeof to === 'string' && from > to) found[start] = 'order'
  }
  return found
}

/** What is wrong with a part, by field, the first of each; {} = nothing. `today` as for `timeFaults`. */
export function faultsOf(part: keyof typeof SCHEMAS, content: unknown, today: string): FieldFaults {
  const read = SCHEMAS[part].safeParse(content)
  if (read.success) return timeFaults(part, read.data as Readonly<Record<string, unknown>>, today)
  const found: Record<string, ResumeFault> = {}
  for (const { path, message } of read.error.issues) {
    const field = String(path[0] ?? '')
    found[field] ??= message in FAULTS ? (message as ResumeFault) : 'wrong'
  }
  return found
}

/** What completeness is made of, in the order in which one is asked; points of a hundred. */
export const SHARES = {
  profile: 20,
  intention: 14,
  career: 10,
  experiences: 15,
  educations: 15,
  languageLevels: 6,
  skills: 6,
  qualifications: 8,
  photo: 6,
} as const
export type Part = keyof typeof SHARES
export const PARTS = Object.keys(SHARES) as readonly Part[]

/** Percent, and the first part that is not there; null at 100. */
export function completenessOf(has: Readonly<Record<Part, boolean>>): {
  readonly percent: number
  readonly next: Part | null
} {
  const percent = PARTS.reduce((sum, part) => sum + (has[part] ? SHARES[part] : 0), 0)
  return { percent, next: PARTS.find((part) => !has[part]) ?? null }
}

/** What must be there before a resume can be submitted. */
export const SUBMIT_NEEDS = ['profile', 'intention'] as const satisfies readonly Part[]

/** The answers of the first steps: a new resume may begin with them (POST /users/resumes, `start`). */
export const Start = z.object({
  firstName: optional(NAME_MAX),
  lastName: optional(NAME_MAX),
  /** the last job; "": none said */
  jobtitle: optional(NAME_MAX),
  company: optional(NAME_MAX),
  languageIds: z
    .array(chosen)
    .max(MAX_CHOSEN * 2)
    .default([]),
  /** what is looked for, as far as it was said */
  intention: Intention.partial().default({}),
})
export type Start = z.output<typeof Start>

/** Why a reviewer sends a resume back; a key of i18n. */
export const REFUSALS = ['contact', 'unclear', 'rude', 'photo', 'person', 'other'] as const
export const RefusalText = optional(SUMMARY_MAX)

/** Of a picture in a resume: its types and bytes. Source: portal specification 5. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const PICTURE_BYTES = 2 * 1024 * 1024
/** The recommended size of a photo, px. Source: portal specification 5. */
export const PHOTO_PX = { width: 100, height: 140 } as const
