import { decodeHTML } from 'entities/decode'

/** What a page says of itself; "" where it says nothing. */
export interface PageWords {
  readonly title: string
  readonly description: string
  readonly site: string
  /** As it stands there, perhaps without a host. */
  readonly picture: string
}

/** UTF-16 units that are kept of each. */
const MAX = { title: 200, description: 300, site: 80, picture: 2_048 } as const
/** A tag that is longer is no tag, so that a broken page is read once. */
const TAG_MAX = 8_192
/** What stands in one of these is no word of the page. */
const RAW = /^(?:script|style|noscript|template|svg)$/
const ATTRIBUTE = /([a-z][a-z0-9:_-]{0,63})\s{0,16}=\s{0,16}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
/** Turns text round, or is not seen: a title has no use for either. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** One line that can be shown beside others. */
const inLine = (text: string, max: number): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD+$/, '')

/** In which letters a page is written: its first bytes, its site, or itself says so; else UTF-8. */
function decoderOf(bytes: Buffer, type: string): TextDecoder {
  const told =
    /charset\s{0,8}=\s{0,8}["']?([\w.:-]{1,40})/i.exec(type)?.[1] ??
    /<meta[^>]{0,200}charset\s{0,8}=\s{0,8}["']?([\w.:-]{1,40})/i.exec(
      bytes.toString('latin1', 0, 1_024),
    )?.[1]
  const mark =
    bytes[0] === 0xef ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : ''
  try {
    return new TextDecoder(
      (/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 3)) && mark) || told,
    )
  } catch {
    return new TextDecoder()
  }
}

interface Tag {
  readonly name: string
  readonly attributes: string
  /** What follows, to the next tag. */
  readonly text: string
}

/** The tags of a page to the end of its head, each once: no place is looked at twice. */
function* tagsIn(html: string): Generator<Tag> {
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open < 0) return
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      if (end < 0) return
      at = end + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) return
    at = open + 1
    if (close - open > TAG_MAX) continue
    const whole = html.slice(open + 1, close)
    const name = /^\/?[a-z][a-z0-9]{0,15}/i.exec(whole)?.[0].toLowerCase() ?? ''
    if (name === '') continue
    at = close + 1
    if (name === '/head' || name === 'body') return
    if (RAW.test(name) && !whole.endsWith('/')) {
      const end = html.toLowerCase().indexOf(`</${name}`, at)
      if (end < 0) return
      at = end
      continue
    }
    const next = html.indexOf('<', at)
    yield {
      name,
      attributes: whole,
      text: name === 'title' ? html.slice(at, next < 0 ? undefined : next) : '',
    }
  }
}

const fieldsOf = (attributes: string): Map<string, string> =>
  new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeHTML(double ?? single ?? bare ?? ''),
    ]),
  )

/** Reads the head of a page; whatever it is, this takes time by its length alone. Source: S-PREV-7. */
export function readPage(bytes: Buffer, type: string): PageWords {
  const said = new Map<string, string>()
  for (const { name, attributes, text } of tagsIn(decoderOf(bytes, type).decode(bytes))) {
    if (name === 'title' && !said.has('title')) said.set('title', decodeHTML(text))
    if (name !== 'meta') continue
    const fields = fieldsOf(attributes)
    const key = (fields.get('property') ?? fields.get('name') ?? '').toLowerCase()
    const content = fields.get('content') ?? ''
    // The first of a name counts.
    if (key !== '' && content.trim() !== '' && !said.has(`meta ${key}`)) said.set(`meta ${key}`, content)
  }
  const first = (max: number, ...keys: readonly string[]): string =>
    keys.map((key) => inLine(said.get(key) ?? '', max)).find((text) => text !== '') ?? ''
  return {
    title: first(MAX.title, 'meta og:title', 'meta twitter:title', 'title'),
    description: first(
      MAX.description,
      'meta og:description',
      'meta twitter:description',
      'meta description',
    ),
    site: first(MAX.site, 'meta og:site_name', 'meta application-name'),
    picture: first(
      MAX.picture,
      'meta og:image:secure_url',
      'meta og:image',
      'meta og:image:url',
      'meta twitter:image',
    ),
  }
}
