// articles/ is what the main API gives to read: advice, which is listed by kind, and the texts of the portal's own pages,
// which stand in no list. texts/ has them, written by us; nothing of it is in the database.

import type { Block } from '@sarika/portal-web/contract/page'
import type { Language } from '../constants/names'
import { startOf } from '../jobs/days'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from '../seekers/paged'
import { toBlocks, toHtml } from './html'
import { showPicture } from './pictures'
import { career } from './texts/career'
import { employers } from './texts/employers'
import { interview } from './texts/interview'
import { letters } from './texts/letters'
import { aboutPages } from './texts/pages-about'
import { payPages } from './texts/pages-pay'
import { servicePages } from './texts/pages-services'
import { questions } from './texts/questions'
import { templates } from './texts/templates'
import { KINDS, type Kind, type WrittenArticle } from './written'

/** Advice (specification 9). */
export const ADVICE = 200
/** The text of a page of the portal. Ours. */
const PAGE = 100

type Placed = WrittenArticle & { readonly kind: Kind | 'pages' }

const BY_KIND = { career, interview, letters, templates, questions, employers }

const advice: readonly Placed[] = KINDS.flatMap((kind) =>
  BY_KIND[kind].map((article) => ({ ...article, kind })),
).sort((a, b) => b.day.localeCompare(a.day) || b.id - a.id)

const pages: readonly Placed[] = [...aboutPages, ...servicePages, ...payPages].map((article) => ({
  ...article,
  kind: 'pages',
}))

/** The reader's language where the text is written in it, else English; `language` says which it is. */
function textOf({ texts }: Placed, reader: Language): { language: Language; text: string } {
  const text = texts[reader]
  return text === undefined ? { language: 'en', text: texts.en } : { language: reader, text }
}

function toView(article: Placed, reader: Language) {
  const { language, text } = textOf(article, reader)
  const picture = article.picture && showPicture(article.picture, reader)
  return {
    id: article.id,
    articleType: article.kind === 'pages' ? PAGE : ADVICE,
    kind: article.kind,
    language,
    title: article.titles[reader],
    summary: text.slice(0, text.indexOf('\n')),
    images: picture ? [picture.path] : [],
    /** what is seen on each of them, in the reader's language; ours */
    imageTexts: picture ? [picture.text] : [],
    sendAt: seconds(startOf(article.day)),
  }
}

/** The newest first. Without a kind: all that is for people who look for work. */
export function listArticles(page: Page, reader: Language, kind?: Kind) {
  const from = (page.page - 1) * page.size
  const listed = advice.filter((one) => (kind === undefined ? one.kind !== 'employers' : one.kind === kind))
  return paged(
    listed.slice(from, from + page.size).map((article) => toView(article, reader)),
    listed.length,
    page,
  )
}

const find = (id: number): Placed | undefined => [...advice, ...pages].find((one) => one.id === id)

/** The text of one, as its content has it in HTML; none where there is no article. */
export function readBlocks(id: number, reader: Language): readonly Block[] {
  const article = find(id)
  return article ? toBlocks(textOf(article, reader).text) : []
}

/** One whole, its content as HTML; undefined: there is none. The next one is the one before it in time, of its kind. */
export function readArticle(id: number, reader: Language) {
  const article = find(id)
  if (!article) return undefined
  const ofKind = advice.filter(({ kind }) => kind === article.kind)
  const next = article.kind === 'pages' ? undefined : ofKind[ofKind.indexOf(article) + 1]
  return {
    ...toView(article, reader),
    content: toHtml(readBlocks(id, reader)),
    nextArticle: next ? { id: next.id, title: next.titles[reader] } : null,
  }
}
