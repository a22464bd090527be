// createImEngine puts the parts together; it decides nothing. ARCHITECTURE.md draws the way of the data, tabs/ who does
// what among tabs.
//
//   createImEngine > SharedLog (this tab's log) > views > snapshots
//                  > leadership --elected--> takeover > processes (socket, sync, outbox, receipts, marks, token)
//                               --deposed--> processes stopped, follow

import { type ContactsView, contactCommands } from './contacts.js'
import { createMemoryDisk } from './disk/memory.js'
import { createMemoryStore } from './disk/memory-store.js'
import {
  deferred,
  ERASED_STATUS,
  endedLogin,
  FRESH_STATUS,
  IdleSeal,
  LEAD_AGAIN_MS,
  NOT_CONNECTED,
  OpenConversations,
  QUIESCE_LOOK_MS,
  settled,
} from './engine-parts.js'
import { defaultPorts, type LocalPorts } from './engine-ports.js'
import type { Connection, ImEngine, ImEngineOptions, Outgoing, TabStatus, Unsent } from './engine-types.js'
import { EngineViews } from './engine-views.js'
import type { Files, OutgoingFile } from './files.js'
import { type GroupsView, groupCommands } from './groups.js'
import type { AnyKind, Made } from './kinds/kind.js'
import { Kinds } from './kinds/registry.js'
import { loadedRules, loadNetwork } from './load-network.js'
import { loadOnDemand } from './load-on-demand.js'
import type { Outcome } from './log/door.js'
import { broadcast, forward } from './log/many.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { type Leadership, startLeadership } from './machines/leadership.js'
import type { Processes } from './machines/processes.js'
import { Trace } from './machines/trace.js'
import type { Draft } from './model/conversation.js'
import type { Result } from './model/errors.js'
import type { Ask } from './model/group-ask.js'
import {
  type ClientId,
  type ConversationKey,
  type ImId,
  newClientId,
  type ServerId,
  toImId,
  toServerId,
} from './model/ids.js'
import { FILE_MAX_BYTES } from './model/limits.js'
import type { Mark } from './model/order.js'
import { type Content, isClientIdTaken } from './model/outbox.js'
import { NOBODY } from './model/people.js'
import type { TalkJob } from './model/talk-ask.js'
import { type FileKind, NO_UPLOADS, type UploadBytes, type Uploads } from './model/upload.js'
import { databaseOf, leaderLockOf } from './names.js'
import { SharedLog } from './tabs/shared-log.js'
import type { Health } from './tabs/shared-log-options.js'
import type { TabMessage } from './tabs/tab-message.js'
import type { ConversationView } from './views/open-conversation.js'
import { hasSameFields, isSameSet } from './views/same.js'
import { Store, type View } from './views/view.js'

/**
 * A chat engine for one account in one tab, e.g. `createImEngine({ endpoints, identity: { imId }, tokens })`.
 * Throws when a needed port is missing outside a browser, or two kinds have one name. Source: contract 3.
 */
export function createImEngine<Own extends AnyKind = never>(options: ImEngineOptions<Own>): ImEngine<Own> {
  return new Engine(options, defaultPorts(options.ports))
}

class Engine<Own extends AnyKind> implements ImEngine<Own> {
  readonly #options: ImEngineOptions<Own>
  readonly #kinds: Kinds
  readonly #ports: LocalPorts
  readonly #tab: string
  readonly #log: SharedLog<TabStatus>
  readonly #views: EngineViews
  readonly #opened: OpenConversations
  readonly #idle: IdleSeal
  readonly #trace: Trace
  #leadership: Leadership | undefined
  #processes: Processes | undefined
  /** Nothing is read before the database is open: nothing would be there. */
  readonly #opening = deferred()
  /** Counts elections and depositions: what an older one still awaits is dropped. */
  #term = 0
  /** The next try to lead. */
  #again: unknown
  /** How far the server's clock is ahead, as this tab found out or was told. */
  #clockOffsetMs = 0
  #phase: 'new' | 'running' | 'stopped' = 'new'
  readonly #releases: (() => void)[] = []

  readonly connection = new Store<Connection>(FRESH_STATUS)
  readonly contacts: ContactsView
  readonly groups: GroupsView
  readonly me: ImId
  readonly online = new Store<ReadonlySet<ImId>>(NOBODY)
  readonly uploads = new Store<Uploads>(NO_UPLOADS)
  readonly isVisible: View<boolean>
  readonly health = new Store<Health>({ kind: 'stored' })

  constructor(options: ImEngineOptions<Own>, ports: LocalPorts) {
    this.#options = options
    this.#ports = ports
    const { clock, logger, channels, visibility } = ports
    this.isVisible = {
      getSnapshot: () => visibility.isVisible(),
      subscribe: (listener) => visibility.subscribe(listener),
    }
    this.#kinds = new Kinds(options.kinds, (kind, error) =>
      logger.error('a kind failed', { kind, error: String(error) }),
    )
    const me = toImId(options.identity.imId)
    this.me = me
    const database = databaseOf(me)
    this.#tab = this.#newId()
    const memory = createMemoryStore()
    const memoryDisk = () => createMemoryDisk(memory, { projection: PROJECTION_VERSION })
    this.#opened = new OpenConversations(clock, visibility, this.#tab, (keys) =>
      this.#log.post({ type: 'opened', from: this.#tab, keys }),
    )
    this.#log = new SharedLog<TabStatus>({
      me,
      tab: this.#tab,
      channels,
      channelName: database,
      decide: loadedRules,
      clock,
      logger,
      newId: () => this.#newId(),
      createDisk: options.disk === 'memory' ? memoryDisk : () => ports.openDisk(database),
      createMemoryDisk: memoryDisk,
      opened: () => this.#opened.all(),
      serverNow: () => this.serverNow(),
      ...(options.retainLog === undefined
        ? {}
        : { retainLog: options.retainLog === 'all' ? Number.POSITIVE_INFINITY : options.retainLog }),
      on: {
        reset: () => this.#views.reset(),
        renewed: () => this.#processes?.refetch(),
        deposed: () => this.#leadership?.resign(),
        message: (message) => this.#hear(message),
        health: (health) => this.health.set(health),
        asked: () => this.#expectAnswer(),
        fetchOlder: (key, before) => this.#fetchOlder(key, before),
        askPeople: (ask) => this.#processes?.askPeople(ask) ?? Promise.resolve(NOT_CONNECTED),
      },
    })
    const state = () => this.#log.state()
    this.#views = new EngineViews({
      state,
      kinds: this.#kinds,
      clock,
      serverNow: () => this.serverNow(),
      order: options.order,
      readOlder: (key, before, count) =>
        this.#opening.done.then(() => this.#log.reader.older(key, before, count)),
      readAll: (key) => this.#opening.done.then(() => this.#log.reader.all(key)),
      fetchOlder: async (key, before) => settled(await this.#log.fetchOlder(key, before)),
    })
    const { contacts, requests, blacklist, groups } = this.#views
    this.contacts = Object.assign(contacts, contactCommands(this.#askPeople), { requests, blacklist })
    // Beside the store, which has a `set` of its own.
    this.groups = Object.assign(
      { '@@observable': () => groups['@@observable']() },
      groupCommands(this.#askPeople),
      {
        getSnapshot: groups.getSnapshot,
        subscribe: groups.subscribe,
      },
    )
    this.#trace = new Trace(clock)
    this.#idle = new IdleSeal(clock, visibility, state, () => void this.#log.seal())
  }

  get conversations() {
    return this.#views.conversations
  }

  get unread() {
    return this.#views.unread
  }

  get applications() {
    return this.#views.applications
  }

  serverNow(): number {
    return this.#ports.clock.now() + this.#clockOffsetMs
  }

  async start(): Promise<void> {
    if (this.#phase !== 'new') return
    this.#phase = 'running'
    this.#releases.push(
      this.#log.onCommit((changes) => {
        this.#views.update(changes)
        this.#idle.note()
      }),
      this.#opened.start(),
      this.#idle.start(),
      this.#ports.visibility.subscribe(() => this.#expectAnswer()),
    )
    await this.#log.open()
    this.#opening.resolve()
    if (this.#phase !== 'running') return
    this.#log.post({ type: 'hello', from: this.#tab })
    // A read behind those of the first screens: they are shown before this tab looks for a leader.
    await this.#log.touchDisk()
    if (this.#phase !== 'running') return
    // So that it is there when the connection is not.
    void loadOnDemand(this.#ports.clock)
    const { locks, clock } = this.#ports
    this.#leadership = startLeadership(
      {
        locks,
        clock,
        lockName: leaderLockOf(this.#log.state().me),
        onFault: (process, event, state) => this.#fault(process, event, state),
      },
      {
        onElected: () => void this.#lead(),
        onDeposed: () => void this.#follow(),
        onPing: () => this.#log.post({ type: 'ping', from: this.#tab }),
      },
    )
    this.#expectAnswer()
  }

  /** The account was erased by another tab: nothing may be written any more, not even what waits. */
  #leave(): void {
    if (this.#phase === 'stopped') return
    this.#phase = 'stopped'
    this.#release()
    this.#log.leave()
    this.#leadership?.stop()
    this.connection.set(ERASED_STATUS)
  }

  async stop(): Promise<void> {
    if (this.#phase === 'stopped') return
    this.#phase = 'stopped'
    this.#release()
    await this.#log.seal()
    await this.#log.idle()
    this.#log.stop()
    this.#leadership?.stop()
  }

  async signOut(): Promise<void> {
    if (this.#phase === 'stopped') return
    this.#phase = 'stopped'
    this.#release()
    await this.#log.erase()
    this.#leadership?.stop()
    this.connection.set(FRESH_STATUS)
  }

  conversation(key: ConversationKey): ConversationView {
    return this.#views.conversation(key, () => ({
      opened: (isOpen) => {
        this.#opened.set(key, isOpen)
        if (isOpen) void this.#submitRead(key, undefined)
      },
      read: (upTo) => this.#submitRead(key, upTo),
      draft: async (draft) => void (await this.#log.submit({ type: 'change-conversation', key, draft })),
    }))
  }

  async send(
    key: ConversationKey,
    outgoing: Outgoing<Own>,
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    if (typeof outgoing !== 'string' && 'kind' in outgoing) return this.#sendMade(key, outgoing)
    const { draft, ...content } = typeof outgoing === 'string' ? { text: outgoing } : outgoing
    return this.#send(key, { kind: 'text', ...content }, draft)
  }

  withdraw(
    key: ConversationKey,
    message: { readonly id: string; readonly at: number },
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    return this.#send(key, { kind: 'withdraw', target: toServerId(message.id), at: message.at })
  }

  forward(
    from: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    to: readonly ConversationKey[],
  ) {
    return forward(
      this.#log.reader,
      (kind, subtype) => this.#kinds.isForwardable(kind, subtype),
      (key, content) => this.#send(key, content),
      from,
      messages,
      to,
    )
  }

  broadcast(to: readonly ConversationKey[], text: string) {
    return broadcast(this.#log, this.#newId(), to, text)
  }

  async resend(clientId: ClientId): Promise<Result<null>> {
    const isTaken = isClientIdTaken(this.#log.state().outbox.get(clientId)?.failure)
    const nextClientId = isTaken ? this.#newId() : undefined
    return settled(
      await this.#log.submit({
        type: 'resend',
        clientId,
        ...(nextClientId === undefined ? {} : { nextClientId }),
      }),
    )
  }

  async discard(clientId: ClientId): Promise<Result<null>> {
    return settled(await this.#log.submit({ type: 'discard', clientId }))
  }

  async setConversation(
    key: ConversationKey,
    change: { readonly pinnedAt?: number; readonly doNotDisturb?: boolean; readonly isDeleted?: boolean },
  ): Promise<Result<null>> {
    return settled(await this.#log.submit({ type: 'change-conversation', key, ...change }))
  }

  setAbout(
    key: ConversationKey,
    job: TalkJob,
    options: { readonly isForced?: boolean } = {},
  ): Promise<Result<null>> {
    return this.#askPeople({ about: 'talk', type: 'set-job', key, job, ...options })
  }

  setInterview(key: ConversationKey, interviewId: string): Promise<Result<null>> {
    return this.#askPeople({ about: 'talk', type: 'set-interview', key, interviewId })
  }

  async unsent(): Promise<Unsent> {
    await this.#opening.done
    const { outbox, conversations } = this.#log.state()
    return {
      messages: [...outbox.values()].filter(({ content }) => content.kind !== 'withdraw').length,
      drafts: [...conversations.values()].filter(({ draft }) => draft.text !== '').length,
    }
  }

  async star(
    key: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    isOn: boolean,
  ): Promise<Result<null>> {
    const targets = messages.map(({ id, at }) => ({ id: toServerId(id), at }))
    return settled(await this.#log.submit({ type: 'star', key, targets, isOn }))
  }

  async starred(key?: ConversationKey) {
    return (await this.#views.search()).starred(this.#keys(key))
  }

  async clearConversation(key: ConversationKey): Promise<Result<null>> {
    return settled(await this.#log.submit({ type: 'clear-conversation', key }))
  }

  async search(text: string, key?: ConversationKey) {
    return (await this.#views.search()).find(text, this.#keys(key))
  }

  async sendFile(key: ConversationKey, file: OutgoingFile) {
    return (await this.#files()).send(key, file)
  }

  async sendFiles(key: ConversationKey, files: readonly OutgoingFile[]) {
    return (await this.#files()).sendAll(key, files)
  }

  async fileOf(clientId: string) {
    return (await this.#files()).of(clientId)
  }

  async images(key: ConversationKey, options?: { readonly kinds?: readonly FileKind[] }) {
    return (await this.#files()).images(key, options)
  }

  async why(id: string): Promise<readonly string[]> {
    const { explain } = await import('./log/why.js')
    return explain(id, this.#log.state(), await this.#log.retained())
  }

  inspect(): Readonly<Record<string, unknown>> {
    const state = this.#log.state()
    return {
      position: state.position,
      unsealed: state.unsealed,
      isLeader: this.#log.isLeader,
      conversations: state.conversations.size,
      outbox: state.outbox.size,
      hidden: [...state.hidden.values()].reduce((sum, list) => sum + list.length, 0),
      poison: state.poisonCount,
      cursors: Object.fromEntries(state.cursors),
      connection: this.connection.getSnapshot(),
      health: this.health.getSnapshot(),
    }
  }

  trace(): readonly string[] {
    return this.#trace.steps()
  }

  async quiesce(): Promise<void> {
    const { clock } = this.#ports
    while (this.#phase === 'running') {
      await this.#log.idle()
      const isQuiet = this.#processes === undefined ? !this.#log.isLeader : this.#processes.isQuiet()
      if (isQuiet && this.#log.waitingCount === 0) return
      await new Promise<void>((resolve) => clock.setTimeout(resolve, QUIESCE_LOOK_MS))
    }
  }

  /** Judged and encoded here, by the kinds of this tab: the one that leads may not know them. */
  async #sendMade(
    key: ConversationKey,
    made: Made & { readonly quoteId?: ServerId },
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    const encoded = this.#kinds.encode(made)
    if (!encoded.ok) return { ok: false, refusal: { kind: encoded.why, what: encoded.what } }
    const { type, said } = encoded
    const quoting = made.quoteId === undefined ? {} : { quoteId: made.quoteId }
    if (type === 'text') return this.#send(key, { kind: 'text', text: said.text, ...quoting })
    return this.#send(key, { kind: 'raw', type, said, ...quoting })
  }

  async #send(
    key: ConversationKey,
    content: Content,
    draft?: Draft,
    clientId = this.#newId(),
    bytes?: UploadBytes,
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    const input = {
      type: 'send',
      clientId,
      key,
      content,
      ...(draft === undefined ? {} : { draft }),
      ...(bytes === undefined ? {} : { bytes }),
    } as const
    const endEcho = this.#views.echo(this.#log.foresee(input))
    const outcome = await this.#log.submit(input)
    endEcho()
    return outcome.ok ? { ok: true, value: { clientId } } : outcome
  }

  async #files(): Promise<Files> {
    const [{ Files }] = await Promise.all([loadOnDemand(this.#ports.clock), this.#opening.done])
    return new Files({
      kinds: this.#kinds,
      log: this.#log,
      limits: FILE_MAX_BYTES,
      isAlone: this.#options.disk === 'memory',
      clock: this.#ports.clock,
      newId: () => this.#newId(),
      send: (key, clientId, content, bytes) => this.#send(key, content, undefined, clientId, bytes),
    })
  }

  #newId(): ClientId {
    return newClientId((count) => this.#ports.random.bytes(count))
  }

  #keys(key: ConversationKey | undefined): Iterable<ConversationKey> {
    return key === undefined ? this.#log.state().conversations.keys() : [key]
  }

  async #submitRead(key: ConversationKey, upTo: Mark | undefined): Promise<void> {
    await this.#log.submit({ type: 'mark-read', key, ...(upTo === undefined ? {} : { upTo }) })
  }

  async #fetchOlder(key: ConversationKey, before: Mark | undefined): Promise<Outcome> {
    const result = await this.#processes?.fetchHistory(key, before)
    if (result === undefined) return NOT_CONNECTED
    return result.ok ? { ok: true, position: this.#log.state().position } : result
  }

  readonly #askPeople = async <T>(ask: Ask): Promise<Result<T>> => {
    const outcome = await this.#log.askPeople(ask)
    return outcome.ok ? { ok: true, value: outcome.value as T } : outcome
  }

  async #lead(): Promise<void> {
    const term = ++this.#term
    const isOver = (): boolean => term !== this.#term || this.#phase !== 'running'
    const ended = endedLogin(this.connection.getSnapshot())
    // What was shown until now is the state of another tab's socket.
    this.#take(ended === null ? FRESH_STATUS : this.connection.getSnapshot(), NOBODY)
    const hasLead = !isOver() && (await this.#log.lead())
    const network = hasLead && !isOver() ? await loadNetwork() : undefined
    if (isOver()) return
    if (network === undefined) {
      // The disk refused, or the code could not be fetched; the lock is ours still.
      this.#again = this.#ports.clock.setTimeout(() => {
        if (!isOver()) void this.#lead()
      }, LEAD_AGAIN_MS)
      return
    }
    const { endpoints, tokens } = this.#options
    const { me } = this.#log.state()
    this.#processes = network.startProcesses({
      ...this.#ports,
      ...network.networkPorts(this.#ports),
      me,
      log: this.#log.leaderDoor(),
      files: () => this.#log.files,
      tokens,
      kinds: this.#kinds,
      origin: endpoints.rest,
      socketUrl: (token) => `${endpoints.socket}?token=${encodeURIComponent(token)}&turn=${this.#log.turn}`,
      tokenLock: `sarika-im-token-${me}`,
      ended,
      clockOffsetMs: this.#clockOffsetMs,
      onStatus: ({ connection, closeReason, isCaughtUp, online, clockOffsetMs, areSettingsParked }) => {
        if (isCaughtUp && !this.connection.getSnapshot().isCaughtUp) this.#idle.noteCaughtUp()
        this.#clockOffsetMs = clockOffsetMs
        const parked = areSettingsParked ? { areSettingsParked } : {}
        this.#show({ state: connection, closeReason, isCaughtUp, ...parked }, online)
      },
      onUploads: (uploads) => {
        this.uploads.set(uploads)
        this.#tellUploads()
      },
      inspect: this.#trace.note,
      onFault: (process, event, state) => this.#fault(process, event, state),
    })
  }

  async #follow(): Promise<void> {
    this.#term++
    this.#processes?.stop()
    this.#processes = undefined
    await this.#log.follow()
    this.#log.post({ type: 'hello', from: this.#tab })
  }

  #show(connection: Connection, online: ReadonlySet<ImId>): void {
    this.#take(connection, online)
    const clockOffsetMs = this.#clockOffsetMs
    this.#log.post({ type: 'status', status: { ...connection, online: [...online], clockOffsetMs } })
  }

  #tellUploads(): void {
    this.#log.post({ type: 'uploads', uploads: [...this.uploads.getSnapshot()] })
  }

  /** What says the same as before is told to nobody. */
  #take(connection: Connection, online: ReadonlySet<ImId>): void {
    if (!hasSameFields(this.connection.getSnapshot(), connection)) this.connection.set(connection)
    if (!isSameSet(this.online.getSnapshot(), online)) this.online.set(online)
  }

  #hear(message: TabMessage<TabStatus>): void {
    switch (message.type) {
      case 'status': {
        const { online, clockOffsetMs, ...connection } = message.status
        // A leader of another version may not tell who is online, nor the time.
        if (!this.#log.isLeader) this.#take(connection, new Set(Array.isArray(online) ? online : []))
        if (!this.#log.isLeader && Number.isFinite(clockOffsetMs)) this.#clockOffsetMs = clockOffsetMs
        break
      }
      case 'uploads':
        if (!this.#log.isLeader) this.uploads.set(new Map(message.uploads))
        break
      case 'hello':
        if (this.#log.isLeader) {
          this.#show(this.connection.getSnapshot(), this.online.getSnapshot())
          this.#tellUploads()
        }
        this.#opened.repeat()
        break
      case 'leading':
        this.#heardLeader()
        this.#opened.repeat()
        break
      case 'answer':
      case 'commit':
        this.#heardLeader()
        break
      case 'opened':
        this.#opened.note(message.from, message.keys)
        break
      case 'ping':
        if (this.#log.isLeader) void this.#pong(message.from)
        break
      case 'pong':
        if (message.to === this.#tab) this.#heardLeader()
        break
      case 'signed-out':
        this.#leave()
        break
      case 'here':
      case 'command':
        break // the log's
    }
  }

  /** What was heard may have been said before a command came, which still waits then. */
  #heardLeader(): void {
    this.#leadership?.heard()
    this.#expectAnswer()
  }

  /** As long as a command waits the leader is expected to answer; a hidden tab takes the lead from nobody. */
  #expectAnswer(): void {
    if (this.#log.waitingCount > 0 && this.#ports.visibility.isVisible()) this.#leadership?.asked()
  }

  /** A frozen tab still hears its channel, but its disk no more: a sign of life comes through the disk. */
  async #pong(to: string): Promise<void> {
    await this.#log.touchDisk()
    if (this.#log.isLeader) this.#log.post({ type: 'pong', to })
  }

  #fault(process: string, event: string, state: string): void {
    this.#ports.logger.error('unexpected event', { process, event, state })
    this.#options.onFault?.(process, event, state)
  }

  #release(): void {
    this.#opening.resolve()
    this.#ports.clock.clearTimeout(this.#again)
    for (const release of this.#releases) release()
    this.#releases.length = 0
    this.#processes?.stop()
    this.#processes = undefined
    this.online.set(NOBODY)
  }
}
