// log/ is the only way anything changes. One serial queue in the leading tab takes one input after the other:
//
//   submit(input) > load > decide > append > fold > publish        (log.ts)
//                   |      |        |        |      +-- listeners: views, machines, the tabs' commit channel
//                   |      |        |        +-- project/
//                   |      |        +-- disk.append(head + 1): durable, and refused to a stale writer
//                   |      +-- decide/: facts, or a refusal that goes back to the caller
//                   +-- load-person.ts, load.ts: what the rules need from disk
//   every SEAL_EVERY items, and when asked: seal.ts, one transaction, nothing that can be seen changes
//
// Absent: retries. After one failed write this log writes no more; its owner opens another log, which reads the disk
// again.

import { type Context, NOTHING_LOADED } from '../decide/context.js'
import { type Decide, decidePerson } from '../decide/person.js'
import type { Commit, Fact } from '../events/facts.js'
import { newCommit, upcast } from '../events/version.js'
import type { Changes } from '../model/changes.js'
import type { DueReceipt } from '../model/conversation.js'
import type { EngineError } from '../model/errors.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { CARRY_BUSY_MAX, CARRY_MAX, RETAIN_LOG, SEAL_EVERY } from '../model/limits.js'
import type { Mark } from '../model/order.js'
import type { OutboxItem } from '../model/outbox.js'
import { newState, type State } from '../model/state.js'
import type { Clock } from '../ports/clock.js'
import type { Disk, DiskFailure, DiskResult, Logged } from '../ports/disk.js'
import { fold } from '../project/fold.js'
import { ChunkCache, oldestOf } from './chunk-cache.js'
import { Dirty } from './dirty.js'
import type { LogDoor, Outcome } from './door.js'
import { planDrop } from './drop.js'
import type { load } from './load.js'
import { type Load, type LoadSources, loadPerson } from './load-person.js'
import { Reader } from './reader.js'
import { Retained } from './retained.js'
import type { planSeal } from './seal.js'
import { restore, restoreCarry } from './tables.js'

/** All rules, what is read for them, and how a log is sealed: they come with the network half, and until then nothing is worth a seal. */
export interface LogRules {
  readonly decide: Decide
  readonly load: typeof load
  readonly planSeal: typeof planSeal
}

export interface LogOptions {
  readonly disk: Disk
  readonly clock: Clock
  readonly me: ImId
  /** What a writer goes by, asked at each use; undefined before the network half is here, when nothing but persons submit. */
  readonly rules: () => LogRules | undefined
  /** Conversations that a visible tab shows, asked at each input. */
  readonly opened: () => ReadonlySet<ConversationKey>
  /** The tab that tells news where they are told once for the account, asked at each input that is news. Source: S-EVENT-5. */
  readonly newsTo?: () => string
  /** The server's clock, ms since epoch; without it this machine's. */
  readonly serverNow?: () => number
  /** After the fold of each commit that this log appended. */
  readonly onAppended: (position: number, commit: Commit) => void
  /** Once: the log writes no more. */
  readonly onFailure: (failure: DiskFailure) => void
  /** Items of log to keep behind a seal; Infinity keeps all. */
  readonly retainLog?: number
}

type CommitListener = (changes: Changes, commit: Commit) => void

export class Log implements LogDoor {
  readonly #options: LogOptions
  readonly #cache = new ChunkCache()
  readonly #dirty = new Dirty()
  readonly #retained: Retained
  readonly #listeners = new Set<CommitListener>()
  readonly #sources: LoadSources
  readonly reader: Reader
  #state: State
  #queue: Promise<unknown> = Promise.resolve()
  #failure: DiskFailure | undefined

  constructor(options: LogOptions) {
    this.#options = options
    this.#state = newState(options.me)
    this.#retained = new Retained(options.retainLog ?? RETAIN_LOG)
    this.reader = new Reader(
      options.disk,
      () => this.#state,
      (failure) => this.#fail(failure),
    )
    this.#sources = {
      reader: this.reader,
      cache: this.#cache,
      state: () => this.#state,
      files: options.disk,
    }
  }

  /** Reads what is stored: rows and tables as of the seal, and the log since. Call once, first. */
  async open(): Promise<DiskResult> {
    const opened = await this.#options.disk.open()
    if (!opened.ok) return opened
    const { meta, log } = opened.value
    restore(this.#state, opened.value)
    this.#retained.restore(meta?.retained ?? [])
    this.#state.position = meta === undefined ? 0 : meta.position - 1
    for (const logged of log) if (!this.#catchUp(logged)) return { ok: false, failure: 'newer' }
    return { ok: true, value: undefined }
  }

  /**
   * Becomes the writer: one transaction that reads what others wrote meanwhile and appends who leads. Answers the position
   * of that record, e.g. 812: it grows with each takeover of the account's log.
   */
  takeOver(tab: string): Promise<DiskResult<number>> {
    return this.#serial(async () => {
      const commit = newCommit([{ type: 'leader-elected', tab }], this.#options.clock.now())
      const taken = await this.#options.disk.takeOver(this.#state.position, commit)
      if (!taken.ok) {
        this.#fail(taken.failure)
        return taken
      }
      for (const logged of taken.value)
        if (!this.apply(logged.position, logged.commit)) {
          this.#fail('stale')
          return { ok: false, failure: 'stale' }
        }
      const position = this.#state.position + 1
      this.#publish(position, commit)
      return { ok: true, value: position }
    })
  }

  /**
   * Makes room: the oldest chunks go, about `count` messages, and with them what else their conversations have from before.
   * After a failure this log writes no more, and nobody is told: who asked opens another. Source: S-FULL-1.
   */
  dropOldest(tab: string, count: number): Promise<DiskResult> {
    return this.#serial(async () => {
      const { disk, clock } = this.#options
      const oldest = await disk.readOldest(count)
      if (oldest.ok && oldest.value.length === 0) return { ok: true, value: undefined }
      const plan = planDrop(this.#state, oldest.ok ? oldest.value : [], tab, clock.now())
      const written = oldest.ok ? await disk.drop(plan) : oldest
      if (!written.ok) {
        this.#failure ??= written.failure
        return written
      }
      this.#cache.clear()
      this.#publish(plan.position, plan.commit)
      return written
    })
  }

  submit(input: Input): Promise<Outcome> {
    return this.#serial(() => this.#submit(input))
  }

  /** What a send would queue now, as far as memory tells; undefined where it would be refused. Source: S-SEND-10. */
  foresee(input: Extract<Input, { type: 'send' }>): OutboxItem | undefined {
    const decision = decidePerson(this.#state, input, NOTHING_LOADED, this.#context())
    return decision.ok ? decision.facts.find((fact) => fact.type === 'message-queued')?.item : undefined
  }

  state(): Readonly<State> {
    return this.#state
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async readDue(key: ConversationKey, after: Mark, upTo: Mark): Promise<readonly DueReceipt[] | undefined> {
    const due = await this.reader.due(key, after, upTo)
    return this.#failure === undefined ? due : undefined
  }

  /** Seals what is unsealed, if anything. */
  seal(): Promise<void> {
    return this.#serial(() => this.#seal(CARRY_MAX))
  }

  /** Resolves when everything submitted so far is done. */
  async idle(): Promise<void> {
    await this.#serial(async () => undefined)
  }

  /** Another writer's commit, in order of position; false = a hole: this log must be opened anew. */
  apply(position: number, commit: Commit): boolean {
    if (position <= this.#state.position) return true
    if (position !== this.#state.position + 1) return false
    const current = upcast(commit)
    if (current === undefined) return false
    const isSeal = current.facts.some((fact) => fact.type === 'sealed')
    if (isSeal) this.#retained.restore(this.#retained.plan().left)
    this.#fold(position, current)
    if (isSeal) this.#dirty.clear()
    return true
  }

  /** A commit of the log while opening; carried messages of the seal record go into the tails uncounted. */
  #catchUp({ position, commit }: Logged): boolean {
    const current = upcast(commit)
    if (current === undefined || position !== this.#state.position + 1) return false
    for (const fact of current.facts) if (fact.type === 'sealed') restoreCarry(this.#state, fact.seal.carry)
    this.#dirty.note(fold(this.#state, current, position))
    this.#retained.note(position, current)
    return true
  }

  #serial<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #submit(input: Input): Promise<Outcome> {
    // Notices are decided on the state that the messages and withdrawals beside them made, and so is what history is back.
    if (
      input.type === 'receive' &&
      (input.notices.length > 0 || this.#isMissed(input.stretch?.key)) &&
      input.messages.length + input.withdrawals.length > 0
    ) {
      const { cursor: _cursor, stretch: _stretch, ...messages } = { ...input, notices: [] }
      const first = await this.#submitOne(messages)
      if (!first.ok) return first
      return this.#submitOne({ ...input, messages: [], withdrawals: [], poison: [] })
    }
    return this.#submitOne(input)
  }

  #isMissed(key: ConversationKey | undefined): boolean {
    return key !== undefined && (this.#state.conversations.get(key)?.dropped ?? null) !== null
  }

  async #submitOne(input: Input): Promise<Outcome> {
    if (this.#failure !== undefined) return storageRefusal(this.#failure)
    const { decide = decidePerson as Decide, load = loadPerson as Load<Input> } = this.#options.rules() ?? {}
    const loading = load(input, this.#sources)
    const loaded = loading === undefined ? NOTHING_LOADED : await loading
    if (this.#failure !== undefined) return storageRefusal(this.#failure)
    const decision = decide(this.#state, input, loaded, this.#context())
    if (!decision.ok) return decision
    if (decision.facts.length > 0) {
      const failure =
        input.type === 'clear-conversation'
          ? await this.#clear(input.key, decision.facts)
          : await this.#append(
              decision.facts,
              decision.isStrict,
              'isNews' in input ? this.#options.newsTo?.() : undefined,
            )
      if (failure !== undefined) return storageRefusal(failure)
      if (this.#state.unsealed >= SEAL_EVERY) await this.#seal(CARRY_BUSY_MAX)
    }
    return { ok: true, position: this.#state.position }
  }

  #context(): Context {
    const { clock, serverNow = () => clock.now(), opened } = this.#options
    return { now: clock.now(), serverNow: serverNow(), opened: opened() }
  }

  async #append(
    facts: readonly Fact[],
    strict: boolean,
    newsTo: string | undefined,
  ): Promise<DiskFailure | undefined> {
    const position = this.#state.position + 1
    const commit = newCommit(facts, this.#options.clock.now(), newsTo)
    const written = await this.#options.disk.append(position, commit, { strict })
    if (!written.ok) {
      this.#fail(written.failure)
      return written.failure
    }
    this.#publish(position, commit)
    return undefined
  }

  /** The record and the chunks in one transaction: a crash leaves all of them or none. Source: S-CLEAR-1. */
  async #clear(key: ConversationKey, facts: readonly Fact[]): Promise<DiskFailure | undefined> {
    const position = this.#state.position + 1
    const commit = newCommit(facts, this.#options.clock.now())
    const whole = { key, from: Number.POSITIVE_INFINITY, limit: Number.POSITIVE_INFINITY }
    const chunks = (await this.reader.chunks(whole)).map((chunk) => [key, oldestOf(chunk)] as const)
    if (this.#failure !== undefined) return this.#failure
    const written = await this.#options.disk.drop({ position, commit, chunks, amended: [key] })
    if (!written.ok) {
      this.#fail(written.failure)
      return written.failure
    }
    this.#cache.clear()
    this.#publish(position, commit)
    return undefined
  }

  async #seal(carryMax: number): Promise<void> {
    const { disk, clock, rules } = this.#options
    const planSeal = rules()?.planSeal
    if (planSeal === undefined || this.#failure !== undefined || this.#state.unsealed === 0) return
    const cut = this.#retained.plan()
    const now = clock.now()
    const plan = await planSeal(this.#state, this.#dirty, cut, this.reader, this.#cache, now, carryMax)
    if (this.#failure !== undefined) return
    const written = await disk.seal(plan.write)
    if (!written.ok) {
      this.#fail(written.failure)
      return
    }
    for (const [key, { chunks, newest }] of plan.newest) {
      if (chunks.length > 0) this.#cache.forgetProbed(key)
      this.#cache.holdNewest(key, newest)
    }
    this.#retained.restore(cut.left)
    this.#publish(plan.write.position, plan.write.commit)
    this.#dirty.clear()
  }

  #publish(position: number, commit: Commit): void {
    this.#fold(position, commit)
    this.#options.onAppended(position, commit)
  }

  #fold(position: number, commit: Commit): void {
    const changes = fold(this.#state, commit, position)
    for (const key of changes.cleared) this.reader.forget(key)
    this.#dirty.note(changes)
    this.#retained.note(position, commit)
    for (const listener of this.#listeners) listener(changes, commit)
  }

  #fail(failure: DiskFailure): void {
    if (this.#failure !== undefined) return
    this.#failure = failure
    this.#options.onFailure(failure)
  }
}

const WORDS: Record<DiskFailure, EngineError> = {
  stale: { kind: 'storage-lost', origin: 'storage', message: 'another tab writes now' },
  full: { kind: 'storage-full', origin: 'storage', message: 'the disk is full' },
  lost: { kind: 'storage-lost', origin: 'storage', message: 'the database is gone' },
  newer: {
    kind: 'storage-newer',
    origin: 'storage',
    message: 'a newer version of the product wrote this database',
  },
}

const storageRefusal = (failure: DiskFailure): Outcome => ({
  ok: false,
  refusal: { kind: 'storage', error: WORDS[failure] },
})
