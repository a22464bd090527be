// db/ is the database behind the server: SQLite or PostgreSQL. What differs between the two ends in this folder. This
// file opens a database by its location:
//
//   FILE | :memory:   file-database.ts -> libsql-dialect.ts \
//                                                            -> migrations.ts -> Db
//   postgres://...    postgres-dialect.ts                   /
//
// write-queue.ts is the only way anything is written; lease.ts keeps a second server off a file; cannot-store.ts tells a
// full disk from other errors; tables.ts has the shapes.

import { asCannotStore, CannotStore } from './cannot-store'
import { deleteDatabaseFile, openDatabaseFile, realFile, refuseOtherFile } from './file-database'
import { type Lease, takeLease } from './lease'
import { migrate, unmigrate } from './migrations'
import { DatabaseHeld, DatabaseUnusable, type OpenDatabase } from './open-database'

/** Whether a location is a database server's address; everything else is a file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//i.test(location)

/** The location as it may be shown: an address without its password. */
function nameOf(location: string): string {
  if (!isPostgresUrl(location)) return location
  if (!URL.canParse(location)) return 'postgres://'
  const url = new URL(location)
  url.password = ''
  return url.href
}

/** A refused connection to a name with several addresses has its reason inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}

const isSaid = (error: unknown): boolean =>
  error instanceof DatabaseUnusable || error instanceof DatabaseHeld || error instanceof CannotStore

async function guard<T>(location: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (reason) {
    const error = asCannotStore(reason, location)
    if (isSaid(error)) throw error
    throw new DatabaseUnusable(`${nameOf(location)}: ${reasonOf(error)}`, { cause: error })
  }
}

const isFile = (location: string): boolean => !isPostgresUrl(location) && location !== ':memory:'
const fileOf = (location: string): string => (isFile(location) ? realFile(location) : location)

const NO_LEASE: Lease = { tell: () => {}, release: () => {} }

/**
 * Keeps other servers off a database until the lease is released; in memory and on PostgreSQL there is nothing to keep.
 * Throws `DatabaseHeld` while another server has it, `DatabaseUnusable` and `CannotStore` as `openDatabase` does.
 */
export async function holdDatabase(location: string): Promise<Lease> {
  if (!isFile(location)) return NO_LEASE
  return guard(location, () => {
    const file = fileOf(location)
    refuseOtherFile(file)
    return takeLease(file)
  })
}

/** Opens as it is; whoever opens closes again when something goes wrong after it. A file needs no driver of PostgreSQL. */
const openUnmigrated = async (location: string): Promise<OpenDatabase> =>
  isPostgresUrl(location)
    ? (await import('./postgres-dialect')).openPostgres(location)
    : openDatabaseFile(fileOf(location))

async function openWith(
  location: string,
  prepare: (opened: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  return guard(location, async () => {
    const opened = await openUnmigrated(location)
    try {
      await prepare(opened)
      return opened
    } catch (error) {
      await opened.db.destroy()
      throw error
    }
  })
}

/** Opens (and makes, and migrates) a database. Throws `DatabaseUnusable`, or `CannotStore` where there is no room for it. */
export function openDatabase(location: string): Promise<OpenDatabase> {
  return openWith(location, migrate)
}

/** Deletes what a database of ours holds; other tables beside it stay. Throws `DatabaseUnusable`. */
export async function emptyDatabase(location: string): Promise<void> {
  if (!isPostgresUrl(location)) return guard(location, () => deleteDatabaseFile(fileOf(location)))
  const { close } = await openWith(location, unmigrate)
  await close()
}
