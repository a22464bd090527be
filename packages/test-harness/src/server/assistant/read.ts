/** What a question says, by the names that the search goes by: places, trades and pay. */
import { looseText, sameText } from '@sarika/im-engine/text'
import { LOCATIONS, spellingsOf } from '../constants/locations'
import type { Language } from '../constants/names'
import { OCCUPATIONS } from '../jobs/occupations/occupations'
import { findTrades } from '../jobs/trades'
import { queryRuns } from '../jobs/words'
import { languageOf } from '../jobs/written-language'

/** e.g. `{ trades: [27], places: [17], payMin: 300 }`; pay in dollars a month */
export interface Told {
  /** numbers of occupations/ */
  readonly trades: readonly number[]
  /** ids of locations */
  readonly places: readonly number[]
  readonly payMin?: number
  readonly payMax?: number
}

/** Scripts that write names without spaces between them. */
const UNSPACED = /[\p{sc=Khmer}\p{sc=Thai}\p{sc=Han}\p{sc=Hangul}]/u
const ASCII_ZERO = 48
/** The zero of Khmer and of Thai, in Unicode. */
const ZEROS = [0x17e0, 0x0e50]

/** Digits of Khmer and Thai as those that count everywhere. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\u17e0-\u17e9\u0e50-\u0e59]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.findLast((one) => one <= code && code < one + 10) ?? ZEROS[0] ?? 0
    return String.fromCharCode(code - zero + ASCII_ZERO)
  })

/** Folded, with one blank at most between words, so that patterns stay short. */
export const folded = (text: string): string =>
  looseText(sameText(withPlainDigits(text)))
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a name stands in a folded text: between blanks and signs, or anywhere in a script without spaces. */
export function isNamed(text: string, name: string): boolean {
  if (name === '') return false
  if (UNSPACED.test(name)) return text.includes(name)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`
    if (!/[a-z0-9]/.test(around)) return true
  }
  return false
}

interface Named {
  readonly id: number
  readonly name: string
}

/** The names that stand in a text, the longest first; what one has is none of another's. */
function namedIn(text: string, names: readonly Named[]): number[] {
  const found: number[] = []
  let rest = text
  for (const { id, name } of names) {
    if (!isNamed(rest, name)) continue
    found.push(id)
    // Names that mean several things count for each of them.
    for (const other of names) if (other.name === name && other.id !== id) found.push(other.id)
    rest = rest.replaceAll(name, ' ')
  }
  return [...new Set(found)]
}

const byLength = (names: readonly Named[]): readonly Named[] =>
  names.filter(({ name }) => name.length > 1).toSorted((a, b) => b.name.length - a.name.length)

let places: readonly Named[] | undefined
const placeNames = (): readonly Named[] => {
  places ??= byLength(
    LOCATIONS.flatMap(({ id, districts }) => [id, ...districts.map((one) => one.id)]).flatMap((id) =>
      // Two letters are a word of every other question.
      spellingsOf(id)
        .map(folded)
        .filter((name) => UNSPACED.test(name) || name.length > 2)
        .map((name) => ({ id, name })),
    ),
  )
  return places
}

let trades: readonly Named[] | undefined
/** Names in scripts without spaces: inside a sentence no dictionary cuts them out. */
const unspacedTrades = (): readonly Named[] => {
  trades ??= byLength(
    OCCUPATIONS.flatMap(({ number, names, understood = [] }) =>
      [...Object.values(names).flat(), ...understood]
        .map(folded)
        .filter((name) => UNSPACED.test(name))
        .map((name) => ({ id: number, name })),
    ),
  )
  return trades
}

/** "drivers" is asked for as "driver". */
const singular = (text: string): string => text.replace(/\b([a-z]{3,})s\b/g, '$1')

function tradesIn(question: string, text: string): number[] {
  const spaced = [question, singular(text)].flatMap((one) => findTrades(queryRuns(one).flat()))
  return [...new Set([...spaced.map(({ trade }) => trade.number), ...namedIn(text, unspacedTrades())])]
}

const CURRENCY =
  '(?:\\$|usd|us dollars?|dollars?|do la|do|ដុល្លារ|ដុល្លា|美元|美金|美刀|달러|불|ดอลลาร์|ดอลล่าร์|เหรียญ)'
const PAY = new RegExp(`\\$ ?(\\d{2,5})(?!\\d)|(\\d{2,5}) ?${CURRENCY}`, 'u')
/** What is said of a highest pay. */
const AT_MOST =
  /\b(?:under|below|less than|up to|at most|duoi|khong qua|toi da)\b|ក្រោម|មិនលើស|以下|不超过|低于|이하|미만|ไม่เกิน|ต่ำกว่า/u

function payIn(text: string): Pick<Told, 'payMin' | 'payMax'> {
  const [, before, behind] = text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').match(PAY) ?? []
  const dollars = Number(before ?? behind ?? 0)
  if (dollars === 0) return {}
  return AT_MOST.test(text) ? { payMax: dollars } : { payMin: dollars }
}

export function readQuestion(question: string): Told {
  const text = folded(question)
  return { trades: tradesIn(question, text), places: namedIn(text, placeNames()), ...payIn(text) }
}

/** Letters tell the language of a question; Latin ones without signs may be of somebody who reads another one. */
export function languageAsked(question: string, reads: Language | ''): Language {
  const written = languageOf(question)
  const isUntold = written === 'en' && (reads === '' || /[a-z]{3}/i.test(question))
  return isUntold || reads === '' ? written : written === 'en' ? reads : written
}
