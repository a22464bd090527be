/** Where an error was born. */
export type ErrorOrigin = 'client' | 'server' | 'storage' | 'network'

/** The specification's error catalogue, in our words. */
export type ErrorKind =
  | 'not-started'
  | 'token-expired'
  | 'token-refresh-failed'
  | 'unauthorized'
  | 'kicked'
  | 'displaced'
  | 'network-closed'
  | 'storage-full'
  | 'storage-lost'
  | 'storage-newer'
  | 'server-error'
  | 'bad-answer'

/** The one error type; e.g. `{ kind: "storage-full", origin: "storage", message: "..." }`. */
export interface EngineError {
  readonly kind: ErrorKind
  readonly origin: ErrorOrigin
  readonly message: string
  readonly cause?: unknown
}

/** Why a command was not accepted; a value, shown to the person. */
export type Refusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly limit: number; readonly length: number }
  /** Of a file: bytes. */
  | { readonly kind: 'too-large'; readonly limit: number; readonly length: number }
  /** The disk of this machine has no room for the file, or its bytes are not there any more. */
  | { readonly kind: 'disk-full' | 'file-missing' }
  | { readonly kind: 'not-friend' | 'blocked' | 'not-group' | 'group-muted' | 'member-muted' }
  /** Nothing was ever told of such a group or person. */
  | { readonly kind: 'no-group' | 'no-friend' }
  | { readonly kind: 'unknown-message' | 'not-own' | 'too-late' | 'not-failed' }
  /** What cannot be forwarded. */
  | { readonly kind: 'withdrawn' | 'not-forwardable' }
  /** No kind of this name may be sent by a person, or this engine was not given it. */
  | { readonly kind: 'not-sendable'; readonly what: string }
  | { readonly kind: 'malformed'; readonly what: string }
  /** Of people: nobody is there, or it makes no sense as things stand. */
  | { readonly kind: 'not-found' | 'not-allowed' }
  | { readonly kind: 'group-full'; readonly limit: number }
  /** Of a call: another device accepted it, the account is in another one, or it is over. */
  | { readonly kind: 'call-taken' | 'call-busy' | 'call-over' }
  /** Of a meeting: 4 with picture, 8 by sound. */
  | { readonly kind: 'call-full'; readonly limit: number }
  | { readonly kind: 'too-fast'; readonly retryAfterMs: number }
  | { readonly kind: 'storage'; readonly error: EngineError }
  /** The server could not be asked, or did not answer: the same may be asked again. */
  | { readonly kind: 'unavailable'; readonly error: EngineError }

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

/** Ends an exhaustive switch: a new variant becomes a compile error here. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
