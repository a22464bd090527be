import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPostgresUrl } from '../db/open'

/**
 * Where files are unless something else is said: beside a database file, e.g. `sarika.db.files/`. Of a database server in
 * `.data/`, by the name of the database; of a database in memory in a folder that nobody else has.
 */
export function filesFolderOf(database: string): string {
  if (isPostgresUrl(database))
    return join('.data', `${new URL(database).pathname.slice(1) || 'postgres'}.files`)
  if (database === ':memory:' || database === '')
    return join(tmpdir(), `sarika-files-${randomBytes(8).toString('hex')}`)
  return `${database}.files`
}
