// What the server tells of a page before any script runs, and what the portal says of itself later: title, tags for other
// sites, and the data of the first screen. Both sides make the same of the same things.

import type { PaperLanguage } from './paper'

/** A piece of an article, of plain text alone. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** The languages that a page can be asked for in: `?language=km`. */
const LANGUAGES: readonly PaperLanguage[] = ['en', 'km', 'zh', 'ko', 'th', 'vi']

/** Of pictures of a page, the first that other sites show: they take no drawing. null: none. */
export const forOtherSites = (paths: readonly string[]): string | null =>
  paths.find((path) => !path.endsWith('.svg')) ?? null

/** The bird on its ground, for a page that has no picture of its own. */
const OWN_PICTURE = '/a/icon-512.png'

/** Of a description, in UTF-16 units. Ours. */
const DESCRIPTION_LENGTH = 200

/** Plain text, of any length. */
export interface PageHead {
  readonly type: 'website' | 'article'
  /** Of the link on another site, e.g. "Hotel Receptionist - Angkor Hospitality Group". */
  readonly name: string
  readonly description: string
  /** A path of this origin; null: Sarika's own picture. */
  readonly picture: string | null
}

/** Of a page, e.g. `{ origin: 'https://sarika.example', path: '/a/job/1' }`. */
export interface Address {
  readonly origin: string
  readonly path: string
}

/** A tag of the head: its name, and its attributes in their order. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>]

/**
 * What other sites and search engines read of a page. `asked`: the language that its query names, which makes it a page of
 * its own.
 */
export function tagsOf(
  { type, name, description, picture }: PageHead,
  { origin, path }: Address,
  asked?: PaperLanguage,
): readonly HeadTag[] {
  const url = origin + path.replace(/\/+$/, '')
  const inLanguage = (language: PaperLanguage) => `${url}?language=${language}`
  const told = description.slice(0, DESCRIPTION_LENGTH)
  const property = (name: string, content: string): HeadTag => ['meta', { property: name, content }]
  const alternate = (hrefLang: string, href: string): HeadTag => [
    'link',
    { rel: 'alternate', hrefLang, href },
  ]
  return [
    property('og:type', type),
    property('og:site_name', 'Sarika'),
    property('og:title', name),
    property('og:description', told),
    property('og:url', url),
    property('og:image', origin + (picture ?? OWN_PICTURE)),
    ['meta', { name: 'twitter:card', content: 'summary' }],
    ['meta', { name: 'description', content: told }],
    ['link', { rel: 'canonical', href: asked === undefined ? url : inLanguage(asked) }],
    ...LANGUAGES.map((language) => alternate(language, inLanguage(language))),
    alternate('x-default', url),
  ]
}

/** The title of a window: what it is, who offers it, where; e.g. "Hotel Receptionist, Angkor Hospitality Group, Siem Reap". */
export const titleWith = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')

/** A place by its id with its province, whose id stands before the last two digits; e.g. "Svay Dankum, Siem Reap". */
export function placeWith(nameOf: (id: number) => string, id: number): string {
  const name = nameOf(id)
  const province = nameOf(id < 100 ? id : Math.floor(id / 100))
  return name === province ? name : titleWith(name, province)
}

/** The logo of a company as a PNG, which other sites take; null: it has none that lies here. */
export const logoPicture = (company: { readonly id: number; readonly logo: string | null } | null) =>
  company?.logo?.startsWith('/') === true ? `/api/v1.0.0/users/employers/${company.id}/logo.png` : null

/** What a page is drawn from: bodies as the calls answer them to a visitor. `now`: ms. */
interface PageInput {
  readonly language: PaperLanguage
  readonly now: number
  /** Of `/application/constants`. */
  readonly constants: unknown
}

/** What `dist/server/render.js` exports besides paper: each draws what stands in the page's root, escaped, without a script. */
export interface PageDrawer {
  renderJob(input: PageInput & { readonly job: unknown }): string
  /** `jobs`: the first page of its open jobs; null: they are not known. */
  renderCompany(input: PageInput & { readonly company: unknown; readonly jobs: unknown }): string
  /** `blocks`: its text. */
  renderArticle(input: PageInput & { readonly article: unknown; readonly blocks: readonly Block[] }): string
}

/** The id of the block with what the page was drawn from. */
export const PAGE_DATA = 'page-data'

/** That block: what each call would answer to a visitor who reads in this language, by its path below the API's. */
export interface PageData {
  readonly language: PaperLanguage
  readonly reads: Readonly<Record<string, unknown>>
}
