/** The server as a process of its own, to be killed: `node <bundle> DATABASE [log]` prints its url on one line, and its log on stderr where it is asked for. */
import { startServer } from '../index'

const [, , database = '', log] = process.argv
const plenty = { burst: 1_000_000, perSecond: 1_000_000 }
const server = await startServer({
  port: 0,
  database,
  ...(log === 'log' ? { logStream: process.stderr } : { quiet: true }),
  passwordCost: 4,
  demoJobs: 0,
  rates: { sends: plenty },
})
process.stdout.write(`${server.url}\n`)
