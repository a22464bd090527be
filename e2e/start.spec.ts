import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')

interface Started {
  readonly child: ChildProcess
  readonly origin: string
  readonly said: () => string
}

/** `npm start` as a person types it, on a database of the test's own. */
async function start(database: string, port: string): Promise<Started> {
  const child = spawn('npm', ['start', '--', '--database', database], {
    cwd: ROOT,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += data
      const ready = /^ready (\S+)\/a\/\n[\s\S]*employers: .*\n/m.exec(said)
      if (ready?.[1] !== undefined) resolve(ready[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)))
  })
  return { child, origin, said: () => said }
}

/** How npm ended, and what it said. */
function outcomeOf(args: readonly string[]): Promise<[number | null, string]> {
  const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (data: Buffer): void => {
    said += data
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => child.once('close', (code) => resolve([code, said])))
}

async function end({ child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

const logIn = (origin: string) =>
  fetch(`${origin}/api/v1.0.0/users/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ account: 'sokha', password: 'Sarika2026' }),
  })

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('S-SRV-34 npm start serves the product on a free port, and SIGTERM leaves nothing but the data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-start-'))
  const running: Started[] = []
  try {
    // Of two that want the same port one takes the next.
    const first = await start(join(folder, 'one.db'), '4290')
    running.push(first)
    const second = await start(join(folder, 'two.db'), new URL(first.origin).port)
    running.push(second)
    expect(second.origin).not.toBe(first.origin)
    for (const { origin, said } of running) {
      expect(said()).toContain('Sarika2026')
      for (const path of ['/healthz', '/a/', '/a/login', '/desk/'])
        expect((await fetch(`${origin}${path}`)).status, path).toBe(200)
      expect((await logIn(origin)).status).toBe(200)
    }
    await end(first)
    // npm ends before its child does.
    await expect.poll(() => answers(first.origin)).toBe(false)
    expect((await fetch(`${second.origin}/healthz`)).status).toBe(200)
    // The demo is written once: the second start finds the same data.
    const again = await start(join(folder, 'one.db'), new URL(first.origin).port)
    running.push(again)
    expect((await logIn(again.origin)).status).toBe(200)
  } finally {
    for (const one of running) await end(one)
    await rm(folder, { recursive: true, force: true })
  }
})

test('S-SRV-80 npm start typed twice says the address of the running server and ends well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-start-'))
  const database = join(folder, 'one.db')
  const running: Started[] = []
  try {
    const first = await start(database, '4390')
    running.push(first)
    const [code, said] = await outcomeOf(['start', '--', '--database', database])
    expect(said).toContain(`already running at ${first.origin}/a/\n`)
    expect(code).toBe(0)
    const [refused, why] = await outcomeOf(['start', '--', '--database', database, '--empty'])
    expect(why).toContain(first.origin)
    expect(refused).toBe(2)
    expect((await logIn(first.origin)).status).toBe(200)
  } finally {
    for (const one of running) await end(one)
    await rm(folder, { recursive: true, force: true })
  }
})
