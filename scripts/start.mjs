// npm start: install, build, then serve in this process, so that there is one process to stop.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './lib/browser.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { ROOT } from './lib/sh.mjs'

// npm hands SIGTERM to its shell only, which ends without handing it on: then we have another parent.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 100)
watch.unref()

checkNode()
install()
build()

const browser = findBrowser()
const { main } = await import(pathToFileURL(join(ROOT, 'packages/test-harness/dist/cli.js')).href)
process.exitCode = await main([
  'serve',
  ...['--port', process.env.PORT || '4170', '--next-port'],
  ...['--database', process.env.DATABASE_URL || join(ROOT, '.data', 'sarika.db')],
  '--actors',
  ...['--wallet', 'demo'],
  '--once',
  // Makes the PDFs of resumes; without one people print in their browser.
  ...(browser ? ['--printer', browser.path] : []),
  // What comes after `npm start --`: --empty, or another --port, which then counts.
  ...process.argv.slice(2),
])
