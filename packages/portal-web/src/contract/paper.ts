// A resume as paper: what is on it, by the names of the contract, and what it is drawn from. Portal and server make the same
// sheet of it (paper/, server/render.tsx).

import type { Career, Entry, Intention, Profile } from './resume'

/** How the sheet looks: one column each; `compact` is smaller, `photo` has the photo. */
export const TEMPLATES = ['plain', 'compact', 'photo'] as const
export type Template = (typeof TEMPLATES)[number]

/** The languages of the headings, dates and names on it; what people wrote stays as it is. */
export const PAPER_LANGUAGES = ['en', 'km', 'zh', 'ko', 'th', 'vi'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

/** What somebody wrote. A field or part that is missing or empty is not on the sheet; what is half written is. */
export interface PaperContent {
  readonly profile: Partial<Profile>
  readonly intention: Partial<Intention> | null
  readonly career: Partial<Career>
  readonly experiences: readonly Partial<Entry<'experiences'>>[]
  readonly educations: readonly Partial<Entry<'educations'>>[]
  readonly languageLevels: readonly Partial<Entry<'languageLevels'>>[]
  readonly skills: readonly Partial<Entry<'skills'>>[]
  readonly qualifications: readonly Partial<Entry<'qualifications'>>[]
}

/** The lists of the constants that a sheet names things from; `locations`: provinces and districts, side by side. */
export type PaperLists = Readonly<
  Record<
    'locations' | 'terms' | 'qualifications' | 'languages' | 'languageLevels',
    readonly { readonly id: number; readonly names: Readonly<Record<PaperLanguage, string>> }[]
  >
>

/** All that a sheet is drawn from. `photo`: an address that the reader's browser may open, e.g. data:; null: none. */
export interface PaperInput {
  readonly content: PaperContent
  readonly lists: PaperLists
  readonly template: Template
  readonly language: PaperLanguage
  readonly photo: string | null
}
