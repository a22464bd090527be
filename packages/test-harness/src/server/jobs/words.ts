// jobs/ is how jobs are written, found and shown.
//
//   a job > write-jobs.ts > its words > the index (db/job-index)
//   a question > job-query.ts (words), job-filters.ts > job-order.ts (which, in what order) > job-lists.ts > job-views.ts
//
// This file turns text into the words by which it is found:
//
//   "Teacher គ្រូ"  ->  teacher គ្ រូ      Latin and the like by word; a script without spaces by letter, with its marks
//
// In a script without spaces nobody can say for sure where a word ends. Letters in a row find it in any case.

import { EDGE } from '../db/job-index-types'

/**
 * Letters of a word and of a whole title that count, in what is written and in what is looked for: PostgreSQL keeps no
 * word of more than 2,046 bytes, of which a letter has four at most.
 */
const MAX_WORD = 80
const MAX_TITLE = 300

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const ACCENTS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’ʼ]/g

const UNSPACED = ['Khmer', 'Thai', 'Lao', 'Myanmar', 'Han', 'Hiragana', 'Katakana', 'Hangul']
  .map((script) => `\\p{sc=${script}}`)
  .join('')
const LETTER = `(?=[\\p{L}\\p{N}])[${UNSPACED}]\\p{M}*`
/** C++ and C# are words. */
const WORD = `(?![${UNSPACED}])[\\p{L}\\p{N}](?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])*[+#]*`
const TOKENS = new RegExp(`${LETTER}|${WORD}`, 'gu')
const RUNS = new RegExp(`(?:${LETTER})+|${WORD}`, 'gu')
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')

/** Finds words by a dictionary in every script that has no spaces. */
const segmenter = new Intl.Segmenter('km', { granularity: 'word' })

/** Lower case without Latin accents, apostrophes and what cannot be seen; two Khmer letters that look alike below another are one. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '')
    .replaceAll('\u17d2\u178a', '\u17d2\u178f')
    .replaceAll('đ', 'd')
}

const cut = (word: string, most: number): string =>
  word.length > most ? [...word].slice(0, most).join('') : word

/** The words of a text, in order. */
export const wordsOf = (text: string): string[] =>
  (normalize(text).match(TOKENS) ?? []).map((word) => cut(word, MAX_WORD))

/** The words of a title as one word, so that a whole title is found at once. */
export const wholeWord = (words: readonly string[]): string => EDGE + cut(words.join(''), MAX_TITLE)

/** What somebody looks for, each part as words that have to stand in a row. */
export function queryParts(text: string): string[][] {
  const runs = normalize(text).match(RUNS) ?? []
  return runs.flatMap((run) =>
    STARTS_UNSPACED.test(run)
      ? [...segmenter.segment(run)].map(({ segment }) => wordsOf(segment)).filter((words) => words.length > 0)
      : [[cut(run, MAX_WORD)]],
  )
}
