import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tempFolder } from './server/testing/databases'
import { run } from './test-cli'

test('S-SRV-32 --help names the commands and the exit codes', async () => {
  const { code, out } = await run('--help')
  expect([code, out.includes('harness serve')]).toEqual([0, true])
  expect((await run('serve', '--help')).out).toContain('--database FILE|URL')
})

test.each([
  [[]],
  [['nope']],
  [['constructor']],
  [['serve', '--nope']],
  [['serve', 'x']],
  [['serve', '--port', 'x']],
  [['serve', '--proxy', 'everybody']],
  [['serve', '--database', 'mysql://localhost/x']],
  [['serve', '--port', '0', '--database', 'postgres://nobody:secret@127.0.0.1:1/x']],
])('S-SRV-32 %j is exit 2 with one line on stderr', async (argv) => {
  const { code, out, err } = await run(...argv)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^[^\n]+\n$/)
  expect(err).not.toContain('secret')
})

test('S-ACC-33 half a provider in the environment is exit 2 with one line on stderr', async () => {
  vi.stubEnv('SARIKA_GOOGLE_CLIENT_SECRET', 'a secret')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { code, out, err } = await run('serve', '--port', '0')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^[^\n]*SARIKA_GOOGLE_CLIENT_ID[^\n]*\n$/)
  expect(err).not.toContain('a secret')
})

test('S-SRV-32 a file that is no database is exit 2 and stays as it is', async () => {
  const file = join(await tempFolder(), 'notes.txt')
  await writeFile(file, 'not a database, but somebody’s notes\n'.repeat(50))
  const before = await readFile(file, 'utf8')
  for (const empty of [[], ['--empty']]) {
    const { code, err } = await run('serve', '--port', '0', '--database', file, ...empty)
    expect([code, err.includes('notes.txt')]).toEqual([2, true])
  }
  expect(await readFile(file, 'utf8')).toBe(before)
})
