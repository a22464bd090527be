import { type ImEngine, personKey, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { startTestEngine } from './server/testing/test-engine'
import { startTestServer } from './server/testing/world'

test('S-CAST-1 S-SRV-35 a broadcast is shown once to its sender and to each receiver, by a real server', async () => {
  const { url } = await startTestServer()
  const [hr, sokha, dara] = await Promise.all(
    ['angkor-hr', 'sokha', 'dara'].map((account) => startTestEngine(url, account)),
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
