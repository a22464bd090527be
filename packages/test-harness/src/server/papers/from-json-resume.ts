// JSON Resume (jsonresume.org) > parts of a resume, each judged by the contract. What is not taken is named, never bent.
// `x-sarika`, which our own files have (json-resume.ts), fills what JSON Resume has no field for.

import { faultsOf, SCHEMAS, SECTION_NAMES, type Section } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import { CONSTANTS } from '../constants/constants'
import type { Constant } from '../constants/names'

const Part = z.record(z.string(), z.unknown()).catch({})
const Parts = z.array(Part).catch([])

/** What is read of a file: whatever is no JSON Resume in it counts as not said. */
export const JsonResume = z.looseObject({
  basics: Part.optional(),
  work: Parts.optional(),
  education: Parts.optional(),
  languages: Parts.optional(),
  skills: Parts.optional(),
  certificates: Parts.optional(),
  'x-sarika': Part.optional(),
})

export interface NotTaken {
  readonly part: 'profile' | 'career' | Section
  /** Which of a list, from 0. */
  readonly index: number
  /** Fields of the contract that are missing or wrong. */
  readonly fields: readonly string[]
}

export interface Taken {
  /** null: not whole; its names are then what the resume begins with. */
  readonly profile: Readonly<Record<string, unknown>> | null
  readonly firstName: string
  readonly lastName: string
  readonly items: readonly (readonly [section: Section, content: Readonly<Record<string, unknown>>])[]
  readonly notTaken: readonly NotTaken[]
}

type Fields = Readonly<Record<string, unknown>>

const textAt = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** "2023-02-14" and "2023-02" are a month; what is neither stays, and the contract names it. */
const monthAt = (fields: Fields, name: string): string =>
  textAt(fields, name).replace(/^(\d{4}-\d{2})-\d{2}.*$/, '$1')
const endAt = (fields: Fields): string | null => monthAt(fields, 'endDate') || null

/** Found by its name in any language. */
function idOf(list: readonly Constant[], name: string): number | undefined {
  const wanted = name.normalize('NFC').toLowerCase()
  const has = ({ names }: Constant) => Object.values(names).some((one) => one.toLowerCase() === wanted)
  return wanted === '' ? undefined : list.find(has)?.id
}

function partsOf(resume: z.output<typeof JsonResume>): Readonly<Record<Section, readonly Fields[]>> {
  const { work = [], education = [], languages = [], skills = [], certificates = [] } = resume
  const ours = resume['x-sarika'] ?? {}
  /** Ids of the same entries; of a file that was changed since they are not looked at. */
  const oursOf = (name: string, count: number): readonly Fields[] => {
    const read = Parts.parse(ours[name])
    return read.length === count ? read : []
  }
  const [degrees, levels, years] = [
    oursOf('educations', education.length),
    oursOf('languageLevels', languages.length),
    oursOf('skills', skills.length),
  ]
  return {
    experiences: work.map((one) => {
      const lines = Array.isArray(one.highlights)
        ? one.highlights.filter((line) => typeof line === 'string')
        : []
      return {
        company: textAt(one, 'name') || textAt(one, 'company'),
        jobtitle: textAt(one, 'position'),
        formtime: monthAt(one, 'startDate'),
        totime: endAt(one),
        workdesc: [textAt(one, 'summary'), ...lines].filter((line) => line !== '').join('\n'),
      }
    }),
    educations: education.map((one, at) => ({
      qualificationname: textAt(one, 'institution'),
      qualificationId:
        degrees[at]?.qualificationId ?? idOf(CONSTANTS.qualifications, textAt(one, 'studyType')),
      major: textAt(one, 'area'),
      fromDate: monthAt(one, 'startDate'),
      toDate: endAt(one),
    })),
    languageLevels: languages.map((one, at) => ({
      languageId: levels[at]?.languageId ?? idOf(CONSTANTS.languages, textAt(one, 'language')),
      languageLevelId: levels[at]?.languageLevelId ?? idOf(CONSTANTS.languageLevels, textAt(one, 'fluency')),
    })),
    skills: skills.map((one, at) => ({ ...years[at], skillname: textAt(one, 'name') })),
    qualifications: certificates.map((one) => ({
      quaname: textAt(one, 'name'),
      issued: textAt(one, 'issuer'),
      obtained: monthAt(one, 'date'),
    })),
  }
}

function namesOf(basics: Fields, ours: Fields): { firstName: string; lastName: string } {
  const [firstName, lastName] = [textAt(ours, 'firstName'), textAt(ours, 'lastName')]
  if (firstName !== '' || lastName !== '') return { firstName, lastName }
  const words = textAt(basics, 'name').split(/\s+/)
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.slice(1).at(-1) ?? '',
  }
}

/** What of a JSON Resume can stand in a resume on `today` (`2026-11-22`). */
export function fromJsonResume(resume: z.output<typeof JsonResume>, today: string): Taken {
  const { basics = {}, 'x-sarika': ours = {} } = resume
  const names = namesOf(basics, ours)
  const { birthday, sexId, locationId } = ours
  const person = { ...names, birthday, sexId, locationId }
  const profile = { ...person, mobile: textAt(basics, 'phone'), email: textAt(basics, 'email') }
  const notTaken: NotTaken[] = []
  const judge = (part: NotTaken['part'], index: number, content: Fields): Fields | null => {
    const fields = Object.keys(faultsOf(part, content, today))
    if (fields.length === 0) return SCHEMAS[part].parse(content) as Fields
    notTaken.push({ part, index, fields })
    return null
  }
  const whole = judge('profile', 0, profile)
  // Its function, industry and level stand in no JSON Resume.
  const summary = textAt(basics, 'summary')
  if (summary !== '') judge('career', 0, { careerPosition: textAt(basics, 'label'), summary })
  const parts = partsOf(resume)
  const items = SECTION_NAMES.flatMap((section) =>
    parts[section].flatMap((one, index) => {
      const content = judge(section, index, one)
      return content === null ? [] : [[section, content] as const]
    }),
  )
  return { profile: whole, ...names, items, notTaken }
}
