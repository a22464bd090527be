import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import { WriteQueue } from '../db/write-queue'
import { tempDatabase } from '../testing/databases'
import { asks } from '../testing/jobs'
import { startTestServer } from '../testing/world'
import { readAnswerTimes, writeAnswerTimes } from './answer-times'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NOW = 1_790_000_000_000

type Said = readonly [sender: 'seeker' | 'employer', at: number, type?: string]

/** A company with an account, and a talk of a seeker each. */
async function talksOf(talks: readonly (readonly Said[])[]) {
  const { db, close } = await openDatabase(await tempDatabase())
  onTestFinished(close)
  const account = (id: string, kind: 'seeker' | 'employer') => ({
    ...{
      id,
      im_id: id,
      login: id,
      password_hash: '',
      kind,
      user_type: 0,
      nickname: '',
      avatar: '',
      company: '',
    },
    ...{ region_code: '', mobile: '', sex: 0, created_at: 1 },
  })
  const plain = {
    friend_nickname: '',
    is_disturb: 0 as const,
    tags: '[]',
    rev: 1,
    relation_type: 1,
    add_from: 'job',
  }
  await db.insertInto('accounts').values(account('500', 'employer')).execute()
  const texts = { name: '', about: '', address: '', website: '', source_id: '', phone: '', email: '' }
  const zero = {
    scale_id: 0,
    industry_id: 0,
    location_id: 0,
    is_verified: 0 as const,
    is_featured: 0 as const,
  }
  await db
    .insertInto('companies')
    .values({
      id: 1,
      account_id: '500',
      ...texts,
      ...zero,
      contact_name: '',
      search_text: '',
      latitude: null,
      longitude: null,
    })
    .execute()
  for (const [index, lines] of talks.entries()) {
    // Ids of both are sorted as texts in the conversation's.
    const seeker = index % 2 === 0 ? `4${index}` : `7${index}`
    const conversation_id = `p2p-${[seeker, '500'].toSorted().join('_')}`
    await db.insertInto('accounts').values(account(seeker, 'seeker')).execute()
    await db
      .insertInto('contacts')
      .values({ owner_id: '500', im_id: seeker, ...plain })
      .execute()
    await db
      .insertInto('conversations')
      .values({
        id: conversation_id,
        last_number: lines.length,
        last_time: Math.max(...lines.map(([, at]) => at)),
      })
      .execute()
    for (const [at, [sender, msg_time, type = 'text']] of lines.entries())
      await db
        .insertInto('messages')
        .values({
          ...{
            conversation_id,
            is_group: 0,
            number: at + 1,
            client_id: `${index}-${at}`,
            msg_time,
            type,
            body: '{}',
          },
          ...{
            sender_id: sender === 'seeker' ? seeker : '500',
            target_id: sender === 'seeker' ? '500' : seeker,
          },
          ...{ withdrawn_at: null, withdrawn_by: null },
        })
        .execute()
  }
  return db
}

/** A talk that began so many days ago and was answered after so many minutes; null: never. */
const talk = (daysAgo: number, minutes: number | null): Said[] => {
  const asked = NOW - daysAgo * DAY_MS
  return [
    ['seeker', asked],
    ...(minutes === null ? [] : [['employer', asked + minutes * MINUTE_MS] as const]),
  ]
}

test('S-JOB-81 an employer answers within the median of the waits of those who wrote in the last 90 days', async () => {
  const db = await talksOf([
    talk(10, 10),
    talk(20, 30),
    talk(80, 600),
    // Not counted: too long ago, and answered since.
    [...talk(100, 5), ['seeker', NOW - DAY_MS]],
  ])
  expect(await readAnswerTimes(db, NOW)).toEqual([
    { companyId: 1, answersWithin: 30 * 60, answeredPercent: 100 },
  ])
})

test('S-JOB-81 a wait is from the first message of the seeker to the first of the employer behind it', async () => {
  const at = NOW - 5 * DAY_MS
  const later = (minutes: number) => at + minutes * MINUTE_MS
  const db = await talksOf([
    // The employer wrote first, and what was taken back says nothing.
    [
      ['employer', at],
      ['seeker', later(60)],
      ['seeker', later(70)],
      ['employer', later(75), 'withdraw'],
      ['employer', later(100)],
    ],
    talk(5, 20),
    talk(5, 40),
    talk(5, 60),
  ])
  expect(await readAnswerTimes(db, NOW)).toEqual([
    { companyId: 1, answersWithin: 40 * 60, answeredPercent: 100 },
  ])
})

test('S-JOB-81 fewer than three say nothing; who waits for less than seven days is not unanswered yet', async () => {
  const few = await talksOf([talk(20, 10), talk(20, 20)])
  expect(await readAnswerTimes(few, NOW)).toEqual([
    { companyId: 1, answersWithin: null, answeredPercent: null },
  ])
  const db = await talksOf([talk(20, 10), talk(20, 8 * 24 * 60), talk(20, null), talk(6, null), talk(30, 20)])
  expect(await readAnswerTimes(db, NOW)).toEqual([
    { companyId: 1, answersWithin: 20 * 60, answeredPercent: 50 },
  ])
  const silent = await talksOf([talk(20, null), talk(20, null), talk(8, null)])
  expect(await readAnswerTimes(silent, NOW)).toEqual([
    { companyId: 1, answersWithin: null, answeredPercent: 0 },
  ])
})

test('S-JOB-81 what is not true any more is taken back', async () => {
  const db = await talksOf([talk(10, 10), talk(20, 30), talk(80, 600)])
  const writes = new WriteQueue(db)
  const written = async (now: number) => {
    const times = await readAnswerTimes(db, now)
    await writes.run((trx) => writeAnswerTimes(trx, times))
    return db.selectFrom('companies').select(['answers_within', 'answered_percent']).executeTakeFirstOrThrow()
  }
  expect(await written(NOW)).toEqual({ answers_within: 1_800, answered_percent: 100 })
  expect(await written(NOW + 60 * DAY_MS)).toEqual({ answers_within: null, answered_percent: null })
})

test('S-JOB-82 the demo’s employers answer within an hour to a day, each as its talks say, and jobs tell it too', async () => {
  const { url } = await startTestServer({ demoJobs: 20 })
  const get = asks(url)
  const { body } = await get('/users/employers?size=100')
  const times: { id: number; answersWithin: number | null; answeredPercent: number | null }[] = body.result
  const written = times.filter(({ id }) => id <= 8)
  for (const { answersWithin, answeredPercent } of written) {
    expect(answersWithin).toBeGreaterThan(60)
    expect(answersWithin).toBeLessThan(3 * 86_400)
    expect(answeredPercent).toBeGreaterThan(50)
  }
  const bands = written.map(({ answersWithin }) =>
    (answersWithin ?? 0) <= 3_600 ? 'hour' : (answersWithin ?? 0) <= 6 * 3_600 ? 'hours' : 'day',
  )
  expect(new Set(bands)).toEqual(new Set(['hour', 'hours', 'day']))
  expect(written.some(({ answeredPercent }) => answeredPercent === 100)).toBe(true)
  expect(written.some(({ answeredPercent }) => answeredPercent !== 100)).toBe(true)
  // Nobody wrote to those that chance made.
  expect(times.filter(({ id }) => id > 8).every(({ answersWithin }) => answersWithin === null)).toBe(true)
  const [job] = (await get('/jobs?employerId=1')).body.result
  expect(job.employer.answersWithin).toBe(times.find(({ id }) => id === 1)?.answersWithin)
  expect((await get('/users/employers/1')).body).toMatchObject({
    answersWithin: job.employer.answersWithin,
    answeredPercent: times.find(({ id }) => id === 1)?.answeredPercent,
  })
})
