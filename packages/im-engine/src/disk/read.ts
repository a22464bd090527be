import type { IDBPObjectStore } from 'idb'
import type { ConversationKey, ServerId } from '../model/ids.js'
import type { Amendment } from '../model/message.js'
import type { Chunk, ChunkQuery, Logged, Opened, Tables } from '../ports/disk.js'
import type { Schema, StoreName, TableRecord } from './schema.js'
import { type Connection, reading } from './transaction.js'

/** The state as of the seal and the log from the seal record on, in one transaction. Source: S-DISK-7. */
export async function readOpened(database: Connection): Promise<Opened> {
  const transaction = reading(database, ['meta', 'rows', 'tables', 'log'])
  const small = Promise.all([
    transaction.objectStore('rows').getAll(),
    transaction.objectStore('tables').getAll(),
  ])
  small.catch(() => {}) // when meta fails first, nobody waits for these
  const meta = await transaction.objectStore('meta').get('seal')
  const log = transaction.objectStore('log')
  const range = IDBKeyRange.lowerBound(meta?.position ?? 0)
  const [[blocks, tables], positions, commits] = await Promise.all([
    small,
    log.getAllKeys(range),
    log.getAll(range),
  ])
  return {
    meta,
    rows: blocks.flat(),
    tables: tablesOf(tables),
    log: commits.map((commit, i) => ({ position: positions[i] as number, commit })),
  }
}

const tablesOf = (records: readonly TableRecord[]): Partial<Tables> =>
  Object.fromEntries(records.map(({ name, value }) => [name, value]))

/**
 * All requests of a transaction at once, and its end with them: one that waits to be ended by this tab would hold up every
 * other tab's writes for as long as this one is frozen.
 */
function readOnce<Name extends StoreName, T>(
  database: Connection,
  name: Name,
  ask: (store: IDBPObjectStore<Schema, [Name], Name, 'readonly'>) => Promise<T>,
): Promise<T> {
  const transaction = reading(database, [name])
  const answer = ask(transaction.objectStore(name))
  transaction.commit()
  return answer
}

export async function readLog(database: Connection, from: number, to: number): Promise<readonly Logged[]> {
  if (from > to) return []
  const range = IDBKeyRange.bound(from, to)
  const [positions, commits] = await readOnce(database, 'log', (log) =>
    Promise.all([log.getAllKeys(range), log.getAll(range)]),
  )
  return commits.map((commit, i) => ({ position: positions[i] as number, commit }))
}

export async function readChunks(
  database: Connection,
  queries: readonly ChunkQuery[],
): Promise<readonly (readonly Chunk[])[]> {
  return readOnce(database, 'chunks', (chunks) =>
    Promise.all(
      queries.map((query) => {
        const range = rangeOf(query)
        return range === undefined ? [] : chunks.getAll(range, Math.min(query.limit, 0xffff_ffff))
      }),
    ),
  )
}

/** Newest first is upward: the key holds the negated time. Undefined when no chunk can be in it. */
function rangeOf({
  key,
  from,
  isBefore = false,
  downTo = -Infinity,
  limit,
}: ChunkQuery): IDBKeyRange | undefined {
  const isEmpty = limit < 1 || (isBefore ? from <= downTo : from < downTo)
  return isEmpty ? undefined : IDBKeyRange.bound([key, -from], [key, -downTo], isBefore)
}

const NO_AMENDMENTS: ReadonlyMap<ServerId, Amendment> = new Map()

export async function readAmendments(
  database: Connection,
  keys: readonly ConversationKey[],
): Promise<readonly ReadonlyMap<ServerId, Amendment>[]> {
  return readOnce(database, 'amendments', (amendments) =>
    Promise.all(keys.map(async (key) => (await amendments.get(key)) ?? NO_AMENDMENTS)),
  )
}
