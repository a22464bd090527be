// kinds/ has one file for each kind of message, with the same name as the engine's. What a kind says is judged by the
// engine's own code, so that both sides refuse the same; who may send it is decided here.

import type { AnyKind, Raw } from '@sarika/im-engine'

export interface ServerKind {
  readonly type: string
  /** Nobody counts it as unread. */
  readonly isQuiet: boolean
  /** What is wrong with what a client sends, e.g. `"this is no geo"`; null = nothing. */
  readonly judge: (raw: Raw) => string | null
}

const make = (kind: Pick<AnyKind, 'type' | 'isQuiet'>, judge: ServerKind['judge']): ServerKind => ({
  type: kind.type,
  isQuiet: kind.isQuiet === true,
  judge,
})

/** What the kind reads, and finds nothing wrong with, people may send. */
export const accepted = (kind: Pick<AnyKind, 'type' | 'isQuiet' | 'decode' | 'judge'>): ServerKind =>
  make(kind, (raw) => {
    const body: unknown = kind.decode(raw)
    return body === undefined ? `this is no ${kind.type}` : (kind.judge?.(body) ?? null)
  })

/** No client may send one. */
export const refused = (kind: Pick<AnyKind, 'type' | 'isQuiet'>): ServerKind =>
  make(kind, () => `${kind.type} cannot be sent by a client`)
