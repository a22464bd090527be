import { expect, it, onTestFinished } from 'vitest'
import { createImEngine } from '../engine.js'
import { HandClock } from './hand-clock.js'
import { loadNetwork } from './load-network.js'
import { scriptedBackend } from './scripted-backend.js'

const KEY = 'p2p-im-2'

/** An engine on a backend of its own, connected; time goes by hand. */
async function connected() {
  const clock = new HandClock()
  const backend = scriptedBackend({ me: 'im-9', contacts: ['im-2'], clock })
  const engine = createImEngine(backend.options)
  await loadNetwork()
  void engine.start()
  await clock.advance(1_000)
  expect(engine.connection.getSnapshot().state).toBe('connected')
  const chat = engine.conversation(KEY)
  const close = chat.subscribe(() => {})
  onTestFinished(async () => {
    close()
    const stopped = engine.stop()
    await clock.advance(0)
    await stopped
  })
  const shown = () => chat.getSnapshot().messages.map(({ text, state }) => [text, state])
  return { clock, backend, engine, shown }
}

it('S-PROTO-3 a send is acked and kept once: a repeat is acked with the first id', async () => {
  const { clock, backend, engine, shown } = await connected()
  void engine.send(KEY, 'Hello')
  await clock.advance(100)
  expect(shown()).toEqual([['Hello', 'sent']])
  const [[seq, row] = ['', undefined]] = [...backend.kept]
  expect(row).toMatchObject({ sender_id: 'im-9', receiver_id: 'im-2', number: 1 })
  const heard: unknown[] = []
  const { last } = backend.socket
  const connection = Object.assign(Object.create(last), { receive: (frame: unknown) => heard.push(frame) })
  backend.hear(last.sent.findLast((text) => text.includes(seq)) ?? '', connection)
  expect(heard).toMatchObject([{ action: 'ack', seq, data: { code: 0, msg_id: row?.msg_id } }])
  expect(backend.rows).toHaveLength(1)
})

it('S-PROTO-3 what somebody says is delivered and numbered, and comes by catch-up where no socket was open', async () => {
  const { clock, backend, shown } = await connected()
  expect(backend.say('im-2', 'First').number).toBe(1)
  await clock.advance(100)
  expect(shown()).toEqual([['First', 'sent']])
  backend.network.set(false)
  backend.socket.last.end()
  await clock.advance(100)
  expect(backend.say('im-2', 'Second').number).toBe(2)
  await clock.advance(100)
  expect(shown()).toEqual([['First', 'sent']])
  backend.network.set(true)
  await clock.advance(10_000)
  expect(shown()).toEqual([
    ['First', 'sent'],
    ['Second', 'sent'],
  ])
})

it('S-PROTO-3 a refusal is what the test says it is', async () => {
  const { clock, backend, engine, shown } = await connected()
  backend.ackCode = -21
  void engine.send(KEY, 'Hello')
  await clock.advance(100)
  expect(shown()).toEqual([['Hello', 'failed']])
  expect(backend.rows).toEqual([])
  expect(backend.texts).toEqual(['Hello'])
})
