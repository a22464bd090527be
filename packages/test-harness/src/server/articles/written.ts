import type { Language, Names } from '../constants/names'
import type { ArticlePicture } from './pictures'

/** What advice is about; `employers` is for those who hire, the others are for those who look for work. */
export const KINDS = ['career', 'interview', 'letters', 'templates', 'questions', 'employers'] as const
export type Kind = (typeof KINDS)[number]

/** A line of a text is a paragraph; `## ` begins a heading, `- ` an entry of a list. */
export interface WrittenArticle {
  /** Never changes: links and the fixed pages of the portal go by it. */
  readonly id: number
  /** the day it was published, e.g. "2026-08-03" */
  readonly day: string
  readonly titles: Names
  readonly picture?: ArticlePicture
  readonly texts: { readonly en: string; readonly km: string } & Partial<Readonly<Record<Language, string>>>
}
