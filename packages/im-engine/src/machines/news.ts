// What is news: what comes while the account is connected, and what a short break kept back.
//
//   socket ----------------------------> news
//   catch-up page, caught up before ---> news, where nothing on it is older than a minute
//   any other page, history -----------> no news

import type { Input } from '../model/input.js'
import { NEWS_MS } from '../model/limits.js'

/** Tells news from history, of all that the processes of a leading tab submit. Source: S-EVENT-1, S-EVENT-2. */
export class NewsGate {
  #hasCaughtUp: boolean

  constructor(
    private readonly serverNow: () => number,
    /** The tab that led before had caught up. */
    hasCaughtUp: boolean,
  ) {
    this.#hasCaughtUp = hasCaughtUp
  }

  /** Everything of before is here: what comes from now on is new. */
  noteCaughtUp(): void {
    this.#hasCaughtUp = true
  }

  marked(input: Input): Input {
    return this.#isNews(input) ? { ...input, isNews: true } : input
  }

  #isNews(input: Input): input is Extract<Input, { readonly isNews?: true }> {
    if (input.type === 'send-failed') return true
    if (input.type !== 'receive' || input.source === 'history') return false
    return input.source === 'live' || (this.#hasCaughtUp && this.#isFresh(input))
  }

  #isFresh({ messages, withdrawals, notices }: Extract<Input, { type: 'receive' }>): boolean {
    const oldest = this.serverNow() - NEWS_MS
    return [...messages, ...withdrawals, ...notices].every((one) => !('at' in one) || one.at >= oldest)
  }
}
