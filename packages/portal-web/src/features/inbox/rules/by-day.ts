import { startOfDay } from '../../../lib/dates'
import type { Notice } from '../api/inbox'

/** In their order, under the midnight (ms) before each: what came on one day stands together. */
export function byDay(notices: readonly Notice[]): readonly (readonly [number, readonly Notice[]])[] {
  const days = new Map<number, Notice[]>()
  for (const notice of notices) {
    const day = startOfDay(notice.sentAt)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}
