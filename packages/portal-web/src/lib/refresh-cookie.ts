import { readCookie } from './cookie'
import { REFRESH_COOKIE_MS } from './limits'

const nameOf = (userId: string) => `sarika_refresh_${userId}`
const attributes = () =>
  `path=${import.meta.env.BASE_URL}; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`

/** The refresh token of an account, or "". Source: portal specification 4. */
export const readRefreshToken = (userId: string): string =>
  decodeURIComponent(readCookie(nameOf(userId)) ?? '')

export function keepRefreshToken(userId: string, token: string): void {
  const age = Math.round(REFRESH_COOKIE_MS / 1000)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${nameOf(userId)}=${encodeURIComponent(token)}; max-age=${age}; ${attributes()}`
}

export function forgetRefreshToken(userId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${nameOf(userId)}=; max-age=0; ${attributes()}`
}
