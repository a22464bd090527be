import { expect, test } from 'vitest'
import { jobIndexOf } from '../db/job-index'
import type { IndexedJob } from '../db/job-index-types'
import { openDatabase } from '../db/open'
import { tempDatabase } from '../testing/databases'
import { asks } from '../testing/jobs'
import { startTestServer } from '../testing/world'

const KEY = 'job_fold'

test('S-TEXT-7 what was written with another fold is written anew before the server answers, once', async () => {
  const database = await tempDatabase()
  const first = await startTestServer({ database })
  const count = async (url: string, query: string): Promise<number> =>
    (await asks(url)(query)).body.totalCount
  const questions = [
    '/jobs?keyword=teacher',
    '/jobs?title=teacher',
    '/users/employers?keyword=Mekong',
    '/jobs?keyword=email',
  ]
  const before = await Promise.all(questions.map((one) => count(first.url, one)))
  expect(before.slice(0, 3).every((one) => one > 0)).toBe(true)
  await first.close()

  // As a server with another fold would have left it.
  const { db, kind, close } = await openDatabase(database)
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow()
  const ids = await db.selectFrom('jobs').select('id').execute()
  const spoiled = ids.map(
    ({ id }): IndexedJob => ({ id, titleText: '?', titles: '', others: '', names: '', body: '' }),
  )
  await db.transaction().execute((trx) => jobIndexOf(kind).put(trx, spoiled))
  await db.updateTable('job_texts').set({ title_text: '?' }).execute()
  await db.updateTable('companies').set({ search_text: '?' }).execute()
  await db.deleteFrom('job_words').execute()
  await close()

  const same = await startTestServer({ database })
  expect(await count(same.url, '/jobs?keyword=teacher')).toBe(0)
  await same.close()

  const opened = await openDatabase(database)
  await opened.db.updateTable('settings').set({ value: '0' }).where('key', '=', KEY).execute()
  await opened.close()
  const anew = await startTestServer({ database })
  expect(await Promise.all(questions.map((one) => count(anew.url, one)))).toEqual(before)
  const { body } = await asks(anew.url)('/jobs?keyword=teachre')
  expect(body.totalCount).toBeGreaterThan(0)
  await anew.close()
  const kept = await openDatabase(database)
  const row = await kept.db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  expect(row?.value).toBe(value)
  await kept.close()
})
