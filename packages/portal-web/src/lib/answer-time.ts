const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** e.g. `{ unit: 'hours', count: 2 }` */
export interface AnswerTime {
  readonly unit: 'hours' | 'days'
  readonly count: number
}

/**
 * In what time an employer answers, as it is said everywhere: in whole hours up to half a day, in whole days above, rounded up.
 * e.g. 5_400_000 ms > two hours; null: not known.
 */
export function answersWithin(ms: number): AnswerTime | null {
  if (ms <= 0) return null
  if (ms <= DAY_MS / 2) return { unit: 'hours', count: Math.ceil(ms / HOUR_MS) }
  return { unit: 'days', count: Math.ceil(ms / DAY_MS) }
}
