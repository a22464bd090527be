/** The server as a process of its own, in fast time: `node <bundle> OPTIONS-AS-JSON` prints its port; SIGUSR2 ends all tokens. */
import { startServer } from '../server/index'
import { type FastTime, nowIn } from './fast-clock'

export interface ChildOptions {
  readonly database: string
  /** 0 = any */
  readonly port: number
  readonly time: FastTime
}

const { database, port, time }: ChildOptions = JSON.parse(process.argv[2] ?? '{}')
let jumped = 0
// The day that a token lasts is over: every token ends now, and no new one does.
process.on('SIGUSR2', () => {
  jumped += 24 * 3_600_000
})
// It does not outlive who started it.
process.stdin.on('end', () => process.exit()).resume()
const plenty = { burst: 1_000_000, perSecond: 1_000_000 }
const server = await startServer({
  port,
  database,
  quiet: true,
  passwordCost: 4,
  demoJobs: 0,
  clock: () => nowIn(time) + jumped,
  tokenTtlSeconds: 12 * 3_600,
  rates: { sends: plenty, receipts: plenty, loginAddresses: plenty },
})
process.stdout.write(`${server.port}\n`)
