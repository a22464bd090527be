import type { Conversation } from '../model/conversation.js'
import type { ServerId } from '../model/ids.js'
import type { Amendment } from '../model/message.js'
import type { Disk, DiskResult, SealWrite, Tables } from '../ports/disk.js'
import {
  appendTo,
  chunksOf,
  dropInto,
  emptyMemoryStore,
  type MemoryStore,
  oldestChunksOf,
  recordsOf,
  sealInto,
} from './memory-store.js'
import { DONE, failed, found } from './result.js'
import { createWrites } from './writes.js'

export interface MemoryDiskOptions {
  /** Version of rows and chunks that this engine writes; a store with a higher one answers `newer`. */
  readonly projection: number
  /** Values are cloned at the border, both ways, as IndexedDB does: slow, and shows what is shared by mistake. */
  readonly isChecked?: boolean
}

const NO_AMENDMENTS: ReadonlyMap<ServerId, Amendment> = new Map()

/**
 * The Disk port in memory: where IndexedDB is missing (private mode), and in simulation. Two disks on one store are two tabs;
 * a disk that is dropped is a crash. Every answer comes within microtasks. Source: S-DISK-1.
 *
 * Messages and commits are shared with the caller, who never changes them; rows, which the caller does change, are copied.
 */
export function createMemoryDisk(store: MemoryStore, options: MemoryDiskOptions): Disk {
  const pass: <T>(value: T) => T = options.isChecked === true ? structuredClone : (value) => value
  const listeners = new Set<() => void>()
  let writes = createWrites()
  let isOpen = false

  const close = () => {
    isOpen = false
    writes.stop('lost')
    store.tabs.delete(lose)
  }
  const lose = () => {
    close()
    for (const listener of listeners) listener()
  }
  const read = async <T>(run: () => T): Promise<DiskResult<T>> =>
    isOpen ? found(pass(run())) : failed('lost')
  const write = <T>(run: () => DiskResult<T>): Promise<DiskResult<T>> =>
    writes.run(async () => (isOpen ? run() : failed('lost')))

  return {
    async open() {
      close()
      writes = createWrites()
      const { meta, tables } = store
      if (meta !== undefined && meta.projection > options.projection) return failed('newer')
      isOpen = true
      store.tabs.add(lose)
      const blocks = [...store.rows].sort(([a], [b]) => a - b)
      const rows = blocks.flatMap(([, block]) => block.map(copyRow))
      return found(pass({ meta, rows, tables, log: recordsOf(store, meta?.position ?? 1, Infinity) }))
    },
    append: (position, commit) =>
      write(() => (appendTo(store, position, pass(commit)) ? DONE : failed('stale'))),
    takeOver: (position, commit) =>
      write(() => {
        const missed = recordsOf(store, position + 1, Infinity)
        appendTo(store, (missed.at(-1)?.position ?? position) + 1, pass(commit))
        return found(pass(missed))
      }),
    seal: (wanted) =>
      write(() => {
        const own = pass(copySeal(wanted))
        if (!appendTo(store, own.position, own.commit)) return failed('stale')
        sealInto(store, own)
        return DONE
      }),
    readChunks: (queries) => read(() => queries.map((query) => chunksOf(store, query))),
    readAmendments: (keys) => read(() => keys.map((key) => store.amendments.get(key) ?? NO_AMENDMENTS)),
    readLog: (from, to) => read(() => recordsOf(store, from, to)),
    readOldest: (count) => read(() => oldestChunksOf(store, count)),
    drop: (wanted) =>
      write(() => {
        if (!appendTo(store, wanted.position, pass(wanted.commit))) return failed('stale')
        dropInto(store, wanted)
        return DONE
      }),
    async putFile(clientId, bytes) {
      if (!isOpen) return failed('lost')
      if (store.files.has(clientId)) return failed('stale')
      store.files.set(clientId, pass(bytes))
      return DONE
    },
    hasFile: (clientId) => read(() => store.files.has(clientId)),
    getFile: (clientId) => read(() => store.files.get(clientId)),
    async removeFile(clientId) {
      if (!isOpen) return failed('lost')
      store.files.delete(clientId)
      return DONE
    },
    listFiles: () => read(() => [...store.files].map(([clientId, { at }]) => ({ clientId, at }))),
    async erase() {
      close()
      emptyMemoryStore(store)
      for (const tab of [...store.tabs]) tab()
      return DONE
    },
    onLost(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close,
  }
}

const copyRow = (row: Conversation): Conversation => ({ ...row, receipted: { ...row.receipted } })

/** A seal that holds no list of the caller's that could still grow. */
const copySeal = (write: SealWrite): SealWrite => ({
  ...write,
  rowBlocks: write.rowBlocks.map(({ block, rows }) => ({ block, rows: rows.map(copyRow) })),
  amendments: write.amendments.map(({ key, amendments }) => ({ key, amendments: new Map(amendments) })),
  tables: copyTables(write.tables),
})

function copyTables(tables: Partial<Tables>): Partial<Tables> {
  const entries = Object.entries(tables).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value] : value,
  ])
  return Object.fromEntries(entries)
}
