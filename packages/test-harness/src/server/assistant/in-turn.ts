/** Asks answerers in their order, and says so where none of them answers. */
import type { Answerer, Asker, Assistant, Reply } from './assistant'
import { languageAsked } from './read'
import { TEXTS } from './texts/texts'

/** The server closes: nothing is stored, and the question that comes again is answered then. */
export class Closing extends Error {}

/** What `work` comes to, or why the signal ended it; work that does not heed the signal goes on unheard. */
function until<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason)
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end))
  })
}

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

async function askOne(
  answerer: Answerer,
  question: string,
  asker: Asker,
  signal: AbortSignal,
): Promise<Reply> {
  const { withinMs } = answerer
  const own = withinMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  const reply = await until(own, async () => answerer.answer(question, asker, own))
  if (!VISIBLE.test(reply.text)) throw new Error('it said nothing')
  return reply
}

/** The answerers of a server: the second answers where the first does not. */
export class InTurn implements Assistant {
  whenTrouble: (error: unknown) => void = () => {}
  readonly #answerers: readonly Answerer[]
  readonly #closing = new AbortController()

  constructor(answerers: readonly Answerer[]) {
    this.#answerers = answerers
  }

  get host(): string {
    return this.#answerers.find(({ host }) => host !== '')?.host ?? ''
  }

  /** Throws `Closing` and nothing else. Source: S-AI-14, S-AI-19. */
  async answer(question: string, asker: Asker, signal: AbortSignal): Promise<Reply> {
    const closing = this.#closing.signal
    const either = AbortSignal.any([signal, closing])
    for (const answerer of this.#answerers) {
      try {
        return await askOne(answerer, question, asker, either)
      } catch (error) {
        if (closing.aborted) throw new Closing()
        this.whenTrouble(error)
      }
    }
    return { intent: 'failed', text: TEXTS[languageAsked(question, asker.language)].failed, jobs: [] }
  }

  close(): void {
    this.#closing.abort()
  }
}
