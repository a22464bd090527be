import { expect, it } from 'vitest'
import { KEY } from '../machines/test-backend.js'
import { connected } from '../test-connected.js'
import { events, facts, observe } from './index.js'

type Tab = Awaited<ReturnType<typeof connected>>

async function say({ socket, backend, clock }: Tab, text: string): Promise<void> {
  socket.last.receive({ action: 'p2p', data: backend.write(text) })
  await clock.advance(10)
}

it('S-EVENT-9 a view is its value now and each new one, until the subscription ends', async () => {
  const tab = await connected()
  const counts: number[] = []
  const told = observe(tab.engine.unread).subscribe(({ unread }) => counts.push(unread))
  await say(tab, 'one')
  told.unsubscribe()
  await say(tab, 'two')
  expect(counts).toEqual([0, 1])
})

it('S-EVENT-9 events of one name, of all in their order, and facts, from the subscription to its end', async () => {
  const tab = await connected()
  await say(tab, 'before')
  const texts: string[] = []
  const types: string[] = []
  const folded: string[] = []
  const all = [
    events(tab.engine, 'message').subscribe(({ message }) => texts.push(message.text)),
    events(tab.engine, undefined, { once: 'account' }).subscribe(({ type }) => types.push(type)),
    facts(tab.engine).subscribe(({ fact }) => folded.push(fact.type)),
  ]
  await say(tab, 'one')
  await tab.done(tab.engine.send(KEY, 'mine'))
  for (const one of all) one.unsubscribe()
  await say(tab, 'two')
  expect([texts, types]).toEqual([['one'], ['message']])
  expect(folded).toEqual(expect.arrayContaining(['messages-received', 'message-queued']))
})
