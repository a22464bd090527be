import type { Commit } from '../events/facts.js'
import type { Conversation } from '../model/conversation.js'
import type { ClientId, ConversationKey, ServerId } from '../model/ids.js'
import type { Amendment, Message } from '../model/message.js'
import type { UploadBytes } from '../model/upload.js'
import type { Chunk, ChunkQuery, DropWrite, Logged, Meta, SealWrite, Tables } from '../ports/disk.js'

/** What a memory disk keeps; it outlives the disk, as files outlive a tab. Everything in it is replaced, never changed. */
export interface MemoryStore {
  log: Map<number, Commit>
  /** Highest position ever appended. */
  head: number
  /** Chunks of a conversation, newest first. */
  chunks: Map<ConversationKey, readonly Chunk[]>
  amendments: Map<ConversationKey, ReadonlyMap<ServerId, Amendment>>
  rows: Map<number, readonly Conversation[]>
  tables: Partial<Tables>
  meta: Meta | undefined
  /** Bytes of files that wait to be sent. */
  files: Map<ClientId, UploadBytes>
  /** The open disks: each is told when the database goes away. */
  readonly tabs: Set<() => void>
}

export function createMemoryStore(): MemoryStore {
  return { ...emptied(), tabs: new Set() }
}

/** The same content in a store of its own, without open disks; messages and rows are shared. */
export function copyMemoryStore(store: MemoryStore): MemoryStore {
  return {
    log: new Map(store.log),
    head: store.head,
    chunks: new Map(store.chunks),
    amendments: new Map(store.amendments),
    rows: new Map(store.rows),
    tables: store.tables,
    meta: store.meta,
    files: new Map(store.files),
    tabs: new Set(),
  }
}

/** Puts the content of `from` into `store`, whose open disks stay as they are. */
export function restoreMemoryStore(store: MemoryStore, from: MemoryStore): void {
  Object.assign(store, { ...copyMemoryStore(from), tabs: store.tabs })
}

export function emptyMemoryStore(store: MemoryStore): void {
  Object.assign(store, emptied())
}

const emptied = (): Omit<MemoryStore, 'tabs'> => ({
  log: new Map(),
  head: 0,
  chunks: new Map(),
  amendments: new Map(),
  rows: new Map(),
  tables: {},
  meta: undefined,
  files: new Map(),
})

/** False when the position is taken. */
export function appendTo(store: MemoryStore, position: number, commit: Commit): boolean {
  if (store.log.has(position)) return false
  store.log.set(position, commit)
  store.head = Math.max(store.head, position)
  return true
}

export function recordsOf(store: MemoryStore, from: number, to: number): readonly Logged[] {
  const records: Logged[] = []
  for (let position = Math.max(from, 1); position <= Math.min(to, store.head); position++) {
    const commit = store.log.get(position)
    if (commit !== undefined) records.push({ position, commit })
  }
  return records
}

export const oldestOf = (chunk: Chunk): number => (chunk[0] as Message).at

export function chunksOf(store: MemoryStore, query: ChunkQuery): readonly Chunk[] {
  const all = store.chunks.get(query.key) ?? []
  const downTo = query.downTo ?? -Infinity
  const answer: Chunk[] = []
  for (let i = firstAt(all, query.from, query.isBefore === true); i < all.length; i++) {
    const chunk = all[i] as Chunk
    if (answer.length >= query.limit || oldestOf(chunk) < downTo) break
    answer.push(chunk)
  }
  return answer
}

/** All of a seal but its fence. */
export function sealInto(store: MemoryStore, write: SealWrite): void {
  for (const chunk of write.chunks) putChunk(store, chunk)
  for (const { block, rows } of write.rowBlocks) store.rows.set(block, rows)
  for (const { key, amendments } of write.amendments) store.amendments.set(key, amendments)
  store.tables = { ...store.tables, ...write.tables }
  store.meta = write.meta
  for (const [from, to] of write.cuts) {
    for (const { position } of recordsOf(store, from, to)) store.log.delete(position)
  }
}

/** The oldest chunks of all conversations, until there are `count` messages. */
export function oldestChunksOf(store: MemoryStore, count: number): readonly Chunk[] {
  const all = [...store.chunks].flatMap(([key, chunks]) => chunks.map((chunk) => ({ key, chunk })))
  all.sort((a, b) => oldestOf(a.chunk) - oldestOf(b.chunk) || (a.key < b.key ? -1 : 1))
  const oldest: Chunk[] = []
  for (let found = 0, i = 0; found < count && i < all.length; i++) {
    const { chunk } = all[i] as (typeof all)[number]
    oldest.push(chunk)
    found += chunk.length
  }
  return oldest
}

/** All of a drop but its fence. */
export function dropInto(store: MemoryStore, write: DropWrite): void {
  for (const [key, oldest] of write.chunks) dropChunk(store, key, oldest)
  for (const key of write.amended ?? []) store.amendments.delete(key)
}

/** Index of the first chunk (newest first) whose oldest time is at or before `from`; before it when `isBefore`. */
function firstAt(all: readonly Chunk[], from: number, isBefore: boolean): number {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    const oldest = oldestOf(all[middle] as Chunk)
    if (isBefore ? oldest < from : oldest <= from) high = middle
    else low = middle + 1
  }
  return low
}

function putChunk(store: MemoryStore, chunk: Chunk): void {
  const { key, at } = chunk[0] as Message
  const all = store.chunks.get(key) ?? []
  const i = firstAt(all, at, false)
  const there = all[i]
  store.chunks.set(key, all.toSpliced(i, there !== undefined && oldestOf(there) === at ? 1 : 0, chunk))
}

function dropChunk(store: MemoryStore, key: ConversationKey, oldest: number): void {
  const left = (store.chunks.get(key) ?? []).filter((chunk) => oldestOf(chunk) !== oldest)
  if (left.length > 0) store.chunks.set(key, left)
  else store.chunks.delete(key)
}
