/** The ways to read the words of a search, in the order in which a search tries them: the first that finds something counts. */
import type { JobQuery } from '../db/job-index-types'
import { isListed, type Wanted } from './job-filters'
import { hasJob, type Parts } from './job-order'
import { queryOf, readQuery, readTrades, type TradeQuery, wordsAsWritten } from './job-query'
import { mendText } from './suggest/mend'

export interface Reading {
  readonly query: JobQuery
  /** finds more, which stands behind */
  readonly wider?: JobQuery
  /** by whose other names `wider` finds more */
  readonly trades: TradeQuery['trades']
  /** the text that was meant, most likely, in place of what was typed; null: it is as it was typed */
  readonly mended: string | null
  /** no job has all of the words */
  readonly isPartial: boolean
}

const WHOLE = { trades: [], mended: null, isPartial: false }

/** Of the words that are meant as they are written those that no listed job has: titles change, and jobs close. */
async function findGone(parts: Parts, query: JobQuery): Promise<Set<string>> {
  const gone = new Set<string>()
  for (const word of new Set(wordsAsWritten(query)))
    if (!(await hasJob(parts, queryOf([word]), isListed(parts.clock())))) gone.add(word)
  return gone
}

const byTrade = ({ trades, written, widened }: TradeQuery, mended: string | null): Reading => ({
  ...WHOLE,
  query: written,
  wider: widened,
  trades,
  mended,
})

/** Some of the words: first what has all of those that jobs have at all, then what has one of them. */
async function bySome(parts: Parts, query: JobQuery): Promise<Reading> {
  const known: JobQuery['runs'][number][] = []
  for (const run of query.runs)
    if (await hasJob(parts, { ...query, runs: [run] }, isListed(parts.clock()), 'all')) known.push(run)
  const wider: JobQuery = { ...query, match: 'any' }
  return known.length > 0 && known.length < query.runs.length
    ? { ...WHOLE, query: { ...query, runs: known }, wider, isPartial: true }
    : { ...WHOLE, query: wider, isPartial: true }
}

/**
 * All the words, a trade by any of its names; then as they were meant, where no job has one of them; then all of them as they are
 * written; then with those mended that are in no title; then some of them. None: there is no word in the text.
 * `isExact`: as they are written, and nothing else.
 */
export async function* readingsOf(parts: Parts, keyword: string, isExact: boolean): AsyncGenerator<Reading> {
  if (isExact) {
    const query = await readQuery(parts.db, keyword, { isExact })
    if (query) yield { ...WHOLE, query }
    return
  }
  const trades = await readTrades(parts.db, keyword)
  if (trades) yield byTrade(trades, null)
  const meant = await mendText(parts, keyword, false)
  if (meant !== null) {
    const meantTrades = await readTrades(parts.db, meant)
    if (meantTrades) yield byTrade(meantTrades, meant)
    const query = await readQuery(parts.db, meant)
    if (query) yield { ...WHOLE, query, mended: meant }
  }
  const query = await readQuery(parts.db, keyword)
  if (!query) return
  yield { ...WHOLE, query }
  const gone = await findGone(parts, query)
  const mended = (gone.size > 0 && (await readQuery(parts.db, keyword, { gone }))) || query
  if (mended !== query) yield { ...WHOLE, query: mended }
  if (mended.runs.length < 2) return
  if (trades) yield bySome(parts, trades.widened)
  yield bySome(parts, mended)
}

/** By which words a search finds what it finds; undefined: it finds nothing. */
export async function settleQuery(
  parts: Parts,
  keyword: string,
  isExact: boolean,
  { condition }: Wanted,
): Promise<JobQuery | undefined> {
  for await (const { query, wider = query } of readingsOf(parts, keyword, isExact))
    if (await hasJob(parts, wider, condition, 'all')) return wider
  return undefined
}
