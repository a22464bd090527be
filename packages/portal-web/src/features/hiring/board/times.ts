import { inCambodia } from '../../../lib/dates'
import { fromClock, toClock } from '../../../lib/meeting'
import type { Card } from './api'

/** Days of the week on which nobody is invited: Sunday and Saturday. */
const REST = [0, 6]
/** When one meets: in the morning and in the afternoon. */
const HOURS = [9, 14]
/** At least so many days between an offer and the first of its times. */
const NOTICE_DAYS = 2

/** The first time to come of an interview that nobody has cancelled, ms; 0: there is none. */
export function comingTime({ interview }: Pick<Card, 'interview'>, now: number): number {
  if (interview === null || interview.answer === 'cancelled') return 0
  return interview.times.toSorted((a, b) => a - b).find((at) => at > now) ?? 0
}

/** The next time that an offer may name beside those it has, ms: mornings and afternoons of working days. */
export function nextTime(taken: readonly number[], now: number): number {
  const times = new Set(taken.map(toClock))
  for (let days = NOTICE_DAYS; ; days++) {
    const day = inCambodia(now).add(days, 'day').startOf('day')
    if (REST.includes(day.day())) continue
    const free = HOURS.map((hour) => day.hour(hour).format('YYYY-MM-DDTHH:mm')).find((at) => !times.has(at))
    if (free !== undefined) return fromClock(free)
  }
}
