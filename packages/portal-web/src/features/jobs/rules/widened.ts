import { getLanguage } from '../../../i18n/i18n'
import { listAt, textAt, toFields } from '../../../lib/fields'

/** Names of one trade that are told at once. */
const MOST_NAMES = 3

/** By what else than the words as they were typed jobs were found. */
export interface Widened {
  /** The names of trades that were typed. */
  readonly typed: readonly string[]
  /** What else they are called in the language that is shown; none: there is no other name in it. */
  readonly others: readonly string[]
}

/** What a list of jobs says of other names; null: all of it has the words as they were typed. */
export function toWidened(body: unknown): Widened | null {
  const trades = listAt(body, 'widened')
  if (trades.length === 0) return null
  const typed = trades.map((trade) => textAt(trade, 'from'))
  const others = trades.flatMap((trade) =>
    listAt(toFields(trade).names, getLanguage())
      .filter((name) => typeof name === 'string')
      .filter((name) => !typed.includes(name))
      .slice(0, MOST_NAMES),
  )
  return { typed, others }
}
