// A server with its demo, and a process beside it that sends what is due: as another server on the same database would.
import { onTestFinished } from 'vitest'
import { loadSecret } from '../accounts/secret'
import { EndLinks } from '../alerts/end-links'
import type { Mailer } from '../alerts/mailer/mailer'
import { outboxMailer } from '../alerts/mailer/outbox'
import { sendDue } from '../alerts/send-due'
import { jobIndexOf } from '../db/job-index'
import { openDatabase } from '../db/open'
import type { OpenDatabase } from '../db/open-database'
import { WriteQueue } from '../db/write-queue'
import { dayOf } from '../jobs/days'
import { UNSAID } from '../jobs/job-input'
import { writeJobs } from '../jobs/write-jobs'
import { inProcess } from '../search/in-process'
import { Searcher } from '../search/searcher'
import { login } from './client'
import { readOutbox } from './codes'
import { isOnPostgres, tempDatabase } from './databases'
import { handClock, startTestServer } from './world'

export const SITE = 'https://sarika.example'
export const DAY_MS = 24 * 3_600_000
const YEAR_S = 365 * 24 * 3_600

/** A search of the words alone. */
export const search = (name: string, jobtitle: string, pushjobnum = 10, pushperiod = 7) => {
  const anything = { category: [], jobLevelId: [], jobterm: [], salaryId: [], workyears: [] }
  return { name, jobtitle, ...anything, pushjobnum, pushperiod }
}

/** What a process sends with, over an open database. */
async function processOn({ db, kind }: OpenDatabase, writes: WriteQueue, now: () => number) {
  const parts = {
    ...{ db, writes, clock: now, site: SITE },
    search: new Searcher(inProcess({ db, jobs: jobIndexOf(kind) }), now),
    endLinks: new EndLinks(await loadSecret(db)),
  }
  const lines: string[] = []
  /** One round of it. */
  const round = (mailer: Mailer = outboxMailer(writes, now)) =>
    sendDue({ ...parts, mailer }, new AbortController().signal, (line) => void lines.push(line))
  return { round, lines }
}

async function open(database: string): Promise<OpenDatabase> {
  const opened = await openDatabase(database)
  onTestFinished(opened.close)
  return opened
}

/** The demo's sokha, whose own alerts are gone, with a clock that is moved by hand. */
export async function startWithMails() {
  const clock = handClock()
  const database = await tempDatabase()
  const { url } = await startTestServer({ database, clock: clock.now, tokenTtlSeconds: YEAR_S })
  const sokha = await login(url, 'sokha')
  const opened = await open(database)
  const { db, kind } = opened
  const writes = new WriteQueue(db)
  const { round, lines } = await processOn(opened, writes, clock.now)
  await db.deleteFrom('saved_searches').execute()
  await db.deleteFrom('interviews').execute()
  let nextJob = 900_000
  return {
    ...{ url, clock, db, sokha, round, lines },
    /** On a file one process writes (decision 54), so there it is one more that takes turns with the first. */
    otherProcess: async () => {
      const own = isOnPostgres ? await open(database) : opened
      return processOn(own, isOnPostgres ? new WriteQueue(own.db) : writes, clock.now)
    },
    save: async (input: object): Promise<number> =>
      (await sokha.api('POST', '/users/searches/agents/save', input)).body.id,
    alerts: async () => (await sokha.api('GET', '/users/searches/agents')).body,
    /** Published at this moment. */
    publish: async (title: string, more: object = {}): Promise<number> => {
      nextJob += 1
      const publishedAt = clock.now()
      const times = { publishedAt, createdAt: publishedAt, postedOn: dayOf(publishedAt) }
      const job = { ...UNSAID, id: nextJob, company: { id: 1, name: '' }, title, ...times, ...more }
      await writes.run((trx) => writeJobs(trx, jobIndexOf(kind), [job], publishedAt))
      return job.id
    },
    mails: async () => (await readOutbox(url)).messages.filter(({ page }) => page !== undefined),
  }
}
