import { looseText } from '@sarika/im-engine/text'
import { PLACES_OFFERED } from './limits'

/** A place with all that people call it. */
interface Named {
  readonly id: number
  readonly spellings: readonly string[]
}

/** Spaces make no difference either. */
const plain = (text: string): string => looseText(text).replace(/\s/g, '')

const NOT_MEANT = 4

/** Letters of a name, at least, for an error in it to be forgiven. */
const FORGIVEN = 5

/** Whether one typing error is between two words: a letter too many, too few, another one, or two swapped. */
function isOneError(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const shorter = Math.min(a.length, b.length)
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return left !== right
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const rankOf = (spellings: readonly string[], text: string): number => {
  const names = spellings.map(plain)
  if (names.includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  if (names.some((name) => name.includes(text))) return 2
  return text.length >= FORGIVEN && names.some((name) => isOneError(name, text)) ? 3 : NOT_MEANT
}

/** The places that are meant by what is typed, those that begin with it first, in the order of the list otherwise. */
export function findPlaces<Place extends Named>(places: readonly Place[], typed: string): readonly Place[] {
  const text = plain(typed)
  return places
    .map((place) => ({ place, rank: text === '' ? 0 : rankOf(place.spellings, text) }))
    .filter(({ rank }) => rank < NOT_MEANT)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, PLACES_OFFERED)
    .map(({ place }) => place)
}
