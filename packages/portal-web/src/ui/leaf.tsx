import { showLeaf } from '../lib/dates'

/** A day as a leaf of a calendar, by the clocks of Cambodia. Decoration: when it is stands beside it in words. */
export function Leaf({ at }: { at: number }) {
  const { month, day, weekday } = showLeaf(at)
  return (
    <span className="leaf" aria-hidden="true">
      <span>{month}</span>
      <b>{day}</b>
      <span>{weekday}</span>
    </span>
  )
}
