import { amend } from '../model/amend.js'
import type { Changes } from '../model/changes.js'
import { NO_COVERAGE, type Range } from '../model/conversation.js'
import type { ConversationKey } from '../model/ids.js'
import { WINDOW_SIZE } from '../model/limits.js'
import type { Message } from '../model/message.js'
import { compare, type Mark, placeOf } from '../model/order.js'
import type { State } from '../model/state.js'
import { pendingOf, type ShownMessage, showMessage } from './shown.js'
import { Store } from './view.js'

/** A stretch of one conversation that reaches to its newest message. */
export interface ConversationSnapshot {
  readonly key: ConversationKey
  /** In order; unconfirmed ones last. */
  readonly messages: readonly ShownMessage[]
  /** The first load is done. */
  readonly isReady: boolean
  readonly isLoadingOlder: boolean
  /** Older ones are on this disk or on the server. */
  readonly hasOlder: boolean
  /** The read mark: what is behind it is new. */
  readonly mark: Mark | null
  readonly draft: string
  /** Missing numbers, ascending. */
  readonly gaps: readonly Range[]
  /** Missing numbers that the server cannot give. */
  readonly lost: readonly Range[]
}

/** How a window reads: the newest messages before a mark, `count` at least where there are, from disk and tail. */
export type ReadOlder = (
  key: ConversationKey,
  before: Mark | undefined,
  count: number,
) => Promise<{ readonly messages: readonly Message[]; readonly hasOlder: boolean }>

/** Asks the server for messages before the oldest known; resolves when they are committed, or nothing came. */
export type FetchOlder = (key: ConversationKey, before: Mark | undefined) => Promise<void>

/** What one conversation shows. Grows backwards on demand, forwards by commits. */
export class MessageWindow extends Store<ConversationSnapshot> {
  /** What was read, in order; the first `#spare` of it are not shown yet. */
  #messages: readonly Message[] = []
  #spare = 0
  #hasOlderStored = true
  /** What commits brought while disk was being read: it is not in what the read gives. */
  #came: Message[] = []
  #isReady = false
  #loading: Promise<void> | undefined
  #isLoadingOlder = false

  constructor(
    readonly key: ConversationKey,
    private readonly state: () => Readonly<State>,
    private readonly read: ReadOlder,
    private readonly fetch: FetchOlder,
  ) {
    super(empty(key))
  }

  /** The newest messages, once. */
  load(): Promise<void> {
    this.#loading ??= this.#reload(WINDOW_SIZE)
    return this.#loading
  }

  /** After an open of the log: the same stretch, read again. */
  reset(): void {
    if (this.#loading === undefined) this.#show()
    else this.#loading = this.#reload(Math.max(WINDOW_SIZE, this.#messages.length - this.#spare))
  }

  /** WINDOW_SIZE more before the oldest: from disk; where that ends, from the server. */
  async loadOlder(count = WINDOW_SIZE): Promise<void> {
    await this.load()
    if (this.#isLoadingOlder || !this.#hasOlder()) return
    if (this.#spare >= count || (this.#spare > 0 && !this.#hasOlderStored)) {
      this.#spare = Math.max(0, this.#spare - count)
      this.#show()
      return
    }
    this.#isLoadingOlder = true
    this.#show()
    try {
      let older = await this.read(this.key, this.#messages[0], count)
      if (older.messages.length === 0) {
        await this.fetch(this.key, this.#messages[0])
        older = await this.read(this.key, this.#messages[0], count)
      }
      const before = older.messages.filter((one) => this.#isBeforeFirst(one))
      this.#messages = [...before, ...this.#messages]
      this.#spare = Math.max(0, this.#spare + before.length - count)
      this.#hasOlderStored = older.hasOlder
      this.#takeCame()
    } finally {
      this.#isLoadingOlder = false
      this.#show()
    }
  }

  update(changes: Changes): void {
    const came = changes.messages.get(this.key)
    if (came !== undefined) {
      if (this.#loading !== undefined && (!this.#isReady || this.#isLoadingOlder)) this.#came.push(...came)
      if (this.#isReady) this.#take(came)
    }
    if (changes.amended.has(this.key)) this.#amend()
    if (came !== undefined || changes.conversations.has(this.key) || changes.amended.has(this.key))
      this.#show()
  }

  #take(came: readonly Message[]): void {
    const messages = [...this.#messages]
    for (const message of came) {
      const place = placeOf(messages, message)
      const isKnown = messages[place]?.id === message.id
      if (isKnown) messages[place] = message
      else if (place > 0 || !this.#hasOlderStored || messages.length === 0) {
        messages.splice(place, 0, message)
        if (place < this.#spare) this.#spare++
      } // else: older than what was read; paging back finds it
    }
    this.#messages = messages
  }

  #takeCame(): void {
    const came = this.#came
    this.#came = []
    this.#take(came)
    this.#amend()
  }

  #amend(): void {
    const waiting = this.state().amendments.get(this.key)
    if (waiting === undefined || waiting.size === 0) return
    this.#messages = this.#messages.map((message) => {
      const amendment = waiting.get(message.id)
      return amendment === undefined ? message : amend(message, amendment)
    })
  }

  async #reload(count: number): Promise<void> {
    this.#isReady = false
    // What came before is in what is read now, with all that happened to it since.
    this.#came = []
    const { messages, hasOlder } = await this.read(this.key, undefined, count)
    this.#messages = messages
    this.#spare = Math.max(0, messages.length - count)
    this.#hasOlderStored = hasOlder
    this.#takeCame()
    this.#isReady = true
    this.#show()
  }

  #isBeforeFirst(message: Message): boolean {
    const first = this.#messages[0]
    return first === undefined || compare(message, first) < 0
  }

  #hasOlder(): boolean {
    if (this.#spare > 0 || this.#hasOlderStored) return true
    return this.state().conversations.get(this.key)?.isFromStart !== true
  }

  #show(): void {
    const state = this.state()
    const row = state.conversations.get(this.key)
    const coverage = row?.coverage ?? NO_COVERAGE
    this.set({
      key: this.key,
      messages: [
        ...this.#messages.slice(this.#spare).map(showMessage),
        ...pendingOf(state.outbox, this.key, state.me),
      ],
      isReady: this.#isReady,
      isLoadingOlder: this.#isLoadingOlder,
      hasOlder: this.#hasOlder(),
      mark: row?.mark ?? null,
      draft: row?.draft ?? '',
      gaps: coverage.holes,
      lost: coverage.unfillable,
    })
  }
}

const empty = (key: ConversationKey): ConversationSnapshot => ({
  key,
  messages: [],
  isReady: false,
  isLoadingOlder: false,
  hasOlder: true,
  mark: null,
  draft: '',
  gaps: [],
  lost: [],
})
