// testing/ is what tests and lanes need of the server: one on a database of its own (this file), people who log in, call
// and send (client.ts), and the access matrix. The server itself needs nothing of it.

import { copyFile } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { forgetSecret } from '../accounts/secret'
import { openDatabase } from '../db/open'
import { type RunningServer, type ServerOptions, startServer } from '../index'
import { isOnPostgres, keptFolder, tempDatabase, tempFolder } from './databases'

/** scrypt's cost in tests: the rule under test is never how slow a hash is. */
export const TEST_PASSWORD_COST = 4

const PLAIN = { port: 0, quiet: true, passwordCost: TEST_PASSWORD_COST, demoJobs: 0, devPages: true }

/** Files with the demo as it was written at a moment; of the clock that runs: once in this process. */
const demos = new Map<number | 'now', Promise<string>>()

async function writeDemo(clock: ServerOptions['clock']): Promise<string> {
  const database = `${await keptFolder()}/demo.db`
  const server = await startServer({ ...PLAIN, database, ...(clock && { clock }) })
  await server.close()
  // Servers of copies are strangers to each other.
  const { db, close } = await openDatabase(database)
  await forgetSecret(db)
  await close()
  return database
}

/** A new database that holds the demo: most tests need one, and to copy it takes a fifth of the time of writing it. */
async function demoDatabase(clock: ServerOptions['clock']): Promise<string> {
  const database = await tempDatabase()
  if (isOnPostgres) return database
  const key = clock?.() ?? 'now'
  const demo = demos.get(key) ?? writeDemo(clock)
  demos.set(key, demo)
  await copyFile(await demo, database)
  return database
}

/** A real server on a free port with a new demo database; closed after the test. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const isPlainDemo = options.passwordCost === undefined && options.demoJobs === undefined
  const database = options.database ?? (await (isPlainDemo ? demoDatabase(options.clock) : tempDatabase()))
  // Beside a database of a server there is no place for files.
  const filesDir = isOnPostgres ? { filesDir: await tempFolder() } : {}
  const server = await startServer({ ...PLAIN, ...filesDir, ...options, database })
  onTestFinished(() => server.close())
  return server
}

/** For tests that are not about rates. */
export const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 }

/** Timers that wait until they are let go. */
export function handTimers() {
  const waiting = new Map<unknown, () => void>()
  let wake = (): void => {}
  return {
    setTimeout: (run: () => void) => {
      const timer = {}
      waiting.set(timer, run)
      wake()
      return timer
    },
    clearTimeout: (timer: unknown) => void waiting.delete(timer),
    count: () => waiting.size,
    /** Resolves when one waits. */
    whenSet: () =>
      new Promise<void>((resolve) => {
        wake = resolve
        if (waiting.size > 0) resolve()
      }),
    /** Their time is over. */
    pass: () => {
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run()
    },
  }
}

/** A clock that stands still until it is moved. */
export function handClock(start = 1_790_000_000_000) {
  let now = start
  return {
    now: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
}
