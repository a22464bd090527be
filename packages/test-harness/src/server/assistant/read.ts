/** What a question says, by the names that the search goes by: places, trades and pay. */
import { LOCATIONS, REMOTE, spellingsOf } from '../constants/locations'
import type { Language } from '../constants/names'
import { OCCUPATIONS } from '../jobs/occupations/occupations'
import { findTrades } from '../jobs/trades'
import { queryRuns } from '../jobs/words'
import { languageOf } from '../jobs/written-language'
import { folded, isNamed, UNSPACED } from './fold'
import { leavesOut } from './left-out'
import { payIn, rielIn, type ToldPay, withPlainSums } from './read-pay'

/** e.g. `{ trades: [27], places: [17], notPlaces: [], payMin: 300, payWords: ['above $300'] }` */
export interface Told extends ToldPay {
  /** numbers of occupations/ */
  readonly trades: readonly number[]
  /** ids of locations */
  readonly places: readonly number[]
  /** ids of provinces where no job is wanted */
  readonly notPlaces: readonly number[]
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

/** Two letters are a word of every other question. */
const namesOfPlace = (id: number): string[] =>
  spellingsOf(id)
    .map(folded)
    .filter((name) => UNSPACED.test(name) || name.length > 2)

let places: readonly Named[] | undefined
const placeNames = (): readonly Named[] => {
  places ??= byLength(
    LOCATIONS.flatMap(({ id, districts }) => [id, ...districts.map((one) => one.id)]).flatMap((id) =>
      namesOfPlace(id).map((name) => ({ id, name })),
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

/** Those of a text that nothing in it leaves out, and those that it leaves out; a district is not left out alone. */
function placesIn(text: string): Pick<Told, 'places' | 'notPlaces'> {
  const isLeftOut = (id: number): boolean =>
    id < REMOTE && namesOfPlace(id).some((name) => leavesOut(text, name) !== undefined)
  const all = namedIn(text, placeNames())
  return { places: all.filter((id) => !isLeftOut(id)), notPlaces: all.filter(isLeftOut) }
}

export function readQuestion(question: string): Told {
  const text = withPlainSums(folded(question))
  const riel = rielIn(folded(question))
  return {
    trades: tradesIn(question, text),
    ...placesIn(text),
    ...payIn(text),
    ...(riel !== undefined && { riel }),
  }
}

/** Words of Vietnamese as it is written without its signs, and of no other language here. */
const UNSIGNED =
  /\b(?:viec|toi|luong|tren|duoi|khong|tuyen|muon|cua|nhung|nao|dau|phong van|ho so|ung tuyen|xin|chao|duoc|nguoi|o)\b/g
const looksVietnamese = (question: string): boolean =>
  new Set(folded(question).match(UNSIGNED) ?? []).size >= 2

/** Letters tell the language of a question; Latin ones without signs may be of somebody who reads another one. */
export function languageAsked(question: string, reads: Language | ''): Language {
  const written = looksVietnamese(question) ? 'vi' : languageOf(question)
  const isUntold = written === 'en' && (reads === '' || /[a-z]{3}/i.test(question))
  return isUntold || reads === '' ? written : written === 'en' ? reads : written
}
