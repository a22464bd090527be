import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { i18n } from '../i18n/i18n'
import { whenLeftUnsent } from '../lib/left-unsent'
import { REDIRECT_MS } from '../lib/limits'
import { type EndReason, getSession, lastEnd, lastUserId, subscribeSession } from '../lib/session'

/** It happened elsewhere, or to the account: the login page comes at once, and says what there is to say. */
const isToldByLogin = (reason: EndReason) =>
  reason === 'kicked' || reason === 'displaced' || reason === 'invalid-account'

/** The login could not go on: there is time to read why. */
const isBroken = (reason: EndReason) =>
  reason === 'expired' || reason === 'token-refresh' || reason === 'chat-login'

/**
 * Who logged out, here or in another tab, sees the start page at once, whose login expired after 500 ms: both are told what
 * happened. Whose login another device took sees the login, which tells it. Source: portal specification 2, 4, 8; IM
 * specification 4, 8.
 */
export function useEndOfLogin(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () =>
      subscribeSession(() => {
        const reason = lastEnd()
        if (getSession() !== null || reason === null) return
        if (isToldByLogin(reason)) {
          // The address may tell whom they wrote to: it is for nobody else who logs in here.
          const state = { from: pathname + search, userId: lastUserId() }
          void navigate('/login', { replace: true, state })
          return
        }
        toast(i18n.t(`account:ended.${reason}`), { duration: 8_000 })
        setTimeout(() => void navigate('/', { replace: true }), isBroken(reason) ? REDIRECT_MS : 0)
      }),
    [navigate, pathname, search],
  )
  // The login page says it to those who see that.
  useEffect(
    () =>
      whenLeftUnsent(() => {
        const reason = lastEnd()
        if (reason === null || !isBroken(reason)) return
        toast(i18n.t('account:ended.kept'), { duration: 8_000 })
      }),
    [],
  )
}
