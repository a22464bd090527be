/**
 * What of an approved text everybody may be shown: titles, skills, school and languages, without a way to reach its writer and
 * without their name. A text that has one of these is left out whole; what is left of it could still say enough.
 *
 * Absent: employers, texts of several lines, the resume's own name, which nobody reviews.
 */
import { hasPhoneDigits } from '@sarika/portal-web/contract/phone-digits'
import { wordsOf } from '../jobs/words'
import { hasMark } from '../reviews/marks'
import type { Content } from '../seekers/resume-content'

/** Skills of one that are shown. */
const SKILLS_MAX = 6

export interface Shown {
  /** what they do or look for; "": nothing that may be shown says it */
  readonly title: string
  /** the highest, of the constants' qualifications, and in what; null: not said */
  readonly education: { readonly qualificationId: number; readonly major: string } | null
  readonly skills: readonly string[]
  readonly languages: readonly { readonly languageId: number; readonly languageLevelId: number }[]
  /** where and in which kind of work they want to work */
  readonly locationIds: readonly number[]
  readonly categoryIds: readonly number[]
  /** of the latest work; 0: not said */
  readonly jobLevelId: number
}

const asRow = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** Judges texts of somebody who is called by these names. */
export function cleanerOf(names: readonly string[]): (text: unknown) => string {
  const rows = names
    .flatMap((name) => name.split(/\s+/u))
    .map(asRow)
    .filter((row) => row.trim().length > 1)
  return (value) => {
    const text = String(value ?? '')
      .replace(/\s+/gu, ' ')
      .trim()
    if (hasPhoneDigits(text) || text.includes('@') || hasMark(text)) return ''
    const row = asRow(text)
    return rows.some((name) => row.includes(name)) ? '' : text
  }
}

const highest = (content: Content) =>
  content.educations.reduce<Content['educations'][number] | undefined>(
    (best, one) => (Number(one.qualificationId) > Number(best?.qualificationId ?? 0) ? one : best),
    undefined,
  )

/** The level that counts is the best of each language. */
function languagesOf({ languageLevels }: Content): Shown['languages'] {
  const best = new Map<number, number>()
  for (const one of languageLevels) {
    const id = Number(one.languageId)
    best.set(id, Math.max(best.get(id) ?? 0, Number(one.languageLevelId)))
  }
  return [...best].map(([languageId, languageLevelId]) => ({ languageId, languageLevelId }))
}

/** Titles under which somebody may be found, the one that they are shown by first. */
export function titlesOf(content: Content, clean: (text: unknown) => string): string[] {
  const { intention, career, experiences } = content
  const titles = [intention?.reqJobTitle, career.careerPosition, ...experiences.map((one) => one.jobtitle)]
  return [...new Set(titles.map(clean))].filter((title) => title !== '')
}

export function shownOf(content: Content, clean: (text: unknown) => string): Shown {
  const { intention, career, skills } = content
  const school = highest(content)
  return {
    title: titlesOf(content, clean)[0] ?? '',
    education: school
      ? { qualificationId: Number(school.qualificationId), major: clean(school.major) }
      : null,
    skills: skills
      .map(({ skillname }) => clean(skillname))
      .filter((skill) => skill !== '')
      .slice(0, SKILLS_MAX),
    languages: languagesOf(content),
    locationIds: intention?.locationIds ?? [],
    categoryIds: intention?.categoryIds ?? (career.careerCategory ? [career.careerCategory] : []),
    jobLevelId: career.careerLevel ?? 0,
  }
}
