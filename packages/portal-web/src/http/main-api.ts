import { getLanguage } from '../i18n/i18n'
import { ACCEPTED } from '../i18n/languages'
import { APP } from '../lib/app'
import { numberAt, textAt } from '../lib/fields'
import { ACCESS_LIFE_MS, ACCESS_MARGIN_MS } from '../lib/limits'
import { underLock } from '../lib/locks'
import { type KeptLogin, keepLogin, readRefreshToken } from '../lib/refresh-cookie'
import { endSession, getSession, isCurrent, keepTokens, type Session } from '../lib/session'
import { type Answer, type Call, call, callForFile, type FileAnswer } from './call'
import { tell } from './tell'

/** Where the main API stands, for what a browser fetches by itself. */
export const API = '/api/v1.0.0'

const language = () => ACCEPTED[getLanguage()]

export type MainCall = Omit<Call, 'url' | 'bearer' | 'language'> & { readonly path: string }

/** What a login and a renewal answer. */
export interface Tokens {
  readonly access: Session['access']
  readonly refreshToken: string
}

/** Lifetime minus a minute; 7,140 s when none is named; nothing left of it = never. Source: portal specification 4. */
export function readTokens(body: unknown, now: number): Tokens {
  const lifeS = numberAt(body, 'expires_in')
  const lifeMs = lifeS > 0 ? lifeS * 1000 - ACCESS_MARGIN_MS : ACCESS_LIFE_MS
  return {
    access: { token: textAt(body, 'access_token'), expiresAt: lifeMs > 0 ? now + lifeMs : 0 },
    refreshToken: textAt(body, 'refresh_token'),
  }
}

const isGood = ({ expiresAt }: Session['access']): boolean => expiresAt <= 0 || Date.now() < expiresAt

/** A call without a login of which nothing is told: a step of another call, or a check that nobody waits for. */
export const callSilently = ({ path, ...rest }: MainCall): Promise<Answer> =>
  call({ ...rest, url: `${API}${path}`, language: language() })

/** A call without a login; what is the server's fault is told at once. */
export async function callOpenly(asked: MainCall): Promise<Answer> {
  const answer = await callSilently(asked)
  tell(answer)
  return answer
}

/** A call in the name of a login that is not kept yet. */
export const callAs = (bearer: string, { path, ...rest }: MainCall): Promise<Answer> =>
  call({ ...rest, url: `${API}${path}`, bearer, language: language() })

type Refused = Exclude<Answer, { kind: 'ok' }>

/** What every call answers whose login is over: nothing is kept of it, and nothing is told. */
const LOGGED_OUT: Refused = { kind: 'refused', status: 401, code: 'unauthorized', retryAfterS: 0, fields: [] }

/**
 * A call in the name of who is logged in; an access token that is over is renewed first. 401 and 403 end the login; what
 * is the server's fault is told at once, wherever it was asked. Who logs in meanwhile is not touched by it.
 */
export async function callMain(asked: MainCall): Promise<Answer> {
  const login = getSession()
  if (login === null) return LOGGED_OUT
  const token = await accessToken(login)
  if (!isCurrent(login)) return LOGGED_OUT
  if (typeof token !== 'string') {
    tell(token)
    return token
  }
  const answer = await callAs(token, asked)
  if (!isCurrent(login)) return LOGGED_OUT
  if (answer.kind === 'refused' && (answer.status === 401 || answer.status === 403)) endSession('expired')
  tell(answer)
  return answer
}

/** What is no JSON, e.g. a picture, in the name of who is logged in; null: it is not there, or did not come. */
export async function fetchBytes(path: string, signal: AbortSignal): Promise<Blob | null> {
  const login = getSession()
  const token = login === null ? LOGGED_OUT : await accessToken(login)
  if (typeof token !== 'string') return null
  try {
    const response = await fetch(API + path, { headers: { Authorization: `Bearer ${token}` }, signal })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

/** A file to save, with the name that the server gives it, in the name of who is logged in. What went wrong is told as of any call. */
export async function fetchFile(path: string): Promise<FileAnswer> {
  const login = getSession()
  const token = login === null ? LOGGED_OUT : await accessToken(login)
  const answer: FileAnswer =
    typeof token === 'string'
      ? await callForFile({ url: `${API}${path}`, bearer: token, language: language() })
      : token
  // What it has not, it says by 501: nothing of it failed.
  if (answer.kind === 'refused' && answer.status !== 501) tell(answer)
  return answer
}

/** The last call of a login, which may be over here before it goes out; an access token that is over is renewed first. */
export async function callLast(login: Session, asked: MainCall): Promise<Answer> {
  const token = isGood(login.access) ? login.access.token : await renew(login)
  return typeof token === 'string' ? callAs(token, asked) : token
}

/** Of the portal without a suffix: a tab of an older build asks for the same one. */
const RENEWAL_LOCK = APP.name === 'desk' ? 'sarika-access-desk' : 'sarika-access'

/** One tab of an app renews at a time: the others find its tokens when the lock comes to them. */
export const whileNobodyRenews = <T>(userId: string, renewal: () => Promise<T>): Promise<T> =>
  underLock(`${RENEWAL_LOCK}-${userId}`, renewal)

/** Asks for new tokens of a login. */
export const renewalOf = ({ accessToken, refreshToken }: KeptLogin): MainCall => ({
  method: 'POST',
  path: '/passport/token',
  json: { access_token: accessToken, refresh_token: refreshToken },
})

/** Whether an answer to that says that the login is over, not that it could not be asked. */
export const isOver = (answer: Answer): boolean =>
  answer.kind === 'refused' && answer.status < 500 && answer.status !== 429

async function accessToken(login: Session): Promise<string | Refused> {
  if (isGood(login.access)) return login.access.token
  return whileNobodyRenews(login.userId, async () => {
    const newest = getSession()
    if (newest === null || !isCurrent(login)) return LOGGED_OUT
    return isGood(newest.access) ? newest.access.token : renew(newest)
  })
}

async function renew(login: Session): Promise<string | Refused> {
  const { userId } = login
  const refreshToken = readRefreshToken(userId)
  const answer = await callSilently(renewalOf({ userId, accessToken: login.access.token, refreshToken }))
  if (isOver(answer) && isCurrent(login)) endSession('expired')
  if (answer.kind !== 'ok') return answer
  const renewed = readTokens(answer.body, Date.now())
  const { access } = renewed
  // Not the server's answer: the login stays as it is, and the next call tries again.
  if (access.token === '') return { kind: 'network' }
  if (keepTokens(login, { access }))
    keepLogin({ userId, accessToken: access.token, refreshToken: renewed.refreshToken })
  return access.token
}
