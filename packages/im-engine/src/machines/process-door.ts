// What the processes of the leading tab are given, show and can be asked: processes.ts starts them.

import type { InspectionEvent } from 'xstate'
import type { Kinds } from '../kinds/registry.js'
import type { LogDoor, Outcome } from '../log/door.js'
import type { CallTold } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import type { SeenAt } from '../model/people.js'
import type { Problem } from '../model/problem.js'
import type { Uploads } from '../model/upload.js'
import type { Cipher } from '../ports/cipher.js'
import type { Clock, Random } from '../ports/clock.js'
import type { FileStore } from '../ports/disk.js'
import type { Logger } from '../ports/logger.js'
import type { Http, Network, SocketPort } from '../ports/network.js'
import type { Locks } from '../ports/tabs.js'
import type { Uploader } from '../ports/uploader.js'
import type { CloseReason } from './connection.machine.js'
import type { OnFault } from './faults.js'
import type { Rest } from './rest.js'
import type { TokenSource } from './token.machine.js'
import type { Keeping } from './troubles.js'

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
