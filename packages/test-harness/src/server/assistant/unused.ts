/** What of a question for jobs was not used: its words without names, pay and small words. */
import { spellingsOf } from '../constants/locations'
import { OCCUPATIONS } from '../jobs/occupations/occupations'
import { folded, isNamed, UNSPACED } from './fold'
import { leavesOut } from './left-out'
import type { Told } from './read'
import { withPlainSums } from './read-pay'
import { ANYWHERE, SMALL_WORDS } from './small-words'

/** Words and phrases of one answer, at most. */
const MOST_PHRASES = 5
/** Stands where something was used. */
const USED = '|'

const SMALL: ReadonlySet<string> = new Set(SMALL_WORDS.map(folded))
const cut = new Intl.Segmenter('km', { granularity: 'word' })

/** `rest` without a name; one in a script with spaces stands alone, or with the s of several. */
function without(rest: string, name: string): string {
  if (!isNamed(rest, name) && !isNamed(rest, `${name}s`)) return rest
  if (UNSPACED.test(name)) return rest.replaceAll(name, USED)
  const literal = name.replace(/[^\p{L}\p{N}\p{M} ]/gu, '\\$&')
  return rest.replace(new RegExp(`(?<![a-z0-9])${literal}s?(?![a-z0-9])`, 'gu'), USED)
}

function namesUsed({ trades, places, notPlaces }: Told): string[] {
  const ofTrades = OCCUPATIONS.filter(({ number }) => trades.includes(number)).flatMap(
    ({ names, understood = [] }) => [...Object.values(names).flat(), ...understood],
  )
  return [...ofTrades, ...[...places, ...notPlaces].flatMap(spellingsOf)]
    .map(folded)
    .filter((name) => name.length > 2 || UNSPACED.test(name))
    .toSorted((a, b) => b.length - a.length)
}

/** Words that leave places out, which were used with them. */
const leftOutWords = (text: string, { notPlaces }: Told): string[] =>
  notPlaces
    .flatMap(spellingsOf)
    .flatMap((name) => leavesOut(text, folded(name)) ?? [])
    .map((words) => words.replace(/^[^\p{L}]/u, '').trim())

const isWord = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)

/** The words of a part that narrow something down, as one phrase each run. */
function phrasesOf(part: string): string[] {
  const runs = part
    .split(/ +/)
    .flatMap((run) => (UNSPACED.test(run) ? [...cut.segment(run)].map((one) => one.segment) : [run]))
  const marked = runs.map((word) => (SMALL.has(word) || !isWord(word) ? USED : word))
  const join = UNSPACED.test(part) && !part.includes(' ') ? '' : ' '
  return marked
    .join(join)
    .split(USED)
    .map((one) => one.trim())
    .filter((one) => one.length > 1 || /\p{sc=Han}/u.test(one))
}

/** e.g. `['bangkok']`, folded, of "driver jobs in Bangkok". */
export function unusedOf(question: string, told: Told): string[] {
  const text = withPlainSums(folded(question))
  const used = [...leftOutWords(text, told), ...namesUsed(told), ...ANYWHERE.map(folded)]
  const paid = told.payWords.reduce((rest, words) => rest.replace(words, USED), text)
  const rest = used.reduce(without, paid)
  const parts = rest.split(/[^\p{L}\p{M}\p{N}$ '’]+/u)
  return [...new Set(parts.flatMap(phrasesOf))].slice(0, MOST_PHRASES)
}
