import { expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import { KEY } from './machines/test-backend.js'
import { connected } from './test-connected.js'
import { json } from './testing/scripted-http.js'

type Tab = Awaited<ReturnType<typeof connected>>

const changed = (id: string, rev: number) => ({
  action: 'notice',
  data: {
    type: 'notice',
    notice_id: `${id}${rev}`,
    notice: { notice_type: 'application_changed', id, rev, timestamp: 1_760_000_000_000 + rev },
  },
})
/** The peer writes, so that the conversation is listed. */
async function hello({ socket, backend, clock }: Tab): Promise<void> {
  socket.last.receive({ action: 'p2p', data: backend.write('hello') })
  await clock.advance(1)
}
const revsIn = ({ engine }: Tab) => Object.fromEntries(engine.applications.getSnapshot())

it('S-ABOUT-1 each tab hears of an application, and the next start knows it', async () => {
  const store = createMemoryStore()
  const leader = await connected({ store })
  const follower = await connected({ store, beside: leader, isFollower: true })
  for (const frame of [changed('31', 2), changed('32', 1), changed('31', 1)])
    leader.socket.last.receive(frame)
  for (const { clock } of [leader, follower]) await clock.advance(10)
  expect(revsIn(leader)).toEqual({ 31: 2, 32: 1 })
  expect(revsIn(follower)).toEqual({ 31: 2, 32: 1 })
  const before = leader.engine.applications.getSnapshot()
  leader.socket.last.receive(changed('31', 2))
  await hello(leader)
  expect(leader.engine.applications.getSnapshot()).toBe(before)
  for (const { engine, clock } of [follower, leader]) {
    const stopped = engine.stop()
    await clock.advance(0)
    await stopped
  }
  expect(revsIn(await connected({ store }))).toEqual({ 31: 2, 32: 1 })
})

it('S-ABOUT-5 each tab shows what a talk is about once one of them said it, and the next start too', async () => {
  const store = createMemoryStore()
  const leader = await connected({ store })
  const follower = await connected({ store, beside: leader, isFollower: true })
  await hello(leader)
  for (const path of ['/biz/conversations/items/save', '/biz/conversations/setting'])
    leader.http.on(path, () => json({ code: 0, data: null }))
  const asked = [
    follower.engine.setAbout(KEY, { jobId: '12', jobTitle: 'Cook' }),
    follower.engine.setAbout(KEY, { jobId: '12', jobTitle: 'Cook', resumeId: '7' }, { isForced: true }),
    follower.engine.setInterview(KEY, '31'),
  ]
  for (let turn = 0; turn < 3; turn++) for (const { clock } of [leader, follower]) await clock.advance(10)
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: true, value: null })))
  const wanted = { jobId: '12', jobTitle: 'Cook', resumeId: '7', interviewId: '31' }
  const itemIn = ({ engine }: Tab) => engine.conversations.getSnapshot().items.find(({ key }) => key === KEY)
  expect([itemIn(leader), itemIn(follower)]).toMatchObject([wanted, wanted])
  for (const { engine, clock } of [follower, leader]) {
    const stopped = engine.stop()
    await clock.advance(0)
    await stopped
  }
  expect(itemIn(await connected({ store }))).toMatchObject(wanted)
})
