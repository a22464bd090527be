import type { Block } from '../../../contract/page'
import { type ArticleView, toArticleView } from '../../../lib/article'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { isOwnPath } from '../../../lib/own-path'

export interface Article extends ArticleView {
  readonly blocks: readonly Block[]
  /** Paths of this origin. */
  readonly images: readonly string[]
  readonly next: { readonly id: number; readonly title: string } | null
}

/** Reads it from an answer; `blocks`: its text, which stands there as HTML. */
export function toArticle(article: unknown, blocks: readonly Block[]): Article {
  const { nextArticle } = toFields(article)
  return {
    ...toArticleView(article),
    blocks,
    images: listAt(article, 'images').filter(isOwnPath),
    next: nextArticle ? { id: numberAt(nextArticle, 'id'), title: textAt(nextArticle, 'title') } : null,
  }
}
