import { inCambodia } from '../../../lib/dates'

/** Days of the week on which nobody is invited: Sunday and Saturday. */
const REST = [0, 6]
const [MORNING, AFTERNOON] = [9, 14]
/** At least so many days between an offer and the first of its times. */
const NOTICE_DAYS = 2

const FIELD = 'YYYY-MM-DDTHH:mm'

/** A moment as a field for date and time has it, by the clocks of Cambodia, e.g. "2026-12-03T09:00". */
export const toField = (at: number): string => inCambodia(at).format(FIELD)

/** ms; 0: no time. */
export function fromField(text: string): number {
  const at = Date.parse(`${text}:00+07:00`)
  return Number.isNaN(at) ? 0 : at
}

/** The next time that an offer may name beside those it has: mornings and afternoons of working days. */
export function nextTime(taken: readonly number[], now: number): number {
  const times = new Set(taken.map(toField))
  for (let days = NOTICE_DAYS; ; days++) {
    const day = inCambodia(now).add(days, 'day').startOf('day')
    if (REST.includes(day.day())) continue
    for (const hour of [MORNING, AFTERNOON]) {
      const field = day.hour(hour).format(FIELD)
      if (!times.has(field)) return fromField(field)
    }
  }
}
