import { expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import { KEY } from './machines/test-backend.js'
import { connected } from './test-connected.js'

const KINDS = ['call', 'audioCall', 'videoCall', 'meetingCall'] as const
type Tab = Awaited<ReturnType<typeof connected>>

const row = ({ engine }: Tab) => engine.conversations.getSnapshot().items.find(({ key }) => key === KEY)

async function receive({ socket, backend, clock }: Tab, msg: object): Promise<string> {
  const written = backend.write('')
  socket.last.receive({ action: 'p2p', data: { ...written, msg } })
  await clock.advance(10)
  return String(written.msgId)
}

it.each(KINDS)(
  'S-CALL-98 a message of kind %s of another backend is kept, and nobody sees it: no words, no unread, no hit, no news',
  async (type) => {
    const store = createMemoryStore()
    const tab = await connected({ store })
    const { engine, done, shown } = tab
    const told: string[] = []
    engine.on('message', ({ message }) => told.push(message.text))
    await receive(tab, { type: 'text', content: 'hello' })
    const id = await receive(tab, { type, content: 'Missed call', extra: { state: 6 } })
    await receive(tab, { type: 'text', content: 'as you said', referMsgId: id })
    await receive(tab, { type, content: 'Missed call', extra: { state: 6 } })
    await receive(tab, { type: 'withdraw', content: '', msgId: id })
    expect(told).toEqual(['hello', 'as you said'])
    expect(engine.unread.getSnapshot().unread).toBe(2)
    expect(row(tab)?.last).toMatchObject({ kind: 'text', text: 'as you said' })
    expect((await done(engine.search('missed'))).count).toBe(0)
    await done(engine.conversation(KEY).toNewest())
    expect(shown(KEY).map(({ text }) => text)).toEqual(['hello', 'as you said'])
    expect((await done(engine.why(id))).length).toBeGreaterThan(0)
    const stopped = engine.stop()
    await tab.clock.advance(0)
    await stopped

    const again = await connected({ store })
    await again.done(again.engine.conversation(KEY).toNewest())
    expect(again.shown(KEY).map(({ text }) => text)).toEqual(['hello', 'as you said'])
    expect(row(again)?.last).toMatchObject({ text: 'as you said' })
  },
)

it('S-CALL-98 a conversation that has nothing but calls is not listed by them', async () => {
  const tab = await connected()
  await receive(tab, { type: 'videoCall', content: 'Missed call' })
  expect(row(tab)).toBeUndefined()
  expect(tab.engine.unread.getSnapshot().unread).toBe(0)
})
