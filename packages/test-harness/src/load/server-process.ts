/** The server under load, in a process of its own: `node --expose-gc <bundle> DATABASE PORT`. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startServer } from '../server/index'
import { MAX_CONNECTIONS } from '../server/limits'
import type { ServerOrder, ServerReport } from './orders'

const report = (said: ServerReport) => process.send?.(said)
/** A collection frees pages only after the one that found them empty. */
const COLLECTIONS = 4

const [database = '', port = '0'] = process.argv.slice(2)
// The rates of a real server: nobody here sends faster than a person may.
// Thousands of sockets, all of this machine.
const connections = { perAddress: MAX_CONNECTIONS }
const server = await startServer({ port: Number(port), database, quiet: true, passwordCost: 4, connections })

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
let before = { at: performance.now(), cpu: process.cpuUsage() }

/** Since the last look. */
function look(): { readonly busy: number; readonly latenessMs: number } {
  const { user, system } = process.cpuUsage(before.cpu)
  const busy = (user + system) / 1000 / (performance.now() - before.at)
  const latenessMs = delays.max / 1e6
  delays.reset()
  before = { at: performance.now(), cpu: process.cpuUsage() }
  return { busy, latenessMs }
}

process.on('message', (order: ServerOrder) => {
  if (order.type !== 'measure') return
  const looked = look()
  for (let i = 0; i < COLLECTIONS; i++) globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  report({ type: 'measured', rssBytes: rss, heapBytes: heapUsed, ...looked })
})
report({ type: 'listening', url: server.url })
