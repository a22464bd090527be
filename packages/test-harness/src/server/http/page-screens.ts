/**
 * The screens that a page is written for before any script runs: jobs, companies and articles. Each is read once, as the
 * calls of that screen answer it to a visitor, and told three times: as a head, as markup, and as data for the portal.
 */
import {
  forOtherSites,
  logoPicture,
  type PageData,
  type PageDrawer,
  type PageHead,
  titleWith,
} from '@sarika/portal-web/contract/page'
import type { FastifyRequest } from 'fastify'
import { readArticle, readBlocks } from '../articles/articles'
import type { Backend } from '../backend'
import { CONSTANTS } from '../constants/constants'
import { placeNameOf } from '../constants/locations'
import type { Language } from '../constants/names'
import { readEmployer } from '../jobs/employer-views'
import { readWholeJob } from '../jobs/whole-job'
import { JOBS_PAGE_SIZE } from '../limits'
import { withoutQuery } from '../log'
import { readId } from './job-params'
import { search } from './job-search'
import { networkOf } from './network-of'
import { languageOf } from './page-heads'

/** What a page is written from. */
export interface Screen {
  readonly head: PageHead & {
    /** of the window, without the product's name */
    readonly title: string
  }
  readonly language: Language
  readonly reads: PageData['reads']
  /** The portal's file whose style sheets the markup needs. */
  readonly source: string
  draw(drawer: PageDrawer): string
}

/** null: nothing is told of it; undefined: there is none. */
type Found = Screen | null | undefined

interface Asked {
  readonly backend: Backend
  /** Of whoever asks: what limits count by. */
  readonly address: string
  /** Says when they are gone. */
  readonly whenLeft: () => AbortSignal
  readonly id: number
  readonly language: Language
}

async function readJobScreen({ backend, id, language }: Asked): Promise<Found> {
  const job = await readWholeJob(backend, id, { isLoggedIn: false, language })
  if (!job) return undefined
  if (!job.isOpen) return null
  const title: string = job.titles[language] || job.title
  const [first] = job.locations
  const place = first === undefined ? job.place : placeNameOf(first, language)
  return {
    head: {
      type: 'website',
      title: titleWith(title, job.employer?.name, place),
      name: [title, job.employer?.name].filter(Boolean).join(' - '),
      description: job.jobDesc,
      picture: logoPicture(job.employer),
    },
    language,
    reads: { [`/jobs/${id}`]: job },
    source: 'src/screens/job.tsx',
    draw: ({ renderJob }) => renderJob({ language, now: backend.clock(), constants: CONSTANTS, job }),
  }
}

/** The first page of its open jobs; null: too much is asked at the moment, and the portal asks later. */
async function readJobsOf({ backend, address, whenLeft, id }: Asked) {
  const call = { backend, caller: null, address, signal: whenLeft() }
  const asked = await search(call, 'list', {
    filters: { employerId: [id], isExact: false },
    order: { page: { page: 1, size: JOBS_PAGE_SIZE }, sort: 'relevance', near: undefined },
  })
  return asked.kind === 'found' ? asked.found : null
}

async function readCompanyScreen(asked: Asked): Promise<Found> {
  const { backend, id, language } = asked
  const company = await readEmployer(backend.db, id, false, backend.clock())
  if (!company) return undefined
  const jobs = await readJobsOf(asked)
  return {
    head: {
      type: 'website',
      title: titleWith(company.name, placeNameOf(company.locationIds[0] ?? 0, language)),
      name: company.name,
      description: company.about,
      picture: logoPicture(company),
    },
    language,
    reads: {
      [`/users/employers/${id}`]: company,
      ...(jobs && { [`/jobs?employerId=${id}&size=${JOBS_PAGE_SIZE}&page=1`]: jobs }),
    },
    source: 'src/screens/company.tsx',
    draw: ({ renderCompany }) =>
      renderCompany({ language, now: backend.clock(), constants: CONSTANTS, company, jobs }),
  }
}

async function readArticleScreen({ backend, id, language }: Asked): Promise<Found> {
  const article = readArticle(id, language)
  if (!article) return undefined
  const { title, summary, images } = article
  const blocks = readBlocks(id, language)
  return {
    head: { type: 'article', title, name: title, description: summary, picture: forOtherSites(images) },
    language,
    reads: { [`/users/articles/${id}`]: article },
    source: 'src/screens/article.tsx',
    draw: ({ renderArticle }) =>
      renderArticle({ language, now: backend.clock(), constants: CONSTANTS, article, blocks }),
  }
}

/** Addresses as the router in the page reads them; the list of featured jobs is no job. */
const SCREENS = [
  { path: /^\/a\/job\/(?!job-adFeature\/?$)([^/]+)\/?$/i, read: readJobScreen },
  { path: /^\/a\/company\/([^/]+)\/?$/i, read: readCompanyScreen },
  { path: /^\/a\/(?:enterprise-)?adviser\/([^/]+)\/?$/i, read: readArticleScreen },
] as const

/** The screen at an address; undefined: what it names is not there. */
export async function readScreen(
  backend: Backend,
  request: FastifyRequest,
  whenLeft: Asked['whenLeft'],
): Promise<Found> {
  const path = withoutQuery(request.url)
  for (const screen of SCREENS) {
    const text = screen.path.exec(path)?.[1]
    if (text === undefined) continue
    const id = readId(text)
    if (id === undefined) return undefined
    const address = networkOf(request.ip)
    return screen.read({ backend, address, whenLeft, id, language: languageOf(request) })
  }
  return null
}
