import { charactersLeft } from '../rules/characters-left'
import { useSay } from './say'

/** When fewer characters are left the field says how many. */
const COUNT_BELOW = 100
/** UTF-16 units. A shorter text leaves a hundred characters of either limit, so it is not counted at each key. */
const FEW_UNITS = 700

/** Characters that can still be typed, e.g. 12, below 0 too many; 100 stands for all that is not worth saying. */
export const countedLeft = (text: string): number =>
  text.length < FEW_UNITS ? COUNT_BELOW : Math.min(COUNT_BELOW, charactersLeft(text))

/** Below a field, when its text is about to become too long or is. */
export function CharactersCount({ left }: { left: number }) {
  const t = useSay()
  if (left >= COUNT_BELOW) return null
  return (
    <p className="composer-count" data-over={left < 0}>
      {left < 0 ? t('composer.over', { count: -left }) : t('composer.left', { count: left })}
    </p>
  )
}
