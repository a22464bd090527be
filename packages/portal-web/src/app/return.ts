import { RETURN_MS } from '../lib/limits'
import { findKeptLogin, type KeptLogin } from '../lib/refresh-cookie'
import { getSession } from '../lib/session'

async function goOn(kept: KeptLogin): Promise<void> {
  const { returnTo } = await import('../features/auth/return')
  await returnTo(kept)
}

/**
 * Who closed the browser is logged in again before the first screen, or after it where the network is slow. Whatever fails
 * here, the screen comes: the login stays kept for the next time.
 */
export async function returnToLogin(): Promise<void> {
  const kept = getSession() === null ? findKeptLogin() : null
  if (kept === null) return
  const enough = new Promise<void>((resolve) => setTimeout(resolve, RETURN_MS))
  await Promise.race([goOn(kept).catch(() => undefined), enough])
}
