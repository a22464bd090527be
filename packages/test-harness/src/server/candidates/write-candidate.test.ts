import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { request } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'

test('S-CAND-10 what candidates are found by is made anew at a start where it was made otherwise', async () => {
  const database = await tempDatabase()
  const before = await startTestServer({ database, demoJobs: 0 })
  await before.close()
  const { db, close } = await openDatabase(database)
  const written = await db.selectFrom('candidates').selectAll().execute()
  expect(written).toHaveLength(1)
  await db.updateTable('candidates').set({ words: ' nothing ' }).execute()
  await db.updateTable('settings').set({ value: 'older' }).where('key', '=', 'candidates').execute()
  await close()
  const { url } = await startTestServer({ database, demoJobs: 0 })
  const { body } = await request(url, 'GET', '/api/v1.0.0/resumes/recommend?keyword=receptionist')
  expect(body.totalCount).toBe(1)
})
