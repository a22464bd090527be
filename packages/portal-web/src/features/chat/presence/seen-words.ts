import type { Say } from '../../../i18n/i18n'
import { showTime, showWhen, startOfDay } from '../../../lib/dates'

const DAY_MS = 86_400_000
/** From here on nobody needs the day. */
const COARSE_DAYS = 7
const FAR_DAYS = 30

/** When somebody was there last, e.g. "last seen today 09:12"; after a week only about when. Source: S-TYPE-10. */
export function seenInWords(at: number, now: number, t: Say<'typing'>): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS)
  // The clock of this machine may be behind the server's.
  if (days <= 0) return t('seen.today', { time: showTime(at) })
  if (days === 1) return t('seen.yesterday', { time: showTime(at) })
  if (days < COARSE_DAYS) return t('seen.day', { day: showWhen(at, now) })
  return t(days < FAR_DAYS ? 'seen.month' : 'seen.long')
}
