import { deleteDB, openDB } from 'idb'
import type { Clock } from '../ports/clock.js'
import { DATABASE_VERSION, type Schema, upgrade } from './schema.js'
import { type Connection, failureOf, writing } from './transaction.js'

export interface Place {
  /** The account's database, e.g. `"sarika-im-1042"`. */
  readonly name: string
  readonly clock: Clock
  /** How long an open or a deletion waits for other connections. */
  readonly blockedMs: number
}

/**
 * Opens the database at our version; rejects with the browser's error, or a TimeoutError. `onGone` is called when it is taken
 * from us: deleted, upgraded by a newer engine, or closed by the browser. Our own close is no loss. Source: S-DISK-8, S-DISK-9.
 */
export function connect(place: Place, onGone: () => void): Promise<Connection> {
  return openAt(place, DATABASE_VERSION, onGone)
}

/** A connection to whatever is there, to empty it: a newer database too. */
export async function connectToErase(place: Place): Promise<Connection> {
  try {
    return await openAt(place, DATABASE_VERSION, () => {})
  } catch (error) {
    if (failureOf(error) !== 'newer') throw error
    return openAt(place, undefined, () => {})
  }
}

async function openAt(place: Place, version: number | undefined, onGone: () => void): Promise<Connection> {
  const opening = openDB<Schema>(place.name, version, { upgrade, blocking: onGone, terminated: onGone })
  try {
    return await within(place, opening)
  } catch (error) {
    // one that comes after all must not hold up the next
    opening.then(
      (late) => late.close(),
      () => {},
    )
    throw error
  }
}

/** Empties every store that there is, in one transaction. */
export function emptyStores(database: Connection): Promise<void> {
  const names = [...database.objectStoreNames]
  return writing(database, names, 'strict', (transaction) => {
    for (const name of names) transaction.objectStore(name).clear()
    transaction.commit()
  })
}

/** Resolves when the database is gone; rejects when somebody who does not answer (a frozen tab) holds it for now. */
export function deleteDatabase(place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = deleteDB(place.name, { blocked: () => reject(late()) })
    within(place, deletion).then(resolve, reject)
  })
}

/** The wait is bounded from the start, not from `blocked`: who queues behind another's blocked upgrade is told nothing. */
function within<T>({ clock, blockedMs }: Place, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(late()), blockedMs)
    const settle = () => clock.clearTimeout(timer)
    work.then(resolve, reject)
    work.then(settle, settle)
  })
}

const late = () => new DOMException('another connection holds the database', 'TimeoutError')
