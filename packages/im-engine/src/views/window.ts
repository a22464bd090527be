// views/ makes snapshots of the state for screens. A snapshot never changes: a commit makes a new one, in which all that
// stayed the same is the same object (same.ts).
//
//   commit > changes > conversation-list, window, people, search > a new snapshot > listeners (view.ts)
//
// This file is the window on one conversation, the stretch of messages that its screen holds:
//
//   disk and tail --load, loadOlder--> span.ts <--commits, at the end-- log        outbox --> unconfirmed ones, behind all
//   the server is asked only for what is older than the disk has
//
// Absent: changes to the state. What a person does goes to the log.

import { amend } from '../model/amend.js'
import type { Changes } from '../model/changes.js'
import {
  type Conversation,
  type Draft,
  type Dropped,
  isMissing,
  NO_COVERAGE,
  NO_DRAFT,
  type Range,
} from '../model/conversation.js'
import { missingOf } from '../model/coverage.js'
import type { Result } from '../model/errors.js'
import { type ClientId, type ConversationKey, groupOf, isGroupKey } from '../model/ids.js'
import { WINDOW_SIZE } from '../model/limits.js'
import { isUnseen, type Message } from '../model/message.js'
import { compare, type Mark, START } from '../model/order.js'
import type { OutboxItem } from '../model/outbox.js'
import { type Blocked, endOf, type GroupEnd } from '../model/people.js'
import type { State } from '../model/state.js'
import { recount } from '../model/unread.js'
import { NONE_QUOTED, QuotedMessages } from './quoted.js'
import { type ReceiptFlags, type ReceiverItem, receiptFlags, receiversOf } from './receivers.js'
import { hasSameFields, isSameList, keepSame } from './same.js'
import { failedWithdrawals, Shower, type ShownMessage } from './shown.js'
import {
  isAtEnd,
  NOTHING,
  newestOf,
  type Span,
  showAround,
  showBetween,
  showNewer,
  shownOf,
  showOlder,
  withCame,
  withOlder,
} from './span.js'
import { type OnListenerFault, Store } from './view.js'
import { blockBetween, whomOf } from './whom.js'

/** A stretch of one conversation, without a hole; it reaches to the newest message but around an older one. */
export interface ConversationSnapshot {
  readonly key: ConversationKey
  /** In order; unconfirmed ones last, where nothing newer is left out. */
  readonly messages: readonly ShownMessage[]
  /** The first load is done. */
  readonly isReady: boolean
  readonly isLoadingOlder: boolean
  /** Older ones are on this disk or on the server. */
  readonly hasOlder: boolean
  /** It does not reach to the newest message: `loadNewer()` and `toNewest()` go there. */
  readonly hasNewer: boolean
  /** Messages behind it, those that came meanwhile among them; 0 when it reaches to the newest. */
  readonly newerCount: number
  /** The read mark: what is behind it is new. */
  readonly mark: Mark | null
  /** What is typed and not sent, in whichever tab. */
  readonly draft: Draft
  /** What the list calls it, or would; null = nobody has told. */
  readonly title: string | null
  /** Deleted from the list; a later message lists it again. */
  readonly isDeleted: boolean
  /** Out of the list, among the archived ones. Source: S-ACT-4. */
  readonly isArchived: boolean
  /** A group that is over for the account's owner: nothing can be sent, and it is not listed. Source: S-PEOPLE-9. */
  readonly ended: GroupEnd | null
  /** Whether one of two people has blocked the other; 0 where that stops nobody, as beside a manager. Source: S-WINDOW-10. */
  readonly blocked: Blocked
  /** Missing numbers, ascending. */
  readonly gaps: readonly Range[]
  /** Missing numbers that the server cannot give. */
  readonly lost: readonly Range[]
  /**
   * The messages that those shown quote, and the one that the draft answers, by id, as they are now; null = not
   * on this disk, absent = being looked for. Source: S-WINDOW-6.
   */
  readonly quoted: ReadonlyMap<string, ShownMessage | null>
}

type Quoting = Pick<ShownMessage, 'quoteId'>

/** How a window reads: the newest messages before a mark, `count` at least where there are, from disk and tail. */
export type ReadOlder = (
  key: ConversationKey,
  before: Mark | undefined,
  count: number,
) => Promise<{ readonly messages: readonly Message[]; readonly hasOlder: boolean }>

/** Asks the server for messages before the oldest known; resolves when they are committed, or says why none came. */
export type FetchOlder = (key: ConversationKey, before: Mark | undefined) => Promise<Result<null>>

const DONE: Result<null> = { ok: true, value: null }
/** Messages of one read on the way back to one that is looked for. */
const READ_BACK = 1_024
/** Who goes back goes on: a read brings as many as are here already, up to this, and the next pages are there at once. */
const READ_AHEAD = 512

/** What one conversation shows. Grows backwards on demand, forwards by commits, and can stand around an older message. */
export class MessageWindow extends Store<ConversationSnapshot> {
  #span: Span = NOTHING
  #hasOlderStored = true
  /** What commits brought while disk was being read: it is not in what the read gives. */
  #came: Message[] = []
  #isReady = false
  #loading: Promise<void> | undefined
  #loadingOlder: Promise<Result<null>> | undefined
  /** Reads back that are under way. */
  #reads = 0
  /** Counts reloads: what an older one still reads is dropped. */
  #generation = 0
  /** Before this place history is missing, as far as this window knows. */
  #floor: Dropped | null = null
  readonly #quoted: QuotedMessages
  /** On their way to the log. */
  readonly #echoes = new Map<ClientId, OutboxItem>()
  /** Of the outbox and the echoes, as they were shown last: an echo and what the log made of it are one message. */
  #unsent: readonly ShownMessage[] = []
  /** The messages of the last snapshot, and how they were shown. */
  #drawn: { readonly before: readonly Message[]; readonly shown: readonly ShownMessage[] } = {
    before: [],
    shown: [],
  }

  constructor(
    readonly key: ConversationKey,
    private readonly state: () => Readonly<State>,
    private readonly read: ReadOlder,
    private readonly fetch: FetchOlder,
    private readonly shower = new Shower(),
    onListenerFault?: OnListenerFault,
    private readonly appName = '',
  ) {
    super(empty(key), onListenerFault)
    this.#quoted = new QuotedMessages(
      (before) => this.read(key, before, READ_BACK),
      () => this.#show(),
      shower,
    )
  }

  /** The newest messages, once. */
  load(): Promise<void> {
    this.#loading ??= this.#reload()
    return this.#loading
  }

  /** A send that the log has not taken yet stands behind all others until it has, or refuses it. Source: S-SEND-10. */
  echo(item: OutboxItem): void {
    this.#echoes.set(item.clientId, item)
    this.#show()
  }

  endEcho(clientId: ClientId): void {
    if (this.#echoes.delete(clientId)) this.#show()
  }

  /** After an open of the log: the same stretch, read again. */
  reset(): void {
    this.#echoes.clear()
    if (this.#loading === undefined) this.#show()
    else this.#loading = this.#reload()
  }

  /** `count` more before the oldest: from disk; where that ends, from the server. Calls at once are one. */
  loadOlder(count = WINDOW_SIZE): Promise<Result<null>> {
    this.#loadingOlder ??= this.#loadOlder(count)
    return this.#loadingOlder
  }

  /** `count` more behind the newest that is shown: they are in memory. */
  async loadNewer(count = WINDOW_SIZE): Promise<void> {
    await this.load()
    if (isAtEnd(this.#span)) return
    this.#span = showNewer(this.#span, count)
    this.#show()
  }

  /** How many of those that are held here are unread by a mark: what is behind the newest that was in sight. */
  countBehind(mark: Mark): number {
    return recount(this.#span.messages, mark).unread
  }

  /** Reads back until the message is here, and shows it with its neighbours. */
  async showAround(id: string): Promise<Result<null>> {
    await this.load()
    await this.#loadingOlder
    const placed = await this.#readingBack(async (isOver) => {
      while (this.#placeOf(id) < 0 && this.#hasOlderStored) {
        const before = this.#span.messages[0]
        const older = await this.read(this.key, before, READ_BACK)
        if (isOver()) return
        this.#take(before, older)
      }
    })
    if (!placed) return this.showAround(id)
    const place = this.#placeOf(id)
    const found = this.#span.messages[place]
    if (found === undefined || isUnseen(found)) {
      this.#forget(this.#span.from)
      return { ok: false, refusal: { kind: 'unknown-message' } }
    }
    this.#span = showAround(this.#span, place, WINDOW_SIZE)
    this.#show()
    return DONE
  }

  /** The newest messages again, and no more than at the start. */
  async toNewest(): Promise<void> {
    await this.load()
    if (isAtEnd(this.#span) && shownOf(this.#span).length <= WINDOW_SIZE) return
    this.#span = newestOf(this.#span.messages, WINDOW_SIZE)
    this.#forget(this.#span.from)
    this.#show()
  }

  receiversOf(id: string): readonly ReceiverItem[] {
    const message = this.#span.messages[this.#placeOf(id)]
    return message === undefined ? [] : receiversOf(message, this.state())
  }

  receiptsOf(id: string): ReceiptFlags | undefined {
    const message = this.#span.messages[this.#placeOf(id)]
    return message === undefined ? undefined : receiptFlags(message, this.#row())
  }

  update(changes: Changes): void {
    const came = changes.messages.get(this.key)?.filter((one) => !isMissing(this.#row(), one))
    this.#noteFloor()
    if (came !== undefined) {
      this.#quoted.came(came)
      if (this.#loading !== undefined && (!this.#isReady || this.#reads > 0)) this.#came.push(...came)
      if (this.#isReady) this.#span = withCame(this.#span, came, !this.#hasOlderStored)
    }
    if (changes.amended.has(this.key)) this.#amend()
    if (changes.cleared.has(this.key)) this.reset()
    const isNamed = changes.contacts || changes.groups
    if (came !== undefined || isNamed || changes.conversations.has(this.key) || changes.amended.has(this.key))
      this.#show()
  }

  #row = (): Conversation | undefined => this.state().conversations.get(this.key)

  /** The disk dropped what may be shown here: it is read again. What came back from the server is stored. */
  #noteFloor(): void {
    const before = this.#floor
    const now = this.#row()?.dropped ?? null
    this.#floor = now
    const moved = compare(now?.upTo ?? START, before?.upTo ?? START)
    if (moved > 0 || (moved === 0 && before?.isBack === true && now?.isBack === false)) this.reset()
    else if (moved < 0) {
      this.#hasOlderStored = true
      // With nothing to stand behind, a change of one of those that are back would show it alone.
      if (this.#span.messages.length === 0 && this.#reads === 0) this.reset()
    }
  }

  async #loadOlder(count: number): Promise<Result<null>> {
    await this.load()
    let result = DONE
    const isThere = this.#span.from >= count || (this.#span.from > 0 && !this.#hasOlderStored)
    if (isThere) this.#span = showOlder(this.#span, count)
    else if (this.#hasOlder())
      await this.#readingBack(async (isOver) => {
        this.#show()
        let before = this.#span.messages[0]
        const ahead = Math.max(count, Math.min(this.#span.messages.length, READ_AHEAD))
        let older = await this.read(this.key, before, ahead)
        if (older.messages.length === 0 && !isOver()) {
          result = await this.fetch(this.key, before)
          before = this.#span.messages[0]
          older = await this.read(this.key, before, count)
        }
        if (isOver()) return
        this.#take(before, older)
        this.#span = showOlder(this.#span, count)
      })
    this.#loadingOlder = undefined
    if (this.#isReady) this.#show()
    return result
  }

  /** Reads that go before the first message; false when the log was opened anew meanwhile, and they count no more. */
  async #readingBack(work: (isOver: () => boolean) => Promise<void>): Promise<boolean> {
    const generation = this.#generation
    const isOver = (): boolean => generation !== this.#generation
    this.#reads++
    try {
      await work(isOver)
    } finally {
      this.#reads--
      if (this.#isReady && this.#reads === 0) this.#takeCame()
    }
    return !isOver()
  }

  /** What was read before a message, unless another read was faster. */
  #take(before: Message | undefined, { messages, hasOlder }: Awaited<ReturnType<ReadOlder>>): void {
    if (this.#span.messages[0]?.id !== before?.id) return
    this.#span = withOlder(this.#span, messages)
    this.#hasOlderStored = hasOlder
  }

  #takeCame(): void {
    const came = this.#came
    this.#came = []
    this.#span = withCame(this.#span, came, !this.#hasOlderStored)
    this.#amend()
  }

  /** Gives the first `count` back to the disk, which a read may not be going on from. */
  #forget(count: number): void {
    if (this.#reads > 0) return
    const { messages, from, to } = this.#span
    this.#span = { messages: messages.slice(count), from: from - count, to: to - count }
    if (count > 0) this.#hasOlderStored = true
  }

  #amend(): void {
    const waiting = this.state().amendments.get(this.key)
    if (waiting === undefined || waiting.size === 0) return
    this.#quoted.amend(waiting)
    const amended = (message: Message): Message => {
      const amendment = waiting.get(message.id)
      return amendment === undefined ? message : amend(message, amendment)
    }
    this.#span = { ...this.#span, messages: this.#span.messages.map(amended) }
    // A seal may come before these are taken: it clears what waits.
    this.#came = this.#came.map(amended)
  }

  async #reload(): Promise<void> {
    const generation = ++this.#generation
    this.#isReady = false
    this.#quoted.forget()
    this.#floor = this.#row()?.dropped ?? null
    // What came before is in what is read now, with all that happened to it since.
    this.#came = []
    const { messages, from } = this.#span
    const count = Math.max(WINDOW_SIZE, messages.length - from)
    const shown = isAtEnd(this.#span) ? [] : shownOf(this.#span)
    const first = shown[0]
    const last = shown[shown.length - 1]
    let read = await this.read(this.key, undefined, count)
    while (first !== undefined && read.hasOlder && compare(first, read.messages[0] ?? first) < 0) {
      // As one read: what a seal moves between two of them would be in neither.
      read = await this.read(this.key, undefined, Math.max(READ_BACK, read.messages.length * 2))
    }
    if (generation !== this.#generation) return this.#loading
    this.#span =
      first === undefined || last === undefined
        ? newestOf(read.messages, count)
        : showBetween(read.messages, first, last, WINDOW_SIZE)
    this.#hasOlderStored = read.hasOlder
    this.#takeCame()
    this.#isReady = true
    this.#show()
  }

  #placeOf(id: string): number {
    return this.#span.messages.findLastIndex((message) => message.id === id)
  }

  #hasOlder(): boolean {
    if (this.#span.from > 0 || this.#hasOlderStored) return true
    return this.state().conversations.get(this.key)?.isFromStart !== true
  }

  /** A long window changes at its end: what stands where it stood need not be looked up again. */
  #showSent(failed: ReturnType<typeof failedWithdrawals>): readonly ShownMessage[] {
    const messages = shownOf(this.#span).filter((message) => !isUnseen(message))
    const { before, shown } = this.#drawn
    const sent = messages.map((message, index) => {
      const item = failed.size === 0 ? undefined : failed.get(message.id)
      if (item !== undefined) return this.shower.unwithdrawn(message, item)
      const known = message === before[index] ? shown[index] : undefined
      return known ?? this.shower.sent(message)
    })
    this.#drawn = failed.size === 0 ? { before: messages, shown: sent } : { before: [], shown: [] }
    return sent
  }

  #show(): void {
    const state = this.state()
    const row = state.conversations.get(this.key)
    const coverage = row?.coverage ?? NO_COVERAGE
    const sent = this.#showSent(failedWithdrawals(state.outbox, this.key))
    const newerCount = this.#span.messages.slice(this.#span.to).filter((message) => !isUnseen(message)).length
    for (const clientId of this.#echoes.keys()) if (state.outbox.has(clientId)) this.#echoes.delete(clientId)
    const last = this.getSnapshot()
    this.#unsent = keepSame(this.#unsent, [
      ...this.shower.pendingOf(state.outbox, this.key, state.me),
      ...this.shower.pendingOf(this.#echoes, this.key, state.me),
    ])
    const now = newerCount > 0 ? sent : [...sent, ...this.#unsent]
    const messages = isSameList(last.messages, now) ? last.messages : now
    const draft = row?.draft ?? NO_DRAFT
    const ended = isGroupKey(this.key) ? endOf(state.groups.get(groupOf(this.key)), state.me) : null
    const snapshot: ConversationSnapshot = {
      key: this.key,
      messages,
      isReady: this.#isReady,
      isLoadingOlder: this.#loadingOlder !== undefined && this.#reads > 0,
      hasOlder: this.#hasOlder(),
      hasNewer: newerCount > 0,
      newerCount,
      mark: row?.mark ?? null,
      draft,
      title: whomOf(this.key, state, this.appName).name,
      isDeleted: row?.isDeleted ?? false,
      isArchived: row?.isArchived ?? false,
      ended,
      blocked: blockBetween(this.key, state),
      ...missingOf(coverage, ended !== null),
      quoted: this.#isReady ? this.#quoted.of(quoting(messages, draft), this.#span.messages) : NONE_QUOTED,
    }
    if (!hasSameFields(last, snapshot)) this.set(snapshot)
  }
}

const quoting = (messages: readonly ShownMessage[], { quoteId }: Draft): readonly Quoting[] =>
  quoteId === null ? messages : [...messages, { quoteId }]

const empty = (key: ConversationKey): ConversationSnapshot => ({
  key,
  messages: [],
  isReady: false,
  isLoadingOlder: false,
  hasOlder: true,
  hasNewer: false,
  newerCount: 0,
  mark: null,
  draft: NO_DRAFT,
  title: null,
  isDeleted: false,
  isArchived: false,
  ended: null,
  blocked: 0,
  gaps: [],
  lost: [],
  quoted: NONE_QUOTED,
})
