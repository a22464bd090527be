import type { Readable } from 'node:stream'
import { COME_AGAIN_MS } from '../limits'

/** What a route answers, before it is written. Its type has the status, so that the documents know it (route.ts). */
export interface Answer<S extends number = number> {
  status: S
  /** undefined: no body */
  body?: unknown
  /** instead of a body: a file as it is */
  file?: { type: string; content: Buffer | Readable }
  headers?: Record<string, string>
}

export interface FieldFault {
  field: string
  message: string
}

/** The bare body of the main API. */
export const bare = (body: unknown): Answer<200> => ({ status: 200, body })
export const noContent = (): Answer<204> => ({ status: 204 })
/** `/chat/*` */
export const chatData = (data: unknown): Answer<200> => ({ status: 200, body: { code: 200, data } })
/** `/chat/im/*` and `/biz/*`; `more` stands beside data: cursor, total */
export const imData = (data: unknown, more: Record<string, unknown> = {}): Answer<200> => ({
  status: 200,
  body: { code: 0, data, ...more },
})

/** The chat's way to say no under `/chat/im/*`: HTTP 200 and a code. */
export const imRefused = ({ code, message }: { code: number; message: string }): Answer<200> => ({
  status: 200,
  body: { code, message },
})

/** A missing thing, and somebody else's: the two look alike. */
export const notFound = (): Answer<404> => ({
  status: 404,
  body: { code: 'not_found', message: 'not found' },
})
export const routeNotFound = (): Answer<404> => ({
  status: 404,
  body: { code: 'route_not_found', message: 'this address does not exist' },
})
export const invalid = (fields: FieldFault[]): Answer<422> => ({
  status: 422,
  body: { code: 'invalid', message: fields[0]?.message ?? 'invalid', fields },
})
/** A refusal that is not about the shape of the input: a wrong code, a name that is taken. */
export const wrong = (code: string, field: string, message: string): Answer<422> => ({
  status: 422,
  body: { code, message, fields: [{ field, message }] },
})
/** Not about one field: what somebody is, how things stand, what no body can be read from. */
export const refused = (code: string, message: string): Answer<422> => wrong(code, '', message)
export const unauthorized = (): Answer<401> => ({
  status: 401,
  body: { code: 'unauthorized', message: 'no valid token, please log in' },
})
export const revoked = (): Answer<403> => ({
  status: 403,
  body: { code: 'revoked', message: 'this login was ended' },
})
/** The chat's way to say the same two: HTTP 200 and a code. */
export const chatExpired = (): Answer<200> => ({
  status: 200,
  body: { code: -401, message: 'token expired' },
})
/** Of a call without any token. Source: specification 5. */
export const chatAnonymous = (): Answer<200> => ({
  status: 200,
  body: { code: -401, message: 'no valid token' },
})
export const chatRevoked = (): Answer<200> => ({
  status: 200,
  body: { code: -403, message: 'this login was ended' },
})

/** Of every way into a chat that this deployment does not have. */
export const chatOff = (): Answer<422> => refused('chat_off', 'there is no chat here')

/** Nothing is wrong with the call: the disk has no room for what it would write. */
export const cannotStore = (): Answer<507> => ({
  status: 507,
  body: { code: 'cannot_store', message: 'nothing can be stored at the moment, try again later' },
  headers: { 'retry-after': String(COME_AGAIN_MS / 1000) },
})

export function tooFast(retryAfterMs: number): Answer<429> {
  const retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return {
    status: 429,
    body: { code: 'too_fast', message: `too many tries, wait ${retryAfterS} s` },
    headers: { 'retry-after': String(retryAfterS) },
  }
}

/** A name to save a file under, in any script. `inline`: a browser may show it. */
export function dispositionOf(how: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${how}; filename*=UTF-8''${encoded}`
}
