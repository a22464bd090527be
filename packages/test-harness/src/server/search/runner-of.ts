import { resolve } from 'node:path'
import { jobIndexOf } from '../db/job-index'
import type { OpenDatabase } from '../db/open-database'
import { inProcess } from './in-process'
import { startWorker, WorkerRunner } from './in-worker'
import type { SearchRunner } from './runner'

/** Of the connections to PostgreSQL (db/postgres-dialect.ts), half: the rest are for the chat. */
const CONNECTIONS_OF_SEARCHES = 4

/** Who answers the searches of a server: a thread where the database is a file. */
export function runnerOf(location: string, { db, kind }: OpenDatabase): SearchRunner {
  const parts = { db, jobs: jobIndexOf(kind) }
  if (kind === 'postgres') return inProcess(parts, CONNECTIONS_OF_SEARCHES)
  if (location === ':memory:') return inProcess(parts)
  const file = resolve(location)
  return new WorkerRunner(() => startWorker(file))
}
