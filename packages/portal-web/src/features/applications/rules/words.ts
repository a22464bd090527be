import { showDay, showTime } from '../../../lib/dates'

/** In the language that is shown, e.g. "Wed, 25 Nov, 09:00", "Today, 09:00"; `now` is `useDay()`. */
export const showMoment = (at: number, now: number): string => `${showDay(at, now)}, ${showTime(at)}`
