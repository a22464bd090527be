// The page block of docs/replay.md in a real Chromium: its sockets, fetch, IndexedDB, WebCrypto, locks and channel.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { Replay } from '../replay/replay'
import { tempFolder } from '../server/testing/databases'
import { chatLogin } from '../server/testing/node-engine'
import { startTestServer } from '../server/testing/world'
import { readRecording } from './format'

const PAGE = `
import { createImEngine, personKey, toImId } from '@sarika/im-engine'
import { Recorder, recordTab } from './src/record'

window.record = async (session, peer) => {
  const recorder = new Recorder()
  const tab = recordTab(recorder, 'a', session.imId, { isOnline: true, isVisible: true, refreshAt: 0 })
  const engine = tab.watch(createImEngine({
    endpoints: { rest: '', socket: location.origin.replace('http', 'ws') + '/socket' },
    identity: { imId: session.imId },
    tokens: tab.tokens({ current: () => session, refresh: async () => ({ kind: 'refused' }) }),
    ports: tab.ports(),
  }))
  await engine.start()
  const chat = engine.conversation(personKey(toImId(peer)))
  chat.subscribe(() => undefined)
  chat.open()
  await engine.send(chat.key, 'Planted in a page')
  await new Promise((resolve) => {
    const look = () => engine.connection.getSnapshot().isCaughtUp ? resolve() : engine.connection.subscribe(look)
    look()
  })
  await tab.state(engine)
  const bytes = await recorder.finish()
  await engine.stop()
  return [...bytes]
}`

test('S-REC-6 in a real Chromium a tab is recorded on its own ports and IndexedDB, and replays to the same', async () => {
  const portalDir = await tempFolder()
  await build({
    stdin: { contents: PAGE, resolveDir: 'packages/test-harness', loader: 'ts' },
    outfile: join(portalDir, 'page.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  await writeFile(
    join(portalDir, 'index.html'),
    '<!doctype html><meta charset="utf-8"><title>record</title><script type="module" src="/a/page.js"></script>',
  )
  const server = await startTestServer({ portalDir })
  const executablePath = process.env.SARIKA_CHROMIUM
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(`${server.url}/a/`)
  await page.waitForFunction(() => 'record' in window)
  const session = await chatLogin(server.url, 'sokha')
  const numbers = await page.evaluate(
    ([given, peer]) =>
      (window as unknown as { record(...all: unknown[]): Promise<number[]> }).record(given, peer),
    [session, '20001'] as const,
  )
  const bytes = Uint8Array.from(numbers)
  const kept = Buffer.from(bytes).toString('utf8')
  for (const secret of ['Planted', session.token]) expect(kept).not.toContain(secret)
  // A longer number may hold it by chance.
  expect(kept).not.toMatch(/(?<!\d)20001(?!\d)/)
  const recording = readRecording(bytes)
  expect(recording.isWhole).toBe(true)
  const { compared, differences, missed } = await new Replay(recording).run()
  expect({ compared, differences, missed }).toEqual({ compared: 1, differences: [], missed: [] })
})
