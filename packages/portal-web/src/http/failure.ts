import { useTranslation } from 'react-i18next'
import type { Say } from '../i18n/i18n'
import type { Answer } from './call'
import { NO_CHAT_LOGIN } from './chat-login'

export type Refused = Exclude<Answer, { kind: 'ok' }>

/** Why nothing came of something as a whole; seconds, 0 = not said. */
export type Failure =
  | {
      readonly kind:
        | 'network'
        | 'failed'
        | 'wrong'
        | 'left'
        | 'invite'
        | 'invalid'
        | 'full'
        | 'unstored'
        | 'chatLogin'
    }
  | { readonly kind: 'too-fast'; readonly retryAfterS: number }

export function failureOf(answer: Refused): Failure {
  if (answer.kind === 'network') return { kind: 'network' }
  const { status, code, retryAfterS } = answer
  if (status === 429) return { kind: 'too-fast', retryAfterS }
  if (status === 507) return { kind: 'unstored' }
  if (code === 'wrong_credentials') return { kind: 'wrong' }
  if (code === 'left_company') return { kind: 'left' }
  if (code === 'wrong_invite') return { kind: 'invite' }
  if (code === 'too_many') return { kind: 'full' }
  if (code === NO_CHAT_LOGIN) return { kind: 'chatLogin' }
  return { kind: code === 'invalid' ? 'invalid' : 'failed' }
}

export function sayFailure(t: Say<'auth'>, failure: Failure): string {
  if (failure.kind !== 'too-fast') return t(failure.kind)
  const { retryAfterS } = failure
  return retryAfterS > 0 ? t('tooFast', { count: retryAfterS }) : t('tooFastUnknown')
}

/**
 * Why nothing came of an answer, in words. For what is no form: there no field stands beside which a fault could be said, so the
 * server's words of all of them are joined. Source: portal specification 8.
 */
export function useWhy(): (answer: Refused) => string {
  const { t } = useTranslation('auth')
  return (answer) => {
    const failure = failureOf(answer)
    const said = answer.kind === 'refused' ? (answer.said ?? '') : ''
    return failure.kind === 'invalid' && said !== ''
      ? t('invalidFields', { faults: said })
      : sayFailure(t, failure)
  }
}
