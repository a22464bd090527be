// A server process whose files may not grow any more (RLIMIT_FSIZE, set from outside by prlimit): its writes fail in the
// system, and SQLite says SQLITE_IOERR_WRITE. A lifted limit is the room that came back. SQLITE_FULL is db/full-disk.test.ts.
import { execFile } from 'node:child_process'
import { readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { run as runHere } from '../test-cli'
import { unmigrate } from './db/migrations'
import { openDatabase } from './db/open'
import { runLimited, startChild } from './testing/child'
import { login, newClientId, receiptTo, request, type TestSocket, textTo, tryLogin } from './testing/client'
import { isOnPostgres, tempDatabase, tempFolder } from './testing/databases'
import { startTestServer } from './testing/world'

const run = promisify(execFile)
const limitFiles = (pid: number | undefined, bytes: number | 'unlimited') =>
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])

const LINE = 'ក'.repeat(700)

interface Said {
  clientId: string
  text: string
  from: TestSocket
  to: string
}

const say = ({ from, to, text, clientId }: Said) => from.call(textTo(to, text, clientId))

// prlimit and /dev/full are of Linux.
const isElsewhere = isOnPostgres || process.platform !== 'linux'

test.skipIf(isElsewhere)(
  'S-SRV-81 S-SRV-82 two people talk while the disk fills: what was acked is there once, no socket is closed, and they go on when there is room',
  { timeout: 120_000 },
  async () => {
    const database = await tempDatabase()
    const { url, child, log } = await startChild(database)
    const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
    const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
    const acked: Said[] = []
    let lines = 0
    let lastId = ''
    const nextLine = (): Said => {
      lines++
      const [from, to] = lines % 2 === 0 ? [mine, hr.imId] : [theirs, sokha.imId]
      return { clientId: newClientId(), text: `${lines} ${LINE}`, from, to }
    }
    const problems = () => log.filter((line) => line.includes(database))
    const endings = () => log.filter((line) => line.includes('stored again'))
    const saveLetter = () =>
      sokha.api('POST', '/users/letters/save', { title: 'A letter', content: 'Dear Sir' })
    const health = () => request(url, 'GET', '/healthz')

    for (let episode = 1; episode <= 2; episode++) {
      expect(await health()).toMatchObject({ status: 200, body: { ok: true } })
      const { size } = await stat(`${database}-wal`)
      await limitFiles(child.pid, size + 100_000)
      let refused = nextLine()
      let ack = await say(refused)
      while (ack.code === 0) {
        acked.push(refused)
        if (refused.from === theirs) lastId = String(ack.msg_id)
        refused = nextLine()
        ack = await say(refused)
      }
      expect(ack).toMatchObject({ code: -429, retry_after_ms: 5_000 })

      // No byte more: every write fails now, however small.
      await limitFiles(child.pid, 4_096)
      const waiting = [refused, ...Array.from({ length: 8 }, nextLine)]
      for (const one of waiting) expect(await say(one)).toMatchObject({ code: -429 })
      const receipt = receiptTo(hr.imId, 'arrived', [lastId])
      expect(await mine.call(receipt)).toMatchObject({ code: -429, retry_after_ms: 5_000 })
      const unstored = { status: 507, body: { code: 'cannot_store' } }
      const answers = [await saveLetter(), await tryLogin(url, 'dara', 'Sarika2026')]
      for (const answer of answers) {
        expect(answer).toMatchObject(unstored)
        expect(answer.headers.get('retry-after')).toBe('5')
      }
      expect(await health()).toMatchObject({
        status: 503,
        body: { ok: false, reason: 'the disk takes no writes' },
      })
      expect((await sokha.catchUp('/chat/im/user/getMsg')).items.length).toBeGreaterThan(0)
      expect([problems().length, endings().length]).toEqual([episode, episode - 1])

      await limitFiles(child.pid, 'unlimited')
      if (episode === 1) {
        // By itself, from what people write.
        expect(await say(refused)).toMatchObject({ code: 0 })
        await expect.poll(() => endings().length).toBe(1)
      }
      expect(await health()).toMatchObject({ status: 200, body: { ok: true } })
      for (const one of waiting) {
        expect(await say(one)).toMatchObject({ code: 0 })
      }
      acked.push(...waiting)
      expect(await mine.call(receipt)).toMatchObject({ code: 0 })
      expect((await saveLetter()).status).toBe(200)
      // The same sockets, from end to end.
      const last = nextLine()
      acked.push(last)
      await say(last)
      const hearer = last.from === mine ? theirs : mine
      await hearer.next('the last line', ({ data: { seq } }) => seq === last.clientId)
      expect((await tryLogin(url, 'dara', 'Sarika2026')).status).toBe(200)
    }

    const { items } = await sokha.catchUp('/chat/im/user/getMsg')
    const mineOrTheirs = new Set(acked.map(({ clientId }) => clientId))
    const stored = items.map(({ seq }) => seq).filter((seq) => mineOrTheirs.has(seq))
    expect(stored.toSorted()).toEqual([...mineOrTheirs].toSorted())
    expect(child.exitCode).toBe(null)
  },
)

test.skipIf(isElsewhere)(
  'S-SRV-83 a start without room says so on one line, and leaves no lease',
  async () => {
    const database = await tempDatabase()
    // Each write to it fails as on a full disk.
    await symlink('/dev/full', `${database}.lease`)
    const { code, out, err } = await runHere('serve', '--port', '0', '--database', database)
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe(
      `--database: no room on the disk for ${database}. Make room there, or give another one.\n`,
    )
    expect(await readdir(dirname(database))).toEqual(['test.db.lock'])
  },
)

test.skipIf(isElsewhere)(
  'S-SRV-83 a start whose writes fail says so, and what was there is there when they work',
  {
    timeout: 60_000,
  },
  async () => {
    const database = await tempDatabase()
    const first = await startTestServer({ database })
    const sokha = await login(first.url, 'sokha')
    await (await sokha.online()).call(textTo('20001', 'kept'))
    await first.close()
    // As an older server left it: there is something to migrate.
    const older = await openDatabase(database)
    await unmigrate(older, '0009-managers')
    await older.close()

    for (const location of [database, join(await tempFolder(), 'new.db')]) {
      const { code, out, err } = await runLimited(4, 'serve', '--port', '0', '--database', location)
      expect([code, out]).toEqual([2, ''])
      expect(err).toBe(
        `--database: ${location}: the disk takes no writes. Make room there, or give another one.\n`,
      )
      await startTestServer({ database: location }).then(({ close: end }) => end())
    }
    const { url } = await startTestServer({ database })
    const again = await login(url, 'sokha')
    expect((await again.catchUp('/chat/im/user/getMsg')).items.at(-1)).toMatchObject({
      msg: { content: 'kept' },
    })
  },
)

test.skipIf(isElsewhere)('S-SRV-83 an import that finds no room says so', { timeout: 60_000 }, async () => {
  const database = await tempDatabase()
  const { close } = await startTestServer({ database })
  await close()
  const rows = Array.from({ length: 2_000 }, (_, i) =>
    JSON.stringify({ code: String(i), label: `builder ${i}`, alt: [], description: 'Builds. '.repeat(100) }),
  )
  const file = join(await tempFolder(), 'rows.jsonl')
  await writeFile(file, rows.join('\n'))
  const { code, out, err } = await runLimited(1_000, 'import', 'jobs', file, '--database', database)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`${database}: the disk takes no writes; what was written before that stays.`)
})
