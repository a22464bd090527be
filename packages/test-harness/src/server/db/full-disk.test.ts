// A database that may have no more pages: SQLite then says SQLITE_FULL, as on a disk without room. A disk that takes no
// writes is ../full-disk.test.ts.
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { StorageWatch } from '../storage-watch'
import { tempFolder } from '../testing/databases'
import { CannotStore } from './cannot-store'
import { openDatabaseFile } from './file-database'
import { migrate, unmigrate } from './migrations'
import { openDatabase } from './open'
import type { Db } from './tables'
import { WriteQueue } from './write-queue'

/** The largest number of pages that SQLite knows. */
const NO_LIMIT = 4_294_967_294

/** A number of pages more than there are, and none that is free. */
async function limitPages(db: Db, more: number): Promise<void> {
  await sql`vacuum`.execute(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql
    .raw(`pragma max_page_count = ${Math.min((rows[0]?.page_count ?? 0) + more, NO_LIMIT)}`)
    .execute(db)
}

async function open() {
  const file = join(await tempFolder(), 'full.db')
  const opened = await openDatabase(file)
  onTestFinished(opened.close)
  const writes = new WriteQueue(opened.db)
  const put = (key: string, size: number) =>
    writes.run((trx) =>
      trx
        .insertInto('settings')
        .values({ key, value: 'x'.repeat(size) })
        .execute(),
    )
  const keys = async () =>
    (await opened.db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)
  return { file, db: opened.db, writes, put, keys }
}

test('S-SRV-81 a write without room fails as such, not as a roll-back, and its neighbours of the same batch are kept', async () => {
  const { file, db, put, keys } = await open()
  await limitPages(db, 4)
  const results = await Promise.allSettled([put('a', 100), put('large', 100_000), put('b', 100)])
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { problem: 'the disk is full', message: `the disk is full: ${file}` } },
    { status: 'fulfilled' },
  ])
  expect(results[1]).toMatchObject({ reason: expect.any(CannotStore) })
  expect(await keys()).toEqual(['a', 'b'])
  await limitPages(db, NO_LIMIT)
  await put('large', 100_000)
  expect(await keys()).toEqual(['a', 'b', 'large'])
})

test('S-SRV-81 a write that fails over something else is no full disk', async () => {
  const { put } = await open()
  await put('a', 1)
  await expect(put('a', 1)).rejects.not.toBeInstanceOf(CannotStore)
})

test('S-SRV-82 a problem is told once, ends with a write that works, and may begin again', async () => {
  const { db, writes, put, keys } = await open()
  const storage = new StorageWatch(writes)
  const told: (string | null)[] = []
  storage.whenChanged = (problem) => void told.push(problem?.problem ?? null)
  expect(await storage.look()).toBe(null)
  for (let episode = 0; episode < 2; episode++) {
    await limitPages(db, 4)
    for (let i = 0; i < 3; i++) await expect(put('large', 100_000)).rejects.toBeInstanceOf(CannotStore)
    expect((await storage.look())?.problem).toBe('the disk is full')
    // What is small still fits, and what writes nothing always does: neither says that there is room.
    await put(`small ${episode}`, 10)
    await writes.run(async () => 'nothing')
    expect((await storage.look())?.problem).toBe('the disk is full')
    await limitPages(db, NO_LIMIT)
    expect(await storage.look()).toBe(null)
  }
  expect(told).toEqual(['the disk is full', null, 'the disk is full', null])
  expect(await keys()).toEqual(['small 0', 'small 1'])
})

test('S-SRV-82 a problem ends by itself with what people write', async () => {
  const { db, writes, put } = await open()
  const storage = new StorageWatch(writes)
  await limitPages(db, 4)
  await expect(put('large', 100_000)).rejects.toBeInstanceOf(CannotStore)
  await limitPages(db, NO_LIMIT)
  const over = new Promise((resolve) => {
    storage.whenChanged = resolve
  })
  await put('small', 10)
  expect(await over).toBe(null)
})

/** All that a database says of its shape, and its rows of two tables. */
async function dump(db: Db): Promise<unknown[]> {
  const all = [
    sql`select * from sqlite_master order by name`,
    sql`select * from kysely_migration order by name`,
    sql`select * from settings`,
  ]
  return Promise.all(all.map(async (query) => (await query.execute(db)).rows))
}

test('S-SRV-83 a migration that finds no room leaves the file as it was, and works later', async () => {
  const { file, db, put } = await open()
  await put('kept', 10)
  // A database of an older server, without a free page.
  await unmigrate({ db, kind: 'sqlite', close: async () => {} }, '0009-managers')
  await sql`vacuum`.execute(db)
  const before = await dump(db)
  const older = await openDatabaseFile(file)
  onTestFinished(older.close)
  await limitPages(older.db, 0)
  await expect(migrate(older)).rejects.toMatchObject({ problem: 'the disk is full' })
  expect(await dump(older.db)).toEqual(before)
  expect(await dump(db)).toEqual(before)
  await limitPages(older.db, NO_LIMIT)
  await migrate(older)
  expect(await older.db.selectFrom('quick_replies').selectAll().execute()).toEqual([])
  expect(await older.db.selectFrom('settings').select('key').execute()).toEqual([{ key: 'kept' }])
})
