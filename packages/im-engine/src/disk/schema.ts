import type { DBSchema, IDBPDatabase } from 'idb'
import type { Commit } from '../events/facts.js'
import type { Conversation } from '../model/conversation.js'
import type { ClientId, ConversationKey, ServerId } from '../model/ids.js'
import type { Amendment } from '../model/message.js'
import type { UploadBytes } from '../model/upload.js'
import type { Chunk, Meta, Tables } from '../ports/disk.js'

/** One small table as it is kept: name and value in one record, so that an open reads all of them in one request. */
export interface TableRecord {
  readonly name: keyof Tables
  readonly value: Tables[keyof Tables]
}

/** The stores of an account's database. Absent: an index of any kind, a record per message, a record per row. */
export interface Schema extends DBSchema {
  log: { key: number; value: Commit }
  /** [conversation, -time of the oldest]: newest first; the key stays while the newest chunk grows. */
  chunks: { key: [ConversationKey, number]; value: Chunk }
  amendments: { key: ConversationKey; value: ReadonlyMap<ServerId, Amendment> }
  /** Key = block number. */
  rows: { key: number; value: readonly Conversation[] }
  tables: { key: string; value: TableRecord }
  meta: { key: 'seal'; value: Meta }
  /** Bytes of files that wait to be sent. */
  uploads: { key: ClientId; value: UploadBytes }
}

export type StoreName = 'log' | 'chunks' | 'amendments' | 'rows' | 'tables' | 'meta' | 'uploads'

/**
 * What each database version added, from 1. A step only adds: an older engine's records stay readable, and a new step comes with
 * a new dump in fixtures/databases. Source: S-DISK-14.
 */
const STEPS: readonly ((database: IDBPDatabase<Schema>) => void)[] = [
  (database) => {
    for (const name of ['log', 'chunks', 'amendments', 'rows', 'meta'] as const)
      database.createObjectStore(name)
    database.createObjectStore('tables', { keyPath: 'name' })
  },
  (database) => void database.createObjectStore('uploads'),
]

export const DATABASE_VERSION = STEPS.length

export function upgrade(database: IDBPDatabase<Schema>, oldVersion: number): void {
  for (const step of STEPS.slice(oldVersion)) step(database)
}
