/** What somebody looks for, as the index understands it. */
import type { JobQuery, Term } from '../db/job-index-types'
import type { Db } from '../db/tables'
import { isForgivable, isOneError, shapesOf } from './spelling'
import { queryParts, wholeWord, wordsOf } from './words'

/** Words that count; more of them find nothing that these do not. */
const MAX_PARTS = 12

const plain = (words: readonly string[]): Term => ({ words, isStart: false })

/** Words of titles by each word that has a shape in common with it. */
async function findSimilar(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const wordsOfShape = new Map<string, string[]>()
  for (const word of words)
    for (const shape of shapesOf(word)) wordsOfShape.set(shape, [...(wordsOfShape.get(shape) ?? []), word])
  const similar = new Map<string, string[]>(words.map((word) => [word, []]))
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

/** A word that no title has may be a typing error, or the beginning of one that a title has. */
function formsOf(
  part: readonly string[],
  similar: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlySet<string>,
): Term[] {
  const [word = ''] = part
  const known = similar.get(word)
  if (part.length > 1 || known === undefined || (known.includes(word) && !gone.has(word)))
    return [plain(part)]
  const mended = [...new Set(known)].filter((other) => isForgivable(other) && isOneError(word, other))
  return [plain(part), { words: part, isStart: true }, ...mended.map((other) => plain([other]))]
}

/** Words that are meant as they are written, because a title had them once. */
export const wordsAsWritten = ({ parts }: JobQuery): string[] =>
  parts.flatMap(([form, ...others]) =>
    form !== undefined && others.length === 0 ? form.words.filter(isForgivable) : [],
  )

/** One word, in all jobs that have it. */
export const queryOf = (word: string): JobQuery => ({ parts: [[plain([word])]], match: 'all', title: '' })

/** Undefined: there is no word in it. `gone` are words that no job has any more: they are mended. */
export async function readQuery(
  db: Db,
  text: string,
  gone: ReadonlySet<string> = new Set(),
): Promise<JobQuery | undefined> {
  const parts = queryParts(text).slice(0, MAX_PARTS)
  if (parts.length === 0) return undefined
  const words = parts.flatMap((part) => (part.length === 1 ? part.filter(isForgivable) : []))
  const similar = await findSimilar(db, [...new Set(words)])
  return {
    parts: parts.map((part) => formsOf(part, similar, gone)),
    match: 'all',
    title: wholeWord(wordsOf(text)),
  }
}

/** Whatever has one of the words of these titles in its own. */
export const queryLike = (titles: readonly string[]): JobQuery => ({
  parts: [...new Set(titles.flatMap(wordsOf))].slice(0, MAX_PARTS).map((word) => [plain([word])]),
  match: 'any',
  title: wholeWord(wordsOf(titles[0] ?? '')),
})
