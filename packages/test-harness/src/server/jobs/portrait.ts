/** How an employer shows itself on its page, besides what lists tell of it. Kept as JSON: nobody searches or sorts by it. */
import { looseText } from '@sarika/im-engine/text'
import { LANGUAGES, type Language } from '../constants/names'

/** What everybody there gets; the portal has an icon and words for each. New ones go to the end. */
export const BENEFITS = [
  'insurance',
  'meals',
  'transport',
  'training',
  'housing',
  'bonus',
  'leave',
  'family',
] as const
export type Benefit = (typeof BENEFITS)[number]

export type ByLanguage = Readonly<Partial<Record<Language, string>>>

/** Whatever is left out was not said. */
export interface Portrait {
  /** paths of this server */
  readonly cover?: string
  readonly pictures?: readonly { readonly address: string; readonly alt: ByLanguage }[]
  readonly benefits?: readonly Benefit[]
  /** in which its profile is written first */
  readonly language?: Language
  /** its profile in other languages */
  readonly abouts?: ByLanguage
  /** of the person who answers: what they do there and what they speak. Whose name it is, the account says. */
  readonly desk?: { readonly does: ByLanguage; readonly languages: readonly Language[] }
  readonly foundedYear?: number
  /** ids of constants/ */
  readonly workLanguages?: readonly number[]
}

/** Names by language. */
export const readNames = (json: string): ByLanguage => JSON.parse(json)

export const readPortrait = (json: string): Portrait => JSON.parse(json)

/** What employers are searched by: the name and the profile, in every language. */
export const companyText = (
  name: string,
  about: string,
  { abouts = {} }: Portrait,
  names: ByLanguage = {},
): string =>
  looseText(
    [name, about, ...LANGUAGES.flatMap((one) => [abouts[one] ?? [], names[one] ?? []].flat())].join(' '),
  )
