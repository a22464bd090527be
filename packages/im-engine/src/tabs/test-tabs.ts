// Tabs of one account: logs on one database and one channel, without an engine around them.

import { decide } from '../decide/decide.js'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import type { Commit } from '../events/facts.js'
import type { Outcome } from '../log/door.js'
import { load } from '../log/load.js'
import { planSeal } from '../log/seal.js'
import { PROJECTION_VERSION } from '../log/tables.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey } from '../model/ids.js'
import { ANN_KEY, ME } from '../model/test-build.js'
import type { Disk } from '../ports/disk.js'
import { drain, HandClock } from '../testing/hand-clock.js'
import { ChannelBus, MemoryChannel } from '../testing/memory-channel.js'
import { SharedLog } from './shared-log.js'
import type { TabMessage } from './tab-message.js'

export class Tab {
  readonly said: string[] = []
  /** What was folded here or read as missed, in order. */
  readonly folded: Commit[] = []
  readonly log: SharedLog<unknown>
  /** How often it fetched, as the leader. */
  fetched = 0
  /** What was asked of it about people, as the leader. */
  readonly asks: Ask[] = []
  /** Set = it is frozen: what is said waits until it thaws. */
  #frozen: (() => void)[] | undefined

  constructor(
    readonly name: string,
    world: Tabs,
  ) {
    let count = 0
    const diskOn = (store: Tabs['store']) =>
      createMemoryDisk(store, { projection: PROJECTION_VERSION, isChecked: true })
    this.log = new SharedLog({
      rules: () => ({ decide, load, planSeal }),
      me: ME,
      tab: name,
      channels: {
        open: (channel, hear) =>
          new MemoryChannel(world.bus).open(channel, (data) => {
            if (this.#frozen === undefined) hear(data)
            else this.#frozen.push(() => hear(data))
          }),
      },
      channelName: 'im',
      clock: world.clock,
      logger: { debug: () => {}, warn: () => {}, error: () => {} },
      newId: () => `${name}-${count++}`,
      createDisk: () => {
        const disk = diskOn(world.store)
        const lost = Promise.resolve({ ok: false, failure: 'lost' } as const)
        const open: Disk['open'] = async () => {
          if (world.isLost) return lost
          const opened = structuredClone(await disk.open())
          await world.opening
          return opened
        }
        const append: Disk['append'] = async (...write) => {
          if (world.isLost) return lost
          const written = await disk.append(...write)
          if (!world.losesAnswer) return written
          world.losesAnswer = false
          return lost
        }
        const readChunks: Disk['readChunks'] = (queries) => {
          if (world.badReads === 0) return disk.readChunks(queries)
          world.badReads--
          return lost
        }
        const takeOver: Disk['takeOver'] = async (...write) => {
          const taken = await disk.takeOver(...write)
          const once = world.tookOver
          world.tookOver = undefined
          await once?.()
          return taken
        }
        return { ...disk, open, append, readChunks, takeOver }
      },
      createMemoryDisk: () => diskOn(createMemoryStore()),
      opened: () => new Set(),
      newsTo: () => world.lastUsed ?? name,
      on: {
        folded: (commit) => this.folded.push(structuredClone(commit)),
        reset: () => this.said.push('reset'),
        renewed: () => this.said.push('renewed'),
        deposed: () => this.said.push('deposed'),
        message: (message) => this.said.push(message.type),
        health: (health) => health.kind === 'degraded' && this.said.push(`degraded ${health.why}`),
        asked: () => this.said.push('asked'),
        fetchOlder: async () => {
          this.fetched++
          return { ok: true, position: this.log.state().position }
        },
        askPeople: async (ask) => {
          this.asks.push(ask)
          return { ok: true, position: this.log.state().position, value: null }
        },
      },
    })
  }

  get isFrozen(): boolean {
    return this.#frozen !== undefined
  }

  freeze(): void {
    this.#frozen ??= []
  }

  async thaw(): Promise<void> {
    const waiting = this.#frozen ?? []
    this.#frozen = undefined
    for (const hear of waiting) hear()
    await drain()
  }

  /** All that a screen is made of. */
  async shown(key: ConversationKey = ANN_KEY) {
    const { position, conversations, outbox } = this.log.state()
    const row = conversations.get(key)
    return structuredClone({
      position,
      counts: [row?.unread, row?.mentions, row?.last?.id],
      outbox: [...outbox.values()],
      messages: await this.log.reader.all(key),
    })
  }
}

export class Tabs {
  readonly store = createMemoryStore()
  readonly bus = new ChannelBus()
  readonly clock = new HandClock()
  /** The database cannot be opened, and takes nothing. */
  isLost = false
  /** The next write lands, and is told as lost. */
  losesAnswer = false
  /** The visible tab last used, as every tab heard. */
  lastUsed: string | undefined
  /** Until it resolves no open of the database answers, with what it had read by then. */
  opening: Promise<void> | undefined
  /** So many reads of chunks to come fail. */
  badReads = 0
  /** Done once when a takeover has landed, before it answers. */
  tookOver: (() => Promise<unknown>) | undefined
  /** What goes over the channel. */
  readonly heard: TabMessage<unknown>[] = []
  readonly #ear = new MemoryChannel(this.bus).open('im', (data) => {
    this.heard.push(data as TabMessage<unknown>)
  })

  /** Not open yet, and heard by nobody. */
  make(name: string): Tab {
    return new Tab(name, this)
  }

  async open(name: string): Promise<Tab> {
    const tab = this.make(name)
    await tab.log.open()
    tab.log.post({ type: 'hello', from: name })
    await drain()
    return tab
  }

  async lead(name: string): Promise<Tab> {
    const tab = await this.open(name)
    await tab.log.lead()
    return tab
  }

  /** Something on the channel that no tab here said. */
  async say(data: unknown): Promise<void> {
    this.#ear.post(data)
    await drain()
  }

  /** The answers that went over the channel to a command. */
  answersTo(id: string): readonly Outcome[] {
    return this.heard.flatMap((one) => (one.type === 'answer' && one.id === id ? [one.outcome] : []))
  }
}
