import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Person } from './support/person'
import { HARNESS } from './support/server'
import { expect, test } from './support/test'
import { readThread } from './support/thread'

const HR = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'
/** Said in the journey: no byte of it may be kept. */
const SAID = ['Is the night shift still open?', 'It is, from Monday.', 'One more thing', 'and a last one']

/** `harness record` as a developer runs it: beside it the address to use, and how to end it as Ctrl+C does. */
async function record(backend: string, out: string) {
  const args = [HARNESS, 'record', '--backend', backend, '--port', '0', '--out', out]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said.replace(backend, ''))?.[0]
      if (url !== undefined) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`the recorder ended with ${code}:\n${said}`)))
  })
  const end = (): Promise<number | null> => {
    child.kill('SIGINT')
    return gone
  }
  return { origin, end }
}

test('S-REC-7 a journey is recorded while it is made, a kill of the server in it, and replays with all that was said', async ({
  browser,
  server,
  enter,
}) => {
  const reader = await enter('angkor-hr')
  await reader.open(SOKHA)
  const before = (await readThread(reader.page)).length
  await reader.logOut()

  const folder = await mkdtemp(join(tmpdir(), 'sarika-record-'))
  const out = join(folder, 'journey.rec')
  const recorder = await record(server.origin, out)
  const enterRecorded = async (login: string): Promise<Person> => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const person = new Person(await context.newPage(), recorder.origin)
    await person.logIn(login)
    return person
  }
  const [sokha, hr] = [await enterRecorded('sokha'), await enterRecorded('angkor-hr')]
  await sokha.open(HR)
  await hr.open(SOKHA)
  const [question = '', answer = '', ...late] = SAID
  await sokha.write(question)
  await expect(hr.message(question)).toBeVisible()
  await hr.write(answer)
  await sokha.expectTick(question, 'read')
  await server.kill()
  for (const line of late) await sokha.write(line)
  await server.start()
  for (const line of late) await expect(hr.message(line)).toBeVisible({ timeout: 60_000 })
  for (const line of late) await sokha.expectTick(line, 'read')
  for (const person of [sokha, hr]) {
    expect(person.faults).toEqual([])
    await person.page.context().close()
  }
  expect(await recorder.end()).toBe(0)

  const kept = await readFile(out, 'utf8')
  for (const text of [...SAID, 'Sarika2026']) expect(kept).not.toContain(text)
  const { stdout } = await promisify(execFile)(process.execPath, [HARNESS, 'replay', out, '--json'])
  const { states, missed, isSame } = JSON.parse(stdout)
  // A proxy has no state of the live run to compare with.
  expect({ missed, isSame }).toEqual({ missed: [], isSame: null })
  expect(states).toHaveLength(2)
  const counts = states.map((state: { conversations: { messages: number }[] }) =>
    state.conversations.map(({ messages }) => messages),
  )
  // Their conversation, whole on both sides.
  const whole = before + SAID.length
  expect(counts).toEqual([expect.arrayContaining([whole]), expect.arrayContaining([whole])])
  await rm(folder, { recursive: true, force: true })
})
