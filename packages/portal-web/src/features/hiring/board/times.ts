import { inCambodia } from '../../../lib/dates'
import { fromClock, toClock } from '../../../lib/meeting'

/** Days of the week on which nobody is invited: Sunday and Saturday. */
const REST = [0, 6]
/** When one meets: in the morning and in the afternoon. */
const HOURS = [9, 14]
/** At least so many days between an offer and the first of its times. */
const NOTICE_DAYS = 2

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
