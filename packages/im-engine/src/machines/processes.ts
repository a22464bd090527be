// machines/ are the processes of the leading tab: they connect, catch up, send, confirm and renew the token. This file
// starts them and lets them hear each other. A process acts on committed state and submits what it found out; it never
// calls another one.
//
//   connection --connected, disconnected--> outbox, receipts, sync, marks, settings, people, uploads
//        |  ^--dead---------------------------'                |
//        |  ^--signed-out-- token <--renew-- rest <------------+-- marks
//      frames --> inbound --> log;  acks --> outbox, receipts;  errors --> connection;  presences --> status
//      heartbeats, acks --> the server's clock --> status, token
//
// They start when the tab begins to lead, and stop when it no longer does. What they work on (outbox rows, marks, gaps,
// cursors) is committed state, so a crash, a takeover and a normal day run the same code.

import { type AnyActor, createActor, type InspectionEvent } from 'xstate'
import type { Kinds } from '../kinds/registry.js'
import type { LogDoor, Outcome } from '../log/door.js'
import type { CallTold } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import { NOBODY, NOBODY_SEEN, type SeenAt } from '../model/people.js'
import type { Problem } from '../model/problem.js'
import { receiversOf } from '../model/receivers.js'
import type { Uploads } from '../model/upload.js'
import type { Cipher } from '../ports/cipher.js'
import type { Clock, Random } from '../ports/clock.js'
import type { FileStore } from '../ports/disk.js'
import type { Logger } from '../ports/logger.js'
import type { Http, Network, SocketPort } from '../ports/network.js'
import type { Locks } from '../ports/tabs.js'
import type { Uploader } from '../ports/uploader.js'
import { SocketLine } from '../socket/socket.js'
import type { WireContext } from '../wire/batch.js'
import { endOf } from '../wire/error-frame.js'
import { encodeHeartbeat } from '../wire/heartbeat.js'
import { decodeFrame } from '../wire/inbound.js'
import { AckDesk } from './ack-desk.js'
import { CallSender } from './call-sender.js'
import { type CloseReason, connectionMachine } from './connection.machine.js'
import type { OnFault } from './faults.js'
import { fetchHistory } from './history.js'
import { type Control, InboundQueue } from './inbound.js'
import { LastSeen } from './last-seen.js'
import { marksMachine } from './marks.machine.js'
import { NewsGate } from './news.js'
import { OnlineContacts } from './online.js'
import { outboxMachine } from './outbox.machine.js'
import { sendingRows } from './outbox-rows.js'
import { Outlet } from './outlet.js'
import { peopleMachine } from './people.machine.js'
import { receiptsMachine } from './receipts.machine.js'
import { Rest } from './rest.js'
import { ServerClock } from './server-clock.js'
import { settingsMachine } from './settings.machine.js'
import { syncMachine } from './sync.machine.js'
import { Teller } from './teller.js'
import { TIMING } from './timing.js'
import { type TokenSource, tokenMachine } from './token.machine.js'
import { CheckedTokens } from './token-check.js'
import { TokenDoor } from './token-door.js'
import { type Keeping, Troubles } from './troubles.js'
import { TypingSender } from './typing-sender.js'
import { UploadBoard } from './upload-board.js'
import { UploadSweep } from './upload-sweep.js'
import { uploadingRows, uploadsMachine } from './uploads.machine.js'

export type ConnectionState =
  | 'init'
  | 'connecting'
  | 'opened'
  | 'connected'
  | 'reconnecting'
  | 'error'
  | 'close'

/** What is shown and is no fact, e.g. `{ connection: "connected", closeReason: null, isCaughtUp: true, online }`. */
export interface ProcessStatus {
  readonly connection: ConnectionState
  /** Set in `close` only. */
  readonly closeReason: CloseReason | null
  /** The first whole round of this connection is in the log. */
  readonly isCaughtUp: boolean
  /** Contacts that this connection told of; nobody while there is none. */
  readonly online: ReadonlySet<ImId>
  /** When those who are away were there last, as this connection told. */
  readonly lastSeen: SeenAt
  /** How far the server's clock is ahead of this machine's, ms; stays as it was without a connection. */
  readonly clockOffsetMs: number
  /** The server did not take what was set on a conversation; it is told again at the next change or connect. */
  readonly areSettingsParked: boolean
  /** Why it does not work; null while it does. Source: S-API-1. */
  readonly problem: Problem | null
}

export interface ProcessDeps {
  readonly me: ImId
  readonly log: LogDoor
  readonly clock: Clock
  readonly random: Random
  readonly sockets: SocketPort
  readonly http: Http
  readonly uploader: Uploader
  /** Where bytes of files wait, on the disk that this tab has open now. */
  readonly files: () => FileStore
  /** How the log of this tab is kept. */
  readonly keeping: { getSnapshot(): Keeping; subscribe(listener: () => void): () => void }
  readonly network: Network
  readonly locks: Locks
  readonly cipher: Cipher
  readonly logger: Logger
  readonly tokens: TokenSource
  /** Before the path of a REST call, e.g. "" or "https://chat.example". */
  readonly origin: string
  /** Address of a new socket, e.g. (token) => `wss://chat.example/socket?token=${token}&turn=812`. */
  readonly socketUrl: (token: string) => string
  /** Name of the lock under which tokens are renewed, the same in all tabs of the account. */
  readonly tokenLock: string
  /** Why the login was over for the tab that led before; null = it was not. */
  readonly ended: CloseReason | null
  /** What this machine knows of the server's clock so far; 0 = nothing. */
  readonly clockOffsetMs: number
  /** This tab saw the account caught up before: a short break hides no news. */
  readonly hasCaughtUp?: boolean
  readonly onStatus: (status: ProcessStatus) => void
  /** How far uploads got: four times a second at most. */
  readonly onUploads: (uploads: Uploads) => void
  /** Service notifications from here on, server ms; absent: of the last 30 days. */
  readonly serviceFrom?: number | undefined
  /** Somebody writes, told for some seconds. */
  readonly onTyping?: (key: ConversationKey, from: ImId) => void
  /** The server tells of a call. */
  readonly onCall?: (told: CallTold) => void
  readonly onFault: OnFault
  /** What is told of kinds other than text; those of the protocol where absent. */
  readonly kinds?: Kinds
  /** XState's inspection API: what the harness records. */
  readonly inspect?: (event: InspectionEvent) => void
}

export interface Processes {
  status(): ProcessStatus
  /** Nothing to send, nothing to fetch, nothing being decoded. Waiting for the next round counts as quiet. */
  isQuiet(): boolean
  /** A page of older messages, into the log. */
  fetchHistory(key: ConversationKey, before: Mark | undefined): Promise<Result<null>>
  /** A command about people: asked of the server, and what it answered committed. */
  askPeople(ask: Ask): Promise<Outcome>
  /** The owner writes there. */
  tellTyping(key: ConversationKey): void
  /** The disk lost what was fetched: contacts, groups, conversations and messages are fetched again, at once. */
  refetch(): void
  /** For calls that are no process, e.g. settings of a conversation. */
  readonly rest: Rest
  /** Leaves no timer, listener, socket or request. */
  stop(): void
}

/** Starts everything that a leading tab does. Source: design 2.2. */
export function startProcesses(deps: ProcessDeps): Processes {
  const { me, clock, random, cipher, network, locks, onFault, logger } = deps
  const over = new AbortController()
  const actors: AnyActor[] = []

  const options = { clock, ...(deps.inspect === undefined ? {} : { inspect: deps.inspect }) }
  /** An error that no state handles ends its actor: it must be heard. */
  function watched<Process extends AnyActor>(process: Process): Process {
    process.subscribe({
      next: publish,
      error: (error: unknown) => {
        logger.error('a process ended with an error', { process: process.id, error: String(error) })
        onFault(process.id, 'xstate.error', String(error))
      },
    })
    actors.push(process)
    return process
  }

  /** The log, with an ear for marks that come from the server: they need not go back there. */
  const log: LogDoor = {
    submit(input) {
      if (input.type === 'receipts-parked') teller.tell('receipts parked', { key: input.key })
      if (input.type === 'receive') {
        if (input.source === 'live') troubles.setAside('the socket', input.poison)
        const read = input.notices.filter((notice) => notice.type === 'read-elsewhere')
        for (const notice of input.notices) if (notice.type === 'call') void calls.late(notice.call)
        if (read.length > 0) marks.send({ type: 'server-marks', marks: read })
      }
      return deps.log.submit(gate.marked(input))
    },
    state: () => deps.log.state(),
    onCommit: (listener) => deps.log.onCommit(listener),
    readDue: (key, after, upTo) => deps.log.readDue(key, after, upTo),
  }
  const wire: WireContext = {
    me,
    cipher,
    ...(deps.kinds === undefined ? {} : { kinds: deps.kinds }),
    receiversOf: (key) => receiversOf(log.state(), key),
  }
  const outlet = new Outlet()
  const acks = new AckDesk(clock)
  const serverClock = new ServerClock(clock, deps.clockOffsetMs)
  const gate = new NewsGate(() => clock.now() + serverClock.offsetMs, deps.hasCaughtUp === true)
  const line = new SocketLine(deps.sockets, clock, {
    text: encodeHeartbeat(),
    everyMs: TIMING.HEARTBEAT_MS,
    answerMs: TIMING.HEARTBEAT_ANSWER_MS,
    suspendedMs: TIMING.SUSPENDED_MS,
  })

  const source = new CheckedTokens(deps.tokens, (...told) => troubles.tokens(...told))
  const token = watched(
    createActor(tokenMachine, {
      ...options,
      id: 'token',
      input: { tokens: source, locks, lockName: deps.tokenLock, onFault },
    }),
  )
  const tokens = new TokenDoor(token, source, serverClock)
  const teller = new Teller(clock, logger)
  const troubles = new Troubles({
    clock,
    teller,
    origin: deps.origin,
    socket: deps.socketUrl('').split('?')[0] ?? '',
    me,
    onChange: () => publish(),
  })
  const rest = new Rest({
    http: deps.http,
    clock,
    tokens,
    origin: deps.origin,
    heard: (...call) => troubles.called(...call),
  })
  const pull = { log, rest, wire }
  const inbound = new InboundQueue({
    log,
    decode: (text) => decodeFrame(text, wire),
    onControl,
    onPresence(presence, generation) {
      online.hear(presence, generation)
      if (presence.takesTyping === true && presence.imId === me) typing.allow(generation)
      publish()
    },
    onCall: (notice) => calls.hear(notice),
  })
  const online = new OnlineContacts(me)
  const lastSeen = new LastSeen()
  const typing = new TypingSender(clock, outlet)
  const calls = new CallSender({
    me,
    log,
    clock,
    outlet,
    acks,
    rest,
    random,
    serverNow: () => clock.now() + serverClock.offsetMs,
    signal: over.signal,
    onCall: (told) => deps.onCall?.(told),
    onTime(serverAt, sentAt) {
      serverClock.hear(serverAt, sentAt)
      publish()
    },
  })

  const outbox = watched(
    createActor(outboxMachine, {
      ...options,
      id: 'outbox',
      input: { log, clock, outlet, rest, me, cipher, onFault },
    }),
  )
  const receipts = watched(
    createActor(receiptsMachine, {
      ...options,
      id: 'receipts',
      input: {
        log,
        clock,
        random,
        outlet,
        acks,
        me,
        onFault,
        isPulling: () => sync.getSnapshot().value === 'messages',
      },
    }),
  )
  const marks = watched(createActor(marksMachine, { ...options, id: 'marks', input: { log, rest, onFault } }))
  const settings = watched(
    createActor(settingsMachine, { ...options, id: 'settings', input: { log, rest, onFault } }),
  )
  let askCount = 0
  const people = watched(
    createActor(peopleMachine, {
      ...options,
      id: 'people',
      // Who asked is answered: what came of it is no news. Source: S-EVENT-3.
      input: { log: deps.log, rest, me, logger, onFault },
    }),
  )
  const uploads = watched(
    createActor(uploadsMachine, {
      ...options,
      id: 'uploads',
      input: {
        log,
        rest,
        clock,
        network,
        uploader: deps.uploader,
        files: deps.files,
        kinds: deps.kinds,
        onSent: (clientId, bytes) => board.sent(clientId, bytes),
        onFault,
      },
    }),
  )
  const board = new UploadBoard(clock, log, () => uploads.getSnapshot().context, deps.onUploads)
  uploads.subscribe(() => board.note())
  const sweep = new UploadSweep(clock, deps.log, deps.files)
  const sync = watched(
    createActor(syncMachine, {
      ...options,
      id: 'sync',
      input: {
        ...pull,
        ...{ clock, logger, serviceFrom: deps.serviceFrom, onFault },
        serverNow: () => clock.now() + serverClock.offsetMs,
      },
    }),
  )
  const connection = watched(
    createActor(connectionMachine, {
      ...options,
      id: 'connection',
      input: {
        line,
        outlet,
        network,
        clock,
        random,
        tokens,
        urlOf: deps.socketUrl,
        ended: deps.ended,
        onText: (text, generation) => inbound.push(text, generation),
        whenDecoded: () => inbound.whenDecoded(),
        onFault,
      },
    }),
  )

  function onControl(control: Control, generation: number): void {
    switch (control.type) {
      case 'heartbeat': {
        const sentAt = line.noteAnswer(generation)
        if (sentAt === undefined || control.at === 0) break
        serverClock.hear(control.at, sentAt)
        publish()
        break
      }
      case 'ack':
        serverClock.answer(control.seq, control.at)
        publish()
        outbox.send({ type: 'ack', ack: control, generation })
        acks.settle(control)
        break
      case 'error': {
        const reason = endOf(control)
        if (reason !== undefined) connection.send({ type: 'login.ended', generation, reason })
        else logger.warn('unknown error from the server', { id: control.id })
        break
      }
      case 'typing':
        if (control.from !== me) deps.onTyping?.(control.key, control.from)
        break
      case 'call-signal':
        deps.onCall?.(control)
        break
      case 'last-seen':
        lastSeen.hear(control, generation)
        publish()
        break
      case 'unknown':
        logger.warn('unreadable frame', { reason: control.reason })
    }
  }

  /** Which messages nobody sees, and why; without a word of them. Source: S-REFUSE-15. */
  const endTelling = log.onCommit(({ hidden }) => {
    for (const { key, reasons } of hidden) logger.warn('messages left out', { key, reasons: [...reasons] })
  })
  connection.on('connected', ({ generation }) => {
    for (const process of [outbox, receipts, marks, settings, people, sync, uploads])
      process.send({ type: 'connected', generation })
    calls.connected(generation)
  })
  connection.on('disconnected', () => {
    serverClock.forgetAsked()
    for (const process of [outbox, receipts, marks, settings, people, sync, uploads])
      process.send({ type: 'disconnected' })
  })
  outbox.on('wrote', ({ clientId }) => {
    serverClock.ask(clientId)
    const sent = log.state().outbox.get(clientId)
    if (sent !== undefined) typing.sent(sent.key)
  })
  outbox.on('dead', ({ generation }) => connection.send({ type: 'drop', generation }))
  token.on('answered', ({ renewal }) => troubles.renewed(renewal.kind !== 'network'))
  token.on('cleared', () => connection.send({ type: 'signed-out' }))
  sync.on('conversations', ({ items }) => {
    marks.send({ type: 'server-marks', marks: items })
    settings.send({ type: 'listed' })
  })

  let status: ProcessStatus = {
    connection: 'init',
    closeReason: null,
    isCaughtUp: false,
    online: NOBODY,
    lastSeen: NOBODY_SEEN,
    clockOffsetMs: serverClock.offsetMs,
    areSettingsParked: false,
    problem: null,
  }
  const endKeeping = deps.keeping.subscribe(publish)
  function publish(): void {
    const { value, context } = connection.getSnapshot()
    const state = typeof value === 'string' ? value : value.live
    const { attempt, reason } = context
    troubles.connection({ state, attempt, closeReason: reason, isOnline: network.isOnline() })
    troubles.disk(deps.keeping.getSnapshot())
    const next: ProcessStatus = {
      connection: state,
      closeReason: context.reason,
      isCaughtUp: sync.getSnapshot().context.isCaughtUp,
      online: state === 'connected' ? online.of(context.generation) : NOBODY,
      lastSeen: state === 'connected' ? lastSeen.of(context.generation) : NOBODY_SEEN,
      clockOffsetMs: serverClock.offsetMs,
      areSettingsParked: settings.getSnapshot().value === 'parked',
      problem: troubles.worst(),
    }
    const isSame =
      next.connection === status.connection &&
      next.closeReason === status.closeReason &&
      next.isCaughtUp === status.isCaughtUp &&
      next.online === status.online &&
      next.lastSeen === status.lastSeen &&
      next.clockOffsetMs === status.clockOffsetMs &&
      next.areSettingsParked === status.areSettingsParked &&
      next.problem === status.problem
    if (isSame) return
    status = next
    if (status.isCaughtUp) gate.noteCaughtUp()
    deps.onStatus(status)
  }
  for (const actor of actors) actor.start()

  return {
    status: () => status,
    isQuiet: () =>
      inbound.isQuiet &&
      sendingRows(log.state()).length + uploadingRows(log).length === 0 &&
      Object.keys(people.getSnapshot().children).length === 0 &&
      ['idle', 'resting', 'waiting'].includes(sync.getSnapshot().value) &&
      ['quiet', 'parked'].includes(receipts.getSnapshot().value) &&
      ['unknown', 'quiet', 'parked'].includes(marks.getSnapshot().value) &&
      ['unlisted', 'quiet', 'parked'].includes(settings.getSnapshot().value),
    askPeople: (ask) =>
      'about' in ask && ask.about === 'call'
        ? calls.ask(ask)
        : new Promise((settle) => people.send({ type: 'ask', id: `ask ${++askCount}`, ask, settle })),
    fetchHistory: (key, before) => fetchHistory(pull, key, before, over.signal),
    refetch() {
      settings.send({ type: 'renewed' })
      sync.send({ type: 'renewed' })
      void sweep.list()
    },
    rest,
    tellTyping: (key) => typing.tell(key),
    stop() {
      over.abort()
      endTelling()
      endKeeping()
      inbound.stop()
      board.stop()
      sweep.stop()
      for (const actor of [...actors].reverse()) actor.stop()
      tokens.stop()
    },
  }
}
