/** What has a span of months: a job (`formtime`, `totime`) or a school (`fromDate`, `toDate`); an end of null is now. */
type Dated = Readonly<Record<string, unknown>>

const NOW = '9999-12'
const ends = (entry: Dated): readonly [end: string, start: string] => {
  const [end, start] = [entry.totime ?? entry.toDate, entry.formtime ?? entry.fromDate]
  const isNow = entry.totime === null || entry.toDate === null
  return [isNow ? NOW : String(end ?? ''), String(start ?? '')]
}
const compare = (one: string, other: string): number => (one < other ? 1 : one > other ? -1 : 0)

/** Jobs or schools by their end, then their start, the newest first; those without dates are last, the same stay in their order. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => {
    const [[end, start], [otherEnd, otherStart]] = [ends(one), ends(other)]
    return compare(end, otherEnd) || compare(start, otherStart)
  })
