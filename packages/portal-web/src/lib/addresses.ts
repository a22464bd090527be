import { shownAddress } from './hosts'

/** A stretch of a text that can be followed. `text` is what is drawn of it. */
export interface Link {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly href: string
}

/** Starts of what may be an address. A word that only ends like one, as "hotel:", is none. */
const STARTS = /https?:\/\/|(?<![a-z0-9._-])www\.|(?<![a-z0-9])(?:mailto:|tel:)/gi
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * No address goes on behind one of these: space, what draws nothing or turns the text round, quotes, pictures, and sentence
 * marks of Chinese, Japanese, Khmer and Thai.
 */
const STOP =
  /[\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"<>«»‹›‘’‚‛“”„‟…—―、。〃〜〝〞〟！＂＇，．：；？～｡､។៕៖៘៙៚๏๚๛؟،؛।॥\p{Extended_Pictographic}]/u
/** Scripts that are written without spaces, and Hangul, whose particles follow at once: text again behind a Latin letter. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\u3000-\u303f\u30fb\uff00-\uffef]/u
const LATIN = /[a-z0-9]/i
const ASCII = /[!-~]/
/** Ends a sentence, or a quotation, when it stands at the end. */
const TRAILING = ".,:;!?'"

const PAIRS = [
  '()',
  '[]',
  '{}',
  '（）',
  '［］',
  '｛｝',
  '〈〉',
  '《》',
  '「」',
  '『』',
  '【】',
  '〔〕',
  '〖〗',
  '｢｣',
]
const CLOSER_OF = new Map(PAIRS.map((pair) => [pair[0], pair[1]]))
/** Brackets within brackets; more are no address, and would be looked through again and again. */
const DEPTH_MAX = 8
const CLOSERS = new Set<string | undefined>(CLOSER_OF.values())

/** Where an address ends that begins at `start` and whose scheme ends at `from`. */
function endOf(text: string, start: number, from: number): number {
  const before = text[start - 1]
  const quote = before === "'" || before === '`' ? before : undefined
  const opened: { readonly closer: string | undefined; readonly at: number }[] = []
  let end = from
  while (end < text.length) {
    const char = String.fromCodePoint(text.codePointAt(end) ?? 0)
    const last = text[end - 1] ?? ''
    if (STOP.test(char) || char === quote) break
    if (CLOSER_OF.has(char)) {
      if (opened.length === DEPTH_MAX || (!ASCII.test(char) && ASCII.test(last))) break
      opened.push({ closer: CLOSER_OF.get(char), at: end })
    } else if (CLOSERS.has(char)) {
      if (opened.pop()?.closer !== char) break
    } else if (LATIN.test(last) && UNSPACED.test(char)) break
    end += char.length
  }
  // What was opened and not closed holds more than the address.
  end = opened[0]?.at ?? end
  while (end > from && TRAILING.includes(text[end - 1] ?? '')) end--
  return end
}

/**
 * Addresses as people read them: an address ends where its sentence, its quotation or the brackets around it end, and text
 * without a space before or behind it is no part of it. Linear in the text. Source: S-CHAT-3.
 */
export function addressesIn(text: string): readonly Link[] {
  const links: Link[] = []
  const starts = new RegExp(STARTS)
  for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
    const { 0: scheme, index: start } = found
    const end = endOf(text, start, start + scheme.length)
    if (end === start + scheme.length) continue
    const written = text.slice(start, end)
    const url = URL.parse(/^www\./i.test(written) ? `https://${written}` : written)
    if (url === null || !SAFE.has(url.protocol)) continue
    links.push({ start, end, text: shownAddress(written, url), href: url.href })
    starts.lastIndex = end
  }
  return links
}

/** A whole mail address in Latin letters; bounded, so that a long text is read in linear time. */
const MAIL =
  /(?<![\w.%+@/-])\w[\w.%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}(?![\w@])/gi

export const mailsIn = (text: string): readonly Link[] =>
  [...text.matchAll(MAIL)].map(({ 0: mail, index: start }) => ({
    start,
    end: start + mail.length,
    text: mail,
    href: `mailto:${mail}`,
  }))
