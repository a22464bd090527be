import { usePage, useRead } from '../../../http/read'
import { type ArticleView, type Kind, toArticleView } from '../../../lib/article'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { ADVICE_PAGE, ADVICE_TYPE } from '../../../lib/limits'
import { isOwnPath } from '../../../lib/own-path'

export interface Article extends ArticleView {
  /** HTML as the server has it; rules/blocks.ts reads it. */
  readonly content: string
  /** Paths of this origin. */
  readonly images: readonly string[]
  readonly next: { readonly id: number; readonly title: string } | null
}

function toArticle(article: unknown): Article {
  const { nextArticle } = toFields(article)
  return {
    ...toArticleView(article),
    content: textAt(article, 'content'),
    images: listAt(article, 'images').filter(isOwnPath),
    next: nextArticle ? { id: numberAt(nextArticle, 'id'), title: textAt(nextArticle, 'title') } : null,
  }
}

/** null: all kinds that are for people who look for work. */
export function useArticles(kind: Kind | null, page: number) {
  const query = new URLSearchParams({
    articleType: ADVICE_TYPE,
    size: String(ADVICE_PAGE),
    page: String(page),
  })
  if (kind !== null) query.set('kind', kind)
  return usePage(`/users/articles?${query}`, toArticleView)
}

/** null: there is none. */
export const useArticle = (id: string) =>
  useRead(`/users/articles/${encodeURIComponent(id)}`, (body) => (body === null ? null : toArticle(body)))
