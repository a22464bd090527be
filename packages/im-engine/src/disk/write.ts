import type { Commit } from '../events/facts.js'
import type { Message } from '../model/message.js'
import type { Chunk, DropWrite, Logged, SealWrite } from '../ports/disk.js'
import type { StoreName } from './schema.js'
import { answerOf, type Connection, writing } from './transaction.js'

/** The hot path: one `add`, which is the record and the fence at once. Source: S-DISK-2. */
export function writeCommit(
  database: Connection,
  position: number,
  commit: Commit,
  isStrict: boolean,
): Promise<undefined> {
  return writing<undefined>(database, ['log'], isStrict ? 'strict' : 'relaxed', (transaction) => {
    transaction.objectStore('log').add(commit, position)
    transaction.commit()
  })
}

/** Reads what another tab wrote behind `position` and appends after it: nobody can come between. Source: S-DISK-3. */
export function writeTakeOver(
  database: Connection,
  position: number,
  commit: Commit,
): Promise<readonly Logged[]> {
  return writing(database, ['log'], 'relaxed', async (transaction) => {
    const log = transaction.objectStore('log')
    const range = IDBKeyRange.lowerBound(position, true)
    const [positions, commits] = await Promise.all([
      answerOf(log.getAllKeys(range)),
      answerOf<Commit[]>(log.getAll(range)),
    ])
    const missed = commits.map((one, i) => ({ position: Number(positions[i]), commit: one }))
    log.add(commit, (missed.at(-1)?.position ?? position) + 1)
    transaction.commit()
    return missed
  })
}

const SEALED: readonly StoreName[] = ['log', 'chunks', 'amendments', 'rows', 'tables', 'meta']

/** The record first: when its position is taken, nothing of the seal lands. Source: S-DISK-10. */
export function writeSeal(database: Connection, write: SealWrite): Promise<undefined> {
  return writing<undefined>(database, SEALED, 'relaxed', (transaction) => {
    const store = (name: StoreName) => transaction.objectStore(name)
    store('log').add(write.commit, write.position)
    // deleted before put: a new chunk may begin where a dropped one began
    for (const chunk of write.chunks) store('chunks').put(chunk, chunkKeyOf(chunk))
    for (const { block, rows } of write.rowBlocks) store('rows').put(rows, block)
    for (const { key, amendments } of write.amendments) store('amendments').put(amendments, key)
    for (const [name, value] of Object.entries(write.tables)) store('tables').put({ name, value })
    store('meta').put(write.meta, 'seal')
    for (const [from, to] of write.cuts) store('log').delete(IDBKeyRange.bound(from, to))
    transaction.commit()
  })
}

function chunkKeyOf(chunk: Chunk): IDBValidKey {
  const { key, at } = chunk[0] as Message
  return [key, -at]
}

/** The record and the deletion: both or, when its position is taken or there is no room for it, none. Source: S-DISK-12. */
export function writeDrop(database: Connection, write: DropWrite): Promise<undefined> {
  return writing<undefined>(database, ['log', 'chunks', 'amendments'], 'strict', (transaction) => {
    transaction.objectStore('log').add(write.commit, write.position)
    for (const [key, oldest] of write.chunks) transaction.objectStore('chunks').delete([key, -oldest])
    for (const key of write.amended ?? []) transaction.objectStore('amendments').delete(key)
    transaction.commit()
  })
}
