// http/ asks the server. A call resolves with an answer, which is a value: ok, refused, or no network.
//
//   feature > main-api (access token, renewed when over) > call > fetch, or upload where somebody watches
//
// Absent here: what to do about an answer. main-api.ts ends a login that is over, tell.ts says what is the server's
// fault, and the rest is left to who asked.

import { type Fields, listAt, numberAt, textAt, toFields } from '../lib/fields'
import { CALL_MS, FILE_MS } from '../lib/limits'
import { upload } from './upload'

export type Answer =
  | { readonly kind: 'ok'; readonly body: unknown }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** e.g. "wrong_credentials", "-401". */
      readonly code: string
      readonly retryAfterS: number
      /** Which fields it is about, by the server's names, e.g. ["email"]. */
      readonly fields: readonly string[]
      /** What the server says of these, joined, e.g. "email: not an address; name: required"; left out where it says nothing. */
      readonly said?: string
      /** What else it says, e.g. how many tries are left. */
      readonly data?: unknown
    }
  | { readonly kind: 'network' }

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly bearer?: string
  /** With a file in it: FormData. */
  readonly form?: Readonly<Record<string, string>> | FormData
  readonly json?: Fields
  /** Of something new: the same again is a repeat of the same try. */
  readonly onceKey?: string
  /** How much of the body has gone out, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** How long an answer is waited for, ms; CALL_MS without it. */
  readonly patienceMs?: number
  /** Nobody waits for the answer any more: it reads as a network that failed. */
  readonly signal?: AbortSignal
  /** Accept-Language, e.g. "en-US". */
  readonly language: string
}

function bodyOf({ form, json }: Call): { body?: XMLHttpRequestBodyInit; headers: Record<string, string> } {
  if (form !== undefined)
    return { body: form instanceof FormData ? form : new URLSearchParams(form), headers: {} }
  if (json === undefined) return { headers: {} }
  return { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }
}

function untilLate(signal: AbortSignal | undefined, patienceMs = CALL_MS): AbortSignal {
  const late = AbortSignal.timeout(patienceMs)
  return signal === undefined ? late : AbortSignal.any([late, signal])
}

/** null: nothing was said; undefined: it is no JSON. */
function readBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const OK_CODES = new Set(['', '0', '200'])

/** Asks the server; never throws. A refusal is a status of 400 and more, or a chat answer with a code of its own. */
export async function call(asked: Call): Promise<Answer> {
  const { method, url, bearer, language, onceKey, onProgress, patienceMs, signal } = asked
  const { body, headers } = bodyOf(asked)
  const init = {
    method,
    headers: {
      ...headers,
      'Accept-Language': language,
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(onceKey === undefined ? {} : { 'Idempotency-Key': onceKey }),
    },
    ...(body === undefined ? {} : { body }),
  }
  try {
    const response =
      onProgress === undefined
        ? await fetch(url, { ...init, signal: untilLate(signal, patienceMs), cache: 'no-store' })
        : await upload(url, init, onProgress)
    const answer = readBody(await response.text())
    // Half of an answer, or somebody else's page: what was asked is not known.
    if (response.ok && answer === undefined) return { kind: 'network' }
    const code = textAt(answer, 'code')
    if (response.ok && OK_CODES.has(code)) return { kind: 'ok', body: toFields(answer) }
    return refusalOf(response, answer)
  } catch {
    return { kind: 'network' }
  }
}

/** Each field with its message, in one line. Source: portal specification 8. */
const joinFaults = (faults: readonly unknown[]): string =>
  faults.map((fault) => `${textAt(fault, 'field')}: ${textAt(fault, 'message')}`).join('; ')

function refusalOf({ status, headers }: Response, answer: unknown): Extract<Answer, { kind: 'refused' }> {
  const retryAfterS = numberAt({ s: Number(headers.get('Retry-After')) }, 's')
  // "category.3" is the fourth of a list: the field is the list.
  const faults = listAt(answer, 'fields')
  const fields = faults.map((fault) => textAt(fault, 'field').replace(/\..*/, ''))
  const said = faults.length === 0 ? {} : { said: joinFaults(faults) }
  const { data } = toFields(answer)
  return {
    kind: 'refused',
    status,
    code: textAt(answer, 'code'),
    retryAfterS,
    fields,
    ...said,
    ...(data === undefined ? {} : { data }),
  }
}

export type FileAnswer =
  | { readonly kind: 'file'; readonly blob: Blob; readonly name: string }
  | Exclude<Answer, { kind: 'ok' }>

/** The name that a server gives a file; "" without one. Source: RFC 6266, RFC 5987. */
function nameOf({ headers }: Response): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '') ?? []
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** Asks for a file, which may have to be made first; never throws. */
export async function callForFile({
  url,
  bearer,
  language,
}: {
  readonly url: string
  readonly bearer: string
  readonly language: string
}): Promise<FileAnswer> {
  try {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${bearer}`, 'Accept-Language': language },
      signal: AbortSignal.timeout(FILE_MS),
      cache: 'no-store',
    })
    if (response.ok) return { kind: 'file', blob: await response.blob(), name: nameOf(response) }
    return refusalOf(response, readBody(await response.text()))
  } catch {
    return { kind: 'network' }
  }
}
