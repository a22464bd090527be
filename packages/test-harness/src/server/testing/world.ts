import { onTestFinished } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '../index'
import { tempDatabase } from './databases'

/** scrypt's cost in tests: the rule under test is never how slow a hash is. */
export const TEST_PASSWORD_COST = 4

/** A real server on a free port with a new demo database; closed after the test. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const database = options.database ?? (await tempDatabase())
  const server = await startServer({
    port: 0,
    quiet: true,
    passwordCost: TEST_PASSWORD_COST,
    demoJobs: 0,
    devPages: true,
    ...options,
    database,
  })
  onTestFinished(() => server.close())
  return server
}

/** For tests that are not about rates. */
export const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 }

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
