import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
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

type Enter = (login: string) => Promise<Person>

/** How many messages the two have, looked at without the recorder. */
async function countBefore(enter: Enter): Promise<number> {
  const reader = await enter('angkor-hr')
  await reader.open(SOKHA)
  const { length } = await readThread(reader.page)
  await reader.logOut()
  // Its socket is closed by then: nobody is there to be delivered to.
  await expect(reader.page.getByText('You have logged out.')).toBeVisible()
  return length
}

/** The two behind the recorder, each in a browser of their own, and what is kept of them when all of SAID is said. */
async function startJourney(browser: Browser, backend: string, enterUnseen: Enter) {
  const whole = (await countBefore(enterUnseen)) + SAID.length
  const folder = await mkdtemp(join(tmpdir(), 'sarika-record-'))
  const out = join(folder, 'journey.rec')
  const recorder = await record(backend, out)
  const people: Person[] = []
  const enter = async (login: string): Promise<Person> => {
    const context = await browser.newContext()
    const person = new Person(await context.newPage(), recorder.origin)
    people.push(person)
    await person.logIn(login)
    return person
  }
  const finish = async () => {
    for (const person of people) {
      expect(person.faults).toEqual([])
      await person.page.context().close()
    }
    expect(await recorder.end()).toBe(0)
    const kept = await readFile(out, 'utf8')
    const { stdout } = await promisify(execFile)(process.execPath, [HARNESS, 'replay', out, '--json'])
    await rm(folder, { recursive: true, force: true })
    const { states, missed, isSame } = JSON.parse(stdout)
    // A proxy has no state of the live run to compare with.
    expect({ missed, isSame }).toEqual({ missed: [], isSame: null })
    const counts: number[][] = states.map((state: { conversations: { messages: number }[] }) =>
      state.conversations.map(({ messages }) => messages),
    )
    for (const text of [...SAID, 'Sarika2026']) expect(kept).not.toContain(text)
    // Their conversation, whole on both sides.
    expect(counts).toEqual([expect.arrayContaining([whole]), expect.arrayContaining([whole])])
  }
  return { enter, finish }
}

test('S-REC-7 a journey is recorded while it is made, a kill of the server in it, and replays with all that was said', async ({
  browser,
  server,
  enter,
}) => {
  const journey = await startJourney(browser, server.origin, enter)
  const [sokha, hr] = [await journey.enter('sokha'), await journey.enter('angkor-hr')]
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
  await journey.finish()
})

test('S-REC-9 a journey with a tunnel in it, the other one coming late, replays with all that was said', async ({
  browser,
  server,
  enter,
}) => {
  const journey = await startJourney(browser, server.origin, enter)
  const sokha = await journey.enter('sokha')
  await sokha.open(HR)
  const [question = '', answer = '', offline = '', last = ''] = SAID
  await sokha.write(question)
  await sokha.expectTick(question, 'sent')
  const hr = await journey.enter('angkor-hr')
  await hr.open(SOKHA)
  await expect(hr.message(question)).toBeInViewport()
  await hr.write(answer)
  await expect(sokha.message(answer)).toBeInViewport()
  await sokha.page.context().setOffline(true)
  await sokha.write(offline)
  await hr.write(last)
  await sokha.page.context().setOffline(false)
  await sokha.expectTick(offline, 'read')
  await expect(hr.message(offline)).toBeInViewport()
  await expect(sokha.message(last)).toBeInViewport()
  expect(await readThread(hr.page)).toEqual(await readThread(sokha.page))
  await journey.finish()
})
