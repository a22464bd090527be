/** The server as a process of its own, to be killed: `node <bundle> DATABASE` prints its url on one line, and its log on stderr. */
import { startServer } from '../index'

const plenty = { burst: 1_000_000, perSecond: 1_000_000 }
const server = await startServer({
  port: 0,
  database: process.argv[2] ?? '',
  logStream: process.stderr,
  passwordCost: 4,
  demoJobs: 0,
  rates: { sends: plenty },
})
process.stdout.write(`${server.url}\n`)
