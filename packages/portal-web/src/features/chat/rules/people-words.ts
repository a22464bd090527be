import type { Refusal } from '@sarika/im-engine'
import type { Say } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'
import { metBy } from './people'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Why something about people was not done. */
export function whyNot(refusal: Refusal, t: Say<'people'>): string {
  switch (refusal.kind) {
    case 'too-fast': {
      const { retryAfterMs } = refusal
      return retryAfterMs < HOUR_MS
        ? t('refused.minutes', { count: Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)) })
        : t('refused.hours', { count: Math.ceil(retryAfterMs / HOUR_MS) })
    }
    case 'unavailable':
    case 'not-found':
    case 'not-allowed':
    case 'too-long':
      return t(`refused.${refusal.kind}`)
    default:
      return t('refused.other')
  }
}

/** How two people met, in words; "" = nobody told. */
export function metInWords(by: string, from: string, t: Say<'people'>): string {
  const met = metBy(by, from)
  if (met === null) return ''
  const { way } = met
  const name = isolate(met.name)
  if (way === null) return t('met.of', { name })
  if (name === '' || way === 'account' || way === 'id' || way === 'phone') return t(`met.${way}`)
  return t(`met.${way}Of`, { name })
}
