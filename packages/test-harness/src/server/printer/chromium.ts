// Prints with a Chromium of this machine: a process for each print, with a profile of its own, and a folder in which nothing but
// the document is. What the document says cannot reach anything: script is off, no host resolves, and the browser's own
// sandbox stays on wherever the server is not root. One at a time: a print takes a core for a second.

import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inTurn } from '../files/in-turn'
import { MAX_WAITING_PRINTS, PRINT_MS } from '../limits'
import type { Printer } from './printer'

const FLAGS = [
  '--headless',
  '--no-pdf-header-footer',
  // Addresses of figures too. Where no rule holds, e.g. for what is to be a proxy's, nobody listens on that port.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--mute-audio',
]

/** No page runs a script. The flag for that would stop the browser's own page too, which does the printing. */
const PREFERENCES = JSON.stringify({ profile: { default_content_setting_values: { javascript: 2 } } })

const isRoot = process.getuid?.() === 0

/** Ends a process and what it started. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It is over.
  }
}

/** Resolves when the browser has ended well. */
function run(path: string, args: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      cwd: folder,
      // A group of its own, so that all of it can be ended; no secret of the server's is in its environment.
      detached: process.platform !== 'win32',
      env: { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000)
    })
    const stop = () => endGroup(child.pid)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      // Helpers that outlive it.
      stop()
      if (code === 0) resolve()
      else
        reject(
          new Error(signal.aborted ? 'printing took too long' : `the browser ended with ${code}: ${said}`),
        )
    })
  })
}

async function printOnce(path: string, html: string, signal: AbortSignal): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-print-'))
  try {
    const [from, to] = [join(folder, 'paper.html'), join(folder, 'paper.pdf')]
    const profile = join(folder, 'profile')
    await mkdir(join(profile, 'Default'), { recursive: true })
    await writeFile(join(profile, 'Default', 'Preferences'), PREFERENCES)
    await writeFile(from, html)
    const own = [`--user-data-dir=${profile}`, `--print-to-pdf=${to}`]
    const args = [...FLAGS, ...own, ...(isRoot ? ['--no-sandbox'] : []), pathToFileURL(from).href]
    await run(path, args, folder, signal)
    return await readFile(to)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** A printer by the Chromium at a path; `limitMs`: what one print may take. Source: decision 74. */
export function chromiumPrinter(path: string, limitMs = PRINT_MS): Printer {
  const turn = inTurn()
  const closing = new AbortController()
  let waiting = 0
  return {
    async print(html) {
      // One is at work, the others wait.
      if (waiting > MAX_WAITING_PRINTS) return 'busy'
      waiting++
      try {
        return await turn(() =>
          printOnce(path, html, AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)])),
        )
      } finally {
        waiting--
      }
    },
    async close() {
      closing.abort()
      await turn(async () => {})
    },
  }
}
