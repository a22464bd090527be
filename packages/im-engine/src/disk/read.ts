import type { Commit } from '../events/facts.js'
import type { Conversation } from '../model/conversation.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import type { Amendment } from '../model/message.js'
import type { Chunk, ChunkQuery, Logged, Meta, Opened, Tables } from '../ports/disk.js'
import type { StoreName, TableRecord } from './schema.js'
import { answerOf, type Connection, reading } from './transaction.js'

/** The state as of the seal and the log from the seal record on, in one transaction. Source: S-DISK-7. */
export async function readOpened(database: Connection): Promise<Opened> {
  const transaction = reading(database, ['meta', 'rows', 'tables', 'log'])
  // meta first: the log behind it is looked up while rows and tables come
  const sealed = answerOf<Meta | undefined>(transaction.objectStore('meta').get('seal'))
  const small = Promise.all([
    answerOf<(readonly Conversation[])[]>(transaction.objectStore('rows').getAll()),
    answerOf<TableRecord[]>(transaction.objectStore('tables').getAll()),
  ])
  small.catch(() => {}) // when meta fails first, nobody waits for these
  const meta = await sealed
  const range = IDBKeyRange.lowerBound(meta?.position ?? 0)
  const [[blocks, tables], log] = await Promise.all([small, readRange(transaction.objectStore('log'), range)])
  return { meta, rows: blocks.flat(), tables: tablesOf(tables), log }
}

async function readRange(log: IDBObjectStore, range: IDBKeyRange): Promise<readonly Logged[]> {
  const [positions, commits] = await Promise.all([
    answerOf(log.getAllKeys(range)),
    answerOf<Commit[]>(log.getAll(range)),
  ])
  return commits.map((commit, i) => ({ position: positions[i] as number, commit }))
}

const tablesOf = (records: readonly TableRecord[]): Partial<Tables> =>
  Object.fromEntries(records.map(({ name, value }) => [name, value]))

/**
 * All requests of a transaction at once, and its end with them: one that waits to be ended by this tab would hold up every
 * other tab's writes for as long as this one is frozen.
 */
function readOnce<T>(
  database: Connection,
  name: StoreName,
  ask: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = reading(database, [name])
  const answer = ask(transaction.objectStore(name))
  transaction.commit()
  return answer
}

export async function readLog(database: Connection, from: number, to: number): Promise<readonly Logged[]> {
  if (from > to) return []
  return readOnce(database, 'log', (log) => readRange(log, IDBKeyRange.bound(from, to)))
}

export async function readChunks(
  database: Connection,
  queries: readonly ChunkQuery[],
): Promise<readonly (readonly Chunk[])[]> {
  return readOnce(database, 'chunks', (chunks) =>
    Promise.all(
      queries.map((query) => {
        const range = rangeOf(query)
        if (range === undefined) return []
        return answerOf<Chunk[]>(chunks.getAll(range, Math.min(query.limit, 0xffff_ffff)))
      }),
    ),
  )
}

/** Chunks that one step of `readOldest` reads. */
const OLDEST_AT_ONCE = 64

/** Keys first, then as many chunks as it takes: nothing tells how many messages one holds. */
export async function readOldest(database: Connection, count: number): Promise<readonly Chunk[]> {
  const keys = await readOnce(database, 'chunks', (chunks) => answerOf(chunks.getAllKeys()))
  // keys come in the order of conversations, which the sort keeps among chunks of one time
  const oldestFirst = (keys as [string, number][]).sort(([, a], [, b]) => b - a)
  const oldest: Chunk[] = []
  for (let found = 0, next = 0; found < count && next < oldestFirst.length; next += OLDEST_AT_ONCE) {
    const some = oldestFirst.slice(next, next + OLDEST_AT_ONCE)
    const read = await readOnce(database, 'chunks', (chunks) =>
      Promise.all(some.map((key) => answerOf<Chunk | undefined>(chunks.get(key)))),
    )
    for (const chunk of read) {
      if (chunk === undefined || found >= count) continue
      oldest.push(chunk)
      found += chunk.length
    }
  }
  return oldest
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
    Promise.all(
      keys.map(async (key) => {
        const found = await answerOf<ReadonlyMap<ServerId, Amendment> | undefined>(amendments.get(key))
        return found ?? NO_AMENDMENTS
      }),
    ),
  )
}
