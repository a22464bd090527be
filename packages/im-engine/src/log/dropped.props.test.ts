// A server with one conversation, a disk that is full at any moment, and a plain recount of what was delivered.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '../decide/decide.js'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import { type ServerId, toImId, toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import { compare, later, type Mark, START } from '../model/order.js'
import { ANN_KEY, ME, own, receive, text } from '../model/test-build.js'
import { recount } from '../model/unread.js'
import { HandClock } from '../testing/hand-clock.js'
import { MessageWindow } from '../views/window.js'
import { load } from './load.js'
import { Log } from './log.js'
import { planSeal } from './seal.js'
import { PROJECTION_VERSION } from './tables.js'

const KEY = ANN_KEY
const RUNS = Number(process.env.LAW_RUNS ?? 60)

interface Step {
  readonly kind: number
  readonly a: number
  readonly b: number
}

const steps = (last: number) =>
  fc.array(fc.record({ kind: fc.nat(last), a: fc.nat(1_000), b: fc.nat(60) }), {
    minLength: 1,
    maxLength: 60,
    size: 'max',
  })

class World {
  readonly #store = createMemoryStore()
  readonly #clock = new HandClock()
  readonly #written: Message[] = []
  readonly #delivered = new Map<ServerId, Message>()
  readonly #withdrawn = new Set<ServerId>()
  readonly #ticked = new Set<ServerId>()
  #undelivered: Message[] = []
  #mark: Mark = START
  #at = 1_000
  #log!: Log
  #follower!: Log
  /** Of the leader and the follower, open all the time. */
  #windows: readonly MessageWindow[] = []
  /** Messages a page of the server's history. */
  #size = 2

  async open(): Promise<void> {
    this.#log = this.#newLog(true)
    await this.#log.open()
    await this.#log.takeOver('tab')
    this.#follower = this.#newLog(false)
    await this.#follower.open()
    this.#windows = [this.#log, this.#follower].map((log) => this.#newWindow(log))
    for (const window of this.#windows) await window.load()
  }

  #newLog(isLeader: boolean): Log {
    return new Log({
      rules: () => ({ decide, load, planSeal }),
      disk: createMemoryDisk(this.#store, { projection: PROJECTION_VERSION, isChecked: true }),
      clock: this.#clock,
      me: ME,
      opened: () => new Set(),
      onAppended: (position, commit) => {
        if (isLeader) expect(this.#follower?.apply(position, structuredClone(commit)) ?? true).toBe(true)
      },
      onFailure: (failure) => expect(failure).toBe('none'),
    })
  }

  async play({ kind, a, b }: Step): Promise<void> {
    switch (kind) {
      case 0:
      case 1:
        return this.#deliver(this.#write(kind === 0 ? 1 + (b % 4) : 140 + b, a))
      case 2:
        this.#undelivered.push(...this.#write(1 + (b % 3), a))
        return
      case 3:
        return this.#deliver(
          [...this.#undelivered.splice(a % (this.#undelivered.length + 1), 1 + b)].reverse(),
        )
      case 4: {
        // again, any part of it
        const from = a % (this.#written.length + 1)
        return this.#deliver(this.#written.slice(from, from + b).filter((one) => this.#delivered.has(one.id)))
      }
      case 5:
      case 6:
        expect(await this.#log.dropOldest('tab', 1 + a)).toMatchObject({ ok: true })
        return
      case 7:
        return this.#log.seal()
      case 8:
        return this.open()
      case 9: {
        await this.#log.submit({ type: 'mark-read', key: KEY })
        for (const { at, id } of this.#delivered.values()) this.#mark = later(this.#mark, { at, id })
        return
      }
      case 10:
        this.#size = 2 + b
        await this.#windows[a % 2]?.loadOlder(1 + b)
        return
      case 11: {
        const mark = this.#written[a % Math.max(1, this.#written.length)]
        if (mark === undefined) return
        const upTo = { at: mark.at, id: mark.id }
        await this.#log.submit({ type: 'mark-read', key: KEY, upTo })
        this.#mark = later(this.#mark, upTo)
        return
      }
      case 12: {
        const target = this.#written[a % Math.max(1, this.#written.length)]
        if (target === undefined || this.#withdrawn.has(target.id)) return
        this.#withdrawn.add(target.id)
        const { id, from } = target
        const number = 0
        await this.#log.submit(
          receive({
            withdrawals: [
              { id: toServerId(`9${id}`), at: target.at + 1, key: KEY, from, number, target: id },
            ],
          }),
        )
        return
      }
      default: {
        const mine = this.#written.filter((one) => one.own)[a % 50]
        if (mine === undefined) return
        this.#ticked.add(mine.id)
        const receipt = { type: 'receipt', key: KEY, reader: toImId('ann'), kind: 'read', at: 5 } as const
        await this.#log.submit(receive({ notices: [{ ...receipt, ids: [mine.id] }] }))
      }
    }
  }

  /** The counts, as long as the engine can know them. */
  checkCounts(): void {
    const all = [...this.#delivered.values()].map(this.#now)
    for (const log of [this.#log, this.#follower]) {
      const { unread, mentions } = log.state().conversations.get(KEY) ?? { unread: 0, mentions: 0 }
      expect({ unread, mentions }).toEqual(recount(all, this.#mark))
    }
  }

  /** What a window shows ends at the newest and has no hole, whatever was dropped. */
  async checkWindows(): Promise<void> {
    const came = [...this.#delivered.values()].sort(compare).map((one) => one.id)
    for (const window of this.#windows) {
      await window.load()
      const shown = window.getSnapshot().messages.map((one) => one.id)
      expect(shown).toEqual(came.slice(came.length - shown.length))
    }
  }

  checkNeverNegative(): void {
    const row = this.#log.state().conversations.get(KEY)
    expect(Math.min(row?.unread ?? 0, row?.mentions ?? 0)).toBeGreaterThanOrEqual(0)
  }

  /** Pages back to the start in windows of both tabs; what they show is what the server has. */
  async loadAll(size: number): Promise<void> {
    // what was skipped is fetched by its numbers
    await this.#deliver(this.#undelivered.splice(0))
    this.#size = size
    const windows = this.#windows
    for (let round = 0; windows.some((window) => window.getSnapshot().hasOlder); round++) {
      expect(round).toBeLessThan(10_000)
      for (const window of windows) await window.loadOlder(1 + (round % 30))
      const shown = windows.map((window) => window.getSnapshot().messages.map((one) => one.id))
      for (const ids of shown) expect(ids).toEqual(this.#ids().slice(this.#ids().length - ids.length))
    }
    const all = this.#written.map(this.#now)
    for (const window of windows)
      expect(
        window.getSnapshot().messages.map(({ id, kind, text: words, read }) => ({ id, kind, words, read })),
      ).toEqual(
        all.map(({ id, kind, text: words }) => ({
          id,
          kind,
          words,
          read: this.#ticked.has(id) ? 'all' : 'none',
        })),
      )
    expect(this.#log.state().conversations.get(KEY)?.dropped ?? null).toBeNull()
    this.checkCounts()
    const stored = await this.#log.reader.all(KEY)
    expect(stored.map((one) => one.id)).toEqual(this.#ids())
  }

  #newWindow(log: Log): MessageWindow {
    const window = new MessageWindow(
      KEY,
      () => log.state(),
      (...query) => log.reader.older(...query),
      async (_, before) => {
        await this.#page(before)
        return { ok: true, value: null }
      },
    )
    log.onCommit((changes) => window.update(changes))
    return window
  }

  #ids = (): readonly string[] => this.#written.map((one) => one.id)

  #now = (message: Message): Message => {
    if (!this.#withdrawn.has(message.id)) return message
    const { mention: _mention, ...rest } = message
    return { ...rest, kind: 'withdrawn', text: '' }
  }

  #write(count: number, a: number): readonly Message[] {
    const some: Message[] = []
    for (let i = 0; i < count; i++) {
      this.#at += (a + i) % 3 === 0 ? 0 : 1 + (a % 5)
      const number = this.#written.length + 1
      const parts = { id: toServerId(String(number)), number }
      const isOwn = (a + i) % 5 === 0
      const message = isOwn
        ? own(KEY, this.#at, parts)
        : text(KEY, this.#at, { ...parts, ...(i % 4 === 0 ? { mention: true } : {}) })
      this.#written.push(message)
      some.push(message)
    }
    return some
  }

  async #deliver(messages: readonly Message[]): Promise<void> {
    for (const message of messages) this.#delivered.set(message.id, message)
    expect(await this.#log.submit(receive({ messages }))).toMatchObject({ ok: true })
  }

  /** The server's page before a message, as the engine fetches it. */
  async #page(before: Mark | undefined): Promise<void> {
    const size = this.#size
    const older = this.#written.filter((one) => before === undefined || compare(one, before) < 0)
    const messages = older.slice(-size).map(this.#now)
    for (const { id } of messages) this.#delivered.set(id, this.#written[Number(id) - 1] as Message)
    this.#undelivered = this.#undelivered.filter((one) => !this.#delivered.has(one.id))
    const isStart = older.length < size
    const from = isStart ? START : messages[0]
    await this.#log.submit(
      receive({
        source: 'history',
        messages,
        ...(from === undefined ? {} : { stretch: { key: KEY, from, to: before ?? null } }),
        ...(isStart ? { reachedStart: KEY } : {}),
      }),
    )
  }
}

describe('a full disk', () => {
  it('S-FULL-2 whatever was dropped when, and comes back in whatever pieces, is never counted twice', async () => {
    await fc.assert(
      fc.asyncProperty(steps(10), async (played) => {
        const world = new World()
        await world.open()
        for (const step of played) {
          await world.play(step)
          world.checkCounts()
          await world.checkWindows()
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('S-FULL-3 S-FULL-4 paging back brings all of it again, in every tab, with its counts and ticks', async () => {
    await fc.assert(
      fc.asyncProperty(steps(13), fc.integer({ min: 2, max: 90 }), async (played, size) => {
        const world = new World()
        await world.open()
        for (const step of played) {
          await world.play(step)
          world.checkNeverNegative()
          await world.checkWindows()
        }
        await world.loadAll(size)
      }),
      { numRuns: RUNS },
    )
  })
})
