/** Advice, for whoever reads. */
import { z } from 'zod'
import { ADVICE, listArticles, readArticle } from '../articles/articles'
import { KINDS } from '../articles/written'
import { ARTICLES_PAGE_SIZE, HOME_ARTICLES } from '../limits'
import { bare, notFound } from './answer'
import { optional, PageFields, readId } from './job-params'
import { API, route } from './route'

const list = route({
  method: 'GET',
  path: `${API}/users/articles`,
  access: 'anyone',
  query: z.object({
    ...PageFields,
    articleType: optional(z.literal(String(ADVICE))),
    kind: optional(z.enum(KINDS)),
  }),
  handle: ({ language, query: { page = 1, size = ARTICLES_PAGE_SIZE, kind } }) =>
    bare(listArticles({ page, size }, language, kind)),
})

const home = route({
  method: 'GET',
  path: `${API}/users/home/page/articles`,
  access: 'anyone',
  handle: ({ language }) => bare(listArticles({ page: 1, size: HOME_ARTICLES }, language)),
})

const one = route({
  method: 'GET',
  path: `${API}/users/articles/:id`,
  access: 'anyone',
  answers: [200, 404],
  handle({ language, params }) {
    const id = readId(params.id ?? '')
    const article = id === undefined ? undefined : readArticle(id, language)
    return article ? bare(article) : notFound()
  },
})

export const articleRoutes = [list, home, one]
