/** The words of a search among candidates: a trade by any of its names in all languages, everything else by how a word begins. */
import type { Term } from '../db/job-index-types'
import { isSmall } from '../jobs/small-words'
import { findTrades, queryOfTrades } from '../jobs/trades'
import { type QueryPart, queryRuns, wordsOf } from '../jobs/words'

/** What is searched, e.g. " front desk \ue000 hotel ": words of each text, with a mark between texts. */
export const rowText = (texts: readonly string[]): string =>
  ` ${texts.map((text) => wordsOf(text).join(' ')).join(' \ue000 ')} `

/** Whether such a text has what is looked for. */
export type HasWords = (text: string) => boolean

const row = (words: readonly string[]): string => words.join(' ')

/** A part as it is written: its last word may go on, e.g. "recept". */
const hasPart =
  ({ words, joined }: QueryPart): HasWords =>
  (text) =>
    text.includes(` ${row(words)}`) || (joined !== '' && text.includes(` ${joined}`))

/** A name of a trade, where it is no piece of another trade's longer name. */
const hasName =
  ({ words, without = [] }: Term): HasWords =>
  (text) => {
    const rest = without.reduce((left, other) => left.replaceAll(` ${row(other)} `, ' \ue000 '), text)
    return rest.includes(` ${row(words)} `)
  }

const isTerm = (one: object): one is Term => 'words' in one

/** Undefined: no word of the text says something. */
export function wordsLookedFor(keyword: string): HasWords | undefined {
  const parts = queryRuns(keyword).flat()
  const trades = findTrades(parts)
  const needs: HasWords[] = []
  for (let at = 0; at < parts.length; ) {
    const here = trades.filter(({ from }) => from === at)
    const to = here[0]?.to ?? at + 1
    const part = parts.slice(at, to)
    at = to
    if (here.length === 0 && part.every(({ words }) => isSmall(words))) continue
    const written = part.map(hasPart)
    const names = (queryOfTrades(here.map(({ trade }) => trade.number))?.runs.flat(2) ?? [])
      .filter(isTerm)
      .map(hasName)
    needs.push((text) => written.every((has) => has(text)) || names.some((has) => has(text)))
  }
  return needs.length === 0 ? undefined : (text) => needs.every((has) => has(text))
}
