// What a resume says. Its owner writes the working copy. What is submitted is a copy of that which nobody changes any more;
// once approved it is the text that employers get.
//
//   working copy (rows)  --submit-->  submitted (JSON)  --approve-->  approved (JSON)  --apply-->  application (JSON)

import { isDeepStrictEqual } from 'node:util'
import { newestFirst } from '@sarika/portal-web/contract/newest-first'
import { fullName } from '@sarika/portal-web/contract/paper'
import {
  type Career,
  completenessOf,
  type Intention,
  type MAY_BE_NONE,
  PARTS,
  type Part,
  type Profile,
  SECTION_NAMES,
  type Section,
} from '@sarika/portal-web/contract/resume'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../db/tables'

export type ResumeRow = Selectable<Tables['resumes']>
export type Item = Readonly<Record<string, unknown>> & { readonly id: number }

/** `profile` and `career` are `{}`, and `intention` is null, until they are written. */
export interface Content extends Readonly<Record<Section, readonly Item[]>> {
  readonly profile: Partial<Profile>
  readonly intention: Intention | null
  readonly career: Partial<Career>
  /** sections of which there are none */
  readonly none: readonly (typeof MAY_BE_NONE)[number][]
}

/** Undefined: nothing was submitted, or approved, yet. */
export const readContent = (text: string): Content | undefined =>
  text === '' ? undefined : (JSON.parse(text) as Content)

/** How its owner is called in it, e.g. "Sokha Chan"; "": not said. */
export const nameIn = ({ profile: { firstName = '', lastName = '' } }: Content): string =>
  fullName(firstName, lastName, 'en')

/** The working copies of resumes of one account. */
export async function readContents(
  db: Db,
  accountId: string,
  rows: readonly ResumeRow[],
): Promise<(row: ResumeRow) => Content> {
  const items =
    rows.length === 0
      ? []
      : await db
          .selectFrom('resume_items')
          .selectAll()
          .where(
            'resume_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('id')
          .execute()
  const intention = await readIntention(db, accountId)
  const of = (resumeId: number, section: Section): Item[] =>
    items
      .filter((item) => item.resume_id === resumeId && item.section === section)
      .map(({ id, content }) => ({ id, ...JSON.parse(content) }))
  return ({ id, profile, career, none }) => ({
    profile: JSON.parse(profile),
    intention,
    career: JSON.parse(career),
    none: JSON.parse(none),
    experiences: newestFirst(of(id, 'experiences')),
    educations: newestFirst(of(id, 'educations')),
    languageLevels: of(id, 'languageLevels'),
    skills: of(id, 'skills'),
    qualifications: of(id, 'qualifications'),
  })
}

/** Whether somebody said what they look for, without reading it. */
export async function hasIntention(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('intentions')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('content', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}

async function readIntention(db: Db, accountId: string): Promise<Intention | null> {
  const row = await db
    .selectFrom('intentions')
    .select('content')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && row.content !== '' ? JSON.parse(row.content) : null
}

/** What completeness goes by; a section is there when it has an entry or its owner has none of it. */
export interface Parts {
  readonly profile: Partial<Profile>
  readonly career: Partial<Career>
  readonly hasIntention: boolean
  readonly filled: (section: Section) => boolean
}

export function partsOf({ profile, career, hasIntention, filled }: Parts): Readonly<Record<Part, boolean>> {
  return {
    profile: profile.firstName !== undefined,
    intention: hasIntention,
    career: career.careerPosition !== undefined,
    photo: (profile.photo ?? '') !== '',
    experiences: filled('experiences'),
    educations: filled('educations'),
    languageLevels: filled('languageLevels'),
    skills: filled('skills'),
    qualifications: filled('qualifications'),
  }
}

export const partsOfContent = (content: Content): Readonly<Record<Part, boolean>> =>
  partsOf({
    ...content,
    hasIntention: content.intention !== null,
    filled: (section) => content[section].length > 0 || content.none.some((one) => one === section),
  })

export const completenessOfContent = (content: Content) => completenessOf(partsOfContent(content))

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0)

/** What is said: without the ids of entries, and without what was left open, which older copies lack. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      name === 'id' || isNothing(one) ? [] : [[name, said(one)] as const],
    ),
  )
}

const isSection = (part: Part): part is Section => (SECTION_NAMES as readonly string[]).includes(part)

function partOf({ profile, none, ...content }: Content, part: Part): unknown {
  const { photo = '', ...person } = profile
  if (part === 'profile') return person
  if (part === 'photo') return photo
  if (!isSection(part)) return content[part] ?? {}
  // Copies of earlier days have them as they were added.
  const isDated = part === 'experiences' || part === 'educations'
  const entries = isDated ? newestFirst(content[part]) : content[part]
  return { entries, isNone: none.some((one) => one === part) }
}

/** The parts in which two texts of a resume differ, in the order of the contract. */
export const changedParts = (one: Content, other: Content): Part[] =>
  PARTS.filter((part) => !isDeepStrictEqual(said(partOf(one, part)), said(partOf(other, part))))

export const isSame = (one: Content, other: Content): boolean => changedParts(one, other).length === 0
