// Which words and links are not allowed in a chat: a list that the deployment has in a file, one a line.
//
//   rude                  a word: a text that has it is not sent
//   # why                 a comment
//   link:example.com      a host: links to it, and to names below it, are taken out of a text
//
// Compared as people see it (sameText). A word of an alphabet with blanks between words is found as a whole word only; of
// one without, e.g. Khmer, wherever it stands.

import { findIn, sameText } from '@sarika/im-engine/text'

export interface WordList {
  /** The first word of the list that stands in a text, as the list has it; null = none. */
  findWord(text: string): string | null
  /** The text without links that are not allowed; the same text where there are none. */
  withoutLinks(text: string): string
}

const MAX_LINES = 5_000
const MAX_LINE_UNITS = 200
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u
/**
 * What people write as a link, with or without its scheme, and the blank before it. The end of a sentence is not part of it,
 * and an address of mail is no link.
 */
const LINK =
  /[^\S\n]?(?<![\p{L}\p{N}@._-])(?:https?:\/\/(?:[^\s/@]*@)?)?(?:[^\s/@:?#.,;!()<>"'«»]+\.)+[^\s/@:?#.,;!()<>"'«»]+(?::\d+)?(?:[/?#][^\s<>"'«»]*[^\s<>"'«».,;:!?)])?\/?(?!@)/giu
/** Alphabets that put blanks between words. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{N}_]/u

/** What is wrong with a list, e.g. `line 3: "link:" names no host, like link:example.com`. */
export class BadWordList extends Error {}

interface Word {
  readonly shown: string
  readonly folded: string
}

/** Reads a list. Throws `BadWordList`. */
export function readWordList(content: string): WordList {
  const words: Word[] = []
  const hosts = new Set<string>()
  const lines = content.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  if (lines.length > MAX_LINES) throw new BadWordList(`it has more than ${MAX_LINES} lines`)
  for (const [index, line] of lines.entries()) {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) continue
    const fault = (what: string) => new BadWordList(`line ${index + 1}: ${what}`)
    if (said.length > MAX_LINE_UNITS) throw fault(`is longer than ${MAX_LINE_UNITS} characters`)
    if (said.startsWith('link:')) {
      const host = sameText(said.slice('link:'.length).trim())
      if (!HOST.test(host)) throw fault(`${JSON.stringify(said)} names no host, like link:example.com`)
      hosts.add(host)
    } else if (sameText(said).trim() === '') throw fault('has nothing in it that can be seen')
    else words.push({ shown: said, folded: sameText(said) })
  }
  return listOf(words, hosts)
}

const listOf = (words: readonly Word[], hosts: ReadonlySet<string>): WordList => ({
  findWord(text) {
    const folded = sameText(text)
    return words.find((word) => folded.includes(word.folded) && stands(text, word.shown))?.shown ?? null
  },
  withoutLinks(text) {
    const folded = sameText(text)
    // A cheap look first: most texts name none of them.
    if (![...hosts].some((host) => folded.includes(host))) return text
    const rest = text.replace(LINK, (link) => (isListed(link.trim(), hosts) ? '' : link))
    return rest === text ? text : rest.trim()
  },
})

/** Not within a longer word. */
const stands = (text: string, word: string): boolean =>
  findIn(text, word).some(({ from, to }) => {
    const [first = '', last = ''] = [[...text.slice(from, to)][0], [...text.slice(from, to)].at(-1)]
    const [before = '', after = ''] = [[...text.slice(0, from)].at(-1), [...text.slice(to)][0]]
    const isJoined = (a: string, b: string) => SPACED.test(a) && SPACED.test(b)
    return !isJoined(before, first) && !isJoined(last, after)
  })

/** The host of a link, or one that it stands below. */
function isListed(link: string, hosts: ReadonlySet<string>): boolean {
  const host = sameText(link)
    .replace(/^https?:\/\/(?:[^\s/@]*@)?/, '')
    .replace(/[:/?#].*$/su, '')
  const parts = host.split('.')
  return parts.some((_, index) => hosts.has(parts.slice(index).join('.')))
}

/** Everything is allowed. */
export const NO_WORDS: WordList = listOf([], new Set())
