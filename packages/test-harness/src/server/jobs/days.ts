const DAY_MS = 24 * 3_600_000
/** Cambodia has no summer time. */
const CAMBODIA_MS = 7 * 3_600_000

/** The day in Cambodia, e.g. `2026-11-22`. */
export const dayOf = (at: number): string => new Date(at + CAMBODIA_MS).toISOString().slice(0, 10)

/** The first of so many days, today among them. */
export const firstDayOf = (days: number, now: number): string => dayOf(now - (days - 1) * DAY_MS)

/** When a day begins in Cambodia. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - CAMBODIA_MS

/** Midnights in Cambodia between two moments. */
export const daysBetween = (from: number, to: number): number =>
  Math.max(0, (startOf(dayOf(to)) - startOf(dayOf(from))) / DAY_MS)
