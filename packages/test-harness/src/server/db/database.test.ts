import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../testing/world'
import { closeDatabase, openDatabase } from './open'
import { WriteQueue } from './write-queue'

async function tempDatabase() {
  const file = join(await tempFolder(), 'a.db')
  const db = await openDatabase(file)
  onTestFinished(() => closeDatabase(db))
  return { db, file }
}

test('S-SRV-25 booleans and numbers arrive as integers, text stays text', async () => {
  const { db } = await tempDatabase()
  const { rows } = await sql<
    Record<string, unknown>
  >`select typeof(${true}) as a, typeof(${5}) as b, 'x' || ${5} as c, typeof(${1.5}) as d`.execute(db)
  expect(rows).toEqual([{ a: 'integer', b: 'integer', c: 'x5', d: 'real' }])
})

test('S-SRV-25 a job that throws is rolled back alone; its neighbours of the same batch are kept', async () => {
  const { db } = await tempDatabase()
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

test('S-SRV-25 a closed database is one file, and a migrated one opens again', async () => {
  const file = join(await tempFolder(), 'alone.db')
  const first = await openDatabase(file)
  await first.insertInto('settings').values({ key: 'kept', value: 'x' }).execute()
  await closeDatabase(first)
  const folder = await readdir(dirname(file))
  const sizes = await Promise.all(
    folder.map(async (name) => [name, (await stat(join(dirname(file), name))).size]),
  )
  expect(
    sizes.filter(([name, size]) => name !== 'alone.db' && name !== 'alone.db-shm' && size !== 0),
  ).toEqual([])
  const second = await openDatabase(file)
  expect(await second.selectFrom('settings').select('value').execute()).toEqual([{ value: 'x' }])
  await closeDatabase(second)
})
