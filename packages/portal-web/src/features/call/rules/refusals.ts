import type { MediaRefusal } from '@sarika/im-engine'
import type { Say } from '../../../i18n/i18n'

/** Those that have words of their own. */
const KNOWN = [
  'unavailable',
  'call-taken',
  'call-busy',
  'call-over',
  'call-full',
  'not-friend',
  'not-group',
  'too-fast',
] as const

const isKnown = (kind: string): kind is (typeof KNOWN)[number] => KNOWN.some((one) => one === kind)

/** Why a call was not made, or what was asked of it not done. */
export const refusalInWords = (kind: string, t: Say<'call'>): string =>
  t(isKnown(kind) ? `refused.${kind}` : 'refused.other')

/** Why there is no sound or picture, and what to do about it. */
export const mediaInWords = (
  of: 'microphone' | 'camera' | 'screen',
  why: MediaRefusal,
  t: Say<'call'>,
): string => t(why === 'too-many' ? 'why.tooMany' : `why.${of}.${why}`)
