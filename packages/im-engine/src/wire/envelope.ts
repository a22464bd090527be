import { wellFormed } from './fields.js'
import { type Foreign, isForeign, readJson } from './json.js'

/** The server answered no, e.g. `{ kind: "refused", code: -401, message: "..." }`; texts where REST codes are texts. */
export interface Refused {
  readonly kind: 'refused'
  readonly code: number | string
  readonly message: string
}

/** The answer could not be read. */
export interface Broken {
  readonly kind: 'broken'
  readonly reason: string
}

/** What every chat call answers in: `{ code, data }`; 200 is good under /chat, 0 under /chat/im and /biz. */
export type Envelope = { readonly kind: 'ok'; readonly root: Foreign } | Refused | Broken

export const broken = (reason: string): Broken => ({ kind: 'broken', reason })

/** An answer that says no more than that it is done. */
export function decodeDone(body: string): { readonly kind: 'ok' } | Refused | Broken {
  const envelope = openEnvelope(body)
  return envelope.kind === 'ok' ? { kind: 'ok' } : envelope
}

const isCode = (code: unknown): code is number => Number.isSafeInteger(code)

/** Opens an answer's envelope; never throws. Source: S-WIRE-5. */
export function openEnvelope(body: string): Envelope {
  const json = readJson(body)
  if (!json.ok) return broken(json.reason)
  const root = json.value
  if (!isForeign(root)) return broken('no object')
  const { code } = root
  if (code === 0 || code === 200) return { kind: 'ok', root }
  if (typeof code !== 'string' && !isCode(code)) return broken('code')
  const message = root.message ?? root.msg
  return {
    kind: 'refused',
    code: typeof code === 'string' ? wellFormed(code) : code,
    message: typeof message === 'string' ? wellFormed(message) : '',
  }
}
