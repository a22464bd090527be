import { useTranslation } from 'react-i18next'
import { showTime } from '../../../lib/dates'
import { showAmount } from '../../../lib/money'
import type { Fault } from './api'

/** By the server's codes. */
const WORDS = {
  too_little: 'balance',
  wrong_pin: 'wrongPin',
  pin_locked: 'locked',
  weak_pin: 'weakPin',
  no_pin: 'noPin',
  over_limit: 'limit',
  gone: 'gone',
  taken: 'taken',
  empty: 'empty',
  not_yours: 'notYours',
  no_contact: 'noContact',
  muted: 'muted',
  invalid: 'invalid',
  too_fast: 'tooFast',
  wallet_off: 'off',
  chat_off: 'off',
} as const satisfies Record<string, string>

const isKnown = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code)

/** It is about the PIN: what was to be sent may be sent with another one. */
export const isOfPin = (fault: Fault): boolean =>
  fault.kind === 'refused' && ['wrong_pin', 'pin_locked', 'no_pin', 'too_fast'].includes(fault.code)

/** What was wrong, as a person reads it. */
export function useFaultWords(): (fault: Fault) => string {
  const { t } = useTranslation('wallet')
  return (fault) => {
    if (fault.kind === 'network') return t('failure.network')
    if (!isKnown(fault.code)) return t('failure.failed')
    const word = WORDS[fault.code]
    if (word === 'wrongPin') return t('failure.wrongPin', { count: fault.triesLeft })
    if (word === 'locked') return t('failure.locked', { time: showTime(fault.until) })
    if (word === 'limit') return t('failure.limit', { amount: showAmount(fault.most) })
    return t(`failure.${word}`)
  }
}
