/** What somebody looks for, as the index understands it. */
import type { JobQuery, Part, Term } from '../db/job-index-types'
import type { Db } from '../db/tables'
import { compoundShape, halvesOf, isForgivable, isOneError, partsOfCompound, shapesOf } from './spelling'
import { type QueryPart, queryRuns, wholeWord, wordsOf } from './words'

/** Parts that count; more of them find nothing that these do not. */
const MAX_PARTS = 12

const plain = (words: readonly string[]): Term => ({ words, isStart: false })

/** What the index knows of words, and of their halves: those with a shape in common, those that it is with hyphens. */
async function findSimilar(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
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

/** A word that no title has may be a typing error, or the beginning of one that a title has. */
function formsOf(
  part: QueryPart,
  similar: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlySet<string>,
): Part {
  const word = wordOf(part)
  const known = similar.get(word) ?? []
  const spellings = spellingsOf(part, known)
  const isKnown = (one: string): boolean => similar.get(one)?.includes(one) === true
  const apart = halvesOf(word)
    .filter((halves) => halves.every(isKnown))
    .map(plain)
  const isMeant = spellings.length > 1 || (isKnown(word) && !gone.has(word))
  if (part.words.length > 1 || !isForgivable(word) || isMeant) return [...spellings, ...apart]
  const mended = [...new Set(known)].filter((other) => isForgivable(other) && isOneError(word, other))
  return [
    ...spellings,
    ...apart,
    { words: part.words, isStart: true },
    ...mended.map((other) => plain([other])),
  ]
}

/** Words that are meant as they are written, because a title had them once. */
export const wordsAsWritten = ({ runs }: JobQuery): string[] =>
  runs
    .flat()
    .flatMap(([form, ...others]) =>
      form !== undefined && others.every(({ words }) => words.length > 1)
        ? form.words.filter(isForgivable)
        : [],
    )

/** One word, in all jobs that have it. */
export const queryOf = (word: string): JobQuery => ({ runs: [[[plain([word])]]], match: 'all', title: '' })

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

/** Undefined: there is no word in it. `gone` are words that no job has any more: they are mended. */
export async function readQuery(
  db: Db,
  text: string,
  gone: ReadonlySet<string> = new Set(),
): Promise<JobQuery | undefined> {
  const runs = firstParts(queryRuns(text))
  if (runs.length === 0) return undefined
  const words = runs
    .flat()
    .map(wordOf)
    .filter((word) => word !== '')
  const similar = await findSimilar(db, [...new Set(words)])
  return {
    runs: runs.map((parts) => parts.map((part) => formsOf(part, similar, gone))),
    match: 'all',
    title: wholeWord(wordsOf(text)),
  }
}

/** Whatever has one of the words of these titles in its own. */
export const queryLike = (titles: readonly string[]): JobQuery => ({
  runs: [...new Set(titles.flatMap(wordsOf))].slice(0, MAX_PARTS).map((word) => [[plain([word])]]),
  match: 'any',
  title: wholeWord(wordsOf(titles[0] ?? '')),
})
