/** A text with its typing errors mended, as a search mends them, to be shown to whoever typed it. */
import { isListed } from '../job-filters'
import { countJobsWith, hasJob, type Parts } from '../job-order'
import { findSimilar, queryOf, readQuery } from '../job-query'
import { isForgivable, isOneError } from '../spelling'
import { wordsOf } from '../words'
import { typingOf } from './matches'
import { isCompanyTyped } from './suggest-companies'
import { isPlaceTyped } from './suggest-places'
import { isTitleTyped, isTradeTyped } from './suggest-titles'

/** A finished word, or the beginning of one, of titles, trades, employers or places. */
async function isBeginning(parts: Parts, word: string): Promise<boolean> {
  const typing = typingOf(word)
  if (!typing) return true
  return (
    isTradeTyped(typing) ||
    isPlaceTyped(typing) ||
    (await isTitleTyped(parts, typing.last)) ||
    isCompanyTyped(parts, typing)
  )
}

/** The word that most listed jobs have, of those that are one typing error away. */
async function mendWord(parts: Parts, word: string): Promise<string | undefined> {
  if (!isForgivable(word) || (await isBeginning(parts, word))) return undefined
  const condition = isListed(parts.clock())
  if (await hasJob(parts, queryOf(word), condition, 'all')) return undefined
  const similar = (await findSimilar(parts.db, [word])).get(word) ?? []
  const others = new Set(similar.filter((other) => isForgivable(other) && isOneError(word, other)))
  let best: { word: string; count: number } | undefined
  for (const other of others) {
    const count = await countJobsWith(parts, queryOf(other), condition, 'names')
    if (count > (best?.count ?? 0)) best = { word: other, count }
  }
  return best?.word
}

/** The text with the words mended that no job has, if jobs have all of it then; null: nothing is to be mended. */
export async function mendText(parts: Parts, text: string): Promise<string | null> {
  const mends = new Map<string, string>()
  for (const word of new Set(wordsOf(text))) {
    const mended = await mendWord(parts, word)
    if (mended !== undefined) mends.set(word, mended)
  }
  if (mends.size === 0) return null
  // Word by word, so that the rest stays as it was typed.
  const mended = text
    .split(/(\s+)/u)
    .map((piece) => {
      const words = wordsOf(piece)
      const [word = ''] = words
      return words.length === 1 ? (mends.get(word) ?? piece) : piece
    })
    .join('')
    .trim()
  if (mended === text.trim()) return null
  const query = await readQuery(parts.db, mended)
  return query && (await hasJob(parts, query, isListed(parts.clock()), 'all')) ? mended : null
}
