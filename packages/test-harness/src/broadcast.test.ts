import { createImEngine, type ImEngine, personKey, toImId } from '@sarika/im-engine'
import { expect, onTestFinished, test } from 'vitest'
import { chatLogin, webSockets } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

async function engineOf(url: string, account: string): Promise<{ engine: ImEngine; imId: string }> {
  const session = await chatLogin(url, account)
  const engine = createImEngine({
    endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
    identity: { imId: session.imId },
    tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
    disk: 'memory',
    ports: { sockets: webSockets },
  })
  onTestFinished(() => engine.stop())
  await engine.start()
  await expect.poll(() => engine.connection.getSnapshot().isCaughtUp).toBe(true)
  return { engine, imId: session.imId }
}

test('S-CAST-1 S-SRV-35 a broadcast is shown once to its sender and to each receiver, by a real server', async () => {
  const { url } = await startTestServer()
  const [hr, sokha, dara] = await Promise.all(
    ['angkor-hr', 'sokha', 'dara'].map((account) => engineOf(url, account)),
  )
  if (!(hr && sokha && dara)) throw new Error('three people')
  const receivers = [sokha, dara].map(({ imId }) => personKey(toImId(imId)))
  const outcomes = await hr.engine.broadcast(receivers, 'We are open again')
  expect(outcomes.map(({ result }) => result.ok)).toEqual([true, true])
  const own = personKey(toImId(hr.imId))
  const shownBy = (engine: ImEngine, key: typeof own) => {
    const { messages } = engine.conversation(key).getSnapshot()
    return messages.filter(({ text }) => text === 'We are open again').map(({ state }) => state)
  }
  for (const { engine, imId } of [sokha, dara]) {
    const key = personKey(toImId(imId))
    engine.conversation(own).open()
    hr.engine.conversation(key).open()
    await expect.poll(() => shownBy(engine, own)).toEqual(['sent'])
    await expect.poll(() => shownBy(hr.engine, key)).toEqual(['sent'])
  }
  await hr.engine.quiesce()
  for (const key of receivers) expect(shownBy(hr.engine, key)).toEqual(['sent'])
})
