import { LOCATIONS, spellingsOf } from '../../constants/locations'
import { MAX_SUGGESTED_PLACES } from '../../limits'
import { startsOf, wholeWord, wordsOf } from '../words'
import { isTyped, type Typing } from './matches'

export interface SuggestedPlace {
  readonly id: number
  /** the spelling that was typed, e.g. "BKK1" */
  readonly matched: string
}

interface Spelling extends SuggestedPlace {
  readonly key: string
  readonly starts: readonly string[]
}

let known: readonly Spelling[] | undefined

/** Every place in the order of the list, each before its districts, by each of its spellings. */
function spellings(): readonly Spelling[] {
  known ??= LOCATIONS.flatMap(({ id, districts }) => [
    id,
    ...districts.map((district) => district.id),
  ]).flatMap((id) =>
    spellingsOf(id).map((matched) => ({
      id,
      matched,
      key: wholeWord(wordsOf(matched)),
      starts: startsOf(matched),
    })),
  )
  return known
}

/** Places by what they are called, a whole name first, provinces before districts. */
export function suggestPlaces(text: string, typing: Typing): SuggestedPlace[] {
  const whole = wholeWord(wordsOf(text))
  const found = spellings().filter(({ starts }) => isTyped(starts, typing))
  const rank = ({ id, key }: Spelling): number => (key === whole ? 0 : 2) + (id < 100 ? 0 : 1)
  const sorted = found.toSorted((a, b) => rank(a) - rank(b))
  const first = new Map<number, string>()
  for (const { id, matched } of sorted) if (!first.has(id)) first.set(id, matched)
  return [...first].slice(0, MAX_SUGGESTED_PLACES).map(([id, matched]) => ({ id, matched }))
}

/** Whether what is typed may become the name of a place. */
export const isPlaceTyped = (typing: Typing): boolean =>
  spellings().some(({ starts }) => isTyped(starts, typing))
