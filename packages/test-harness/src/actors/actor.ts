/**
 * One scripted person on the engine, as a page would use it:
 *
 *   list changes -> somebody waits for an answer? -> read (they see the ticks) -> type -> send -> look again
 *                        |  one at a time a conversation, never in groups, never to oneself or another script
 *                        |  a bound on answers a conversation, so that two machines cannot talk for ever
 */
import {
  type ConversationItem,
  type ConversationKey,
  type ConversationSnapshot,
  createImEngine,
  type ImEngine,
  peerOf,
} from '@sarika/im-engine'
import { RateLimiter } from '../server/rate'
import { webSockets } from '../web-sockets'
import { type Pace, readingMs, typingMs } from './pace'
import type { Persona } from './personas'
import { replyTo } from './reply'
import type { Session } from './session'

/** Answers to one person: six at once, then one every 20 s. */
export const ANSWER_RATE = { burst: 6, perSecond: 1 / 20 }

/** How often they begin an answer anew because more was said. */
const MOST_DRAFTS = 4

export interface Surroundings {
  /** the ids of all who are answered for by a script */
  scripted: ReadonlySet<string>
  pace: Pace
  /** told when a person logs in as them */
  onTaken: (imId: string) => void
  /** hears what went wrong, without a word of what was said */
  report: (line: string) => void
}

export class Actor {
  readonly imId: string
  readonly #engine: ImEngine
  readonly #persona: Persona
  readonly #pace: Pace
  readonly #scripted: ReadonlySet<string>
  readonly #answers: RateLimiter
  readonly #report: (line: string) => void
  readonly #onTaken: (imId: string) => void
  readonly #over = new AbortController()
  #hasBegun = false
  readonly #busy = new Map<ConversationKey, Promise<void>>()

  constructor(url: string, persona: Persona, session: Session, surroundings: Surroundings) {
    const { scripted, pace, onTaken, report } = surroundings
    this.imId = session.imId
    this.#onTaken = onTaken
    this.#persona = persona
    this.#pace = pace
    this.#scripted = scripted
    this.#report = report
    this.#answers = new RateLimiter(ANSWER_RATE, pace.now)
    this.#engine = createImEngine({
      endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
      identity: { imId: session.imId },
      tokens: session.tokens,
      disk: 'memory',
      ports: { sockets: webSockets },
    })
  }

  get login(): string {
    return this.#persona.login
  }

  /** Somebody logged in as them: they stay away until the next start. */
  get isReplaced(): boolean {
    return this.#engine.connection.getSnapshot().closeReason !== null
  }

  /** Whether they answer. */
  get isThere(): boolean {
    return this.#hasBegun && !this.isReplaced
  }

  async start(): Promise<void> {
    this.#engine.conversations.subscribe(() => this.#look())
    this.#engine.connection.subscribe(() => this.#look())
    const stopTelling = this.#engine.connection.subscribe(() => {
      if (this.#engine.connection.getSnapshot().closeReason !== 'kicked') return
      stopTelling()
      this.#onTaken(this.imId)
    })
    await this.#engine.start()
    this.#hasBegun = true
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await Promise.all(this.#busy.values())
    await this.#engine.stop()
  }

  #look(): void {
    // What was said while nobody was here is answered once all of it is here.
    if (this.#over.signal.aborted || this.isReplaced) return
    if (!this.#engine.connection.getSnapshot().isCaughtUp) return
    for (const item of this.#engine.conversations.getSnapshot().items) {
      if (this.#busy.has(item.key) || !this.#isWaiting(item)) continue
      const answering = this.#answer(item.key)
        .catch((error: unknown) => {
          // Stopped in the middle of a sentence; anything else is tried again, as often as answers may go.
          if (!this.#over.signal.aborted) this.#report(`${this.login} could not answer: ${String(error)}`)
        })
        .finally(() => {
          this.#busy.delete(item.key)
          this.#look()
        })
      this.#busy.set(item.key, answering)
    }
  }

  #isWaiting({ key, isGroup, unread, last }: ConversationItem): boolean {
    return !isGroup && unread > 0 && last !== null && !last.own && !this.#scripted.has(peerOf(key))
  }

  async #answer(key: ConversationKey): Promise<void> {
    const { wait, chance } = this.#pace
    const { signal } = this.#over
    const tooSoonMs = this.#answers.take(key)
    if (tooSoonMs > 0) return wait(tooSoonMs, signal)
    const conversation = this.#engine.conversation(key)
    await this.#loaded(key)
    const { mark } = conversation.getSnapshot()
    const toRead = unreadOf(conversation.getSnapshot(), mark).join('').length
    await wait(readingMs(toRead, chance()), signal)
    let texts: readonly string[] = []
    let reply = ''
    for (let drafts = 0; drafts < MOST_DRAFTS; drafts++) {
      await conversation.markRead()
      const snapshot = conversation.getSnapshot()
      const said = unreadOf(snapshot, mark)
      if (said.length === texts.length) break
      // More came while they typed: they begin again.
      texts = said
      reply = replyTo(this.#persona, texts, snapshot.messages.filter(({ own }) => own).length)
      await wait(typingMs(reply.length, chance()), signal)
    }
    if (texts.length === 0) return
    // A refusal (blocked, no contact any more) is theirs to have: there is nobody to tell.
    await this.#engine.send(key, reply)
  }

  /** Settles when the newest messages are there. */
  #loaded(key: ConversationKey): Promise<void> {
    const conversation = this.#engine.conversation(key)
    return new Promise((resolve) => {
      const leave = conversation.subscribe(check)
      function check(): void {
        if (!conversation.getSnapshot().isReady) return
        leave()
        resolve()
      }
      queueMicrotask(check)
    })
  }
}

/** What the other said behind the mark, and since one's own last word. */
function unreadOf({ messages }: ConversationSnapshot, mark: ConversationSnapshot['mark']): string[] {
  const last = messages.findLastIndex(({ own, id }) => own || id === mark?.id)
  return messages
    .slice(last + 1)
    .filter(({ withdrawnAt }) => withdrawnAt === undefined)
    .map(({ text }) => text)
}
