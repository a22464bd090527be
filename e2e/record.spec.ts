import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Person } from './support/person'
import { expect, test } from './support/test'
import { readThread } from './support/thread'

const HARNESS = join(import.meta.dirname, '../packages/test-harness/bin/harness.js')
const HR = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'

/** `harness record` before a server. */
class RecordingProxy {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async before(backend: string, out: string): Promise<RecordingProxy> {
    const child = spawn(process.execPath, [
      HARNESS,
      'record',
      '--backend',
      backend,
      '--port',
      '0',
      '--out',
      out,
    ])
    const origin = await new Promise<string>((resolve, reject) => {
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data) => {
          said += data
          const found = /http:\/\/\S+:\d+/.exec(said.replaceAll(backend, ''))
          if (found !== null) resolve(found[0])
        })
      child.on('exit', () => reject(new Error(said)))
    })
    return new RecordingProxy(child, origin)
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill('SIGINT')
    await gone
  }
}

test('S-REC-9 a journey of two people, offline for a while, replays from what passed the proxy; no word of theirs is in it', async ({
  browser,
  server,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-journey-'))
  const out = join(folder, 'journey.rec')
  const proxy = await RecordingProxy.before(server.origin, out)
  const people: Person[] = []
  const enter = async (login: string) => {
    const person = new Person(await (await browser.newContext()).newPage(), proxy.origin)
    people.push(person)
    await person.logIn(login)
    return person
  }
  const sokha = await enter('sokha')
  await sokha.open(HR)
  const first = Array.from({ length: 12 }, (_, index) => `said before ${index + 1}.`)
  for (const line of first) await sokha.write(line)

  const hr = await enter('angkor-hr')
  await hr.open(SOKHA)
  await expect(hr.message('said before 12.')).toBeInViewport()
  await hr.write('An answer through the proxy.')
  await expect(sokha.message('An answer through the proxy.')).toBeInViewport()
  await sokha.page.context().setOffline(true)
  await sokha.write('written in a tunnel')
  await sokha.page.context().setOffline(false)
  await sokha.expectTick('written in a tunnel', 'read')
  await expect(hr.message('written in a tunnel')).toBeInViewport()
  const texts = await readThread(sokha.page)
  expect(await readThread(hr.page)).toEqual(texts)
  for (const { page } of people) await page.context().close()
  await proxy.end()

  const plain = await readFile(out, 'utf8')
  for (const text of ['said before', 'through the proxy', 'tunnel', 'Sarika2026'])
    expect(plain).not.toContain(text)
  const { stdout } = await promisify(execFile)(process.execPath, [HARNESS, 'replay', out, '--json'])
  const said = JSON.parse(stdout)
  expect(said.missed).toEqual([])
  await rm(folder, { recursive: true, force: true })
})
