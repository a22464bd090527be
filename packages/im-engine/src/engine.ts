// createImEngine puts the parts together; it decides nothing. ARCHITECTURE.md draws the way of the data, tabs/ who does
// what among tabs.
//
//   createImEngine > SharedLog (this tab's log) > views > snapshots
//                  > leadership --elected--> takeover > processes (socket, sync, outbox, receipts, marks, token)
//                               --deposed--> processes stopped, follow

import { CallDoor } from './calls/call-door.js'
import { type ContactsView, contactCommands } from './contacts.js'
import { createMemoryDisk } from './disk/memory.js'
import { createMemoryStore } from './disk/memory-store.js'
import { checkOptions } from './engine-check.js'
import { checkCalls, NOT_STARTED, refusalOfAsk } from './engine-door.js'
import {
  deferred,
  ERASED_STATUS,
  FRESH_STATUS,
  IdleSeal,
  NOT_STARTED_MS,
  nextOf,
  OpenConversations,
  QUIESCE_LOOK_MS,
  settled,
} from './engine-parts.js'
import { defaultPorts, type LocalPorts } from './engine-ports.js'
import { Seat } from './engine-seat.js'
import { Sends } from './engine-sends.js'
import type {
  Connection,
  ConversationChange,
  ImEngine,
  ImEngineOptions,
  Outgoing,
  TabStatus,
  Unsent,
} from './engine-types.js'
import { EngineViews } from './engine-views.js'
import type { OutgoingFile } from './files.js'
import { type GroupsView, groupCommands } from './groups.js'
import type { AnyKind } from './kinds/kind.js'
import { Kinds } from './kinds/registry.js'
import { LiveDoor, type Wish } from './live-door.js'
import type { ListenOptions, LiveEventName, LiveEvents } from './live-events.js'
import type { LiveTeller } from './live-teller.js'
import { loadedRules } from './load-network.js'
import { loadOnDemand } from './load-on-demand.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { Trace } from './machines/trace.js'
import type { Result } from './model/errors.js'
import type { Ask } from './model/group-ask.js'
import {
  type ClientId,
  type ConversationKey,
  groupOf,
  type ImId,
  isGroupKey,
  newClientId,
  toImId,
  toServerId,
} from './model/ids.js'
import { NEWS_MS } from './model/limits.js'
import type { Mark } from './model/order.js'
import type { SeenAt } from './model/people.js'
import type { TalkJob } from './model/talk-ask.js'
import type { Typing } from './model/typing.js'
import type { FileKind, Uploads } from './model/upload.js'
import { databaseOf } from './names.js'
import { NO_QUICK_REPLIES, type QuickReplies, type QuickRepliesView } from './quick-replies.js'
import type { QuickReplyDesk } from './quick-reply-desk.js'
import { SharedLog } from './tabs/shared-log.js'
import type { Health } from './tabs/shared-log-options.js'
import type { TabMessage } from './tabs/tab-message.js'
import { TypingDoor } from './typing-door.js'
import type { ConversationView } from './views/open-conversation.js'
import { Store, type View, viewOf } from './views/view.js'

/**
 * A chat engine for one account in one tab, e.g. `createImEngine({ endpoints, identity: { imId }, tokens })`.
 * Throws, with what, where and what to do, when an address or the account is malformed, when a needed port is missing outside a
 * browser, when two kinds have one name, and when two disks are given. Source: contract 3, S-API-9.
 */
export function createImEngine<Own extends AnyKind = never>(options: ImEngineOptions<Own>): ImEngine<Own> {
  checkOptions(options)
  const engine = new Engine(options, defaultPorts(options.ports))
  return checkCalls(engine, () => engine.isNew)
}

class Engine<Own extends AnyKind> implements ImEngine<Own> {
  readonly #options: ImEngineOptions<Own>
  readonly #kinds: Kinds
  readonly #ports: LocalPorts
  readonly #tab: string
  #log: SharedLog<TabStatus>
  readonly #views: EngineViews
  readonly #opened: OpenConversations
  readonly #idle: IdleSeal
  readonly #trace: Trace
  readonly #seat: Seat
  readonly #typing: TypingDoor
  readonly #calls: CallDoor
  readonly #sends: Sends<Own>
  readonly #live = new LiveDoor(() => this.#liveTeller())
  /** Nothing is read before the database is open: nothing would be there. */
  #opening = deferred()
  #phase: 'new' | 'running' | 'stopped' | 'erased' = 'new'
  /** The start that was asked for last, until it is ended. */
  #starting: Promise<void> | undefined
  /** The last end: the next start waits for it. */
  #ending: Promise<void> | undefined
  readonly #releases: (() => void)[] = []

  /** What a listener of a view throws stops nobody else, and nothing that goes out. Source: S-API-21. */
  readonly #onListenerFault = (error: unknown): void =>
    this.#ports.logger.error('a listener failed', { error: String(error) })

  readonly connection: Store<Connection>
  readonly contacts: ContactsView
  readonly groups: GroupsView
  readonly quickReplies: QuickRepliesView
  readonly me: ImId
  readonly online: View<ReadonlySet<ImId>>
  readonly lastSeen: View<SeenAt>
  readonly typing: View<Typing>
  readonly call: CallDoor['view']
  readonly uploads: View<Uploads>
  readonly isVisible: View<boolean>
  readonly #quick = new Store<QuickReplies>(NO_QUICK_REPLIES, this.#onListenerFault)
  #desk: QuickReplyDesk | undefined
  readonly health = new Store<Health>({ kind: 'stored' }, this.#onListenerFault)

  constructor(options: ImEngineOptions<Own>, ports: LocalPorts) {
    this.#options = options
    this.#ports = ports
    const { clock, logger, visibility } = ports
    this.isVisible = viewOf(
      () => visibility.isVisible(),
      (listener) => visibility.subscribe(listener),
    )
    this.#typing = new TypingDoor(clock, this.#onListenerFault)
    this.#kinds = new Kinds(options.kinds, (kind, error) =>
      logger.error('a kind failed', { kind, error: String(error) }),
    )
    const me = toImId(options.identity.imId)
    this.me = me
    this.#tab = this.#newId()
    this.#opened = new OpenConversations(clock, visibility, this.#tab, (keys, usedAt) =>
      this.#log.post({ type: 'opened', from: this.#tab, keys, usedAt }),
    )
    this.#log = this.#makeLog()
    const state = () => this.#log.state()
    this.#views = new EngineViews({
      state,
      kinds: this.#kinds,
      clock,
      serverNow: () => this.serverNow(),
      order: options.order,
      appName: options.appName,
      readOlder: (key, before, count) =>
        this.#opening.done.then(() => this.#log.reader.older(key, before, count)),
      readAll: (key) => this.#opening.done.then(() => this.#log.reader.all(key)),
      fetchOlder: async (key, before) => settled(await this.#log.fetchOlder(key, before)),
      onListenerFault: this.#onListenerFault,
    })
    const { contacts, requests, blacklist, managers, groups } = this.#views
    this.contacts = Object.assign(contacts, contactCommands(this.#askPeople), {
      requests,
      blacklist,
      managers,
    })
    // Beside the store, which has a `set` of its own.
    this.groups = Object.assign(viewOf(groups.getSnapshot, groups.subscribe), groupCommands(this.#askPeople))
    const quick = this.#quick
    this.quickReplies = Object.assign(viewOf(quick.getSnapshot, quick.subscribe), {
      read: async () => (await this.#quickDesk()).read(),
      save: async (texts: readonly string[]) => (await this.#quickDesk()).save(texts),
    })
    this.#calls = new CallDoor({
      me,
      tab: this.#tab,
      clock,
      logger,
      newId: () => this.#newId(),
      serverNow: () => this.serverNow(),
      isLeader: () => this.#log.isLeader,
      ask: this.#askPeople,
      tell: (told) => this.#log.post({ type: 'call', from: this.#tab, told }),
      provider: options.calls,
      onListenerFault: this.#onListenerFault,
    })
    this.call = this.#calls.view
    this.#trace = new Trace(clock)
    this.#idle = new IdleSeal(clock, visibility, state, () => void this.#log.seal())
    const log = () => this.#log
    this.#seat = new Seat({
      ...options,
      ports,
      kinds: this.#kinds,
      tab: this.#tab,
      log,
      opened: this.#opened,
      idle: this.#idle,
      trace: this.#trace,
      health: this.health,
      isRunning: () => this.#phase === 'running',
      onErased: () => this.#leave(),
      onTyping: (key, by) => void this.#typing.hear(key, by),
      onCall: (told) => void this.#calls.hear(this.#tab, told),
      onListenerFault: this.#onListenerFault,
    })
    this.connection = this.#seat.connection
    this.online = this.#seat.online
    this.lastSeen = this.#seat.lastSeen
    this.typing = this.#typing.typing
    this.uploads = this.#seat.uploads
    this.#sends = new Sends({
      ...options,
      kinds: this.#kinds,
      clock,
      log,
      opening: () => this.#opening.done,
      views: this.#views,
      newId: () => this.#newId(),
    })
  }

  /** A log that nobody has opened yet: one a start. */
  #makeLog(): SharedLog<TabStatus> {
    const options = this.#options
    const ports = this.#ports
    const database = databaseOf(this.me)
    const memory = createMemoryStore()
    const memoryDisk = () => createMemoryDisk(memory, { projection: PROJECTION_VERSION })
    return new SharedLog<TabStatus>({
      me: this.me,
      tab: this.#tab,
      channels: ports.channels,
      channelName: database,
      rules: loadedRules,
      clock: ports.clock,
      logger: ports.logger,
      newId: () => this.#newId(),
      createDisk: options.disk === 'memory' ? memoryDisk : () => ports.openDisk(database),
      createMemoryDisk: memoryDisk,
      opened: () => this.#opened.all(),
      newsTo: () => this.#opened.newsTo(),
      serverNow: () => this.serverNow(),
      ...(options.retainLog === undefined
        ? {}
        : { retainLog: options.retainLog === 'all' ? Number.POSITIVE_INFINITY : options.retainLog }),
      on: {
        reset: () => {
          this.#views.reset()
          this.#quick.set(NO_QUICK_REPLIES)
        },
        renewed: () => this.#seat.refetch(),
        folded: (commit) => {
          this.#live.note(commit)
          this.#typing.note(commit)
        },
        deposed: () => this.#seat.resign(),
        message: (message) => this.#hear(message),
        health: (health) => this.health.set(health),
        asked: () => this.#seat.expectAnswer(),
        fetchOlder: (key, before) => this.#seat.fetchOlder(key, before),
        askPeople: (ask) => this.#seat.askPeople(ask),
      },
    })
  }

  get conversations() {
    return this.#views.conversations
  }

  get archived() {
    return this.#views.archived
  }

  get unread() {
    return this.#views.unread
  }

  get applications() {
    return this.#views.applications
  }

  serverNow(): number {
    return this.#seat.serverNow
  }

  tellTyping(key: ConversationKey): void {
    this.#seat.tellTyping(key)
  }

  get ready(): Promise<void> {
    this.#expectStart('ready')
    return this.#opening.done
  }

  async whenCaughtUp(): Promise<boolean> {
    this.#expectStart('whenCaughtUp()')
    for (;;) {
      const { isCaughtUp, state } = this.connection.getSnapshot()
      // Of a start behind an end the connection tells nothing yet.
      const isToBegin = this.#hasEnded() && this.#starting !== undefined
      if (!isToBegin && (isCaughtUp || state === 'close' || this.#hasEnded())) return isCaughtUp
      await nextOf(this.connection)
    }
  }

  /** Who waits for an engine that nobody starts waits for ever, and is told. Source: S-API-23. */
  #expectStart(waiting: string): void {
    if (!this.isNew) return
    const { clock, logger } = this.#ports
    clock.setTimeout(() => {
      if (this.isNew) logger.warn('not started', { waiting, todo: 'call engine.start()' })
    }, NOT_STARTED_MS)
  }

  start(): Promise<void> {
    this.#starting ??= this.#ending === undefined ? this.#begin() : this.#beginAgain(this.#ending)
    return this.#starting
  }

  /** Whoever starts an engine that ends meets one that has ended: the disk is read anew. Source: S-API-11. */
  async #beginAgain(ending: Promise<void>): Promise<void> {
    await ending
    if (!this.#hasEnded()) return
    if (this.#starting === undefined) {
      // Taken back: who waits for it is told.
      this.connection.set({ ...this.connection.getSnapshot() })
      return
    }
    this.#opening = deferred()
    this.#log = this.#makeLog()
    await this.#begin()
    this.#views.tellOpened()
  }

  /** Nobody has started it yet: nothing would come of a command. */
  get isNew(): boolean {
    return this.#phase === 'new'
  }

  #hasEnded(): boolean {
    return this.#phase === 'stopped' || this.#phase === 'erased'
  }

  async #begin(): Promise<void> {
    this.#phase = 'running'
    this.#releases.push(
      this.#log.onCommit((changes) => {
        this.#views.update(changes)
        this.#idle.note()
      }),
      this.#opened.start(),
      this.#idle.start(),
      this.#ports.visibility.subscribe(() => this.#seat.expectAnswer()),
    )
    await this.#log.open()
    this.#opening.resolve()
    if (this.#phase !== 'running') return
    this.#log.post({ type: 'hello', from: this.#tab })
    // A read behind those of the first screens: they are shown before this tab looks for a leader.
    await this.#log.touchDisk()
    if (this.#phase !== 'running') return
    void this.#seat.stand(this.#log)
  }

  /** The account was erased by another tab: nothing may be written any more, not even what waits. */
  #leave(): void {
    if (this.#hasEnded()) return
    void this.#end('erased', async () => this.#log.leave(), ERASED_STATUS)
  }

  stop(): Promise<void> {
    const seal = async () => {
      await this.#log.seal()
      await this.#log.idle()
      this.#log.stop()
    }
    if (!this.#hasEnded()) return this.#end('stopped', seal)
    this.#starting = undefined
    return this.#ending ?? Promise.resolve()
  }

  signOut(): Promise<void> {
    if (this.#phase !== 'erased') return this.#end('erased', () => this.#log.erase())
    this.#starting = undefined
    return this.#ending ?? Promise.resolve()
  }

  #end(phase: 'stopped' | 'erased', leaveLog: () => Promise<void>, status = FRESH_STATUS): Promise<void> {
    const before = this.#ending
    this.#phase = phase
    this.#starting = undefined
    this.#release()
    const end = async (): Promise<void> => {
      await leaveLog()
      this.#seat.leave(status)
    }
    this.#ending = before === undefined ? end() : before.then(end)
    return this.#ending
  }

  conversation(key: ConversationKey): ConversationView {
    return this.#views.conversation(key, () => ({
      opened: (isOpen) => {
        // A new start is told of it.
        if (this.#hasEnded()) return
        this.#opened.set(key, isOpen)
        if (isOpen) void this.#submitRead(key, undefined)
      },
      read: (upTo) => this.#submitRead(key, upTo),
      draft: async (draft) => void (await this.#log.submit({ type: 'change-conversation', key, draft })),
    }))
  }

  send(key: ConversationKey, outgoing: Outgoing<Own>) {
    return this.#sends.send(key, outgoing)
  }

  withdraw(key: ConversationKey, message: { readonly id: string; readonly at: number }) {
    return this.#sends.withdraw(key, message)
  }

  forward(
    from: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    to: readonly ConversationKey[],
  ) {
    return this.#sends.forward(from, messages, to)
  }

  broadcast(to: readonly ConversationKey[], text: string) {
    return this.#sends.broadcast(to, text)
  }

  resend(id: string) {
    return this.#sends.resend(id)
  }

  discard(id: string) {
    return this.#sends.discard(id)
  }

  async setConversation(key: ConversationKey, change: ConversationChange): Promise<Result<null>> {
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

  async erase(
    key: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    isOn: boolean,
  ): Promise<Result<null>> {
    const targets = messages.map(({ id, at }) => ({ id: toServerId(id), at }))
    return settled(await this.#log.submit({ type: 'erase', key, targets, isOn }))
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
    return (await this.#sends.files()).send(key, file)
  }

  async sendFiles(key: ConversationKey, files: readonly OutgoingFile[]) {
    return (await this.#sends.files()).sendAll(key, files)
  }

  async fileOf(clientId: string) {
    return (await this.#sends.files()).of(clientId)
  }

  async images(key: ConversationKey, options?: { readonly kinds?: readonly FileKind[] }) {
    return (await this.#sends.files()).images(key, options)
  }

  on<Name extends LiveEventName>(
    name: Name,
    listener: (event: LiveEvents[Name]) => void,
    options?: ListenOptions,
  ): () => void {
    const end = this.#live.add({
      name,
      listener: listener as Wish['listener'],
      isForAccount: options?.once === 'account',
    })
    const tell = () => this.#opened.listen(this.#live.isForAccount)
    tell()
    return () => {
      end()
      tell()
    }
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
      if (this.#seat.isQuiet() && this.#log.waitingCount === 0) return
      await new Promise<void>((resolve) => clock.setTimeout(resolve, QUIESCE_LOOK_MS))
    }
  }

  async #liveTeller(): Promise<LiveTeller> {
    const { clock, logger } = this.#ports
    await this.#opening.done
    const { LiveTeller } = await loadOnDemand(clock)
    return new LiveTeller({
      wishes: this.#live.wishes,
      me: this.me,
      tab: this.#tab,
      newsMs: NEWS_MS,
      clock,
      logger,
      state: () => this.#log.state(),
      views: this.#views,
      groupOf: (key) => (isGroupKey(key) ? groupOf(key) : undefined),
    })
  }

  async #quickDesk(): Promise<QuickReplyDesk> {
    const { QuickReplyDesk } = await loadOnDemand(this.#ports.clock)
    this.#desk ??= new QuickReplyDesk({
      shown: this.#quick,
      ask: this.#askPeople,
      tell: () => this.#log.post({ type: 'quick-replies' }),
    })
    return this.#desk
  }

  /** Who shows none of them has nothing to read anew. */
  #hear(message: TabMessage<TabStatus>): void {
    if (message.type === 'quick-replies') void this.#desk?.read()
    else if (message.type === 'call') void this.#calls.hear(message.from, message.told)
    else {
      if (message.type === 'hello') this.#calls.repeat()
      this.#seat.hear(message)
    }
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

  readonly #askPeople = async <T>(ask: Ask): Promise<Result<T>> => {
    const refused = refusalOfAsk(ask)
    if (refused !== undefined) return refused
    if (this.isNew) return NOT_STARTED
    const outcome = await this.#log.askPeople(ask)
    return outcome.ok ? { ok: true, value: outcome.value as T } : outcome
  }

  #release(): void {
    this.#opening.resolve()
    for (const release of this.#releases) release()
    this.#releases.length = 0
    this.#seat.release()
    this.#typing.stop()
    this.#calls.stop()
  }
}
