// A resume while it is edited: one flat table from slot to values, so that a change is a change of slots.
//
//   profile, intention, career          parts of the contract; absent until they are saved once
//   experiences/12                      an entry of a list; one that is new here has a name of its own until it goes
//   workStatus, none, attributes        single answers: looking for work, "I have none", name and attached file

import { isBlank } from '@sarika/im-engine/text'
import {
  type FieldFaults,
  faultsOf,
  MAY_BE_NONE,
  NAME_MAX,
  PARTS,
  type Part,
  SECTION_NAMES,
  type Section,
  type Single,
} from '../../../contract/resume'
import { toFields } from '../../../lib/fields'
import { recordOf } from '../../../lib/record-of'

export type Value = string | number | null | readonly number[] | readonly string[]
/** Of one slot, by the server's names. */
export type Values = Readonly<Record<string, Value>>

export type Lone = Single | 'workStatus' | 'none' | 'attributes'
export type Slot = Lone | `${Section}/${string}`
/** Of the account, the same in all resumes; the others are of one resume. */
export const isOfAccount = (slot: Slot): boolean => slot === 'intention' || slot === 'workStatus'

/** Something of each slot that is there. */
export type BySlot<Thing> = Readonly<Partial<Record<Slot, Thing>>>
export type Paper = BySlot<Values>

/** What a form begins with; 0, "" and [] are not chosen yet. */
export const EMPTY: Readonly<Record<Lone | Section, Values>> = {
  profile: {
    firstName: '',
    lastName: '',
    sexId: 0,
    birthday: '',
    locationId: 0,
    maritalId: 0,
    nationalityId: 0,
    mobile: '',
    email: '',
    photo: '',
  },
  intention: {
    reqJobTitle: '',
    categoryIds: [],
    industryIds: [],
    locationIds: [],
    jobTerm: 0,
    salaryFrom: 0,
  },
  career: {
    careerPosition: '',
    careerCategory: 0,
    careerIndustry: 0,
    careerLevel: 0,
    lastSalary: 0,
    summary: '',
  },
  experiences: { jobtitle: '', company: '', formtime: '', totime: '', workdesc: '' },
  educations: { qualificationname: '', qualificationId: 0, major: '', fromDate: '', toDate: '' },
  languageLevels: { languageId: 0, languageLevelId: 0 },
  skills: { skillname: '', skillyears: null, useryear: null },
  qualifications: { quaname: '', issued: '', obtained: '', quaphoto: '' },
  workStatus: { status: 0 },
  none: { sections: [] },
  attributes: { name: '', attachmentId: null },
}

const isSection = (name: string): name is Section => SECTION_NAMES.some((one) => one === name)

/** The list that a slot is an entry of; null: none. */
export function sectionOf(slot: Slot): Section | null {
  const name = slot.split('/')[0] ?? ''
  return slot.includes('/') && isSection(name) ? name : null
}

export const partOf = (slot: Slot): Lone | Section => sectionOf(slot) ?? (slot as Lone)

export const slotsOf = (table: BySlot<unknown>): readonly Slot[] => Object.keys(table) as Slot[]

/** The entries of a list, in the order of the table. */
export const entriesOf = (table: BySlot<unknown>, section: Section): readonly Slot[] =>
  slotsOf(table).filter((slot) => sectionOf(slot) === section)

export const isSameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.join('\n') === other.join('\n'))

export const isSameValues = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]))

/** Until now, and never said. */
const MAY_BE_NULL = new Set(['totime', 'toDate', 'skillyears', 'useryear', 'attachmentId'])

/** What is no number stays as it was typed. */
const TYPED_NUMBERS = new Set(['lastSalary', 'salaryFrom', 'skillyears', 'useryear'])

function isLike(name: string, empty: Value, value: unknown): value is Value {
  if (typeof value === 'string' && TYPED_NUMBERS.has(name)) return true
  if (value === null) return MAY_BE_NULL.has(name)
  if (Array.isArray(empty)) return Array.isArray(value)
  return typeof value === (empty === null ? 'number' : typeof empty)
}

/** What a form has of what came: a field that is missing or of another type is empty, one that the form has not is left out. */
export function fill(part: Lone | Section, came: unknown): Values {
  const fields = toFields(came)
  const kept = Object.entries(EMPTY[part]).map(([name, empty]) => {
    const value = fields[name]
    return [name, isLike(name, empty, value) ? value : empty] as const
  })
  return Object.fromEntries(kept)
}

/** As the contract has it: years that nobody said are left out. */
export function toContent(values: Values): Readonly<Record<string, unknown>> {
  const { skillyears, ...rest } = values
  return skillyears === null || skillyears === undefined ? rest : values
}

function faultsOfAttributes({ name }: Values): FieldFaults {
  const text = String(name)
  if (isBlank(text)) return { name: 'missing' }
  return text.length > NAME_MAX ? { name: 'long' } : {}
}

/** What is wrong with a slot, by field; `today`: e.g. "2026-11-22". */
export function faultsOfSlot(slot: Slot, values: Values, today: string): FieldFaults {
  const part = partOf(slot)
  if (part === 'none') return {}
  if (part === 'attributes') return faultsOfAttributes(values)
  if (part === 'workStatus') return values.status === 0 ? { status: 'choose' } : {}
  return faultsOf(part, toContent(values), today)
}

/** Of each part, whether it is there. */
export function hasOf(paper: Paper): Readonly<Record<Part, boolean>> {
  const saidNone = paper.none?.sections ?? []
  const isNone = (part: string) =>
    MAY_BE_NONE.some((one) => one === part) && Array.isArray(saidNone) && saidNone.includes(part)
  return recordOf(PARTS, (part) => {
    if (part === 'photo') return (paper.profile?.photo ?? '') !== ''
    return isSection(part) ? entriesOf(paper, part).length > 0 || isNone(part) : part in paper
  })
}

/** What must be sent to come from one to the other; null: it is deleted. What is deleted goes first. */
export function changesBetween(
  before: Paper,
  after: Paper,
): readonly (readonly [slot: Slot, values: Values | null])[] {
  const gone = slotsOf(before).filter((slot) => !(slot in after) && sectionOf(slot) !== null)
  const other = slotsOf(after).filter((slot) => {
    const [was, is] = [before[slot], after[slot]]
    return is !== undefined && (was === undefined || !isSameValues(was, is))
  })
  return [
    ...gone.map((slot) => [slot, null] as const),
    ...other.map((slot) => [slot, after[slot] ?? null] as const),
  ]
}

/** What is written over what is saved: fields that were saved elsewhere meanwhile say so, unless something else was written there. */
export const followSaved = (saved: Values, base: Values, values: Values): Values => ({
  ...saved,
  ...Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameValue(value, base[name]))),
})
