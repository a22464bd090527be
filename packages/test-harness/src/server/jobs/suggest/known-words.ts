/** Words that a typing error may have been meant to be, beside those of titles: of trades and places, in every script. */
import { LOCATIONS, spellingsOf } from '../../constants/locations'
import { OCCUPATIONS } from '../occupations/occupations'
import { isForgivable, isOneError } from '../spelling'
import { typedRuns } from '../words'

/** A word, or what stands between two spaces in a script without them. */
export interface KnownWord {
  /** as it is typed, key by key */
  readonly typed: string
  /** as it is shown */
  readonly shown: string
}

/** Keys of a run of letters without spaces, at least, for an error in it to be forgiven. */
const MIN_KEYS = 7

const canBeMeant = ({ typed, isUnspaced }: { typed: string; isUnspaced: boolean }): boolean =>
  isUnspaced ? typed.length >= MIN_KEYS : isForgivable(typed)

let known: readonly KnownWord[] | undefined

function knownWords(): readonly KnownWord[] {
  known ??= [
    ...new Map(
      [
        ...OCCUPATIONS.flatMap(({ names, understood }) => [
          ...Object.values(names).flat(),
          ...(understood ?? []),
        ]),
        ...LOCATIONS.flatMap(({ id, districts }) => [
          id,
          ...districts.map((district) => district.id),
        ]).flatMap(spellingsOf),
      ]
        .flatMap((name) => name.split(/\s+/u))
        .flatMap((shown) => {
          const [run, ...others] = typedRuns(shown)
          return run && others.length === 0 && canBeMeant(run) ? [[run.typed, shown] as const] : []
        }),
    ),
  ].map(([typed, shown]) => ({ typed, shown }))
  return known
}

/** Known words that are one typing error away; where there are none, those that begin with what is. */
export function wordsLike(run: { typed: string; isUnspaced: boolean }): readonly KnownWord[] {
  if (!canBeMeant(run)) return []
  const { typed } = run
  const whole = knownWords().filter((word) => isOneError(typed, word.typed))
  if (whole.length > 0) return whole
  return knownWords().filter((word) =>
    [-1, 0, 1].some(
      (by) =>
        typed.length + by < word.typed.length && isOneError(typed, word.typed.slice(0, typed.length + by)),
    ),
  )
}
