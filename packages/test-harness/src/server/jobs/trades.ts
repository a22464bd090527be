// A job is found by other names of its trade too: "chef" finds a "Cook", and a "ចុងភៅ". The names stand in occupations/, one
// file a trade. They are added to the question, never to the index, so a name that is added there is found at once.

import type { JobQuery, Part } from '../db/job-index-types'
import type { Occupation } from './occupations/occupation'
import { OCCUPATIONS } from './occupations/occupations'
import { type QueryPart, wholeWord, wordsOf } from './words'

/** A trade whose name is in a question: which of its parts, from the first to behind the last. */
export interface NamedTrade {
  readonly from: number
  readonly to: number
  readonly trade: Occupation
  /** the name as it stands in our table */
  readonly name: string
}

const keyOf = (words: readonly string[]): string => words.join(' ')

/** The names that are looked for, in all languages. */
const lookedFor = ({ names }: Occupation): string[] => Object.values(names).flat()

type Named = Pick<NamedTrade, 'trade' | 'name'>

let known: ReadonlyMap<string, readonly Named[]> | undefined

/**
 * Every name by its words, which have no spaces in a script without spaces: `영어 교사` is `영어교사`. What is understood may mean
 * several trades: `អ្នកលក់` sells in a shop or outside.
 */
function tradesByName(): ReadonlyMap<string, readonly Named[]> {
  if (known) return known
  const byName = new Map<string, readonly Named[]>()
  for (const trade of OCCUPATIONS)
    for (const name of [...lookedFor(trade), ...(trade.understood ?? [])]) {
      const key = keyOf(wordsOf(name))
      byName.set(key, [...(byName.get(key) ?? []), { trade, name }])
    }
  known = byName
  return known
}

/** Trades that are named in a question, by whole words only, the longest name first: "English teacher" is no "teacher". */
export function findTrades(parts: readonly QueryPart[]): NamedTrade[] {
  const found: NamedTrade[] = []
  const isBorder = (at: number): boolean => parts[at]?.isFirst !== false
  const isFree = (from: number, to: number): boolean => found.every((one) => to <= one.from || one.to <= from)
  for (let length = parts.length; length > 0; length--)
    for (let from = 0; from + length <= parts.length; from++) {
      const to = from + length
      if (!isBorder(from) || !isBorder(to) || !isFree(from, to)) continue
      const named = tradesByName().get(keyOf(parts.slice(from, to).flatMap(({ words }) => words)))
      if (named) found.push(...named.map((one) => ({ ...one, from, to })))
    }
  return found.toSorted((a, b) => a.from - b.from)
}

/** Whether the words stand in a row in others: who has those has these. */
const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  ` ${keyOf(others)} `.includes(` ${keyOf(words)} `)

/** Longer names that have this one in them, of trades that are no kind of it. */
function strangersOf({ apart = [] }: Occupation, words: readonly string[]): (readonly string[])[] {
  if (apart.length === 0) return []
  return OCCUPATIONS.filter(({ id }) => apart.includes(id))
    .flatMap(lookedFor)
    .map(wordsOf)
    .filter((other) => other.length > words.length && isWithin(words, other))
}

/** Of several names those that no shorter one of them finds: "cook" finds a "line cook". */
const shortest = (names: readonly (readonly string[])[]): (readonly string[])[] =>
  names.filter((name) => names.every((other) => other === name || !isWithin(other, name)))

/** Every name of these trades, one of which is enough; undefined: no trade has such a number. */
export function queryOfTrades(numbers: readonly number[]): JobQuery | undefined {
  const names = OCCUPATIONS.filter(({ number }) => numbers.includes(number)).flatMap((trade) =>
    shortest(lookedFor(trade).map(wordsOf)).map((words) => ({
      words,
      isStart: false,
      without: strangersOf(trade, words),
    })),
  )
  return names.length === 0 ? undefined : { runs: [[names]], match: 'all', titles: [] }
}

/**
 * A query with each name of a trade as one part, as it is written, and in a second one with the other names of the trade as
 * forms of that part.
 */
export function byTrades(
  query: JobQuery,
  parts: readonly QueryPart[],
  named: readonly NamedTrade[],
): { written: JobQuery; widened: JobQuery } {
  const wordsAt = (from: number, to?: number): string[] => parts.slice(from, to).flatMap(({ words }) => words)
  const formsOf = query.runs.flat()
  const others = named.map(({ trade, from, to }) => {
    const written = wordsAt(from, to)
    const names = new Map(lookedFor(trade).map((name) => [keyOf(wordsOf(name)), wordsOf(name)]))
    names.delete(keyOf(written))
    const added = shortest([written, ...names.values()]).filter((words) => words !== written)
    const titles = [...names.values()].map((words) =>
      wholeWord([...wordsAt(0, from), ...words, ...wordsAt(to)]),
    )
    const forms = added.map((words) => ({ words, isStart: false, without: strangersOf(trade, words) }))
    return { from, to, titles, forms }
  })
  const withForms = (isWidened: boolean): JobQuery['runs'] => {
    let at = 0
    const partAt = (part: Part): Part[] => {
      const here = at++
      const names = others.filter(({ from, to }) => from <= here && here < to)
      const [name] = names
      if (!name) return [part]
      if (here > name.from) return []
      const forms = isWidened ? names.flatMap((one) => one.forms) : []
      return [[{ all: formsOf.slice(name.from, name.to) }, ...forms]]
    }
    return query.runs.map((run) => run.flatMap(partAt)).filter((run) => run.length > 0)
  }
  const titles = [...query.titles, ...others.flatMap((one) => one.titles)]
  return {
    written: { ...query, runs: withForms(false) },
    widened: { ...query, runs: withForms(true), titles },
  }
}
