import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { getSession, lastEnd, lastUserId, subscribeSession } from '../lib/session'

/** Whose login ended, here or in another tab, sees the login at once, which tells why. Back there it is for the same account alone. */
export function useEndOfLogin(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () =>
      subscribeSession(() => {
        const reason = lastEnd()
        if (getSession() !== null || reason === null) return
        // Who logged out is done with what was open.
        const state = reason === 'signed-out' ? null : { from: pathname + search, userId: lastUserId() }
        void navigate('/login', { replace: true, state })
      }),
    [navigate, pathname, search],
  )
}
