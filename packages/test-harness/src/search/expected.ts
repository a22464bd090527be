// search/ asks the real server for jobs over HTTP. This file asks whether a search finds what it should: on real lists of
// jobs, and against answers of an independent program. speed.ts asks how long a search takes.

import { openDatabase } from '../server/db/open'
import { importFile } from '../server/import/import-file'
import { startServer } from '../server/index'

const DEPTH = 10
/** More than one address may ask: all questions come from this one. */
export const MANY = { burst: 1_000_000, perSecond: 1_000_000 }

interface Job {
  readonly id: number
  readonly sourceId: string
  readonly locations: readonly number[]
}

interface JobList {
  readonly result: readonly Job[]
  readonly totalCount: number
}

/** What one has of a server on these rows; `database` is a file that is not there yet, or `:memory:`. */
export interface Served {
  jobs(query: Readonly<Record<string, string>>): Promise<JobList>
  close(): Promise<void>
}

/** A server on the rows of a file, or on the demo without one. */
export async function serve(database: string, file?: string): Promise<Served> {
  if (file !== undefined) {
    const opened = await openDatabase(database)
    await importFile(opened, 'jobs', file, Date.now(), ({ line, reason }) => {
      throw new Error(`${file}:${line}: ${reason}`)
    })
    await opened.close()
  }
  const rates = { searchAddresses: MANY }
  const server = await startServer({ port: 0, database, quiet: true, rates })
  return {
    async jobs(query) {
      const response = await fetch(`${server.url}/api/v1.0.0/jobs?${new URLSearchParams(query)}`)
      return response.json()
    },
    close: () => server.close(),
  }
}

export interface KnownItem {
  readonly query: string
  /** sourceId of the one job that is meant */
  readonly relevant: string
}

export interface Quality {
  readonly recall: number
  /** mean reciprocal rank, 0 for what is not among the first ten */
  readonly meanRank: number
  readonly missed: readonly string[]
}

export async function findKnown(served: Served, items: readonly KnownItem[]): Promise<Quality> {
  let ranks = 0
  const missed: string[] = []
  for (const { query, relevant } of items) {
    const { result } = await served.jobs({ keyword: query, size: String(DEPTH) })
    const at = result.findIndex(({ sourceId }) => sourceId === relevant)
    if (at < 0) missed.push(query)
    else ranks += 1 / (at + 1)
  }
  return { recall: 1 - missed.length / items.length, meanRank: ranks / items.length, missed }
}
