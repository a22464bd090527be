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
import type { Result } from '../model/errors.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import { NOBODY } from '../model/people.js'
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
import { type CloseReason, connectionMachine } from './connection.machine.js'
import type { OnFault } from './faults.js'
import { fetchHistory } from './history.js'
import { type Control, InboundQueue } from './inbound.js'
import { marksMachine } from './marks.machine.js'
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
import { TIMING } from './timing.js'
import { type TokenSource, tokenMachine } from './token.machine.js'
import { TokenDoor } from './token-door.js'
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
  /** How far the server's clock is ahead of this machine's, ms; stays as it was without a connection. */
  readonly clockOffsetMs: number
  /** The server did not take what was set on a conversation; it is told again at the next change or connect. */
  readonly areSettingsParked: boolean
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
  readonly onStatus: (status: ProcessStatus) => void
  /** How far uploads got: four times a second at most. */
  readonly onUploads: (uploads: Uploads) => void
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
      if (input.type === 'receive') {
        const news = input.notices.filter((notice) => notice.type === 'read-elsewhere')
        if (news.length > 0) marks.send({ type: 'server-marks', marks: news })
      }
      return deps.log.submit(input)
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
  const line = new SocketLine(deps.sockets, clock, {
    text: encodeHeartbeat(),
    everyMs: TIMING.HEARTBEAT_MS,
    answerMs: TIMING.HEARTBEAT_ANSWER_MS,
    suspendedMs: TIMING.SUSPENDED_MS,
  })

  const token = watched(
    createActor(tokenMachine, {
      ...options,
      id: 'token',
      input: { tokens: deps.tokens, locks, lockName: deps.tokenLock, onFault },
    }),
  )
  const tokens = new TokenDoor(token, deps.tokens, serverClock)
  const rest = new Rest({ http: deps.http, clock, tokens, origin: deps.origin })
  const pull = { log, rest, wire }
  const inbound = new InboundQueue({
    log,
    decode: (text) => decodeFrame(text, wire),
    onControl,
    onPresence(presence, generation) {
      online.hear(presence, generation)
      publish()
    },
  })
  const online = new OnlineContacts(me)

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
      input: { log, rest, me, logger, onFault },
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
  const sync = watched(createActor(syncMachine, { ...options, id: 'sync', input: { ...pull, onFault } }))
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
  })
  connection.on('disconnected', () => {
    serverClock.forgetAsked()
    for (const process of [outbox, receipts, marks, settings, people, sync, uploads])
      process.send({ type: 'disconnected' })
  })
  outbox.on('wrote', ({ clientId }) => serverClock.ask(clientId))
  outbox.on('dead', ({ generation }) => connection.send({ type: 'drop', generation }))
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
    clockOffsetMs: serverClock.offsetMs,
    areSettingsParked: false,
  }
  function publish(): void {
    const { value, context } = connection.getSnapshot()
    const state = typeof value === 'string' ? value : value.live
    const next: ProcessStatus = {
      connection: state,
      closeReason: context.reason,
      isCaughtUp: sync.getSnapshot().context.isCaughtUp,
      online: state === 'connected' ? online.of(context.generation) : NOBODY,
      clockOffsetMs: serverClock.offsetMs,
      areSettingsParked: settings.getSnapshot().value === 'parked',
    }
    const isSame =
      next.connection === status.connection &&
      next.closeReason === status.closeReason &&
      next.isCaughtUp === status.isCaughtUp &&
      next.online === status.online &&
      next.clockOffsetMs === status.clockOffsetMs &&
      next.areSettingsParked === status.areSettingsParked
    if (isSame) return
    status = next
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
      new Promise((settle) => people.send({ type: 'ask', id: `ask ${++askCount}`, ask, settle })),
    fetchHistory: (key, before) => fetchHistory(pull, key, before, over.signal),
    refetch() {
      settings.send({ type: 'renewed' })
      sync.send({ type: 'renewed' })
      void sweep.list()
    },
    rest,
    stop() {
      over.abort()
      endTelling()
      inbound.stop()
      board.stop()
      sweep.stop()
      for (const actor of [...actors].reverse()) actor.stop()
      tokens.stop()
    },
  }
}
