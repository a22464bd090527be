// http/ is the portal's way to the server: one call, its answer as a value. Absent: what to do about an answer.
//
//   feature > main-api (access token, renewed when over) > call > fetch

import { type Fields, numberAt, textAt, toFields } from '../lib/fields'
import { CALL_MS } from '../lib/limits'

export type Answer =
  | { readonly kind: 'ok'; readonly body: unknown }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** e.g. "wrong_credentials", "-401". */
      readonly code: string
      readonly retryAfterS: number
    }
  | { readonly kind: 'network' }

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly bearer?: string
  readonly form?: Readonly<Record<string, string>>
  readonly json?: Fields
  /** Accept-Language, e.g. "en-US". */
  readonly language: string
}

function bodyOf({ form, json }: Call): { body?: BodyInit; headers: Record<string, string> } {
  if (form !== undefined) return { body: new URLSearchParams(form), headers: {} }
  if (json === undefined) return { headers: {} }
  return { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }
}

const OK_CODES = new Set(['', '0', '200'])

/** Asks the server; never throws. A refusal is a status of 400 and more, or a chat answer with a code of its own. */
export async function call(asked: Call): Promise<Answer> {
  const { method, url, bearer, language } = asked
  const { body, headers } = bodyOf(asked)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        'Accept-Language': language,
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      signal: AbortSignal.timeout(CALL_MS),
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
    })
    const answer: unknown = await response.json().catch(() => null)
    const code = textAt(answer, 'code')
    if (response.ok && OK_CODES.has(code)) return { kind: 'ok', body: toFields(answer) }
    const retryAfterS = numberAt({ s: Number(response.headers.get('Retry-After')) }, 's')
    return { kind: 'refused', status: response.status, code, retryAfterS }
  } catch {
    return { kind: 'network' }
  }
}
