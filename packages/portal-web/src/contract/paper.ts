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

const FAMILY_FIRST: readonly PaperLanguage[] = ['km', 'zh', 'ko', 'vi']
const FAMILY_FIRST_LETTERS = /[\p{sc=Khmer}\p{sc=Han}\p{sc=Hangul}]/u
const WITHOUT_SPACE = /^[\p{sc=Han}\p{sc=Hangul}]+$/u

/** A name as people who read a language write it, e.g. "Sokha Chan", "ចាន់ សុខា", "王强": by its letters, then by the language. */
export function fullName(firstName: string, lastName: string, language: PaperLanguage): string {
  const isFamilyFirst = FAMILY_FIRST.includes(language) || FAMILY_FIRST_LETTERS.test(firstName + lastName)
  const parts = (isFamilyFirst ? [lastName, firstName] : [firstName, lastName]).filter((part) => part !== '')
  return parts.join(parts.every((part) => WITHOUT_SPACE.test(part)) ? '' : ' ')
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

/** A piece of the contact line; `href`: what a press on it opens. */
export interface PaperLine {
  readonly text: string
  readonly href?: string
}
/** A job, a school, a certificate; "" and []: not said. */
export interface PaperItem {
  readonly title: string
  readonly when: string
  readonly org: string
  /** What was done, a line each. */
  readonly deeds: readonly string[]
}
export interface PaperPair {
  readonly name: string
  readonly value: string
}

/** What a sheet says, in its order; "" and []: not on it. */
export interface PaperLines {
  readonly name: string
  readonly role: string
  readonly contact: readonly PaperLine[]
  readonly summary: string
  readonly intention: string
  readonly experiences: readonly PaperItem[]
  readonly educations: readonly PaperItem[]
  readonly languageLevels: readonly PaperPair[]
  readonly skills: readonly PaperPair[]
  readonly qualifications: readonly PaperItem[]
}
/** The parts that have a heading. */
export type PaperPart = Exclude<keyof PaperLines, 'name' | 'role' | 'contact'>

/** What `dist/server/render.js` exports. */
export interface PaperDrawer {
  /** A whole HTML document, with style, photo and faces in it. */
  renderPaper(input: PaperInput): string
  /** The same words as text, with the headings in the language of the sheet. */
  readPaper(input: PaperInput): PaperLines & { readonly titles: Readonly<Record<PaperPart, string>> }
}
