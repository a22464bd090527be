/** The ways to read the words of a search, in the order in which a search tries them: the first that finds something counts. */
import type { JobQuery } from '../db/job-index-types'
import { isListed, type Wanted } from './job-filters'
import { hasJob, type Parts } from './job-order'
import { queryOf, readQuery, readTrades, type TradeQuery, wordsAsWritten } from './job-query'

export interface Reading {
  readonly query: JobQuery
  /** by the other names of the trades too */
  readonly wider?: JobQuery
  readonly trades: TradeQuery['trades']
}

/** Of the words that are meant as they are written those that no listed job has: titles change, and jobs close. */
async function findGone(parts: Parts, query: JobQuery): Promise<Set<string>> {
  const gone = new Set<string>()
  for (const word of new Set(wordsAsWritten(query)))
    if (!(await hasJob(parts, queryOf(word), isListed(parts.clock())))) gone.add(word)
  return gone
}

const byTrade = ({ trades, written, widened }: TradeQuery, match: JobQuery['match']): Reading => ({
  query: { ...written, match },
  wider: { ...widened, match },
  trades,
})

/**
 * All the words, a trade by any of its names; then all of them as they are written; then with those mended that are in no job;
 * then one of them. None: there is no word in the text.
 */
export async function* readingsOf(parts: Parts, keyword: string, isExact: boolean): AsyncGenerator<Reading> {
  const trades = isExact ? undefined : await readTrades(parts.db, keyword)
  if (trades) yield byTrade(trades, 'all')
  const query = await readQuery(parts.db, keyword)
  if (!query) return
  yield { query, trades: [] }
  const gone = await findGone(parts, query)
  const mended = (gone.size > 0 && (await readQuery(parts.db, keyword, gone))) || query
  if (mended !== query) yield { query: mended, trades: [] }
  if (mended.runs.length < 2) return
  if (trades) yield byTrade(trades, 'any')
  yield { query: { ...mended, match: 'any' }, trades: [] }
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
