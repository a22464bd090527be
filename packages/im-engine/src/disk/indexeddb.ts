// disk/ keeps the log and what a seal made of it. This file is IndexedDB behind the Disk port; memory.ts does the same in
// memory.
//
//   open       connection.ts > schema.ts (upgrade) > read.ts: one readonly transaction: meta, rows, tables, log from the seal on
//   append     writes.ts (one at a time, fail-stop) > write.ts: ONE add in ONE transaction
//   takeOver   the same queue > read the log behind us, add after it
//   seal       the same queue > record (the fence), chunks, rows, amendments, tables, meta, cuts
//   drop       the same queue > record (the fence), chunks deleted
//   files      files.ts: bytes of files that wait to be sent; beside the queue, so that one that does not fit stops nothing
//   read*      read.ts: any time, beside the writes; each is one readonly transaction
//   erase      connection.ts: all stores emptied in one transaction, then the database deleted
//
// IndexedDB costs by the request and not by the byte, so a write is few requests with big values. The browser clones a
// value when its write starts. transaction.ts turns every exception into one of four words, so no method rejects; this
// file logs it.
//
// Absent: indexes, cursors, retries, and any knowledge of what a fact means.

import type { Disk, DiskResult } from '../ports/disk.js'
import type { Logger } from '../ports/logger.js'
import { connect, connectToErase, deleteDatabase, emptyStores, type Place } from './connection.js'
import { hasFile, listFiles, readFile, removeFile, writeFile } from './files.js'
import { readAmendments, readChunks, readLog, readOldest, readOpened } from './read.js'
import { DONE, failed, found } from './result.js'
import { type Connection, failureOf, nameOf, whileOpen } from './transaction.js'
import { writeCommit, writeDrop, writeSeal, writeTakeOver } from './write.js'
import { createWrites } from './writes.js'

export interface IndexedDiskOptions extends Place {
  /** Version of rows and chunks that this engine writes; a database with a higher one answers `newer`. */
  readonly projection: number
  readonly logger: Logger
}

/** The Disk port on an account's IndexedDB database. Never rejects. Source: S-DISK-1. */
export function createIndexedDisk(options: IndexedDiskOptions): Disk {
  const listeners = new Set<() => void>()
  let writes = createWrites()
  let database: Connection | undefined
  /** Counts opens and closes: what an older one brings late is dropped. */
  let generation = 0

  const fail = (what: string, error: unknown): DiskResult<never> => {
    const failure = failureOf(error)
    options.logger.warn('disk', { what, failure, error: nameOf(error) })
    return failed(failure)
  }
  const attempt = async <T>(what: string, run: (open: Connection) => Promise<T>): Promise<DiskResult<T>> => {
    if (database === undefined) return failed('lost')
    try {
      return found(await whileOpen(database, run(database)))
    } catch (error) {
      return fail(what, error)
    }
  }
  const write = <T>(what: string, run: (open: Connection) => Promise<T>) =>
    writes.run(() => attempt(what, run))

  const close = () => {
    generation++
    writes.stop('lost')
    database?.close()
    database = undefined
  }
  const lose = () => {
    close()
    for (const listener of listeners) listener()
  }

  const ending = (work: Promise<void>): Promise<DiskResult> =>
    work.then(
      () => DONE,
      (error) => fail('erase', error),
    )
  const empty = async (own: Connection | undefined): Promise<DiskResult> => {
    try {
      const open = own ?? (await connectToErase(options))
      return await ending(whileOpen(open, emptyStores(open))).finally(() => open.close())
    } catch (error) {
      return fail('erase', error)
    }
  }

  return {
    async open() {
      close()
      writes = createWrites()
      const mine = generation
      try {
        const opened = await connect(options, () => mine === generation && lose())
        if (mine !== generation) {
          opened.close()
          return failed('lost')
        }
        database = opened
      } catch (error) {
        return fail('open', error)
      }
      const result = await attempt('open', readOpened)
      if (!result.ok || (result.value.meta?.projection ?? 0) <= options.projection) return result
      close()
      return failed('newer')
    },
    append: (position, commit, { strict }) =>
      write('append', (open) => writeCommit(open, position, commit, strict)),
    takeOver: (position, commit) => write('take-over', (open) => writeTakeOver(open, position, commit)),
    seal: (wanted) => write('seal', (open) => writeSeal(open, wanted)),
    readChunks: (queries) => attempt('read-chunks', (open) => readChunks(open, queries)),
    readAmendments: (keys) => attempt('read-amendments', (open) => readAmendments(open, keys)),
    readLog: (from, to) => attempt('read-log', (open) => readLog(open, from, to)),
    readOldest: (count) => attempt('read-oldest', (open) => readOldest(open, count)),
    drop: (wanted) => write('drop', (open) => writeDrop(open, wanted)),
    putFile: (clientId, bytes) => attempt('put-file', (open) => writeFile(open, clientId, bytes)),
    hasFile: (clientId) => attempt('has-file', (open) => hasFile(open, clientId)),
    getFile: (clientId) => attempt('get-file', (open) => readFile(open, clientId)),
    removeFile: (clientId) => attempt('remove-file', (open) => removeFile(open, clientId)),
    listFiles: () => attempt('list-files', listFiles),
    async erase() {
      const own = database
      // let go of, not closed: what is in flight goes first, what is queued behind it answers lost
      database = undefined
      close()
      const emptied = await empty(own)
      const deleted = await ending(deleteDatabase(options))
      return emptied.ok || deleted.ok ? DONE : emptied
    },
    onLost(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close,
  }
}
