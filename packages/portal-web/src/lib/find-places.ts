import { looseText } from '@sarika/im-engine/text'
import { PLACES_OFFERED } from './limits'

/** A place with all that people call it. */
interface Named {
  readonly id: number
  readonly spellings: readonly string[]
}

/** Spaces make no difference either. */
const plain = (text: string): string => looseText(text).replace(/\s/g, '')

const rankOf = (spellings: readonly string[], text: string): number => {
  const names = spellings.map(plain)
  if (names.includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  return names.some((name) => name.includes(text)) ? 2 : 3
}

/** The places that are meant by what is typed, those that begin with it first, in the order of the list otherwise. */
export function findPlaces<Place extends Named>(places: readonly Place[], typed: string): readonly Place[] {
  const text = plain(typed)
  return places
    .map((place) => ({ place, rank: text === '' ? 0 : rankOf(place.spellings, text) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, PLACES_OFFERED)
    .map(({ place }) => place)
}
