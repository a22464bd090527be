/** A stretch of a message as it is drawn. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'mention'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }

/** Starts of what may be a link; what follows up to a space belongs to it. */
const LINKS = /(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"“”]+/giu
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** Ends a sentence, not an address. */
const TRAILING = /[.,:;!?…'’”»។៕]+$/u

function hrefOf(text: string): string | undefined {
  const { protocol, href } = URL.parse(/^www\./i.test(text) ? `https://${text}` : text) ?? {}
  return protocol !== undefined && SAFE.has(protocol) ? href : undefined
}

/** An address without the bracket that closes around it, and without the end of its sentence. */
function trimmed(text: string): string {
  let link = text.replace(TRAILING, '')
  while (link.endsWith(')') && link.split(')').length > link.split('(').length)
    link = link.slice(0, -1).replace(TRAILING, '')
  return link
}

/** A text with its links, http, https, mailto and tel only, and the names that it mentions. Source: laws, Guards. */
export function piecesOf(text: string, names: readonly string[] = []): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(LINKS)) {
    const link = trimmed(found)
    const href = hrefOf(link)
    if (href === undefined) continue
    pieces.push(...withMentions(text.slice(end, index), names), { type: 'link', text: link, href })
    end = index + link.length
  }
  pieces.push(...withMentions(text.slice(end), names))
  return pieces
}

function withMentions(text: string, names: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = longest(names, text, at + 1)
    if (name === undefined || at < end) continue
    if (at > end) pieces.push({ type: 'text', text: text.slice(end, at) })
    end = at + 1 + name.length
    pieces.push({ type: 'mention', text: text.slice(at, end) })
  }
  if (end < text.length) pieces.push({ type: 'text', text: text.slice(end) })
  return pieces
}

/** The longest of the names that stands there: "Ann" is no mention in "@Anna". */
export const longest = (names: readonly string[], text: string, at: number): string | undefined =>
  names
    .filter((name) => name !== '' && text.startsWith(name, at))
    .reduce<string | undefined>((best, name) => (name.length > (best?.length ?? 0) ? name : best), undefined)
