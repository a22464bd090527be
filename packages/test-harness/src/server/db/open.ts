// db/ is the database behind the server: SQLite or PostgreSQL. What differs between the two ends in this folder. This
// file opens a database by its location:
//
//   FILE | :memory:   file-database.ts -> libsql-dialect.ts \
//                                                            -> migrations.ts -> Db
//   postgres://...    postgres-dialect.ts                   /
//
// write-queue.ts is the only way anything is written; tables.ts has the shapes.

import { resolve } from 'node:path'
import { deleteDatabaseFile, openDatabaseFile } from './file-database'
import { migrate, unmigrate } from './migrations'
import { DatabaseUnusable, type OpenDatabase } from './open-database'

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

async function guard<T>(location: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw error
    throw new DatabaseUnusable(`${nameOf(location)}: ${reasonOf(error)}`, { cause: error })
  }
}

const fileOf = (location: string): string => (location === ':memory:' ? location : resolve(location))

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

/** Opens (and makes, and migrates) a database. Throws `DatabaseUnusable`. */
export function openDatabase(location: string): Promise<OpenDatabase> {
  return openWith(location, migrate)
}

/** Deletes what a database of ours holds; other tables beside it stay. Throws `DatabaseUnusable`. */
export async function emptyDatabase(location: string): Promise<void> {
  if (!isPostgresUrl(location)) return deleteDatabaseFile(fileOf(location))
  const { close } = await openWith(location, unmigrate)
  await close()
}
