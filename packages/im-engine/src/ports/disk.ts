// ports/ says what the engine needs of the world, as types: a disk, a clock, a network, tabs, a cipher, a logger. The
// real things stand behind them in adapters/ and disk/, doubles for tests in testing/.
//
// This file is the database. It is fail-stop: after the first failed write of a generation (from open to close) no later
// write lands, so the log never has a hole. A failure is one of four words and never an exception:
//
//   stale   another writer took the position      full   the disk has no room
//   lost    the database failed, or is gone       newer  a newer version of the product wrote it

import type { Commit } from '../events/facts.js'
import type { Conversation } from '../model/conversation.js'
import type { ClientId, ConversationKey, ServerId } from '../model/ids.js'
import type { Amendment, Message } from '../model/message.js'
import type { OutboxItem } from '../model/outbox.js'
import type { Contact, Group } from '../model/people.js'
import type { ApplicationRev, Poison, Stream } from '../model/state.js'
import type { UploadBytes } from '../model/upload.js'

export type DiskFailure = 'stale' | 'full' | 'lost' | 'newer'
export type DiskResult<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: DiskFailure }

/** A commit with its position, as the log keeps it. */
export interface Logged {
  readonly position: number
  readonly commit: Commit
}

/** Small tables that a seal writes whole, since they are small; everything that is not a message or a row. */
export interface Tables {
  readonly outbox: readonly OutboxItem[]
  readonly hidden: readonly (readonly [ConversationKey, readonly Message[]])[]
  readonly contacts: readonly Contact[]
  readonly areContactsLoaded: boolean
  readonly groups: readonly Group[]
  readonly applications: readonly (readonly [string, ApplicationRev])[]
  readonly cursors: readonly (readonly [Stream, string])[]
  readonly poison: readonly Poison[]
  readonly poisonCount: number
  readonly nextLocalSeq: number
}

/** What a seal left: rows and tables hold all facts up to `position`, the seal record itself. */
export interface Meta {
  readonly position: number
  /** Log records behind the seal that a later seal may cut, ascending; leader-elected ones are in none. */
  readonly retained: readonly LogRange[]
  /** Version of rows and chunks. */
  readonly projection: number
}

/** Log records `from`..`to` and how many items they hold. */
export interface LogRange {
  readonly from: number
  readonly to: number
  readonly size: number
}

/** All that an open reads, in one transaction: the state as of the seal, and the log from the seal record on. */
export interface Opened {
  readonly meta: Meta | undefined
  readonly rows: readonly Conversation[]
  readonly tables: Partial<Tables>
  readonly log: readonly Logged[]
}

/** Messages of one conversation in order, about CHUNK_SIZE; key = [conversation, -time of the first]. */
export type Chunk = readonly Message[]

/** Chunks whose oldest time is at or before `from`, newest first, `limit` at most. */
export interface ChunkQuery {
  readonly key: ConversationKey
  /** ms; Infinity = from the newest. Exclusive when `isBefore`. */
  readonly from: number
  readonly isBefore?: boolean
  /** Chunks whose oldest time is below this are not wanted; -Infinity by default. */
  readonly downTo?: number
  readonly limit: number
}

/** One transaction: the record (which is also the fence), chunks, rows, amendments, tables, meta, and the cut. */
export interface SealWrite {
  readonly position: number
  readonly commit: Commit
  /** Each replaces the one of the same oldest time: a chunk that grows keeps its key. */
  readonly chunks: readonly Chunk[]
  readonly rowBlocks: readonly { readonly block: number; readonly rows: readonly Conversation[] }[]
  readonly amendments: readonly {
    readonly key: ConversationKey
    readonly amendments: ReadonlyMap<ServerId, Amendment>
  }[]
  /** Only the tables that changed. */
  readonly tables: Partial<Tables>
  readonly meta: Meta
  /** Log positions to delete, first and last included; a leader-elected record is never in one. */
  readonly cuts: readonly (readonly [from: number, to: number])[]
}

/** Makes room on a full disk, or removes a conversation's messages. */
export interface DropWrite {
  readonly position: number
  readonly commit: Commit
  /** By conversation and time of the oldest message. */
  readonly chunks: readonly (readonly [key: ConversationKey, oldest: number])[]
  /** Conversations whose amendments go, too. */
  readonly amended?: readonly ConversationKey[]
}

/**
 * The bytes of files that wait to be sent, by the client id of their message. They stand beside the log: one that does not fit
 * stops no other write. Source: S-DISK-25.
 */
export interface FileStore {
  /** Durable when it resolves; `stale` when there are bytes under this id, which stay as they are. */
  putFile(clientId: ClientId, bytes: UploadBytes): Promise<DiskResult>
  hasFile(clientId: ClientId): Promise<DiskResult<boolean>>
  getFile(clientId: ClientId): Promise<DiskResult<UploadBytes | undefined>>
  /** Of what is not there: done as well. */
  removeFile(clientId: ClientId): Promise<DiskResult>
  /** All there are, and when they were put there. */
  listFiles(): Promise<DiskResult<readonly FileEntry[]>>
}

export interface FileEntry {
  readonly clientId: ClientId
  /** Local time, ms since epoch. */
  readonly at: number
}

export interface Disk extends FileStore {
  /** Opens, upgrades if needed, and reads everything that a start needs. */
  open(): Promise<DiskResult<Opened>>
  /** Durable when it resolves; `stale` when the position is taken. `strict` waits for the medium. */
  append(position: number, commit: Commit, options: { readonly strict: boolean }): Promise<DiskResult>
  /** One transaction: reads what was written behind `position` and appends `commit` after it. */
  takeOver(position: number, commit: Commit): Promise<DiskResult<readonly Logged[]>>
  seal(write: SealWrite): Promise<DiskResult>
  /** All queries in one transaction, answers in their order. */
  readChunks(queries: readonly ChunkQuery[]): Promise<DiskResult<readonly (readonly Chunk[])[]>>
  readAmendments(
    keys: readonly ConversationKey[],
  ): Promise<DiskResult<readonly ReadonlyMap<ServerId, Amendment>[]>>
  /** Records of the retained log, first and last included. */
  readLog(from: number, to: number): Promise<DiskResult<readonly Logged[]>>
  /** The oldest chunks of all conversations, oldest first, until there are `count` messages. */
  readOldest(count: number): Promise<DiskResult<readonly Chunk[]>>
  /** One transaction: the record (which is also the fence), and these chunks are gone; never anything else. */
  drop(write: DropWrite): Promise<DiskResult>
  /** Empties every store in one transaction, then deletes the database; a frozen tab blocks only the deletion. */
  erase(): Promise<DiskResult>
  /** Called once when the database goes away under us (deleted, upgraded elsewhere, connection lost). */
  onLost(listener: () => void): () => void
  close(): void
}
