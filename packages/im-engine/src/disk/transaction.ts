import { type IDBPDatabase, unwrap } from 'idb'
import type { DiskFailure } from '../ports/disk.js'
import type { Schema, StoreName } from './schema.js'

export type Connection = IDBPDatabase<Schema>

/** Four words for everything that a database can throw at us. Source: S-DISK-6. */
export function failureOf(error: unknown): DiskFailure {
  switch (error instanceof Error ? error.name : undefined) {
    case 'ConstraintError': // only the log's `add` can collide
      return 'stale'
    case 'QuotaExceededError':
      return 'full'
    case 'VersionError':
      return 'newer'
    default:
      return 'lost'
  }
}

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/**
 * `work` on a connection, or a rejection when the browser closes the connection under it (site data cleared): Chromium then
 * ends a transaction in flight with neither `complete` nor `abort`, and who waits for it waits for ever.
 */
export function whileOpen<T>(database: Connection, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('the browser closed the database', 'InvalidStateError'))
    const settle = () => database.removeEventListener('close', giveUp)
    database.addEventListener('close', giveUp)
    work.then(resolve, reject)
    work.then(settle, settle)
  })
}

/** A readonly transaction; its failure shows in the requests. Raw, as `writing`: a first open pays for every proxy. */
export function reading(database: Connection, names: readonly StoreName[]): IDBTransaction {
  return unwrap(database).transaction(names)
}

/** What a request finds. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/**
 * One readwrite transaction. Rejects with what aborted it; all or nothing is on disk. `body` ends with `commit()`, so that
 * the browser need not wait to see that nothing more comes.
 *
 * Raw, not idb's: a promise and two listeners for each of a seal's thousand puts would be for nothing, and when an `add`
 * fails each of them would reject unheard.
 */
export async function writing<T>(
  database: Connection,
  names: readonly StoreName[],
  durability: IDBTransactionDurability,
  body: (transaction: IDBTransaction) => T | Promise<T>,
): Promise<T> {
  const transaction = unwrap(database).transaction(names, 'readwrite', { durability })
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    // at `error` the transaction's own error is still null: only here it tells stale from full
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
  let value: T
  try {
    value = await body(transaction)
  } catch (error) {
    abort(transaction)
    await end.catch(() => {})
    throw transaction.error ?? error
  }
  await end
  return value
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // it aborted by itself, which is why the body failed
  }
}
