/**
 * A page of the portal for those who run no script, and for the time until it runs: title and tags of the head, the markup in
 * its root, and the data that the portal begins with. In a browser the portal takes the marked tags away and puts the same
 * there itself (portal-web ui/open-graph.tsx, app/page-data.ts).
 */
import {
  type Address,
  type HeadTag,
  PAGE_DATA,
  type PageData,
  type PageHead,
  tagsOf,
} from '@sarika/portal-web/contract/page'
import type { FastifyRequest } from 'fastify'
import { readLanguage } from '../accounts/languages'
import { LANGUAGES, type Language } from '../constants/names'
import { escapeHtml } from './plain-page'

/** One of ours, also with a region or in capitals, e.g. "zh-CN" > "zh". */
function known(tag: string | null | undefined): Language | undefined {
  const name = tag?.toLowerCase().split('-', 1)[0]
  return LANGUAGES.find((one) => one === name)
}

/** The one that an address names. */
export const askedLanguage = ({ url }: FastifyRequest): Language | undefined =>
  known(new URLSearchParams(url.split('?', 2)[1]).get('language'))

/** The one that the portal will choose: of the address, else chosen before, else of the browser. */
export function languageOf(request: FastifyRequest): Language {
  const { cookie, 'accept-language': accepted } = request.headers
  const kept = /(?:^|;\s*)language=([\w-]+)/.exec(cookie ?? '')?.[1]
  return askedLanguage(request) ?? known(kept) ?? readLanguage(accepted)
}

function toHtml([tag, attributes]: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(value)}"`,
  )
  return `<${tag} data-from-server${written.join('')} />`
}

interface Head extends PageHead, Address {
  readonly title: string
  readonly language: Language
  /** The language that its query names. */
  readonly asked: Language | undefined
}

/** The page with a head of its own, in the place of the title. */
export function writeHead(html: string, head: Head): string {
  const tags = tagsOf(head, head, head.asked).map(toHtml)
  const title = `<title>${escapeHtml(head.title)} - Sarika</title>`
  return (
    html
      // As functions: "$&" in a title is text.
      .replace(/<title>.*?<\/title>/, () => [title, ...tags].join('\n    '))
      .replace(/<html lang="\w+"/, () => `<html lang="${head.language}"`)
  )
}

/** No text of it ends the block or begins a comment. */
const toJson = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The page with what is to be read in its root, the data behind it, and the style sheets that it needs. */
export function writeMarkup(html: string, markup: string, data: PageData, styles: readonly string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/a/${file}">\n  `)
  const block = `<script type="application/json" id="${PAGE_DATA}">${toJson(data)}</script>`
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>\n    ${block}`)
}
