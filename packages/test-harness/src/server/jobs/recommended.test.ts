import { expect, onTestFinished, test } from 'vitest'
import { jobIndexOf } from '../db/job-index'
import { openDatabase } from '../db/open'
import { tempDatabase } from '../testing/databases'
import type { TestJob } from '../testing/jobs'
import { INTENTION } from '../testing/resumes'
import { handClock } from '../testing/world'
import { dayOf } from './days'
import { type JobInput, UNSAID } from './job-input'
import { recommendJobs } from './recommended'
import { writeJobs } from './write-jobs'

const DAY_MS = 24 * 3_600_000
const [HOTEL, SALES, DRIVING] = [12, 22, 8]

/** Jobs with ids from 1 in their order, the first the newest. */
async function startWith(jobs: readonly TestJob[]) {
  const { db, kind, close } = await openDatabase(await tempDatabase())
  onTestFinished(close)
  const clock = handClock().now
  const inputs = jobs.map((job, index): JobInput => {
    const publishedAt = clock() - index * DAY_MS
    const times = { publishedAt, createdAt: publishedAt, postedOn: dayOf(publishedAt) }
    return { ...UNSAID, id: index + 1, company: { id: 0, name: '' }, ...times, ...job }
  })
  const index = jobIndexOf(kind)
  await db.transaction().execute((trx) => writeJobs(trx, index, inputs, clock()))
  return async (change: Partial<typeof INTENTION> = {}) => {
    const intention = { ...INTENTION, jobTerm: 0, salaryFrom: 0, ...change }
    const input = { intention, accountId: 'x', page: { page: 1, size: 10 } }
    const { result } = await recommendJobs({ db, jobs: index, clock }, input)
    return result.map(({ id }) => id)
  }
}

test('S-SEEK-46 open jobs of the function or with the words that somebody looks for are recommended, what fits best first', async () => {
  const recommended = await startWith([
    { title: 'Barista', categoryId: HOTEL, locationIds: [12] },
    { title: 'Barista', categoryId: HOTEL, locationIds: [17] },
    { title: 'Cook', categoryId: HOTEL, locationIds: [17] },
    { title: 'Cook', categoryId: SALES, locationIds: [12] },
    { title: 'Driver', categoryId: DRIVING, locationIds: [17] },
    { title: 'Cook', categoryId: HOTEL, locationIds: [17], isOpen: false },
    // By another name of the trade.
    { title: 'Kitchen chef', categoryId: SALES, locationIds: [17] },
  ])
  expect(await recommended()).toEqual([3, 7, 2, 4, 1])
  // Words that are in no job still leave the function.
  expect(await recommended({ reqJobTitle: 'zzz' })).toEqual([2, 3, 1])
})

test('S-SEEK-46 pay and term raise a job in what is recommended', async () => {
  const recommended = await startWith([
    { title: 'Cook', categoryId: HOTEL, locationIds: [17], termId: 2 },
    { title: 'Cook', categoryId: HOTEL, locationIds: [17], termId: 1 },
    {
      ...{ title: 'Cook', categoryId: HOTEL, locationIds: [17], termId: 1 },
      salary: { text: '', from: 30_000, to: 40_000, period: 'month' },
    },
  ])
  expect(await recommended()).toEqual([1, 2, 3])
  expect(await recommended({ jobTerm: 1 })).toEqual([2, 3, 1])
  expect(await recommended({ jobTerm: 1, salaryFrom: 350 })).toEqual([3, 2, 1])
})
