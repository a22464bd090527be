import { existsSync } from 'node:fs'
import { link, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../test-cli'
import { startServer } from '../index'
import { startChild } from '../testing/child'
import { login, textTo } from '../testing/client'
import { isOnPostgres, tempDatabase, tempFolder } from '../testing/databases'
import { startTestServer } from '../testing/world'
import { DatabaseHeld } from './open-database'

/** What starting another server on `database` says. */
const refusalOf = (database: string, empty = false): Promise<unknown> =>
  startServer({ port: 0, quiet: true, passwordCost: 4, demoJobs: 0, database, empty }).then(
    ({ close }) => close().then(() => 'it started'),
    (error: unknown) => error,
  )

/** Other paths to a file in a folder of its own. */
async function otherPathsTo(file: string): Promise<string[]> {
  const folder = await tempFolder()
  await symlink(file, join(folder, 'link.db'))
  await symlink('link.db', join(folder, 'link-to-link.db'))
  await symlink(dirname(file), join(folder, 'folder'))
  return [
    relative(process.cwd(), file),
    join(folder, 'link.db'),
    join(folder, 'link-to-link.db'),
    join(folder, 'folder', basename(file)),
  ]
}

test.skipIf(isOnPostgres)(
  'S-SRV-78 a second server on a file, by any path to it, is refused with the address of the first',
  async () => {
    const database = await tempDatabase()
    const { url } = await startTestServer({ database })
    for (const path of [database, ...(await otherPathsTo(database))])
      expect(await refusalOf(path), path).toMatchObject({ address: url })
  },
)

test.skipIf(isOnPostgres)(
  'S-SRV-78 links that lead to a file that is not there yet are that file',
  async () => {
    const folder = await tempFolder()
    const link = join(folder, 'link.db')
    await symlink('real.db', link)
    const { url } = await startTestServer({ database: link, demoJobs: 0 })
    expect(existsSync(join(folder, 'real.db'))).toBe(true)
    for (const path of [link, join(folder, 'real.db')])
      expect(await refusalOf(path), path).toMatchObject({ address: url })
  },
)

test.skipIf(isOnPostgres)(
  'S-SRV-78 --empty beside a running server deletes nothing, and that one goes on',
  async () => {
    const database = await tempDatabase()
    const { url } = await startTestServer({ database })
    const sokha = await login(url, 'sokha')
    const socket = await sokha.online()
    const { msg_id } = await socket.call(textTo('20001', 'before'))
    for (const path of [database, ...(await otherPathsTo(database))])
      expect(await refusalOf(path, true)).toBeInstanceOf(DatabaseHeld)
    expect(await socket.call(textTo('20001', 'after'))).toMatchObject({ code: 0 })
    const { items } = await sokha.catchUp('/chat/im/user/getMsg')
    expect(items.slice(-2)).toMatchObject([
      { msg_id, msg: { content: 'before' } },
      { msg: { content: 'after' } },
    ])
  },
)

test.skipIf(isOnPostgres)(
  'S-SRV-78 the command line ends with 2 and one line that names the running server',
  async () => {
    const database = await tempDatabase()
    const { url } = await startTestServer({ database })
    for (const more of [[], ['--empty'], ['--next-port'], ['--once', '--empty']]) {
      const { code, out, err } = await run('serve', '--port', '0', '--database', database, ...more)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^[^\n]+\n$/)
      expect(err).toContain(`${database}: a server at ${url} (process ${process.pid}) has it open`)
    }
  },
)

test.skipIf(isOnPostgres)('S-SRV-78 a running server is named also where its port is asked for', async () => {
  const database = await tempDatabase()
  const { url, port } = await startTestServer({ database })
  const { code, err } = await run('serve', '--port', String(port), '--database', database)
  expect([code, err.includes(url)]).toEqual([2, true])
})

test.skipIf(isOnPostgres)(
  'S-SRV-80 with --once the address of the running server is said, and that is no fault',
  async () => {
    const database = await tempDatabase()
    const { url } = await startTestServer({ database })
    const { code, out, err } = await run('serve', '--port', '0', '--database', database, '--once')
    expect([code, out, err]).toEqual([0, `already running at ${url}/a/\n`, ''])
  },
)

test.skipIf(isOnPostgres)('S-SRV-79 a stop gives the file to the next server', async () => {
  const database = await tempDatabase()
  const first = await startTestServer({ database })
  await first.close()
  expect(existsSync(`${database}.lease`)).toBe(false)
  const second = await startTestServer({ database })
  expect(await refusalOf(database)).toMatchObject({ address: second.url })
})

test.skipIf(isOnPostgres)('S-SRV-79 a start that failed gives the file to the next server', async () => {
  const database = await tempDatabase()
  const other = await startTestServer()
  const { port } = other
  const taken = await startServer({ port, strictPort: true, database, quiet: true })
  expect(taken).toEqual({ kind: 'port-taken', port })
  await startTestServer({ database })
})

test.skipIf(isOnPostgres)(
  'S-SRV-79 after SIGKILL the next server takes the file, whatever the killed one has left',
  async () => {
    const database = await tempDatabase()
    const first = await startChild(database)
    expect(await refusalOf(database, true)).toMatchObject({ address: first.url })
    const gone = new Promise((resolve) => first.child.once('exit', resolve))
    first.child.kill('SIGKILL')
    await gone
    expect(existsSync(`${database}.lease`)).toBe(true)
    // As after a restart of the machine: what is written there is the number of a process that runs, of somebody else.
    await writeFile(`${database}.lease`, JSON.stringify({ pid: process.ppid, address: first.url }))
    const next = await startTestServer({ database })
    expect((await login(next.url, 'sokha')).imId).not.toBe('')
  },
)

test.skipIf(isOnPostgres)('S-SRV-79 of two that start at the same moment one runs', async () => {
  const database = await tempDatabase()
  const started = await Promise.allSettled([startChild(database), startChild(database)])
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.skipIf(isOnPostgres)('S-SRV-79 an import goes in beside a running server, which shows it', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const file = join(await tempFolder(), 'rows.jsonl')
  await writeFile(
    file,
    JSON.stringify({ code: '1234.5', label: 'boat builder', alt: [], description: 'Builds.' }),
  )
  expect(await run('import', 'jobs', file, '--database', database)).toMatchObject({ code: 0 })
  const found = await fetch(`${url}/api/v1.0.0/jobs?title=boat`).then((answer) => answer.json())
  expect(found).toMatchObject({ totalCount: 1, result: [{ sourceId: '1234.5' }] })
})

test('S-SRV-78 databases in memory are each server’s own', async () => {
  const servers = await Promise.all(
    [1, 2].map(() =>
      startServer({ port: 0, quiet: true, passwordCost: 4, demoJobs: 0, database: ':memory:' }),
    ),
  )
  onTestFinished(async () => {
    for (const { close } of servers) await close()
  })
  expect(new Set(servers.map(({ url }) => url)).size).toBe(2)
})

test.skipIf(isOnPostgres)('S-SRV-78 nothing is left beside a file that is no database', async () => {
  const folder = await tempFolder()
  const notes = join(folder, 'notes.txt')
  await writeFile(notes, 'somebody’s notes')
  await mkdir(join(folder, 'a-folder'))
  for (const path of [notes, join(folder, 'a-folder')])
    expect((await run('serve', '--port', '0', '--database', path)).code).toBe(2)
  expect(await readdir(folder)).toEqual(['a-folder', 'notes.txt'])
})

test.skipIf(isOnPostgres)(
  'S-SRV-78 a file with a second name is refused, for its lock stands beside the first',
  async () => {
    const database = await tempDatabase()
    const second = join(await tempFolder(), 'second.db')
    const { close } = await startTestServer({ database, demoJobs: 0 })
    await link(database, second)
    expect(await refusalOf(second)).toMatchObject({
      message: expect.stringContaining('has 2 names (hard links)'),
    })
    await close()
  },
)

test.skipIf(isOnPostgres)('S-SRV-79 what somebody else wrote into the lock holds nobody up', async () => {
  const folder = await tempFolder()
  const database = join(folder, 'x.db')
  await writeFile(`${database}.lock`, 'no lock')
  expect(await refusalOf(database)).toBe('it started')
})
