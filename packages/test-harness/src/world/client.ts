import type { ConversationKey, ImId, MentionPlace } from '@sarika/im-engine'
import { ChannelBus, type FaultyDisk, LockRegistry, Medium } from '@sarika/im-engine/testing'
import type { Chance } from './chance'
import { type CardWire, drawCard } from './kinds'
import type { ModelServer } from './model-server'
import type { Surroundings } from './network'
import type { Place, StarWord } from './star-words'
import { Tab } from './tab'
import type { Commit, DiskWatch } from './tab-disk'
import type { Time } from './time'
import { Tokens } from './tokens'

/** Who is mentioned by a text, and where. */
export interface Mentioned {
  readonly mentions: readonly ImId[]
  readonly mentionsAt?: readonly MentionPlace[]
}

type OutboxItem = Extract<Commit['facts'][number], { type: 'message-queued' }>['item']

const NOBODY: Mentioned = { mentions: [] }

/** A send that the engine promised. */
export interface Accepted {
  readonly client: Client
  readonly clientId: string
  readonly key: ConversationKey
  readonly text: string
  /** What was said with a card. */
  readonly card: CardWire | undefined
  readonly isProbe: boolean
  /** Its name, where it is a file; its bytes are the same. */
  readonly file?: string
  /** Promised by a tab whose storage was gone: a crash may lose it. */
  readonly isVolatile: boolean
  isDiscarded: boolean
}

/** A message that was written to see whether one may write there, and what came of it. */
export interface Probe {
  readonly client: Client
  readonly key: ConversationKey
  readonly refusal: string | null
}

/** What a client needs of its world. */
export interface ClientWorld {
  readonly time: Time
  readonly server: ModelServer
  readonly surroundings: Surroundings
  readonly accepted: Accepted[]
  readonly probes: Probe[]
  /** Absent where nobody sends cards. */
  readonly cards: Chance | undefined
  note(line: string): void
  /** ms that the next write takes */
  diskLatency(): number
  chanceFor(name: string): Chance
  onWrite(disk: FaultyDisk): void
  /** Chunks or amendments are about to be read; true: it will fail. */
  onRead(disk: FaultyDisk): boolean
  afterWrite(client: Client): void
}

/** One account on one browser: a disk, locks, a channel, a login, and its tabs. */
export class Client {
  readonly medium = new Medium()
  readonly locks = new LockRegistry()
  readonly bus = new ChannelBus()
  readonly tokens: Tokens
  readonly tabs: Tab[] = []
  /** Added to the wall clock. */
  skew = 0
  /** Client ids of rows whose write was answered. */
  readonly durable = new Set<string>()
  /** Its storage was gone at some time: what it promised lived in memory. */
  wasDegraded = false
  isSignedOut = false
  /** A tab was frozen at that time: it writes what it had in hand before it hears of it. */
  leftFrozen = false
  /** A mark that it told others of may be gone. */
  hasLostPower = false
  /** Up to where each conversation was cleared: what the disk was told. */
  readonly cleared = new Map<ConversationKey, Place>()
  /** Conversations that somebody asked to be cleared, whatever came of it. */
  readonly clearsAsked = new Set<ConversationKey>()
  /** Sends that failed and went with their conversation. */
  readonly clearedSends = new Set<string>()
  /** Files in the order in which their rows were written, by conversation. */
  readonly queuedFiles = new Map<ConversationKey, string[]>()
  /** Rows that were sent again by hand. */
  readonly requeued = new Set<string>()
  /** Uploads that somebody gave up. */
  readonly cancelled = new Set<string>()
  /** All presses on the star of a message, by `starOf`. */
  readonly starWords = new Map<string, StarWord[]>()
  /** What the next write meets. */
  planned: 'abort' | 'full' | undefined
  /** The tab whose take-over landed last, and writes of others after it. */
  #writer: Tab | undefined
  staleWrites = 0
  #tabCount = 0

  constructor(
    private readonly world: ClientWorld,
    readonly account: string,
    readonly device: string,
  ) {
    const token = world.server.login(account, device)
    this.tokens = new Tokens(world.time, token, this.#refreshAt(token))
  }

  get name(): string {
    return `${this.account}/${this.device}`
  }

  get alive(): readonly Tab[] {
    return this.tabs.filter((tab) => tab.isAlive)
  }

  get acting(): readonly Tab[] {
    return this.tabs.filter((tab) => tab.isActing)
  }

  get leader(): Tab | undefined {
    return this.acting.find((tab) => tab.engine.inspect().isLeader === true)
  }

  /** The login ended on the server's side, or was taken over: it never comes back by itself. */
  get isClosedForGood(): boolean {
    return this.acting.some((tab) => tab.engine.connection.getSnapshot().state === 'close')
  }

  /** A tab that begins to lead may try for itself, unless the login is over. */
  #elect(tab: Tab | undefined): void {
    this.#writer = tab
    if (tab?.isLoginOver === false) tab.network.closedWith = undefined
  }

  open(): Tab {
    const name = `${this.name}#${++this.#tabCount}`
    const { world } = this
    world.note(`${name} opens`)
    let mine: Tab | undefined
    const watch: DiskWatch = {
      latency: () => world.diskLatency(),
      before: (disk) => {
        this.#bePlanned(disk)
        world.onWrite(disk)
      },
      reading: (disk) => {
        if (!world.onRead(disk)) return
        world.note(`${name} fails to read`)
        if (mine !== undefined) mine.storageFaults++
      },
      landed: (position, commit) => {
        world.note(`${name} wrote ${position} ${commit.facts.map((fact) => fact.type).join(' ')}`)
        for (const fact of commit.facts) {
          if (fact.type === 'message-queued') {
            this.durable.add(fact.item.clientId)
            this.#noteFile(fact.item)
          }
          if (fact.type === 'message-requeued') this.requeued.add(fact.clientId)
          if (fact.type === 'leader-elected') this.#elect(mine)
          if (fact.type === 'conversation-cleared') this.cleared.set(fact.key, fact.upTo)
          if (fact.type === 'send-discarded' && this.clearsAsked.size > 0)
            this.clearedSends.add(fact.clientId)
        }
        if (this.#writer !== mine) this.staleWrites++
      },
      after: () => world.afterWrite(this),
      died: () => world.note(`${name} died writing`),
      pause: (ms) => new Promise((resolve) => world.time.after(ms, () => mine?.gate.run(resolve))),
    }
    const profile = {
      account: this.account,
      medium: this.medium,
      locks: this.locks,
      bus: this.bus,
      tokens: this.tokens,
      skew: () => this.skew,
    }
    const knowsPoll = world.cards !== undefined && world.chanceFor(`kinds of ${name}`).is(0.6)
    const tab = new Tab(name, profile, world.surroundings, watch, world.chanceFor(name), false, knowsPoll)
    mine = tab
    this.tabs.push(tab)
    void tab.engine.start()
    tab.engine.health.subscribe(() => {
      if (tab.engine.health.getSnapshot().kind === 'degraded') this.wasDegraded = true
    })
    return tab
  }

  /** A person sends; what was promised is remembered. */
  send(tab: Tab, key: ConversationKey, text: string, mentioned = NOBODY, isProbe = false): void {
    const { world } = this
    tab.pendingCommands++
    const mentions = mentioned.mentions.length === 0 ? {} : mentioned
    const draft = tab.engine.conversations.getSnapshot().items.find((one) => one.key === key)?.draft ?? ''
    // As a field does it: whatever draft there is goes out.
    const words = { text, ...mentions, draft: { text: draft, quoteId: null } }
    const { cards } = world
    const card = !isProbe && cards?.is(0.45) === true ? drawCard(cards, text, tab.knowsPoll) : undefined
    void tab.engine.send(key, card?.made ?? words).then((result) => {
      if (!tab.isAlive && !tab.isStopped) return
      tab.pendingCommands--
      world.note(`${tab.name} ${result.ok ? 'accepted' : `refused ${result.refusal.kind}`} ${text}`)
      if (isProbe) world.probes.push({ client: this, key, refusal: result.ok ? null : result.refusal.kind })
      if (!result.ok) return
      const isVolatile = this.wasDegraded
      const { clientId } = result.value
      const promise = { client: this, clientId, key, text, card: card?.wire }
      world.accepted.push({ ...promise, isProbe, isVolatile, isDiscarded: false })
    })
  }

  /** Any other command; only that it settles matters. */
  ask(tab: Tab, command: Promise<unknown>): void {
    tab.pendingCommands++
    void command.then(() => tab.pendingCommands--)
  }

  /** Every tab dies at once and the last relaxed writes but `keep` are gone. */
  powerCut(keep: number): void {
    this.world.note(`${this.name} loses power, keeps ${keep} of ${this.medium.unflushedCount}`)
    for (const tab of this.tabs) if (!tab.gate.isGone) tab.kill()
    this.hasLostPower ||= keep < this.medium.unflushedCount
    this.medium.powerCut(keep)
  }

  /** The row of this send has reached the disk: its write answered, or landed in a tab that died of it. */
  isDurable(clientId: string): boolean {
    if (this.durable.has(clientId)) return true
    const { log, tables } = this.medium.store
    return (
      tables.outbox?.some((item) => item.clientId === clientId) === true ||
      [...log.values()].some(({ facts }) =>
        facts.some((fact) => fact.type === 'message-queued' && fact.item.clientId === clientId),
      )
    )
  }

  #noteFile({ clientId, key, content }: OutboxItem): void {
    if (content.kind !== 'raw' || content.file === undefined) return
    const queued = this.queuedFiles.get(key) ?? []
    this.queuedFiles.set(key, [...queued.filter((one) => one !== clientId), clientId])
  }

  #bePlanned(disk: FaultyDisk): void {
    if (this.planned === undefined) return
    for (const tab of this.alive) tab.storageFaults++
    if (this.planned === 'abort') disk.abort(disk.writeCount + 1)
    else disk.fullAfter(disk.writeCount)
    this.planned = undefined
  }

  #refreshAt(token: string): number {
    return this.world.server.logins.get(token)?.expiresAt ?? 0
  }
}
