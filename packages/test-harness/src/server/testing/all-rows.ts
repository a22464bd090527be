/** All that a database holds, to be compared. */
import { openDatabase } from '../db/open'

/** Every row of every table as JSON, sorted, by the name of its table. */
export async function allRows(database: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { db, close } = await openDatabase(database)
  const tables = await db.introspection.getTables()
  const found = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'accounts')
      .selectAll()
      .execute()
    found.set(name, rows.map((row) => JSON.stringify(row)).sort())
  }
  await close()
  return found
}
