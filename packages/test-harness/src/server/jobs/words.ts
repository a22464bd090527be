// jobs/ is how jobs are written, found and shown.
//
//   a job > write-jobs.ts > its words > the index (db/job-index)
//   a question > readings.ts > job-query.ts (words), job-filters.ts > job-order.ts (which, in what order) > job-lists.ts > job-views.ts
//              > job-counts.ts (what each filter would find), near.ts (what misses one filter), suggest/ (what is being typed)
//
// This file cuts text into the words by which it is found, after the fold of `@sarika/im-engine/text`:
//
//   "Teacher គ្រូ"  ->  teacher គ្ រូ      Latin and the like by word; a script without spaces by letter, with its marks
//   "front-desk"    ->  front desk         besides known as `frontdesk` (spelling.ts), so that either finds the other
//
// In a script without spaces nobody can say for sure where a word ends. Letters in a row find it in any case.

import { looseText, sameText } from '@sarika/im-engine/text'
import { LOCATIONS, searchedNames } from '../constants/locations'
import { EDGE } from '../db/job-index-types'

/**
 * Letters of a word and of a whole title that count, in what is written and in what is looked for: PostgreSQL keeps no
 * word of more than 2,046 bytes, of which a letter has four at most.
 */
const MAX_WORD = 80
const MAX_TITLE = 300
/** Letters of a word in a script without spaces, at least, for a question to be cut there. */
const MIN_CUT = 2

const UNSPACED = ['Khmer', 'Thai', 'Lao', 'Myanmar', 'Han', 'Hiragana', 'Katakana', 'Hangul']
  .map((script) => `\\p{sc=${script}}`)
  .join('')
const LETTER = `(?=[\\p{L}\\p{N}])[${UNSPACED}]\\p{M}*`
/** C++ and C# are words. */
const WORD = `(?![${UNSPACED}])[\\p{L}\\p{N}](?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])*[+#]*`
/** Stands for the hyphen or point inside a word; a character that nobody writes. */
const JOINT = '\ue001'
const TOKENS = new RegExp(`${LETTER}|${WORD}`, 'gu')
const RUNS = new RegExp(`(?:${LETTER})+|${WORD}(?:${JOINT}${WORD})*`, 'gu')
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const HAS_LETTER = /\p{L}/u

/** Hyphens and points; one between two letters or digits is a joint, others part words like a space. */
const HYPHENS_AND_POINTS = /[-.·…]+/gu
const IN_A_WORD = /(?<=[\p{L}\p{M}\p{N}+#])[-.·](?=[\p{L}\p{N}])/gu

/** Finds words by a dictionary in every script that has no spaces. */
const segmenter = new Intl.Segmenter('km', { granularity: 'word' })

/** Folded, with what parts words kept. */
const fold = (text: string): string =>
  looseText(sameText(text).replace(IN_A_WORD, JOINT).replace(HYPHENS_AND_POINTS, ' '))

const cut = (word: string, most: number): string =>
  word.length > most ? [...word].slice(0, most).join('') : word

const tokensOf = (folded: string): string[] => (folded.match(TOKENS) ?? []).map((word) => cut(word, MAX_WORD))

/** The words of a text, in order. */
export const wordsOf = (text: string): string[] => tokensOf(fold(text))

/** The words of a title as one word, so that a whole title is found at once. */
export const wholeWord = (words: readonly string[]): string => EDGE + cut(words.join(''), MAX_TITLE)

/**
 * Before the fold: a longer text is folded only where it has such a word. Looked for where a run of letters begins: from each of
 * its letters on, a text without spaces would take its square in time.
 */
const WRITTEN_COMPOUND =
  /(?<![\p{L}\p{M}\p{N}+#])[\p{L}\p{M}\p{N}+#]+(?:[-.·\u2010\u2011\uff0d\uff0e][\p{L}\p{M}\p{N}+#]+)+/gu

/** Words that are written with a hyphen or a point inside, each as its parts, e.g. `['front', 'desk']`. */
export const compoundsOf = (text: string): string[][] =>
  (text.match(WRITTEN_COMPOUND) ?? [])
    .flatMap((written) => fold(written).match(RUNS) ?? [])
    .flatMap((run) => (run.includes(JOINT) && HAS_LETTER.test(run) ? [tokensOf(run)] : []))

const HAN = /^\p{sc=Han}/u

/** Syllables of Hangul by their parts (U+1100 and on), as keys of a keyboard. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )
/** Whole syllables, and parts that stand alone while one is typed: the fold leaves these by what they are in a syllable. */
const HANGUL = /[\uac00-\ud7a3\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g
const FIRST_SYLLABLE = 0xac00
const FIRST_FINAL = 0x11a7
const FIRST_VOWEL = 0x1161
const FIRST_INITIAL = 0x1100

function keysOfHangul(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code < FIRST_VOWEL) return INITIALS[code - FIRST_INITIAL] ?? ''
  if (code < FIRST_FINAL) return VOWELS[code - FIRST_VOWEL] ?? ''
  if (code < FIRST_SYLLABLE) return FINALS[code - FIRST_FINAL] ?? ''
  const at = code - FIRST_SYLLABLE
  const ofVowel = FINALS.length
  const ofInitial = VOWELS.length * ofVowel
  const [initial, vowel] = [Math.floor(at / ofInitial), Math.floor((at % ofInitial) / ofVowel)]
  return `${INITIALS[initial]}${VOWELS[vowel]}${FINALS[at % ofVowel]}`
}

/** The keys that type it: a half-typed syllable begins the whole one, as 획 does 회계 while ㄱ is not yet the next one's. */
const keysOf = (folded: string): string => folded.replace(HANGUL, keysOfHangul)

const typed = (run: string): string => cut(keysOf(run), MAX_WORD)

/** A run of letters as it is typed. */
export interface TypedRun {
  readonly typed: string
  /** nobody can tell whether its last word is whole */
  readonly isUnspaced: boolean
}

/** What somebody has typed so far, run by run. */
export function typedRuns(text: string): TypedRun[] {
  const runs = fold(text).match(RUNS) ?? []
  return runs.flatMap((run): TypedRun[] => {
    const isUnspaced = STARTS_UNSPACED.test(run)
    return (isUnspaced ? [run] : tokensOf(run)).map((word) => ({ typed: typed(word), isUnspaced }))
  })
}

/**
 * Everything that a name can be typed from: each of its words; of a run without spaces what is left of it from each word of the
 * dictionary on, and from each letter of Chinese.
 */
export function startsOf(name: string): string[] {
  const starts = (fold(name).match(RUNS) ?? []).flatMap((run) => {
    if (!STARTS_UNSPACED.test(run)) return [...tokensOf(run), tokensOf(run).join('')]
    if (HAN.test(run)) return [...run].map((_, index, letters) => letters.slice(index).join(''))
    return Array.from(segmenter.segment(run), ({ index }) => run.slice(index))
  })
  return [...new Set(starts.map(typed))]
}

/**
 * A part of a question: words that have to stand in a row. `joined` is what they are without the hyphens and points that
 * were typed between them; '' where none were, or where there are digits alone (2.5 is not 25).
 */
export interface QueryPart {
  readonly words: readonly string[]
  readonly joined: string
  /** false: it goes on within a text without spaces, behind the part before it */
  readonly isFirst: boolean
}

/** Vowels of Thai and Lao that stand before their letter: alone they are half of one. */
const LEADING_VOWEL = /^[\u0e40-\u0e44\u0ec0-\u0ec4]/

const hasTwo = (folded: string): boolean =>
  tokensOf(folded).filter((letter) => !LEADING_VOWEL.test(letter)).length >= MIN_CUT

let placeNames: readonly string[] | undefined

/** Names of places in scripts without spaces, the longest first: no dictionary has them. */
function namesOfPlaces(): readonly string[] {
  placeNames ??= LOCATIONS.flatMap(({ id, districts }) => [id, ...districts.map((district) => district.id)])
    .flatMap(searchedNames)
    .map(fold)
    .filter((name) => STARTS_UNSPACED.test(name) && hasTwo(name))
    .sort((a, b) => b.length - a.length)
  return placeNames
}

/** A run that begins or ends with the name of a place, as that and the rest. */
function cutAtPlace(run: string): readonly string[] {
  // Between two letters: a mark belongs to the letter before it.
  for (const name of namesOfPlaces())
    for (const pieces of [
      run.endsWith(name) ? [run.slice(0, -name.length), name] : [],
      run.startsWith(name) ? [name, run.slice(name.length)] : [],
    ])
      if (
        pieces.length > 0 &&
        pieces.every(hasTwo) &&
        pieces.flatMap(tokensOf).length === tokensOf(run).length
      )
        return pieces
  return [run]
}

/**
 * A run of a script without spaces as the words that a dictionary finds in it, if each of them has two letters at least:
 * what is cut into smaller pieces is a word that the dictionary does not know, and its letters stand everywhere.
 */
function piecesOf(run: string): QueryPart[] {
  const pieces = Array.from(segmenter.segment(run), ({ segment }) => segment)
  return (pieces.every(hasTwo) ? pieces : [run]).map((piece, index) => ({
    words: tokensOf(piece),
    joined: '',
    isFirst: index === 0,
  }))
}

/** What somebody looks for, run by run; all parts of a run belong to one another. */
export function queryRuns(text: string): QueryPart[][] {
  const runs = fold(text).match(RUNS) ?? []
  return runs.map((run) => {
    if (STARTS_UNSPACED.test(run)) return cutAtPlace(run).flatMap(piecesOf)
    const words = tokensOf(run)
    const isCompound = words.length > 1 && HAS_LETTER.test(run)
    return [{ words, joined: isCompound ? cut(words.join(''), MAX_WORD) : '', isFirst: true }]
  })
}
