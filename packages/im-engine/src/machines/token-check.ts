import type { ChatToken, Renewal, TokenSource } from './token.machine.js'

/** Told of each answer of the page: what is wrong with it, or that nothing is. */
export type OnTokenFault = (where: 'tokens.current()' | 'tokens.refresh()', fault: string | null) => void

const CURRENT = 'It must answer at once with { token, refreshAt }, a text and ms since epoch (0 = never)'
const REFRESH =
  'It must answer { kind: "token", token: { token, refreshAt } }, { kind: "refused" } or { kind: "network" }'

/**
 * The page's source of tokens, of which anything may come. What is no answer is told by name and counts as no answer now: the next
 * good one heals. Source: S-API-25.
 */
export class CheckedTokens {
  constructor(
    private readonly source: TokenSource,
    private readonly onFault: OnTokenFault,
  ) {}

  /** Undefined where the page gave none. */
  current(): ChatToken | undefined {
    try {
      const given: unknown = this.source.current()
      const isGood = isToken(given)
      this.onFault('tokens.current()', isGood ? null : `${CURRENT}, and gave ${nameOf(given)}.`)
      return isGood ? given : undefined
    } catch (error) {
      this.onFault('tokens.current()', `${CURRENT}, and threw ${String(error)}.`)
      return undefined
    }
  }

  /** Rejects as the page's does. */
  async refresh(): Promise<Renewal> {
    const given: unknown = await this.source.refresh()
    const isGood = isRenewal(given)
    this.onFault('tokens.refresh()', isGood ? null : `${REFRESH}, and gave ${nameOf(given)}.`)
    return isGood ? given : { kind: 'network' }
  }
}

const isToken = (given: unknown): given is ChatToken => {
  const { token, refreshAt } = Object(given)
  return typeof token === 'string' && Number.isFinite(refreshAt)
}

const isRenewal = (given: unknown): given is Renewal => {
  const { kind, token } = Object(given)
  return kind === 'refused' || kind === 'network' || (kind === 'token' && isToken(token))
}

/** What it is, and nothing of what is in it: a token may be. */
const nameOf = (given: unknown): string => {
  if (given instanceof Promise) return 'a promise'
  if (typeof given !== 'object' || given === null) return String(given === null ? null : typeof given)
  return `an object with ${Object.keys(given).join(', ') || 'nothing in it'}`
}
