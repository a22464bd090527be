import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isOnPostgres, tempDatabase, tempFolder } from '../testing/databases'
import { emptyDatabase, openDatabase } from './open'
import { WriteQueue } from './write-queue'

async function open() {
  const { db, close } = await openDatabase(await tempDatabase())
  onTestFinished(close)
  return db
}

test.skipIf(isOnPostgres)('S-SRV-25 booleans and numbers arrive as integers, text stays text', async () => {
  const db = await open()
  const { rows } = await sql<
    Record<string, unknown>
  >`select typeof(${true}) as a, typeof(${5}) as b, 'x' || ${5} as c, typeof(${1.5}) as d`.execute(db)
  expect(rows).toEqual([{ a: 'integer', b: 'integer', c: 'x5', d: 'real' }])
})

test('S-SRV-25 a job that throws is rolled back alone; its neighbours of the same batch are kept', async () => {
  const db = await open()
  const writes = new WriteQueue(db)
  const put = (key: string) =>
    writes.run(async (trx) => {
      await trx.insertInto('settings').values({ key, value: '' }).execute()
      if (key === 'bad') throw new Error('planted')
      return key
    })
  const results = await Promise.allSettled([put('a'), put('bad'), put('b'), put('a')])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  const keys = await db.selectFrom('settings').select('key').orderBy('key').execute()
  expect(keys.map((row) => row.key)).toEqual(['a', 'b'])
  expect(await put('c')).toBe('c')
})

/** Size of a file that is not there any more; other errors are errors. */
function ifGone(error: NodeJS.ErrnoException): number {
  if (error.code === 'ENOENT') return 0
  throw error
}

test.skipIf(isOnPostgres)(
  'S-SRV-25 a closed database is one file, and a migrated one opens again',
  async () => {
    const file = join(await tempFolder(), 'alone.db')
    const first = await openDatabase(file)
    await first.db.insertInto('settings').values({ key: 'kept', value: 'x' }).execute()
    await first.close()
    const folder = await readdir(dirname(file))
    // The journal and its index stay without content, or go a moment later.
    const beside = folder.filter((name) => name !== 'alone.db' && name !== 'alone.db-shm')
    const sizeOf = (name: string) => stat(join(dirname(file), name)).then(({ size }) => size, ifGone)
    const sizes = await Promise.all(beside.map(sizeOf))
    expect(sizes.filter((size) => size !== 0)).toEqual([])
    const second = await openDatabase(file)
    expect(await second.db.selectFrom('settings').select('value').execute()).toEqual([{ value: 'x' }])
    await second.close()
  },
)

test('S-SRV-36 numbers, counts and times come back as numbers, flags as 0 and 1, and new ids grow', async () => {
  const db = await open()
  const at = 1_790_000_000_123
  const notice = { recipient_id: 'x', is_group: 1 as const, supersede_key: null, body: '{}' }
  const ids: number[] = []
  for (let i = 0; i < 3; i++)
    ids.push((await db.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow()).id)
  expect(ids).toEqual([1, 2, 3])
  await db.insertInto('conversations').values({ id: 'c', last_number: 1, last_time: at }).execute()
  const { last_time } = await db.selectFrom('conversations').select('last_time').executeTakeFirstOrThrow()
  const counted = await db
    .selectFrom('notices')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.max('is_group').as('flag')])
    .executeTakeFirstOrThrow()
  expect({ last_time, ...counted }).toEqual({ last_time: at, n: 3, flag: 1 })
})

// In one process the second SQLite connection would block the first one's turn; between processes it waits.
test.runIf(isOnPostgres)('S-SRV-36 two writers on one database write one after the other', async () => {
  const location = await tempDatabase()
  const [one, two] = await Promise.all([openDatabase(location), openDatabase(location)])
  onTestFinished(async () => {
    await one.close()
    await two.close()
  })
  const raise = (db: typeof one.db) =>
    db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('counters').select('value').executeTakeFirst()
      const value = (row?.value ?? 0) + 1
      await trx
        .insertInto('counters')
        .values({ name: 'n', value })
        .onConflict((c) => c.column('name').doUpdateSet({ value }))
        .execute()
    })
  for (let round = 0; round < 10; round++) await Promise.all([raise(one.db), raise(two.db)])
  expect(await one.db.selectFrom('counters').select('value').execute()).toEqual([{ value: 20 }])
})

test('S-SRV-36 an emptied database has nothing of what it held', async () => {
  const location = await tempDatabase()
  const first = await openDatabase(location)
  await first.db.insertInto('settings').values({ key: 'kept', value: 'x' }).execute()
  await first.close()
  await emptyDatabase(location)
  const second = await openDatabase(location)
  expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([])
  await second.close()
})

// PostgreSQL reads a table as small as a test's from end to end, whatever indexes it has.
test.skipIf(isOnPostgres).each([
  ['applications', 'attachment_id'],
  ['applications', 'job_id'],
  ['companies', 'account_id'],
  ['logins', 'account_id'],
  ['accounts', 'user_type'],
])('S-SRV-41 %s are found by their %s without a look at the others', async (table, column) => {
  const db = await open()
  const { rows } = await sql<{
    detail: string
  }>`explain query plan select * from ${sql.table(table)} where ${sql.ref(column)} = 1`.execute(db)
  expect(rows.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .* USING INDEX/)])
})
