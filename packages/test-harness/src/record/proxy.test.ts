import { readFileSync } from 'node:fs'
import { personKey, toImId } from '@sarika/im-engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { Replay } from '../replay/replay'
import { Account } from '../scenarios/person'
import { RawConnection } from '../server/testing/raw'
import { startTestServer } from '../server/testing/world'
import { readRecording } from './format'
import { startRecordingProxy } from './proxy'
import { Recorder } from './recorder'
import type { Redaction } from './recording'

/** A real server, a proxy before it, and two people who talk through the proxy. */
async function talkThroughProxy(redaction: Redaction) {
  const server = await startTestServer()
  const parts: Uint8Array[] = []
  const recorder = new Recorder({ source: 'proxy', redaction, sink: (bytes) => parts.push(bytes) })
  const unknown: string[] = []
  const proxy = await startRecordingProxy(new URL(server.url), recorder, {
    port: 0,
    onUnknown: () => unknown.push('socket'),
  })
  onTestFinished(() => proxy.close())
  const place = { url: proxy.url }
  const [sokha, angkor] = await Promise.all([
    Account.login(place, 'sokha'),
    Account.login(place, 'angkor-hr'),
  ])
  const [me, hr] = await Promise.all([sokha.openTab(), angkor.openTab()])
  const key = personKey(toImId(angkor.session.imId))
  const back = personKey(toImId(sokha.session.imId))
  const view = me.engine.conversation(key)
  view.subscribe(() => undefined)
  view.open()
  await me.engine.send(key, 'My phone is 012 345 678, sokha.chan@example.com')
  await hr.engine.send(back, 'តើបងអាចមកថ្ងៃច័ន្ទបានទេ?')
  await me.until('the question', () =>
    view.getSnapshot().messages.some(({ text }) => text.includes('ថ្ងៃច័ន្ទ')),
  )
  const mine = view.getSnapshot().messages.find(({ text }) => text.startsWith('My phone'))
  if (mine !== undefined) await me.engine.withdraw(key, mine)
  await Promise.all([me.engine.quiesce(), hr.engine.quiesce()])
  const shown = me.engine.conversations.getSnapshot().items.map(({ unread }) => unread)
  const messages = view.getSnapshot().messages.length
  await Promise.all([me.engine.stop(), hr.engine.stop()])
  await recorder.finish()
  const bytes = Buffer.concat(parts)
  return { bytes, sessions: [sokha.session, angkor.session], url: proxy.url, unknown, shown, messages }
}

describe('the recording proxy', () => {
  it('S-REC-7 records both accounts that went through it, and each replays to what it showed', async () => {
    const { bytes, unknown, shown, messages } = await talkThroughProxy('text')
    const recording = readRecording(bytes)
    expect([recording.isWhole, recording.header.source, unknown]).toEqual([true, 'proxy', []])
    const { states, missed } = await new Replay(recording).run()
    expect(missed).toEqual([])
    expect(states.length).toBe(2)
    const sums = states.map(({ conversations }) =>
      conversations
        .map(({ unread }) => unread)
        .sort()
        .join(' '),
    )
    expect(sums).toContain([...shown].sort().join(' '))
    const counts = states.flatMap(({ conversations }) => conversations.map((one) => one.messages))
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(messages)
  })

  it('S-REC-3 nothing secret passes into the bytes: no token, text, name, phone, e-mail, or id', async () => {
    const { bytes, sessions } = await talkThroughProxy('text')
    const kept = bytes.toString('utf8')
    const texts = [
      '012 345 678',
      'sokha.chan@example.com',
      'ថ្ងៃច័ន្ទ',
      'My phone',
      'សុខា ចាន់',
      'Bopha',
      'Angkor',
      '12000001',
    ]
    for (const secret of [
      ...texts,
      ...sessions.flatMap(({ token }) => [token, ...token.split('.')]),
      '10001',
      '20001',
    ])
      expect(kept).not.toContain(secret)
    // nor as it stood on the wire, where texts are base64
    for (const secret of texts)
      expect(kept).not.toContain(Buffer.from(secret).toString('base64').slice(0, 10))
  })

  it('S-REC-3 with text kept the words are there, tokens are not', async () => {
    const { bytes, sessions } = await talkThroughProxy('keep-text')
    expect(bytes.toString('utf8')).toContain('ថ្ងៃច័ន្ទ')
    for (const { token } of sessions) expect(bytes.toString('utf8')).not.toContain(token.split('.')[2])
  })

  it('S-REC-7 a page that is loaded anew goes on from what the one before had stored', async () => {
    const server = await startTestServer()
    const parts: Uint8Array[] = []
    const recorder = new Recorder({ source: 'proxy', sink: (bytes) => parts.push(bytes) })
    const proxy = await startRecordingProxy(new URL(server.url), recorder, {
      port: 0,
      onUnknown: () => undefined,
    })
    onTestFinished(() => proxy.close())
    const sokha = await Account.login({ url: proxy.url }, 'sokha')
    const angkor = await Account.login({ url: server.url }, 'angkor-hr')
    const first = await sokha.openTab()
    await first.engine.quiesce()
    await first.engine.stop()
    const hr = await angkor.openTab()
    await hr.engine.send(personKey(toImId(sokha.session.imId)), 'While you were away')
    await hr.engine.quiesce()
    const second = await sokha.openTab()
    await second.engine.quiesce()
    const { unread } = second.engine.unread.getSnapshot()
    await Promise.all([second.engine.stop(), hr.engine.stop()])
    await recorder.finish()
    const { states, missed } = await new Replay(readRecording(Buffer.concat(parts))).run()
    expect(missed).toEqual([])
    const counts = states.map(({ conversations }) => conversations.reduce((sum, one) => sum + one.unread, 0))
    expect(counts).toEqual([unread])
  })

  it('S-REC-7 refuses an address that cannot be read or names another host, and goes on', async () => {
    const server = await startTestServer()
    const proxy = await startRecordingProxy(
      new URL(server.url),
      new Recorder({ source: 'proxy', sink: () => undefined }),
      { port: 0, onUnknown: () => undefined },
    )
    onTestFinished(() => proxy.close())
    for (const address of ['//', '//[', '//elsewhere.example/']) {
      const [socket, call] = [new RawConnection(proxy.url), new RawConnection(proxy.url)]
      socket.upgrade(address)
      call.send(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)
      for (const raw of [socket, call]) expect(await raw.heard('\r\n\r\n')).toContain('HTTP/1.1 400 ')
    }
    expect((await fetch(`${proxy.url}/healthz`)).status).toBe(200)
  })

  it('S-REC-7 passes on what it does not record, and says of which socket it knows no account', async () => {
    const server = await startTestServer()
    const unknown: string[] = []
    const parts: Uint8Array[] = []
    const recorder = new Recorder({ source: 'proxy', sink: (bytes) => parts.push(bytes) })
    const proxy = await startRecordingProxy(new URL(server.url), recorder, {
      port: 0,
      onUnknown: () => unknown.push(''),
    })
    onTestFinished(() => proxy.close())
    const health = await fetch(`${proxy.url}/healthz`)
    expect(await health.text()).toBe(await (await fetch(`${server.url}/healthz`)).text())
    const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/socket?token=nobody`)
    const code = await new Promise((resolve) => socket.on('close', resolve))
    expect([code, unknown.length]).toEqual([4001, 1])
    await recorder.finish()
    expect(readRecording(Buffer.concat(parts)).entries.map(({ type }) => type)).toEqual(['end'])
  })
})

// A page bundles this door: nothing of Node may be behind it.
it('S-REC-6 the in-page recorder names nothing of Node', async () => {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: ['packages/test-harness/src/record/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@sarika/source'],
    external: ['@sarika/im-engine', '@sarika/im-engine/*'],
    logLevel: 'silent',
  })
  expect(Object.keys(metafile.inputs).filter((name) => /server|cli|logins|proxy/.test(name))).toEqual([])
  expect(readFileSync('packages/test-harness/src/record/index.ts', 'utf8')).not.toContain('node:')
})
