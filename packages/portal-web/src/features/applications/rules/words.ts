import { showDay, showTime } from '../../../lib/dates'

/** In the language that is shown, e.g. "Wed, 25 Nov, 09:00", "Today, 09:00". */
export const showMoment = (at: number): string => `${showDay(at, Date.now())}, ${showTime(at)}`
