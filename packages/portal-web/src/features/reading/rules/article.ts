import type { Block } from '../../../contract/page'
import { type ArticleView, toArticleView } from '../../../lib/article'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { isOwnPath } from '../../../lib/own-path'

export interface Article extends ArticleView {
  readonly blocks: readonly Block[]
  /** Paths of this origin, with what is seen there; "" where nobody said it. */
  readonly images: readonly { readonly path: string; readonly text: string }[]
  readonly next: { readonly id: number; readonly title: string } | null
}

/** Reads it from an answer; `blocks`: its text, which stands there as HTML. */
export function toArticle(article: unknown, blocks: readonly Block[]): Article {
  const { nextArticle } = toFields(article)
  const texts = listAt(article, 'imageTexts')
  return {
    ...toArticleView(article),
    blocks,
    images: listAt(article, 'images').flatMap((path, index) => {
      const text = texts[index]
      return isOwnPath(path) ? [{ path, text: typeof text === 'string' ? text : '' }] : []
    }),
    next: nextArticle ? { id: numberAt(nextArticle, 'id'), title: textAt(nextArticle, 'title') } : null,
  }
}
