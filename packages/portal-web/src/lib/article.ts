import { isLanguage, type Language } from '../i18n/languages'
import { numberAt, textAt, timeAt, toFields } from './fields'

/** What advice is about, by the server's names; the last is for those who hire. */
export const KINDS = ['career', 'interview', 'letters', 'templates', 'questions', 'employers'] as const
export type Kind = (typeof KINDS)[number]

export const isKind = (text: unknown): text is Kind => KINDS.some((kind) => kind === text)

/** An article in a list; its title is in the language that is shown. */
export interface ArticleView {
  readonly id: number
  /** null: a page of the portal. */
  readonly kind: Kind | null
  readonly title: string
  /** Its first paragraph, in `language`. */
  readonly summary: string
  /** In which its text is written. */
  readonly language: Language
  /** ms */
  readonly publishedAt: number
}

export function toArticleView(article: unknown): ArticleView {
  const { kind, language } = toFields(article)
  return {
    id: numberAt(article, 'id'),
    kind: isKind(kind) ? kind : null,
    title: textAt(article, 'title'),
    summary: textAt(article, 'summary'),
    language: isLanguage(language) ? language : 'en',
    publishedAt: timeAt(article, 'sendAt'),
  }
}
