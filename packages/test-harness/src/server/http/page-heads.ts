/**
 * What other sites are told of a job and of an article. Link previews run no script, so it comes with the page; in a
 * browser the portal takes the marked tags away and puts the same words there itself (portal-web ui/open-graph.tsx).
 */
import type { FastifyRequest } from 'fastify'
import { readLanguage } from '../accounts/languages'
import { readArticle } from '../articles/articles'
import type { Backend } from '../backend'
import { LANGUAGES, type Language } from '../constants/names'
import { readJob } from '../jobs/job-views'
import { withoutQuery } from '../log'
import { readId } from './job-params'
import { escapeHtml } from './plain-page'

/** Plain text, of any length. */
interface PageHead {
  readonly type: 'website' | 'article'
  /** of the window, without the product's name */
  readonly title: string
  /** of the link on another site, e.g. "Hotel Receptionist - Angkor Hospitality Group" */
  readonly name: string
  readonly description: string
}

/** null: nothing is told of it; undefined: there is none. */
type Found = PageHead | null | undefined

/** In UTF-16 units, as the portal cuts it. */
const DESCRIPTION_LENGTH = 200

async function readJobHead({ db, clock }: Backend, id: number, language: Language): Promise<Found> {
  const job = await readJob(db, id, clock())
  if (!job) return undefined
  if (!job.isOpen) return null
  const title: string = job.titles[language] || job.title
  const name = [title, job.employer?.name].filter(Boolean).join(' - ')
  return { type: 'website', title, name, description: job.jobDesc }
}

async function readArticleHead(_: Backend, id: number, language: Language): Promise<Found> {
  const article = readArticle(id, language)
  if (!article) return undefined
  const { title, summary } = article
  return { type: 'article', title, name: title, description: summary }
}

/** Addresses as the router in the page reads them; the list of featured jobs is no job. */
const SCREENS = [
  { path: /^\/a\/job\/(?!job-adFeature\/?$)([^/]+)\/?$/i, read: readJobHead },
  { path: /^\/a\/(?:enterprise-)?adviser\/([^/]+)\/?$/i, read: readArticleHead },
] as const

/** The one that the portal will choose: of the address, else chosen before, else of the browser. */
export function languageOf({ url, headers }: FastifyRequest): Language {
  const known = (name: string | null | undefined) => LANGUAGES.find((one) => one === name)
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('language')
  const kept = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return known(asked) ?? known(kept) ?? readLanguage(headers['accept-language'])
}

/** Of the screen at an address; undefined: what it names is not there. */
export async function readPageHead(backend: Backend, request: FastifyRequest): Promise<Found> {
  const path = withoutQuery(request.url)
  for (const screen of SCREENS) {
    const id = screen.path.exec(path)?.[1]
    if (id === undefined) continue
    const known = readId(id)
    return known === undefined ? undefined : screen.read(backend, known, languageOf(request))
  }
  return null
}

const metaTag = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta data-from-server ${kind}="${name}" content="${escapeHtml(content)}" />`

/** The page with a head of its own, in the place of the title. `url` is the screen's, whole. */
export function writeHead(html: string, { type, title, name, description, url }: PageHead & { url: string }) {
  const told = description.slice(0, DESCRIPTION_LENGTH)
  const tags = [
    `<title>${escapeHtml(title)} - Sarika</title>`,
    metaTag('property', 'og:type', type),
    metaTag('property', 'og:title', name),
    metaTag('property', 'og:description', told),
    metaTag('property', 'og:url', url),
    metaTag('name', 'description', told),
  ]
  // As a function: "$&" in a title is text.
  return html.replace(/<title>.*?<\/title>/, () => tags.join('\n    '))
}
