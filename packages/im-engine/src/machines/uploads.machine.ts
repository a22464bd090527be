// Uploads the files of rows that are `uploading`: committed state says what is to be done.
//
//   offline <--connected / disconnected--> online: up to three tries at once (attempt.ts), rows in the order they were picked
//   a try that is cut, without a connection --> waits for one, and is not counted
//   a try that is cut, with one             --> again after 5 and 10 s, then the row fails
//   busy                                    --> again when the server says; refused --> the row fails by name
//   stored                                  --> waits for earlier files of its conversation, then upload-finished
//   a day after its send a row fails
//
// A row that is discarded ends its try. Kept in memory only: tries, and files that are stored and wait for earlier ones: after
// a reload they go again under the same key, for which the server has the same file.

import {
  type ActorRefFrom,
  assign,
  cancel,
  enqueueActions,
  fromCallback,
  raise,
  setup,
  stopChild,
} from 'xstate'
import { type Kinds, PROTOCOL } from '../kinds/registry.js'
import type { StoredFile } from '../kinds/shapes/stored-file.js'
import type { LogDoor } from '../log/door.js'
import type { ClientId, ConversationKey } from '../model/ids.js'
import { UPLOAD_RETRIES, UPLOAD_TOTAL_MS, UPLOADS_AT_ONCE } from '../model/limits.js'
import type { Said } from '../model/message.js'
import type { OutboxItem } from '../model/outbox.js'
import type { UploadReason } from '../model/upload.js'
import type { Network } from '../ports/network.js'
import { type AttemptDeps, attempt, type Ended, type StoredFiles } from './attempt.js'
import { type OnFault, unexpected } from './faults.js'
import { clerkActor, commitsActor } from './log-actors.js'
import { TIMING } from './timing.js'

export interface UploadsDeps extends AttemptDeps {
  readonly log: LogDoor
  readonly network: Network
  readonly kinds?: Kinds | undefined
  /** A try has sent so many bytes. */
  readonly onSent: (clientId: ClientId, bytes: number) => void
  readonly onFault: OnFault
}

export type UploadsEvent =
  | { readonly type: 'connected'; readonly generation?: number }
  | { readonly type: 'disconnected' }
  | { readonly type: 'changed' }
  | { readonly type: 'ended'; readonly clientId: ClientId; readonly ended: Ended }
  /** The wait before the next try is over. */
  | { readonly type: 'again'; readonly clientId: ClientId }
  /** A row is a day old. */
  | { readonly type: 'expire'; readonly clientId: ClientId; readonly queuedAt: number }

/** What is known of a row's upload. */
export interface Job {
  /** Of the send that it belongs to. */
  readonly queuedAt: number
  /** Tries that were cut. */
  readonly tries: number
  readonly phase: 'ready' | 'sending' | 'resting' | 'stored'
  readonly failure?: 'network' | 'busy'
  readonly stored?: StoredFiles
}

export interface Context {
  readonly deps: UploadsDeps
  readonly isConnected: boolean
  readonly jobs: ReadonlyMap<ClientId, Job>
  readonly attempts: ReadonlyMap<ClientId, ActorRefFrom<typeof attemptActor>>
}

/** Rows whose files go to the server, in the order in which they were picked. */
export const uploadingRows = (log: Pick<LogDoor, 'state'>): readonly OutboxItem[] =>
  [...log.state().outbox.values()]
    .filter(({ state }) => state === 'uploading')
    .sort((a, b) => a.localSeq - b.localSeq)

const attemptActor = fromCallback<
  { readonly type: never },
  { readonly deps: UploadsDeps; readonly row: OutboxItem }
>(({ input: { deps, row }, sendBack }) => {
  const over = new AbortController()
  const { clientId } = row
  void attempt(deps, row, (bytes) => deps.onSent(clientId, bytes), over.signal)
    .catch((): Ended => ({ kind: 'cut' }))
    .then((ended) => {
      if (!over.signal.aborted) sendBack({ type: 'ended', clientId, ended })
    })
  return () => over.abort()
})

const restTimer = (clientId: ClientId): string => `again ${clientId}`
const dayTimer = (clientId: ClientId): string => `expire ${clientId}`

/** What the message says once the server has its file. Source: S-UPLOAD-13. */
function saidWith(
  deps: UploadsDeps,
  { content }: OutboxItem,
  { file, poster }: StoredFiles,
): Said | undefined {
  if (content.kind !== 'raw') return undefined
  const kinds = deps.kinds ?? PROTOCOL
  const body = kinds.read({ kind: content.type, ...content.said }).body as StoredFile | undefined
  if (body === undefined) return undefined
  const encoded = kinds.encode({
    kind: content.type,
    body: {
      ...body,
      url: file.url,
      size: file.size,
      width: file.width || body.width,
      height: file.height || body.height,
      ...(poster === undefined
        ? { posterWidth: 0, posterHeight: 0, posterSize: 0 }
        : {
            posterUrl: poster.url,
            posterWidth: poster.width || body.posterWidth,
            posterHeight: poster.height || body.posterHeight,
            posterSize: poster.size,
          }),
    },
  })
  return encoded.ok ? encoded.said : undefined
}

const failing = (clientId: ClientId, reason: UploadReason, limit?: number) =>
  ({
    type: 'record',
    input: {
      type: 'send-failed',
      clientId,
      failure: { kind: 'upload', reason, ...(limit === undefined ? {} : { limit }) },
    },
  }) as const

const withJob = (
  { jobs }: Context,
  clientId: ClientId,
  change: (job: Job) => Job,
): ReadonlyMap<ClientId, Job> => {
  const job = jobs.get(clientId)
  return job === undefined ? jobs : new Map(jobs).set(clientId, change(job))
}

export const uploadsMachine = setup({
  types: {} as { context: Context; events: UploadsEvent; input: UploadsDeps },
  actors: { attempt: attemptActor, commits: commitsActor, clerk: clerkActor },
  actions: {
    /** Jobs are those of the rows: what was discarded, failed or finished ends, what is new begins. */
    compare: enqueueActions(({ context, enqueue }) => {
      const { deps, attempts } = context
      const rows = new Map(uploadingRows(deps.log).map((row) => [row.clientId, row]))
      const jobs = new Map(context.jobs)
      const left = new Map(attempts)
      for (const [clientId, { queuedAt }] of jobs) {
        if (rows.get(clientId)?.queuedAt === queuedAt) continue
        jobs.delete(clientId)
        enqueue(cancel(restTimer(clientId)))
        enqueue(cancel(dayTimer(clientId)))
        const running = left.get(clientId)
        if (running !== undefined) enqueue(stopChild(running))
        left.delete(clientId)
      }
      const now = deps.clock.now()
      for (const { clientId, queuedAt } of rows.values()) {
        if (jobs.has(clientId)) continue
        jobs.set(clientId, { queuedAt, tries: 0, phase: 'ready' })
        // A clock that was set back does not lengthen the day.
        const delay = Math.min(UPLOAD_TOTAL_MS, Math.max(0, queuedAt + UPLOAD_TOTAL_MS - now))
        enqueue(raise({ type: 'expire', clientId, queuedAt }, { id: dayTimer(clientId), delay }))
      }
      enqueue.assign({ jobs, attempts: left })
    }),
    /** As many as may go at once, those that were picked first before others. Source: S-UPLOAD-3. */
    begin: assign(({ context, spawn }) => {
      const { deps } = context
      const jobs = new Map(context.jobs)
      const attempts = new Map(context.attempts)
      for (const row of uploadingRows(deps.log)) {
        if (attempts.size >= UPLOADS_AT_ONCE) break
        const { clientId } = row
        const job = jobs.get(clientId)
        if (job?.phase !== 'ready') continue
        deps.onSent(clientId, 0)
        jobs.set(clientId, { ...job, phase: 'sending' })
        attempts.set(
          clientId,
          spawn('attempt', { id: `attempt ${clientId} ${job.queuedAt} ${job.tries}`, input: { deps, row } }),
        )
      }
      return { jobs, attempts }
    }),
    /** The first file of each conversation that is still to be sent, once it is stored. Source: S-UPLOAD-3. */
    release: enqueueActions(({ context, enqueue }) => {
      const { deps, jobs } = context
      const heads = new Set<ConversationKey>()
      for (const row of uploadingRows(deps.log)) {
        const { clientId, key } = row
        if (heads.has(key)) continue
        const stored = jobs.get(clientId)?.stored
        if (stored === undefined) {
          heads.add(key)
          continue
        }
        const said = saidWith(deps, row, stored)
        enqueue.sendTo(
          'clerk',
          said === undefined
            ? failing(clientId, 'refused')
            : { type: 'record', input: { type: 'upload-finished', clientId, said } },
        )
      }
    }),
    take: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'ended') return
      const { clientId, ended } = event
      const { deps, isConnected } = context
      const attempts = new Map(context.attempts)
      const running = attempts.get(clientId)
      if (running !== undefined) enqueue(stopChild(running))
      attempts.delete(clientId)
      enqueue.assign({ attempts })
      const set = (change: (job: Job) => Job): void =>
        enqueue.assign({ jobs: withJob(context, clientId, change) })
      const rest = (delay: number): void =>
        enqueue(raise({ type: 'again', clientId }, { id: restTimer(clientId), delay }))
      switch (ended.kind) {
        case 'stored':
          set((job) => ({ ...job, phase: 'stored', stored: ended }))
          return
        case 'refused':
          set((job) => ({ ...job, phase: 'resting' }))
          enqueue.sendTo('clerk', failing(clientId, ended.reason, ended.limit))
          return
        case 'busy':
          set((job) => ({ ...job, phase: 'resting', failure: 'busy' }))
          rest(ended.afterMs)
          return
        case 'cut': {
          const tries = (context.jobs.get(clientId)?.tries ?? 0) + 1
          // Without a connection no try counts. Source: S-UPLOAD-6.
          if (!isConnected || !deps.network.isOnline()) {
            set((job) => ({ ...job, phase: 'resting', failure: 'network' }))
            if (isConnected) rest(TIMING.UPLOAD_RETRY_MS)
          } else if (tries > UPLOAD_RETRIES) {
            set((job) => ({ ...job, phase: 'resting', failure: 'network' }))
            enqueue.sendTo('clerk', failing(clientId, 'network'))
          } else {
            set((job) => ({ ...job, tries, phase: 'resting', failure: 'network' }))
            rest(TIMING.UPLOAD_RETRY_MS * tries)
          }
        }
      }
    }),
    /** A new connection: what was cut by the end of the last one goes at once. */
    wake: enqueueActions(({ context, enqueue }) => {
      const jobs = new Map(context.jobs)
      for (const [clientId, job] of jobs)
        if (job.phase === 'resting' && job.failure === 'network' && job.tries <= UPLOAD_RETRIES) {
          jobs.set(clientId, { ...job, phase: 'ready' })
          enqueue(cancel(restTimer(clientId)))
        }
      enqueue.assign({ jobs, isConnected: true })
    }),
    ready: assign({
      jobs: ({ context, event }) =>
        event.type === 'again'
          ? withJob(context, event.clientId, (job) =>
              job.phase === 'resting' ? { ...job, phase: 'ready' } : job,
            )
          : context.jobs,
    }),
    expire: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'expire') return
      const { clientId, queuedAt } = event
      const row = context.deps.log.state().outbox.get(clientId)
      if (row?.state === 'uploading' && row.queuedAt === queuedAt)
        enqueue.sendTo('clerk', failing(clientId, 'expired'))
    }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({ deps: input, isConnected: false, jobs: new Map(), attempts: new Map() }),
  invoke: [
    {
      src: 'commits',
      id: 'commits',
      input: ({ context }) => ({ log: context.deps.log, concerns: (changes) => changes.outbox }),
    },
    { src: 'clerk', id: 'clerk', input: ({ context }) => ({ log: context.deps.log }) },
  ],
  entry: 'compare',
  on: {
    expire: { actions: 'expire' },
    '*': unexpected,
  },
  initial: 'offline',
  states: {
    offline: {
      on: {
        connected: 'online',
        disconnected: {},
        changed: { actions: ['compare', 'release'] },
        // A request may outlive the socket.
        ended: { actions: ['take', 'release'] },
        again: { actions: 'ready' },
      },
    },
    online: {
      entry: ['wake', 'begin'],
      exit: assign({ isConnected: false }),
      on: {
        connected: { target: 'online', reenter: true },
        disconnected: 'offline',
        changed: { actions: ['compare', 'release', 'begin'] },
        ended: { actions: ['take', 'release', 'begin'] },
        again: { actions: ['ready', 'begin'] },
      },
    },
  },
})
