import { RETURN_MS } from '../lib/limits'
import { findKeptLogin } from '../lib/refresh-cookie'
import { getSession } from '../lib/session'

/** Who closed the browser is logged in again before the first screen, or after it where the network is slow. */
export async function returnToLogin(): Promise<void> {
  const kept = getSession() === null ? findKeptLogin() : null
  if (kept === null) return
  const { returnTo } = await import('../features/auth/return')
  await Promise.race([returnTo(kept), new Promise((resolve) => setTimeout(resolve, RETURN_MS))])
}
