import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { withTable } from './lib/browser-matrix.mjs'

const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['scripts/browsers.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('S-BROW-1 who lacks a browser is told what to install and which variable names another', () => {
  const { status, stdout, stderr } = run(['firefox'], { SARIKA_FIREFOX: '/nowhere/firefox' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('firefox or firefox-esr is not here')
  expect(stderr).toContain('apt-get install firefox-esr')
  expect(stderr).toContain('set SARIKA_FIREFOX')
})

test('S-BROW-1 what is not known is refused with 2', () => {
  expect(run(['opera'], {}).status).toBe(2)
  expect(run(['--quickly'], {}).status).toBe(2)
})

test('S-BROW-3 the page tells for each case and browser whether it held and what is to be said of it', () => {
  const column = (browser: string, isHeld: boolean, remark: string) => ({
    browser,
    outcomes: [
      { name: 'login', says: 'Log in', isHeld: true, remark: '' },
      { name: 'chat', says: 'Write', isHeld, remark },
    ],
    abilities: { 'Web Locks': isHeld },
  })
  const columns = [column('A 1', true, 'slowly'), column('B 2', false, 'Error: a | b')]
  const page = 'before\n<!-- table: npm run browsers -->\n\nold\n\n<!-- end of table -->\nafter\n'
  const made = withTable(page, columns)
  expect(made).toContain('| Log in | yes | yes |')
  expect(made).toContain('| Write | yes: slowly | **no**: Error: a / b |')
  expect(made).toContain('| Web Locks | yes | no |')
  expect(made).not.toContain('old')
  expect(made.startsWith('before\n')).toBe(true)
  expect(made.endsWith('\nafter\n')).toBe(true)
  expect(withTable(made, columns)).toBe(made)
})

/** In a page that is left WebKit runs script whose `globalThis` is the next page, while names alone are still its own. */
test('S-BROW-2 a page asks for locks in its own name, also when the next page is there already', async () => {
  const { outputFiles } = await build({
    entryPoints: ['packages/im-engine/src/adapters/tabs.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'tabs',
  })
  const asked: string[] = []
  const page = (name: string) => ({
    locks: {
      request: (lock: string) => {
        asked.push(`${lock} by ${name}`)
        return Promise.reject(new DOMException('not fully active', 'InvalidStateError'))
      },
    },
  })
  const code = `${outputFiles[0]?.text}; return tabs.browserLocks`
  const locks = new Function('globalThis', 'navigator', code)(
    { navigator: page('the next') },
    page('this one'),
  )
  const news: string[] = []
  const handlers = { onGranted: () => news.push('granted'), onLost: () => news.push('lost') }
  locks.request('lead', { steal: false }, handlers)
  locks.request('lead', { steal: true }, handlers)
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual(['lead by this one', 'lead by this one'])
  expect(news).toEqual([])
})
