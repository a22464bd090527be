import type { Language } from '../../constants/names'
import type { JobQuery } from '../../db/job-index-types'
import { MAX_SUGGESTED_TITLES, SUGGESTIONS_LIFE_MS, TRADES_LIFE_MS } from '../../limits'
import { isListed } from '../job-filters'
import { countFound, countJobsWith, type Parts } from '../job-order'
import { readTrades } from '../job-query'
import { Kept, perDatabase } from '../kept'
import type { Occupation } from '../occupations/occupation'
import { OCCUPATIONS } from '../occupations/occupations'
import { startsOf, wholeWord, wordsOf } from '../words'
import { languageOf } from '../written-language'
import { isTyped, LAST, type Typing } from './matches'

export interface SuggestedTitle {
  readonly text: string
  /** listed jobs: with this title, or that a search for this trade finds */
  readonly count: number
}

/** Of the titles that begin so, the most frequent ones are read, and of these so many are counted by their listed jobs. */
const MOST_READ = 100
const MOST_COUNTED = 8
/** Of the trades likewise: each is a search. */
const MOST_TRADES = 3
const MAX_KEPT_TITLES = 5_000

/** Whether a text may be in a language, by its letters; those with marks tell Vietnamese from English. */
const isIn = (language: Language, text: string): boolean => languageOf(text) === language

interface TradeName {
  readonly trade: Occupation
  readonly name: string
  readonly language: string
  readonly key: string
  readonly starts: readonly string[]
}

let known: readonly TradeName[] | undefined

function tradeNames(): readonly TradeName[] {
  known ??= OCCUPATIONS.flatMap((trade) =>
    Object.entries(trade.names).flatMap(([language, names]) =>
      names.map((name) => ({
        trade,
        name,
        language,
        key: wholeWord(wordsOf(name)),
        starts: startsOf(name),
      })),
    ),
  )
  return known
}

/** The name of a trade by the words of a title; undefined: it is none. */
const nameOfTrade = (key: string): string | undefined => tradeNames().find((one) => one.key === key)?.name

/** Whether what is typed may become the name of a trade. */
export const isTradeTyped = (typing: Typing): boolean =>
  tradeNames().some(({ starts }) => isTyped(starts, typing))

/** With one letter of these many trades begin, and each of them is a search. */
const ONE_LETTER = /^\p{sc=Latin}$/u

/** Of each trade the name that is typed: in the asker's language if there is one. */
function typedTrades(typing: Typing, language: Language): TradeName[] {
  if (typing.done.length === 0 && ONE_LETTER.test(typing.last)) return []
  const found = new Map<Occupation, TradeName>()
  for (const one of tradeNames()) {
    if (!isTyped(one.starts, typing)) continue
    const other = found.get(one.trade)
    if (!other || (other.language !== language && one.language === language)) found.set(one.trade, one)
  }
  const begins = ({ starts }: TradeName): number => (starts[0]?.startsWith(typing.last) ? 0 : 1)
  const isForeign = (one: TradeName): number => (one.language === language ? 0 : 1)
  return [...found.values()]
    .toSorted((a, b) => isForeign(a) - isForeign(b) || begins(a) - begins(b))
    .slice(0, MOST_TRADES)
}

/** Titles of jobs that are typed: those in the asker's language first, then the most frequent ones. */
async function typedTitles(
  { db }: Parts,
  { done, last }: Typing,
  language: Language,
): Promise<{ key: string; text: string }[]> {
  const keysFrom = (typed: string) =>
    db
      .selectFrom('suggested_starts')
      .select('key')
      .where('start', '>=', typed)
      .where('start', '<', typed + LAST)
  let titles = db.selectFrom('suggested_titles').select(['key', 'text']).where('key', 'in', keysFrom(last))
  for (const { typed, isUnspaced } of done)
    titles = titles.where(
      'key',
      'in',
      isUnspaced
        ? keysFrom(typed)
        : db.selectFrom('suggested_starts').select('key').where('start', '=', typed),
    )
  const rows = await titles
    .where('jobs', '>', 0)
    .orderBy('jobs', 'desc')
    .orderBy('key')
    .limit(MOST_READ)
    .execute()
  const isForeign = ({ text }: { text: string }): number => (isIn(language, text) ? 0 : 1)
  return rows.toSorted((a, b) => isForeign(a) - isForeign(b)).slice(0, MOST_COUNTED)
}

const keptOf = perDatabase(() => ({
  titles: new Kept<number>(MAX_KEPT_TITLES, SUGGESTIONS_LIFE_MS),
  trades: new Kept<number>(MAX_KEPT_TITLES, TRADES_LIFE_MS),
}))

const withTitle = (key: string): JobQuery => ({ runs: [], match: 'all', titles: [key] })

const countTitle = (parts: Parts, key: string): Promise<number> =>
  keptOf(parts.db).titles.get(key, parts.clock(), () =>
    countJobsWith(parts, withTitle(key), isListed(parts.clock()), 'title'),
  )

/** What a search for a trade finds, by all of its names. */
const countTrade = (parts: Parts, name: string): Promise<number> =>
  keptOf(parts.db).trades.get(name, parts.clock(), async () => {
    const query = await readTrades(parts.db, name)
    if (!query) return 0
    return countFound(parts, query.widened, { condition: isListed(parts.clock()), isFiltered: false })
  })

const asShown = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** Titles and trades that are being typed, those in the asker's letters first, then those of most jobs; each once. */
export async function suggestTitles(
  parts: Parts,
  typing: Typing,
  language: Language,
): Promise<SuggestedTitle[]> {
  const found = new Map<string, SuggestedTitle>()
  for (const { key, text } of await typedTitles(parts, typing, language)) {
    // What is a trade's name finds all of the trade, however much of it is typed.
    const trade = nameOfTrade(key)
    found.set(key, { text, count: await (trade ? countTrade(parts, trade) : countTitle(parts, key)) })
  }
  for (const { key, name } of typedTrades(typing, language))
    found.set(key, { text: found.get(key)?.text ?? asShown(name), count: await countTrade(parts, name) })
  const isForeign = ({ text }: SuggestedTitle): number => (isIn(language, text) ? 0 : 1)
  return [...found.values()]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => isForeign(a) - isForeign(b) || b.count - a.count)
    .slice(0, MAX_SUGGESTED_TITLES)
}

/** Whether a title begins so. */
export async function isTitleTyped(parts: Parts, typed: string): Promise<boolean> {
  const one = await parts.db
    .selectFrom('suggested_starts')
    .select('key')
    .where('start', '>=', typed)
    .where('start', '<', typed + LAST)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
