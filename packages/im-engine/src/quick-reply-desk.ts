// The quick replies of this tab: what it reads and saves stands in one line, so that the last answer is the newest.
//
//   read, save > one after the other > asked of whoever leads > shown here; a save is told to the other tabs, which read anew

import { judgeText } from './decide/text.js'
import type { Result } from './model/errors.js'
import { QUICK_REPLIES_MAX } from './model/limits.js'
import type { QuickAsk } from './model/quick-ask.js'
import type { QuickReplies } from './quick-replies.js'
import type { Store } from './views/view.js'

type Answer = Result<readonly string[]>

export interface QuickReplyDeps {
  readonly shown: Store<QuickReplies>
  readonly ask: (ask: QuickAsk) => Promise<Answer>
  /** Tells the other tabs that they changed. */
  readonly tell: () => void
}

export class QuickReplyDesk {
  readonly #deps: QuickReplyDeps
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: QuickReplyDeps) {
    this.#deps = deps
  }

  read(): Promise<Answer> {
    return this.#take({ about: 'quick', type: 'read-quick' })
  }

  async save(texts: readonly string[]): Promise<Answer> {
    const refused = refusalOf(texts)
    if (refused !== undefined) return refused
    const answer = await this.#take({ about: 'quick', type: 'save-quick', texts })
    if (answer.ok) this.#deps.tell()
    return answer
  }

  #take(ask: QuickAsk): Promise<Answer> {
    const { shown } = this.#deps
    const answered = this.#last.then(async () => {
      const answer = await this.#deps.ask(ask)
      if (answer.ok) shown.set({ isKnown: true, texts: answer.value })
      return answer
    })
    this.#last = answered.catch(() => {})
    return answered
  }
}

/** What no server would keep. Source: specification 5. */
function refusalOf(texts: readonly string[]): Answer | undefined {
  // What is no list of texts is refused as it is asked.
  if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string')) return undefined
  const { length } = texts
  if (length === 0) return { ok: false, refusal: { kind: 'empty' } }
  if (length > QUICK_REPLIES_MAX)
    return { ok: false, refusal: { kind: 'too-long', limit: QUICK_REPLIES_MAX, length } }
  const refusal = texts.map(judgeText).find((one) => one !== undefined)
  return refusal && { ok: false, refusal }
}
