// A server whose only jobs are those of a test.
import { keepOutDemo } from '../db/content'
import { jobIndexOf } from '../db/job-index'
import { openDatabase } from '../db/open'
import type { ServerOptions } from '../index'
import { dayOf } from '../jobs/days'
import { type JobInput, UNSAID } from '../jobs/job-input'
import { writeJobs } from '../jobs/write-jobs'
import { request } from './client'
import { tempDatabase } from './databases'
import { handClock, PLENTY, startTestServer } from './world'

const API = '/api/v1.0.0'
const DAY_MS = 24 * 3_600_000

/** Asks the main API of a server as a visitor. */
export const asks = (url: string) => async (path: string) => {
  const { status, body } = await request(url, 'GET', API + path)
  return { status, body }
}

export type TestJob = Partial<JobInput> & { readonly title: string }

/** Jobs with ids from 1 in their order, the first of them the newest, published a day apart. */
export async function startWithJobs(jobs: readonly TestJob[], options: Partial<ServerOptions> = {}) {
  const database = await tempDatabase()
  const clock = handClock()
  const { db, kind, close } = await openDatabase(database)
  const inputs = jobs.map((job, index): JobInput => {
    const publishedAt = job.publishedAt ?? clock.now() - index * DAY_MS
    const company = { id: 0, name: '' }
    const times = { publishedAt, createdAt: publishedAt, postedOn: dayOf(publishedAt) }
    return { ...UNSAID, id: index + 1, company, ...times, ...job }
  })
  await db.transaction().execute(async (trx) => {
    await keepOutDemo(trx)
    await writeJobs(trx, jobIndexOf(kind), inputs, clock.now())
  })
  await close()
  const rates = { searchAddresses: PLENTY, ...options.rates }
  const { url } = await startTestServer({ database, clock: clock.now, ...options, rates })
  const get = asks(url)
  /** Titles of what a query finds, in order. */
  const titles = async (query: Readonly<Record<string, string>>): Promise<string[]> => {
    const { body } = await get(`/jobs?${new URLSearchParams(query)}`)
    return body.result.map(({ title }: { title: string }) => title)
  }
  return { url, clock, get, titles }
}
