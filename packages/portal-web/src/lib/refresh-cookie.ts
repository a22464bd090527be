// What a login needs to go on after the browser was closed: its refresh token, and the access token that a renewal wants with
// it. Cookies, which all tabs of one app see at once; the server reads none. Source: portal specification 4, contract 2.

import { APP } from './app'
import { readCookie } from './cookie'
import { REFRESH_COOKIE_MS } from './limits'

const REFRESH = 'sarika_refresh_'
const ACCESS = 'sarika_access_'

/** A login whose tabs may all be closed. */
export interface KeptLogin {
  readonly userId: string
  readonly accessToken: string
  readonly refreshToken: string
}

function write(name: string, value: string, maxAgeMs: number, path: string = APP.base): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const age = `max-age=${Math.round(maxAgeMs / 1000)}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; ${age}; path=${path}; samesite=strict${secure}`
}

/** "" where there is none, or what was not written here. */
function read(name: string): string {
  try {
    return decodeURIComponent(readCookie(name) ?? '')
  } catch {
    return ''
  }
}

/** The refresh token of an account, or "". */
export const readRefreshToken = (userId: string): string => read(REFRESH + userId)

export function keepLogin({ userId, accessToken, refreshToken }: KeptLogin): void {
  write(REFRESH + userId, refreshToken, REFRESH_COOKIE_MS)
  write(ACCESS + userId, accessToken, REFRESH_COOKIE_MS)
}

export function forgetLogin(userId: string, path: string = APP.base): void {
  write(REFRESH + userId, '', 0, path)
  write(ACCESS + userId, '', 0, path)
}

/** The login of an account in the other app, whose tabs may all be closed: its cookies cannot be read here, but taken away. */
export const forgetOtherLogin = (userId: string): void => forgetLogin(userId, APP.other)

/** The login that was kept last; null: there is none. */
export function findKeptLogin(): KeptLogin | null {
  const name = document.cookie.split('; ').findLast((cookie) => cookie.startsWith(REFRESH))
  if (name === undefined) return null
  const userId = name.slice(REFRESH.length, name.indexOf('='))
  return { userId, accessToken: read(ACCESS + userId), refreshToken: readRefreshToken(userId) }
}
