import type { ActorRefFrom } from 'xstate'
import type { CheckedSource, Renewal, tokenMachine } from './token.machine.js'

export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'network' }

/** How everybody asks for the chat token; questions that wait are answered in their order. Source: S-TOK-1. */
export class TokenDoor {
  private waiting: ((answer: TokenAnswer) => void)[] = []
  private isStopped = false

  constructor(
    private readonly actor: ActorRefFrom<typeof tokenMachine>,
    private readonly tokens: CheckedSource,
    /** The server's: it says when a token is over. */
    private readonly clock: { now(): number },
  ) {
    actor.on('answered', ({ renewal }) => this.answer(renewal))
  }

  /** The token, renewed first when it has expired. */
  get(): Promise<TokenAnswer> {
    const current = this.tokens.current()
    if (current === undefined) return Promise.resolve({ kind: 'network' })
    const { token, refreshAt } = current
    const isExpired = token === '' || (refreshAt !== 0 && this.clock.now() >= refreshAt)
    return isExpired ? this.renew(token) : Promise.resolve({ kind: 'token', token })
  }

  /** Another token than `stale`. */
  renew(stale: string): Promise<TokenAnswer> {
    if (this.isStopped) return Promise.resolve({ kind: 'network' })
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      this.actor.send({ type: 'renew', stale })
    })
  }

  /** A renewed token was refused, or the login was revoked: clears, once. */
  condemn(): void {
    if (!this.isStopped) this.actor.send({ type: 'condemn' })
  }

  /** Nobody will answer any more. */
  stop(): void {
    this.isStopped = true
    this.answer({ kind: 'network' })
  }

  private answer(renewal: Renewal): void {
    const waiting = this.waiting
    this.waiting = []
    const answer: TokenAnswer =
      renewal.kind === 'token' ? { kind: 'token', token: renewal.token.token } : renewal
    for (const resolve of waiting) resolve(answer)
  }
}
