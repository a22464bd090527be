import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'
import { listApplications } from './applications'
import { readLetter } from './letters'
import { listSummaries, readResume } from './resumes'

/** The demo, and what of it has been read: rows by their columns. */
async function start() {
  const database = await tempDatabase()
  await startTestServer({ database })
  const { db, close } = await openDatabase(database)
  onTestFinished(close)
  const read: Record<string, unknown>[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.push(...result.rows)
      return result
    },
  }
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('login', '=', 'sokha')
    .executeTakeFirstOrThrow()
  return { db: db.withPlugin(listener), id, read }
}

const columnsOf = (rows: readonly object[]) => new Set(rows.flatMap(Object.keys))

test('S-SEEK-33 a list of applications reads neither resumes nor letters', async () => {
  const { db, id, read } = await start()
  const page = { page: 1, size: 100 }
  expect((await listApplications(db, id, 'applied', page, Date.now())).totalCount).toBeGreaterThan(0)
  expect(columnsOf(read)).toContain('applied_at')
  for (const column of ['resume', 'letter']) expect(columnsOf(read)).not.toContain(column)
})

test('S-SEEK-33 resumes to choose from are read without their entries, and one resume without the others', async () => {
  const { db, id, read } = await start()
  const summaries = await listSummaries(db, id)
  expect(summaries.length).toBeGreaterThan(1)
  expect(columnsOf(read)).not.toContain('content')
  for (const { id: resumeId, ...summary } of summaries) {
    read.length = 0
    expect(await readResume(db, id, resumeId)).toMatchObject(summary)
    expect(read.filter((row) => 'profile' in row)).toHaveLength(1)
  }
})

test('S-SEEK-33 one letter is read without the others', async () => {
  const { db, id, read } = await start()
  expect(await readLetter(db, id, 1)).toMatchObject({ title: 'Hotels and guests' })
  expect(read).toHaveLength(1)
})
