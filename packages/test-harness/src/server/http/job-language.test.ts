import { expect, test } from 'vitest'
import { jobIndexOf } from '../db/job-index'
import { migrate, unmigrate } from '../db/migrations'
import { openDatabase } from '../db/open'
import { type JobInput, UNSAID } from '../jobs/job-input'
import { writeJobs } from '../jobs/write-jobs'
import { tempDatabase } from '../testing/databases'
import { asks, startWithJobs } from '../testing/jobs'
import { startTestServer } from '../testing/world'

const KHMER = { description: 'ធ្វើម្ហូបខ្មែរ', requirements: '', benefits: '', howToApply: '' }

test('S-JOB-109 jobs are found by the languages that they have words in, said by the writer or told by the letters', async () => {
  const { titles, get } = await startWithJobs([
    { title: 'Both', description: 'Cooks food.', language: 'en', texts: { km: KHMER } },
    { title: 'Khmer by letters', ...KHMER },
    { title: 'English', description: 'Cooks food.' },
    { title: 'ចុងភៅ' },
  ])
  expect(await titles({ written: 'km' })).toEqual(['Both', 'Khmer by letters'])
  expect(await titles({ written: 'en' })).toEqual(['Both', 'English'])
  expect(await titles({ written: 'ko' })).toEqual([])
  expect(await titles({ written: 'km', keyword: 'food' })).toEqual(['Both'])
  expect((await get('/jobs/counts?written=km')).body.total).toBe(2)
  const near = (await get('/jobs/near?written=ko&keyword=food')).body
  expect(near.drop).toContainEqual({ filter: 'written', ids: null, count: 2 })
  expect((await get('/jobs?written=xx')).body.fields[0].field).toBe('written')
})

test('S-JOB-109 jobs that were written before have their languages after an update', async () => {
  const opened = await openDatabase(await tempDatabase())
  const { db, kind, close } = opened
  const job = (id: number, more: Partial<JobInput>): JobInput => ({
    ...UNSAID,
    id,
    title: `Job ${id}`,
    company: { id: 0, name: '' },
    postedOn: '2026-11-01',
    publishedAt: 1,
    createdAt: 1,
    ...more,
  })
  await db
    .transaction()
    .execute((trx) =>
      writeJobs(
        trx,
        jobIndexOf(kind),
        [
          job(900_001, KHMER),
          job(900_002, { description: 'Cooks.', texts: { km: KHMER } }),
          job(900_003, {}),
        ],
        1,
      ),
    )
  await unmigrate(opened, '0018-portraits')
  await migrate(opened)
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'written_in'])
    .where('id', '>', 900_000)
    .orderBy('id')
    .execute()
  expect(rows.map(({ written_in }) => written_in)).toEqual([' km ', ' en km ', ''])
  await close()
})

test('S-JOB-19 two of five jobs of the demo that chance made are told in Khmer as well', async () => {
  const { url } = await startTestServer({ demoJobs: 400 })
  const get = asks(url)
  const all = (await get('/jobs')).body.totalCount
  const km = (await get('/jobs?written=km&size=100')).body
  expect(km.totalCount / all).toBeGreaterThan(1 / 3)
  for (const { id } of km.result.slice(0, 20)) {
    const { texts } = (await get(`/jobs/${id}`)).body
    for (const text of [texts.km.jobDesc, texts.km.requirements]) expect(text).toMatch(/\p{sc=Khmer}/u)
  }
})
