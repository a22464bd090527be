/** A text with its typing errors mended, to be searched by and shown to whoever typed it. */
import { isListed } from '../job-filters'
import { countJobsWith, hasJob, type Parts } from '../job-order'
import { findSimilar, queryOf, readQuery } from '../job-query'
import { isForgivable, isOneError } from '../spelling'
import { type TypedRun, typedRuns, wordsOf } from '../words'
import { wordsLike } from './known-words'
import { isCompanyTyped } from './suggest-companies'
import { isPlaceTyped } from './suggest-places'
import { isTitleTyped, isTradeTyped } from './suggest-titles'

/** A finished word, or the beginning of one, of titles, employers or places; of trades too as long as somebody types. */
async function isBeginning(parts: Parts, run: TypedRun, isTyping: boolean): Promise<boolean> {
  const typing = { done: [], last: run.typed }
  return (
    (isTyping && isTradeTyped(typing)) ||
    isPlaceTyped(typing) ||
    (await isTitleTyped(parts, run.typed)) ||
    isCompanyTyped(parts, typing)
  )
}

/** What a word may have been meant to be, each as it is shown. */
async function meantBy(parts: Parts, run: TypedRun): Promise<string[]> {
  const known = wordsLike(run).map(({ shown }) => shown)
  if (run.isUnspaced) return known
  const similar = (await findSimilar(parts.db, [run.typed])).get(run.typed) ?? []
  const ofTitles = similar.filter((other) => isForgivable(other) && isOneError(run.typed, other))
  return [...new Set([...ofTitles, ...known.map((shown) => shown.toLocaleLowerCase())])]
}

/** The word that most listed jobs have in their names, of those that may have been meant; else one that jobs have anywhere. */
async function mendWord(parts: Parts, piece: string, isTyping: boolean): Promise<string | undefined> {
  const [run, ...others] = typedRuns(piece)
  if (!run || others.length > 0) return undefined
  if (!run.isUnspaced && !isForgivable(run.typed)) return undefined
  if (await isBeginning(parts, run, isTyping)) return undefined
  const condition = isListed(parts.clock())
  if (await hasJob(parts, queryOf(wordsOf(piece)), condition, 'all')) return undefined
  let best: { word: string; count: number } | undefined
  for (const word of await meantBy(parts, run)) {
    const query = queryOf(wordsOf(word))
    const named = await countJobsWith(parts, query, condition, 'names')
    const count = named > 0 ? named : Number(await hasJob(parts, query, condition, 'all')) / 2
    if (count > (best?.count ?? 0)) best = { word, count }
  }
  return best?.word
}

/**
 * The text with the words mended that no job has, if jobs have all of it then; null: nothing is to be mended. While somebody types,
 * the beginning of a trade's name is no error; in a finished search it is one if no job has it.
 */
export async function mendText(parts: Parts, text: string, isTyping = true): Promise<string | null> {
  const mends = new Map<string, string>()
  // Word by word, so that the rest stays as it was typed.
  const pieces = text.split(/(\s+)/u)
  for (const piece of new Set(pieces)) {
    const mended = await mendWord(parts, piece, isTyping)
    if (mended !== undefined) mends.set(piece, mended)
  }
  if (mends.size === 0) return null
  const mended = pieces
    .map((piece) => mends.get(piece) ?? piece)
    .join('')
    .trim()
  if (mended === text.trim()) return null
  const query = await readQuery(parts.db, mended)
  return query && (await hasJob(parts, query, isListed(parts.clock()), 'all')) ? mended : null
}
