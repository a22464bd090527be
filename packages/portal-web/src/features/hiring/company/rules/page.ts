/** The page of a company as it is written: one text a field, what is wrong with it, and what is sent of it. */
import { isBlank } from '@sarika/im-engine/text'
import { readWebsite } from '../../../../contract/company'
import { readTyped } from '../../../../contract/typed'
import { LANGUAGES, type Language } from '../../../../i18n/languages'
import type { ByLanguage } from '../../../../lib/by-language'
import { isEmail } from '../../../../lib/email'
import type { Fields } from '../../../../lib/fields'
import { recordOf } from '../../../../lib/record-of'
import type { OwnCompany } from '../api/company'

const TEXTS = ['name', 'kind', 'address', 'website', 'contactName', 'phone', 'email'] as const
const NUMBERS = ['industryId', 'scaleId', 'locationId', 'foundedYear'] as const

/** A field by its name, e.g. `name`, `about.km`. */
export type Field =
  | (typeof TEXTS)[number]
  | (typeof NUMBERS)[number]
  | 'benefits'
  | `names.${Language}`
  | `abouts.${Language}`

export type Texts = Readonly<Record<Field, string>>
/** What is written and not saved. */
export type Typed = Readonly<Partial<Record<Field, string>>>

export type Fault = 'name' | 'contactName' | 'website' | 'email' | 'year' | 'fixed' | 'refused'

const byLanguage = <Name extends 'names' | 'abouts'>(name: Name, texts: ByLanguage) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${name}.${language}`, texts[language] ?? ''])) as Record<
    `${Name}.${Language}`,
    string
  >

export const textsOf = (company: OwnCompany): Texts => ({
  ...recordOf(TEXTS, (name) => company[name]),
  ...recordOf(NUMBERS, (name) => (company[name] === 0 ? '' : String(company[name]))),
  benefits: company.benefits.join(),
  ...byLanguage('names', company.names),
  ...byLanguage('abouts', company.abouts),
})

/** A reviewer reads its names beside the licence, or has done so. */
export const areNamesFixed = ({ verification }: OwnCompany): boolean =>
  verification === 'sent' || verification === 'verified'

export const isName = (field: string): boolean => field === 'name' || field.startsWith('names.')

/** What was typed without names, where they stay. */
export const changeable = (typed: Typed, isLocked: boolean): Typed =>
  isLocked ? Object.fromEntries(Object.entries(typed).filter(([field]) => !isName(field))) : typed

const isYear = (text: string): boolean => /^(1[5-9]|20)\d\d$/.test(readTyped(text))

const JUDGES: Readonly<Partial<Record<Field, (text: string) => Fault | null>>> = {
  name: (text) => (isBlank(text) ? 'name' : null),
  contactName: (text) => (isBlank(text) ? 'contactName' : null),
  website: (text) => (readWebsite(text) === null ? 'website' : null),
  email: (text) => (text.trim() === '' || isEmail(text.trim()) ? null : 'email'),
  foundedYear: (text) => (text.trim() === '' || isYear(text) ? null : 'year'),
}

export const judge = (field: Field, text: string): Fault | null => JUDGES[field]?.(text) ?? null

const isNumber = (field: string): boolean => NUMBERS.some((one) => one === field)

/** As the server takes it, e.g. `{ name: 'Champei', abouts: { km: '...' } }`. */
export function toChanges(typed: Typed): Fields {
  const changes: Record<string, unknown> = {}
  const grouped: Record<string, Record<string, string>> = {}
  for (const [field, text] of Object.entries(typed)) {
    const [name = '', language] = field.split('.')
    if (language !== undefined) grouped[name] = { ...grouped[name], [language]: text }
    else if (name === 'benefits') changes[name] = text === '' ? [] : text.split(',')
    else changes[name] = isNumber(name) ? Number(readTyped(text)) : text
  }
  return { ...changes, ...grouped }
}

/** Without what is as it is saved. */
export const unsaved = (typed: Typed, saved: Texts): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== saved[field as Field]))

/** Fields that an answer names: `abouts` stands for all of them. */
export const namedBy = (typed: Typed, names: readonly string[]): readonly Field[] =>
  (Object.keys(typed) as Field[]).filter((field) =>
    names.some((name) => name === field || field.startsWith(`${name}.`) || name.startsWith(`${field}.`)),
  )
