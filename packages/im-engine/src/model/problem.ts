/** What an embedder can have wrong, or a person's machine can refuse. */
export type ProblemKind =
  | 'wrong-tokens'
  | 'wrong-path'
  | 'wrong-account'
  | 'refused-token'
  | 'unreachable'
  | 'blocked-storage'

/**
 * Why the chat does not work, e.g. `{ kind: "wrong-path", where: "GET https://chat.example/biz/conversations/items/query", since:
 * 1700000000000, todo: "..." }`. For who builds the page: `todo` is English. Source: S-API-1.
 */
export interface Problem {
  readonly kind: ProblemKind
  /** The call, the address or the thing that fails; no token is in it. */
  readonly where: string
  /** Local time of the first failure, ms since epoch. */
  readonly since: number
  /** What to do about it. */
  readonly todo: string
}
