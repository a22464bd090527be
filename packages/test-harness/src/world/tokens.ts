import type { ChatToken, Renewal, TokenSource } from '@sarika/im-engine'
import type { Http } from '@sarika/im-engine/testing'
import { authCall, decodeAuth } from '@sarika/im-engine/wire'
import type { Time } from './time'

/** A refresh may be doubled after this long: whoever waits takes the lock. */
const LOCK_PATIENCE_MS = 3_000

/** A tab that renews. */
interface Renewer {
  readonly isActing: boolean
  /** ms of virtual time */
  readonly thawedAt: number
  readonly network: Pick<Http, 'request'>
}

/** The chat token of one browser, as its pages keep it: what one tab renews the others see. */
export class Tokens {
  #current: ChatToken
  /** Begins of refreshes under way. */
  readonly #running = new Set<{ readonly since: number; readonly tab: Renewer }>()
  /** Refreshes that ran beside another one that was neither old nor frozen. */
  doubled = 0

  constructor(
    private readonly time: Time,
    token: string,
    refreshAt: number,
  ) {
    this.#current = { token, refreshAt }
  }

  sourceFor(tab: Renewer): TokenSource {
    return {
      current: () => this.#current,
      refresh: () => this.#refresh(tab),
    }
  }

  async #refresh(tab: Renewer): Promise<Renewal> {
    const now = this.time.elapsed
    const isAwake = (one: Renewer): boolean => one.isActing && now - one.thawedAt > LOCK_PATIENCE_MS
    for (const other of this.#running)
      if (isAwake(other.tab) && isAwake(tab) && now - other.since < LOCK_PATIENCE_MS) this.doubled++
    const mine = { since: now, tab }
    this.#running.add(mine)
    const { token } = this.#current
    const call = authCall()
    const answer = await tab.network.request({
      method: call.method,
      url: call.path,
      headers: { Authorization: `Bearer ${token}` },
      timeoutMs: 10_000,
    })
    this.#running.delete(mine)
    if (answer.kind !== 'answer' || answer.status >= 500) return { kind: 'network' }
    const auth = decodeAuth(answer.body)
    if (auth.kind === 'refused') return auth.code === -403 ? { kind: 'refused' } : { kind: 'network' }
    if (auth.kind === 'broken') return { kind: 'network' }
    this.#current = { token: auth.token, refreshAt: auth.refreshAt }
    return { kind: 'token', token: this.#current }
  }
}
