import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImEngine } from '@sarika/im-engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { blockOf } from './embed-block'
import { chatLogin } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

describe('docs/embed.md', () => {
  it('S-EMBED-1 the Node block sends a message through a real server', async () => {
    const { url } = await startTestServer()
    const [session, peer] = await Promise.all([chatLogin(url, 'sokha'), chatLogin(url, 'angkor-hr')])
    const newest = async () => {
      const answer = await fetch(`${url}/chat/im/user/getMsgByImID`, {
        method: 'POST',
        headers: { authorization: `Bearer ${peer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ im_id: session.imId, before: '', size: 1 }),
      })
      const { data }: { data: readonly { msg_id: string; sender_id: string }[] } = await answer.json()
      return data[0]
    }
    const before = await newest()
    const run = await blockOf('node', ['url', 'session', 'peer'], 'engine')
    const engine = (await run({ url, session, peer: peer.imId })) as { stop(): Promise<void> }
    const after = await newest()
    expect(after?.sender_id).toBe(session.imId)
    expect(after?.msg_id).not.toBe(before?.msg_id)
    await engine.stop()
  })

  it('S-EVENT-11 the block of events hears what another person says through a real server', async () => {
    const { url } = await startTestServer()
    const [own, other] = await Promise.all([chatLogin(url, 'sokha'), chatLogin(url, 'angkor-hr')])
    const run = await blockOf('node', ['url', 'session', 'peer'], 'engine')
    const open = async (session: typeof own, peer: typeof own) =>
      (await run({ url, session, peer: peer.imId })) as { stop(): Promise<void> }
    const engine = await open(own, other)
    const told: string[] = []
    const badges: number[] = []
    const rings: string[] = []
    const listen = await blockOf('events', ['engine', 'notify', 'setBadge', 'ring'])
    await listen({
      engine,
      notify: (text: string) => told.push(text),
      setBadge: (unread: number) => badges.push(unread),
      ring: (key: string) => rings.push(key),
    })
    const peer = await open(other, own)
    await expect.poll(() => told, { timeout: 30_000 }).toEqual(['Bopha, Angkor HR: Hello from Node'])
    expect(badges.at(-1)).toBe((badges[0] ?? 0) + 1)
    expect(rings).toEqual([])
    await Promise.all([engine.stop(), peer.stop()])
  })

  it('S-EMBED-8 the block of calls rings at the other one, who answers, through a real server', async () => {
    const { url } = await startTestServer()
    const [own, other] = await Promise.all([chatLogin(url, 'sokha'), chatLogin(url, 'angkor-hr')])
    const run = await blockOf('node', ['url', 'session', 'peer'], 'engine')
    const open = async (session: typeof own, peer: typeof own) =>
      (await run({ url, session, peer: peer.imId })) as ImEngine
    const [engine, peer] = [await open(own, other), await open(other, own)]
    const block = await blockOf('calls', ['engine', 'peer', 'offer', 'show'])
    const shown: string[] = []
    // The other one answers by the same words: what rings is offered, and taken.
    peer.call.subscribe(() => {
      if (peer.call.getSnapshot()?.state === 'ringing') void peer.call.accept()
    })
    await block({
      engine,
      peer: other.imId,
      offer: () => {},
      show: (lines: string[]) => shown.push(...lines),
    })
    await expect.poll(() => shown.at(-1), { timeout: 30_000 }).toBe('running')
    await peer.call.end()
    await expect.poll(() => shown.at(-1), { timeout: 30_000 }).toBe('ended')
    await Promise.all([engine.stop(), peer.stop()])
  })
})

it('S-PACK-16 by the forty lines of the engine’s README two people talk, and nothing is wrong with their connections', async () => {
  const { url } = await startTestServer()
  const page = join(mkdtempSync(join(tmpdir(), 'sarika-readme-')), 'README.md')
  const readme = readFileSync('packages/im-engine/README.md', 'utf8')
    .replace('http://127.0.0.1:4170', url)
    .replace('```js talk', '```ts talk')
    .replace('console.log(', 'said.push(')
    .replace('await Promise.all([sokha.stop()', 'problems.push(problemOf(sokha), problemOf(hr))\n$&')
  writeFileSync(page, readme)
  onTestFinished(() => rmSync(dirname(page), { recursive: true }))
  const given = {
    said: [],
    problems: [],
    problemOf: (engine: ImEngine) => engine.connection.getSnapshot().problem,
  }
  await (await blockOf('talk', Object.keys(given), 'undefined', page))(given)
  expect(given).toMatchObject({
    said: ['Is the post still open?', 'It is. Come on Monday at nine.'],
    problems: [null, null],
  })
})
