import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './sh.mjs'

/** The built server of a checkout in a process of its own, on the database of a folder: `{ origin: "http://127.0.0.1:43210", stop }`. */
export async function serve(folder, root = ROOT) {
  const harness = join(root, 'packages/test-harness/bin/harness.js')
  const args = [harness, 'serve', '--port', '0', '--database', join(folder, 'chat.db')]
  // Rows and unread are those of people.
  const env = { ...process.env, SARIKA_ASSISTANT: 'off' }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const origin = await new Promise((resolve, reject) => {
    let said = ''
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (data) => {
      said += data
      const ready = /^ready (\S+)\/a\/$/m.exec(said)
      if (ready) resolve(ready[1])
    })
  })
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  return { origin, stop }
}
