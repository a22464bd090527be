/** What somebody looks for, as the index understands it. */
import type { JobQuery, Term } from '../db/job-index-types'
import type { Db } from '../db/tables'
import { isSmall } from './small-words'
import { compoundShape, halvesOf, isForgivable, isOneError, partsOfCompound, shapesOf } from './spelling'
import { byTrades, findTrades, type NamedTrade } from './trades'
import { type QueryPart, queryRuns, wholeWord, wordsOf } from './words'

/** Parts that count; more of them find nothing that these do not. */
const MAX_PARTS = 12

const plain = (words: readonly string[]): Term => ({ words, isStart: false })

/** What the index knows of words, and of their halves: those with a shape in common, those that it is with hyphens. */
export async function findSimilar(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const wordsOfShape = new Map<string, string[]>()
  const note = (word: string, shape: string): void => {
    wordsOfShape.set(shape, [...(wordsOfShape.get(shape) ?? []), word])
  }
  for (const word of words)
    for (const shape of [...(isForgivable(word) ? shapesOf(word) : []), compoundShape(word)])
      note(word, shape)
  const halves = new Set(words.flatMap(halvesOf).flat())
  const similar = new Map<string, string[]>([...words, ...halves].map((word) => [word, []]))
  for (const half of halves) if (!words.includes(half)) note(half, half)
  if (words.length === 0) return similar
  const rows = await db
    .selectFrom('job_words')
    .select(['shape', 'word'])
    .where('shape', 'in', [...wordsOfShape.keys()])
    .execute()
  for (const { shape, word: known } of rows)
    for (const word of wordsOfShape.get(shape) ?? []) similar.get(word)?.push(known)
  return similar
}

/** With and without the hyphens and points of a word, as they were typed and as jobs have them. */
function spellingsOf({ words, joined }: QueryPart, known: readonly string[]): Term[] {
  const all = [
    words,
    ...(joined === '' ? [] : [[joined]]),
    ...known.flatMap((one) => [partsOfCompound(one) ?? []].filter((parts) => parts.length > 0)),
  ]
  return [...new Map(all.map((spelling) => [spelling.join(' '), plain(spelling)])).values()]
}

/** The word that a part is without hyphens and points; '' = it is several. */
const wordOf = ({ words, joined }: QueryPart): string => (words.length > 1 ? joined : (words[0] ?? ''))

interface FormOptions {
  readonly similar: ReadonlyMap<string, readonly string[]>
  /** words that no job has any more */
  readonly gone: ReadonlySet<string>
  /** whether a typing error may be in it */
  readonly canMend: boolean
}

/** A word that no title has may be a typing error, or the beginning of one that a title has. */
function formsOf(part: QueryPart, { similar, gone, canMend }: FormOptions): Term[] {
  const word = wordOf(part)
  const known = similar.get(word) ?? []
  const spellings = spellingsOf(part, known)
  const isKnown = (one: string): boolean => similar.get(one)?.includes(one) === true
  const apart = halvesOf(word)
    .filter((halves) => halves.every(isKnown))
    .map(plain)
  const isMeant = spellings.length > 1 || (isKnown(word) && !gone.has(word))
  if (part.words.length > 1 || !isForgivable(word) || isMeant) return [...spellings, ...apart]
  const mended = canMend
    ? [...new Set(known)].filter((other) => isForgivable(other) && isOneError(word, other))
    : []
  return [
    ...spellings,
    ...apart,
    { words: part.words, isStart: true },
    ...mended.map((other) => plain([other])),
  ]
}

/** Words that are meant as they are written, because a title had them once. */
export const wordsAsWritten = ({ runs }: JobQuery): string[] =>
  runs.flat().flatMap((part) => {
    const [form, ...others] = part.filter((one) => 'words' in one)
    return form !== undefined && others.every(({ words }) => words.length > 1)
      ? form.words.filter(isForgivable)
      : []
  })

/** One word, or several in a row, in all jobs that have it. */
export const queryOf = (words: readonly string[]): JobQuery => ({
  runs: [[[plain(words)]]],
  match: 'all',
  titles: [wholeWord(words)],
})

/** The first parts of runs, so many in all. */
function firstParts(runs: readonly (readonly QueryPart[])[]): QueryPart[][] {
  let left = MAX_PARTS
  const kept: QueryPart[][] = []
  for (const run of runs) {
    if (left > 0) kept.push(run.slice(0, left))
    left -= run.length
  }
  return kept
}

const NOTHING: ReadonlySet<never> = new Set()

async function toQuery(
  db: Db,
  text: string,
  runs: readonly (readonly QueryPart[])[],
  { gone, asWritten }: { gone: ReadonlySet<string>; asWritten: ReadonlySet<QueryPart> },
): Promise<JobQuery> {
  const words = runs
    .flat()
    .map(wordOf)
    .filter((word) => word !== '')
  const similar = await findSimilar(db, [...new Set(words)])
  return {
    runs: runs.map((parts) =>
      parts.map((part) => formsOf(part, { similar, gone, canMend: !asWritten.has(part) })),
    ),
    match: 'all',
    titles: [wholeWord(wordsOf(text))],
  }
}

/** The runs of a text that count: without its small words, unless it has no others or they are in the name of a trade. */
function runsOf(text: string): QueryPart[][] {
  const runs = firstParts(queryRuns(text))
  const parts = runs.flat()
  const named = new Set(findTrades(parts).flatMap(({ from, to }) => parts.slice(from, to)))
  const telling = runs.filter((run) => {
    const [part] = run
    return run.length > 1 || part === undefined || named.has(part) || !isSmall(part.words)
  })
  return telling.length === 0 ? runs : telling
}

interface ReadOptions {
  /** words that no job has any more: they are mended */
  readonly gone?: ReadonlySet<string>
  /** no word is mended */
  readonly isExact?: boolean
}

/** Undefined: there is no word in it. */
export async function readQuery(
  db: Db,
  text: string,
  { gone = NOTHING, isExact = false }: ReadOptions = {},
): Promise<JobQuery | undefined> {
  const runs = runsOf(text)
  const asWritten = isExact ? new Set(runs.flat()) : NOTHING
  return runs.length === 0 ? undefined : toQuery(db, text, runs, { gone, asWritten })
}

/** A question that names trades. */
export interface TradeQuery {
  readonly trades: readonly NamedTrade[]
  /** the names as they are written */
  readonly written: JobQuery
  /** besides by the other names of the trades */
  readonly widened: JobQuery
}

/** Undefined: no trade is named in it. The name of a trade is no typing error: "chef" is not mended to "chief". */
export async function readTrades(db: Db, text: string): Promise<TradeQuery | undefined> {
  const runs = runsOf(text)
  const parts = runs.flat()
  const trades = findTrades(parts)
  if (trades.length === 0) return undefined
  const asWritten = new Set(trades.flatMap(({ from, to }) => parts.slice(from, to)))
  const query = await toQuery(db, text, runs, { gone: NOTHING, asWritten })
  return { trades, ...byTrades(query, parts, trades) }
}

/** Whatever has one of the words of these titles in its own. */
export const queryLike = (titles: readonly string[]): JobQuery => ({
  runs: [...new Set(titles.flatMap(wordsOf))].slice(0, MAX_PARTS).map((word) => [[plain([word])]]),
  match: 'any',
  titles: [wholeWord(wordsOf(titles[0] ?? ''))],
})
