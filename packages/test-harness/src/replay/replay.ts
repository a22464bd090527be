// A recording through engines of today:
//
//   records, in order --> what came from outside is delivered (frames, answers, signals, commands)
//                     --> what the engine sent is waited for: nothing is delivered before the engine has done what it
//                         had done by then in the live run
//   at a `state` record, and where the replay stops: what the engine shows, its digest, and how it differs
//
// Everything goes through wire, log and disk by public doors, on a clock that moves by hand.

import { ChannelBus, HandClock, LockRegistry, loadNetwork, Medium } from '@sarika/im-engine/testing'
import type { Entry, Json, Recording, Summary } from '../record/recording'
import { summarize } from '../record/summary'
import { ClientIds } from './client-ids'
import { type Step, stepsOf } from './concluded'
import { type Difference, differencesOf } from './difference'
import { KnownRows } from './known-rows'
import { runCommand } from './replayed-commands'
import { type Life, type Machine, type OnCommit, ReplayedTab } from './replayed-tab'

export interface ReplayOptions {
  /** Stops before the first record for which this is true; replays all of it by default. */
  readonly isOver?: (step: Step) => boolean
  /** Pages by cursor that are in no record: for the same run, delivered otherwise. */
  readonly pages?: ReadonlyMap<string, Json>
  readonly onStep?: (step: Step) => void
  readonly onCommit?: OnCommit
}

export interface ReplayedState extends Summary {
  readonly me: string
  /** As the engine's public door says it; null where no tab of the account runs. */
  readonly connection: string | null
}

export interface Replayed {
  /** Records that were replayed. */
  readonly position: number
  /** Where the recording's clock stands, ms since its start. */
  readonly at: number
  readonly states: readonly ReplayedState[]
  /** States of the live run that were compared. */
  readonly compared: number
  readonly differences: readonly Difference[]
  /** What the live engine did and this one did not, in time: at most a few are told. */
  readonly missed: readonly { readonly position: number; readonly what: string }[]
}

/** Virtual ms between two looks while something is waited for. */
const LOOK_MS = 10
/** What the live engine did is waited for so long, virtual ms: a round of sync and a half. */
const WAIT_MS = 60_000
/** Receipts may go in other groups than live; longer than they are collected, ms. */
const RECEIPT_WAIT_MS = 1_000
/** From one round of sync to the next, and some more, ms. */
const ROUND_MS = 36_000
/** The engine comes to rest within this, or its state is taken as it is, ms. */
const REST_MS = 120_000
/** Rounds of microtasks that reading a state may take. */
const TURNS_MAX = 10_000
/** Between two answers to what the recording does not know, ms. */
const STRAY_EVERY_MS = 250

export class Replay {
  readonly #clock: HandClock
  readonly #steps: readonly Step[]
  readonly #machines = new Map<string, Machine>()
  readonly #tabs = new Map<string, ReplayedTab>()
  readonly #commands = new Map<number, Promise<boolean> | boolean>()
  readonly #clientIds = new Map<number, readonly string[]>()
  readonly #chances = new Map<string, number[]>()
  /** Accounts whose database was not empty when the recording began. */
  readonly #stored = new Set<string>()
  readonly #differences: Difference[] = []
  readonly #missed: { position: number; what: string }[] = []
  #compared = 0
  #elapsed = 0
  #strayAt = 0
  #position = 0
  #at = 0

  constructor(
    private readonly recording: Recording,
    private readonly options: ReplayOptions = {},
  ) {
    this.#clock = new HandClock(recording.header.startedAt)
    this.#steps = stepsOf(recording)
    for (const { entry } of this.#steps) {
      if (entry.type === 'settled') this.#clientIds.set(entry.id, entry.clientIds)
      if (entry.type === 'chance')
        this.#chances.set(entry.tab, [...(this.#chances.get(entry.tab) ?? []), entry.value])
    }
  }

  async run(): Promise<Replayed> {
    await loadNetwork()
    for (const step of this.#steps) {
      if (this.options.isOver?.(step)) break
      await this.#reach(step.entry.at)
      await this.#take(step)
      this.#position = step.position
      this.#at = step.entry.at
      this.options.onStep?.(step)
    }
    const states = await this.#states()
    for (const tab of this.#tabs.values()) tab.kill()
    await this.#advance(0)
    return {
      position: this.#position,
      at: this.#at,
      states,
      compared: this.#compared,
      differences: this.#differences,
      missed: this.#missed,
    }
  }

  /** The same run, delivered in another way: what the live engine did is no measure of when. */
  get #isOtherwise(): boolean {
    return this.options.pages !== undefined
  }

  async #take({ entry, position }: Step): Promise<void> {
    const wait = async (what: string, isDone: () => boolean, ms = WAIT_MS): Promise<void> => {
      if (!(await this.#until(isDone, ms)) && ms === WAIT_MS) this.#missed.push({ position, what })
    }
    if (entry.type === 'tab') this.#begin(entry)
    const tab = this.#tabs.get(entry.tab)
    if (entry.type === 'clock') this.#clock.jump(entry.byMs)
    if (tab === undefined) return
    // What a person did followed on what was shown: a page that was cut comes whole before it.
    if (this.#isOtherwise && ENDS_A_PAGE.has(entry.type)) {
      await this.#until(() => tab.calls.isLevel, 3 * ROUND_MS)
      // the last of it was handed over just now
      await this.#advance(LOOK_MS)
    }
    switch (entry.type) {
      case 'command':
        this.#command(tab, entry)
        break
      case 'settled':
        await wait(`command ${entry.id}`, () => typeof this.#commands.get(entry.id) === 'boolean')
        if (this.#commands.get(entry.id) === !entry.isOk)
          this.#missed.push({ position, what: `command ${entry.id} ${entry.isOk ? 'accepted' : 'refused'}` })
        break
      case 'socket':
        await wait(`socket ${entry.generation}`, () => tab.sockets.at(entry.generation) !== undefined)
        break
      case 'opened':
        tab.sockets.at(entry.generation)?.opened()
        break
      case 'in':
        tab.sockets.at(entry.generation)?.receive(entry.frame)
        break
      case 'out':
        if (entry.isWritten)
          await wait(
            'frame',
            () => tab.sockets.hasSent(entry.generation, entry.frame),
            isOfTheMoment(entry) || this.#isOtherwise ? RECEIPT_WAIT_MS : WAIT_MS,
          )
        break
      case 'closed':
        tab.sockets.at(entry.generation)?.ended(entry.code)
        break
      case 'ask':
        // Delivered otherwise, pages are asked for in other rounds: nothing else may stand still meanwhile.
        if (this.#isOtherwise && isStream(entry)) tab.calls.hasAsked(entry)
        else await wait(`${entry.method} ${entry.path}`, () => tab.calls.hasAsked(entry))
        break
      case 'answer':
        tab.calls.answered(entry)
        break
      case 'online':
        tab.network.set(entry.isOnline)
        break
      case 'visible':
        tab.visibility.set(entry.isVisible)
        break
      case 'refresh':
        await wait('refresh', () => tab.isRefreshing)
        break
      case 'refreshed':
        tab.refreshed(entry)
        break
      case 'kill':
        tab.kill()
        break
      case 'stored':
        // A later tab of the account finds what the first one left, here as there.
        if ([...this.#tabs.values()].filter(({ me }) => me === tab.me).length === 1) this.#stored.add(tab.me)
        break
      case 'state':
        await this.#compare(tab, entry.state)
        break
      case 'tab':
      case 'close':
      case 'chance':
      case 'clock':
      case 'end':
        break
    }
    await this.#advance(0)
  }

  #begin(entry: Extract<Entry, { type: 'tab' }>): void {
    const { me, tab } = entry
    let machine = this.#machines.get(me)
    if (machine === undefined) {
      const rows = new KnownRows(me, this.recording.entries, this.options.pages)
      const ids = new ClientIds()
      machine = { medium: new Medium(), locks: new LockRegistry(), bus: new ChannelBus(), ids, rows }
      this.#machines.set(me, machine)
    }
    const own = this.#steps.map((step) => step.entry).filter((one) => one.tab === tab)
    const life: Life = {
      chances: this.#chances.get(tab) ?? [],
      sockets: this.#isOtherwise ? 0 : own.filter(({ type }) => type === 'socket').length,
      asks: own.filter((one) => one.type === 'ask'),
      triesOffline: !this.#isOtherwise && hasOfflineTries(entry.isOnline, own),
      hasRenewals: this.recording.header.source === 'page',
    }
    const onCommit = this.options.onCommit ?? (() => undefined)
    this.#tabs.set(tab, new ReplayedTab(tab, entry, machine, this.#clock, life, onCommit))
  }

  #command(tab: ReplayedTab, { id, name, args }: Extract<Entry, { type: 'command' }>): void {
    tab.isRunning = name === 'stop' || name === 'signOut' ? false : tab.isRunning || name === 'start'
    const recorded = this.#clientIds.get(id) ?? []
    const pair = (made: readonly string[]): void => {
      for (const [index, clientId] of made.entries()) {
        const old = recorded[index]
        if (old !== undefined) tab.ids.pair(old, clientId)
      }
    }
    const done = runCommand(tab.engine, name, args, tab.ids, pair)
    this.#commands.set(id, done)
    void done.then((isOk) => this.#commands.set(id, isOk))
  }

  /** What the live run showed at rest, and what this one shows. */
  async #compare(tab: ReplayedTab, live: Summary): Promise<void> {
    let isQuiet = false
    const { pages } = this.options
    if (pages !== undefined) await this.#advance(ROUND_MS * (2 + 2 * pages.size))
    void tab.engine.quiesce().then(() => {
      isQuiet = true
    })
    await this.#until(() => isQuiet, REST_MS)
    const replayed = await this.#summary(tab)
    // Of what stood in the database before the recording began, a replay knows nothing.
    if (this.#stored.has(tab.me)) return
    this.#compared++
    this.#differences.push(...differencesOf(live, replayed))
  }

  async #states(): Promise<readonly ReplayedState[]> {
    const states: ReplayedState[] = []
    for (const me of this.#machines.keys()) {
      const tab = [...this.#tabs.values()].findLast((one) => one.me === me && one.isRunning)
      if (tab !== undefined) {
        const connection = tab.engine.connection.getSnapshot().state
        states.push({ me, connection, ...(await this.#summary(tab)) })
      }
    }
    return states
  }

  /** Read while the world stands still: nothing that the engine asks for meanwhile changes anything. */
  async #summary(tab: ReplayedTab): Promise<Summary> {
    const settle = async <T>(work: Promise<T>): Promise<T> => {
      let isDone = false
      const done = work.finally(() => {
        isDone = true
      })
      for (let turn = 0; !isDone; turn++) {
        if (turn > TURNS_MAX) throw new Error('the engine does not answer what it shows')
        await this.#advance(0)
      }
      return done
    }
    tab.freeze(true)
    const shown = await summarize(tab.engine, settle)
    tab.freeze(false)
    return shown.under({
      key: (key) => key,
      messageId: (id) => id,
      clientId: (clientId) => tab.ids.recorded(clientId),
    })
  }

  /** Lets time pass up to a moment of the recording. */
  async #reach(at: number): Promise<void> {
    if (at > this.#elapsed) await this.#advance(at - this.#elapsed)
  }

  async #until(isDone: () => boolean, ms: number): Promise<boolean> {
    for (let waited = 0; !isDone(); waited += LOOK_MS) {
      if (waited >= ms) return false
      await this.#advance(LOOK_MS)
    }
    return true
  }

  async #advance(ms: number): Promise<void> {
    let left = ms
    do {
      const part = Math.min(left, STRAY_EVERY_MS)
      await this.#clock.advance(part)
      this.#elapsed += part
      left -= part
      if (this.#elapsed - this.#strayAt >= STRAY_EVERY_MS) this.#answerStrays()
    } while (left > 0)
  }

  #answerStrays(): void {
    this.#strayAt = this.#elapsed
    for (const tab of this.#tabs.values()) tab.answerStrays()
  }
}

const ENDS_A_PAGE: ReadonlySet<Entry['type']> = new Set(['command', 'visible', 'online', 'closed', 'kill'])

function isStream({ body }: Extract<Entry, { type: 'ask' }>): boolean {
  return body !== null && 'json' in body && (body.json as { cursor?: Json }).cursor !== undefined
}

function hasOfflineTries(isOnlineFirst: boolean, entries: readonly Entry[]): boolean {
  let isOnline = isOnlineFirst
  for (const entry of entries) {
    if (entry.type === 'online') isOnline = entry.isOnline
    else if (entry.type === 'socket' && !isOnline) return true
  }
  return false
}

/** A receipt, which may go with another, or that somebody types, which no command of a replay tells. */
function isOfTheMoment({ frame }: Extract<Entry, { type: 'out' }>): boolean {
  if ('text' in frame) return false
  const { action, data } = frame.json as { action?: Json; data?: { type?: Json } }
  return data?.type === 'notice' || action === 'typing'
}
