import { usePage, useRead } from '../../../http/read'
import { type Kind, toArticleView } from '../../../lib/article'
import { textAt } from '../../../lib/fields'
import { ADVICE_PAGE, ADVICE_TYPE } from '../../../lib/limits'
import { toArticle } from '../rules/article'
import { readBlocks } from '../rules/blocks'

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
  useRead(`/users/articles/${encodeURIComponent(id)}`, (body) =>
    body === null ? null : toArticle(body, readBlocks(textAt(body, 'content'))),
  )
