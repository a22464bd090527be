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

import { type AnyActor, createActor } from 'xstate'
import type { LogDoor } from '../log/door.js'
import { NOBODY, NOBODY_SEEN } from '../model/people.js'
import { receiversOf } from '../model/receivers.js'
import { SocketLine } from '../socket/socket.js'
import type { WireContext } from '../wire/batch.js'
import { endOf } from '../wire/error-frame.js'
import { encodeHeartbeat } from '../wire/heartbeat.js'
import { decodeFrame } from '../wire/inbound.js'
import { AckDesk } from './ack-desk.js'
import { CallSender } from './call-sender.js'
import { connectionMachine } from './connection.machine.js'
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
import type { ProcessDeps, Processes, ProcessStatus } from './process-door.js'
import { receiptsMachine } from './receipts.machine.js'
import { Rest } from './rest.js'
import { ServerClock } from './server-clock.js'
import { settingsMachine } from './settings.machine.js'
import { syncMachine } from './sync.machine.js'
import { Teller } from './teller.js'
import { TIMING } from './timing.js'
import { tokenMachine } from './token.machine.js'
import { CheckedTokens } from './token-check.js'
import { TokenDoor } from './token-door.js'
import { Troubles } from './troubles.js'
import { TypingSender } from './typing-sender.js'
import { UploadBoard } from './upload-board.js'
import { UploadSweep } from './upload-sweep.js'
import { uploadingRows, uploadsMachine } from './uploads.machine.js'

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
