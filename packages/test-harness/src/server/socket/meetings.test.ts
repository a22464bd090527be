import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { meetingOf, nextWord, STATE, signalTo, wordsOf } from '../testing/calls'
import { login, newClientId, type TestClient, type TestSocket } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { block } from '../testing/requests'
import { handClock, handTimers, startTestServer } from '../testing/world'

const NAMES = ['sokha', 'angkor-hr', 'mekong-tech', 'tonle-bank', 'golden-silk'] as const

async function stage(options: Parameters<typeof startTestServer>[0] = {}) {
  const [clock, timers] = [handClock(), handTimers()]
  const database = await tempDatabase()
  const server = await startTestServer({ clock: clock.now, timers, database, ...options })
  const people: TestClient[] = []
  for (const name of NAMES) people.push(await login(server.url, name))
  const [sokha, hr, tech] = people
  if (!sokha || !hr || !tech) throw new Error('no login')
  const im_ids = people.slice(1).map(({ imId }) => imId)
  const { body } = await sokha.chat('POST', '/chat/groups', { name: 'Hiring', im_ids })
  const group: string = body.data.group_id
  return { database, clock, timers, server, people, sokha, hr, tech, group, channel: newClientId() }
}

const openCalls = async (who: TestClient) => (await who.chat('GET', '/chat/calls')).body.data.calls

test('S-CALL-45 a meeting rings at every member; they come and go, and it ends with the last one', async () => {
  const { sokha, hr, tech, group, channel } = await stage()
  const [mine, theirs, third] = [await sokha.online(), await hr.online(), await tech.online()]
  expect(await mine.call(meetingOf(group, { channel, state: STATE.invite }))).toMatchObject({ code: 0 })
  const info = (...members: TestClient[]) => ({
    meetingInfo: { groupId: group, title: 'Hiring', members: members.map(({ imId }) => imId) },
  })
  expect(await nextWord(theirs)).toMatchObject({ state: 1, rim_id: group, type: 3, ...info(sokha) })
  expect(await nextWord(third)).toMatchObject({ state: 1, ...info(sokha) })
  expect(await theirs.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({ code: 0 })
  expect(await nextWord(mine)).toMatchObject({ state: 4, im_id: hr.imId, ...info(sokha, hr) })
  expect(await nextWord(third)).toMatchObject({ state: 4, ...info(sokha, hr) })
  expect(await openCalls(tech)).toMatchObject([{ channel, rim_id: group, state: 4, ...info(sokha, hr) }])
  // Whoever began it may go; it runs on.
  await mine.call(meetingOf(group, { channel, state: STATE.end }))
  expect(await nextWord(theirs)).toMatchObject({ state: 7, im_id: sokha.imId, ...info(hr) })
  await third.call(meetingOf(group, { channel, state: STATE.accept }))
  expect(await nextWord(theirs)).toMatchObject({ state: 4, ...info(hr, tech) })
  expect(await theirs.call(signalTo(tech.imId, channel, 'offer'))).toMatchObject({ code: 0 })
  await theirs.call(meetingOf(group, { channel, state: STATE.end }))
  await third.call(meetingOf(group, { channel, state: STATE.end }))
  expect(await wordsOf(mine)).toMatchObject([
    { state: 4, ...info(hr, tech) },
    { state: 7, ...info(tech) },
    { state: 7, ...info() },
  ])
  expect(await openCalls(hr)).toEqual([])
  expect(await theirs.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({ code: -404 })
})

test('S-CALL-45 who refuses a meeting stops their own devices, and a device that came second is told that it is taken', async () => {
  const { sokha, hr, group, channel } = await stage()
  const [mine, laptop, phone] = [
    await sokha.online(),
    await hr.online({ device: 'b' }),
    await hr.online({ device: 'c', platform: '1' }),
  ]
  await mine.call(meetingOf(group, { channel, state: STATE.invite }))
  await Promise.all([nextWord(laptop), nextWord(phone)])
  await laptop.call(meetingOf(group, { channel, state: STATE.reject }))
  expect(await nextWord(phone)).toMatchObject({ state: 5, extra: '{"device":"b","taken":1}' })
  expect(await wordsOf(mine)).toEqual([])
  // They think better of it.
  await laptop.call(meetingOf(group, { channel, state: STATE.accept }))
  expect(await nextWord(phone)).toMatchObject({ state: 4, extra: '{"device":"b","taken":1}' })
  expect(await phone.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({ code: -485 })
})

test('S-CALL-46 nobody comes for 60 s, or the caller goes before: the meeting is over for all', async () => {
  const { sokha, hr, group, clock, timers } = await stage()
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  const [lonely, short] = [newClientId(), newClientId()]
  await mine.call(meetingOf(group, { channel: lonely, state: STATE.invite }))
  clock.advance(60_000)
  timers.pass()
  expect(await nextWord(mine)).toMatchObject({ state: 6, channel: lonely, meetingInfo: { members: [] } })
  expect(await nextWord(theirs)).toMatchObject({ state: 1 })
  expect(await nextWord(theirs)).toMatchObject({ state: 6 })
  await mine.call(meetingOf(group, { channel: short, state: STATE.invite }))
  await mine.call(meetingOf(group, { channel: short, state: STATE.end }))
  expect(await wordsOf(theirs)).toMatchObject([{ state: 1 }, { state: 2, meetingInfo: { members: [] } }])
})

test('S-CALL-46 a meeting that somebody came to runs on after its minute', async () => {
  const { sokha, hr, group, channel, clock, timers } = await stage()
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  await mine.call(meetingOf(group, { channel, state: STATE.invite }))
  await theirs.call(meetingOf(group, { channel, state: STATE.accept }))
  clock.advance(60_000)
  timers.pass()
  expect(await wordsOf(theirs)).toMatchObject([{ state: 1 }])
  expect(await openCalls(hr)).toMatchObject([{ channel, state: 4 }])
})

test('S-CALL-47 a group has one meeting at a time, of its members who may speak there', async () => {
  const { sokha, hr, group, channel, server } = await stage()
  const dara = await login(server.url, 'dara')
  const [mine, theirs, stranger] = [await sokha.online(), await hr.online(), await dara.online()]
  expect(await stranger.call(meetingOf(group, { channel, state: STATE.invite }))).toMatchObject({ code: -1 })
  await sokha.chat('POST', `/chat/groups/${group}/settings`, { no_speaking: 1 })
  expect(await theirs.call(meetingOf(group, { channel, state: STATE.invite }))).toMatchObject({ code: -2 })
  expect(await mine.call(meetingOf(group, { channel, state: STATE.invite }))).toMatchObject({ code: 0 })
  expect(await theirs.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({ code: -2 })
  for (const state of [STATE.accept, STATE.reject])
    expect(await stranger.call(meetingOf(group, { channel, state }))).toMatchObject({ code: -1 })
  await sokha.chat('POST', `/chat/groups/${group}/settings`, { no_speaking: 0 })
  const second = meetingOf(group, { channel: newClientId(), state: STATE.invite })
  expect(await theirs.call(second)).toMatchObject({
    ...{ code: -486, message: 'a meeting of this group is running: join it' },
  })
  expect([await wordsOf(stranger), await openCalls(dara)]).toEqual([[], []])
})

test('S-CALL-47 a meeting does not ring at who has blocked its caller', async () => {
  const { sokha, hr, tech, group, channel } = await stage()
  const [mine, theirs, third] = [await sokha.online(), await hr.online(), await tech.online()]
  await block(hr, sokha.imId)
  await mine.call(meetingOf(group, { channel, state: STATE.invite }))
  expect(await nextWord(third)).toMatchObject({ state: 1 })
  expect(await wordsOf(theirs)).toEqual([])
  await third.call(meetingOf(group, { channel, state: STATE.accept }))
  expect(await nextWord(theirs)).toMatchObject({ state: 4, im_id: tech.imId })
})

test('S-CALL-48 a meeting with video has room for four and one by sound for eight, and who finds none is told so', async () => {
  const { people, group, channel, database } = await stage()
  const sockets: TestSocket[] = []
  for (const person of people) sockets.push(await person.online())
  const [mine, , , , fifth] = sockets
  const seen = { channel, state: STATE.accept, extra: { video: 1 } }
  await mine?.call(meetingOf(group, { ...seen, state: STATE.invite }))
  for (const socket of sockets.slice(1, 4))
    expect(await socket.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({ code: 0 })
  const full = { code: -487, message: 'A meeting with video has room for 4 people' }
  expect(await fifth?.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject(full)
  // Without a picture there is room; and then nobody shows one.
  await mine?.call(meetingOf(group, { channel, state: STATE.switch, extra: { video: 0 } }))
  expect(await fifth?.call(meetingOf(group, seen))).toMatchObject(full)
  expect(await fifth?.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({ code: 0 })
  expect(await mine?.call(meetingOf(group, { ...seen, state: STATE.switch }))).toMatchObject(full)
  const { db, close } = await openDatabase(database)
  const member = { channel, device: 'x', tab: 'x', has_video: 0, joined_at: 1, left_at: null } as const
  await db
    .insertInto('call_members')
    .values(['x1', 'x2', 'x3'].map((im_id) => ({ ...member, im_id })))
    .execute()
  await sockets[1]?.call(meetingOf(group, { channel, state: STATE.end }))
  expect(await sockets[1]?.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({
    code: 0,
  })
  await sockets[1]?.call(meetingOf(group, { channel, state: STATE.end }))
  await db
    .insertInto('call_members')
    .values({ ...member, im_id: 'x4' })
    .execute()
  await close()
  expect(await sockets[1]?.call(meetingOf(group, { channel, state: STATE.accept }))).toMatchObject({
    ...{ code: -487, message: 'A meeting has room for 8 people' },
  })
})

test('S-CALL-38 who is removed from a group, or leaves it, is out of its meeting; with the group it ends', async () => {
  const { sokha, hr, tech, group, channel } = await stage()
  const [mine, theirs, third] = [await sokha.online(), await hr.online(), await tech.online()]
  await mine.call(meetingOf(group, { channel, state: STATE.invite }))
  for (const socket of [theirs, third]) await socket.call(meetingOf(group, { channel, state: STATE.accept }))
  const last = async (socket: TestSocket) => (await wordsOf(socket)).at(-1)
  await sokha.chat('DELETE', `/chat/groups/${group}/members/${hr.imId}`)
  const out = { state: 7, im_id: hr.imId, extra: '{"reason":"conversation"}' }
  for (const socket of [mine, theirs, third])
    expect(await last(socket)).toMatchObject({ ...out, meetingInfo: { members: [sokha.imId, tech.imId] } })
  expect(await theirs.call(signalTo(sokha.imId, channel, 'still here'))).toMatchObject({ code: -404 })
  expect(await openCalls(hr)).toEqual([])
  await tech.chat('DELETE', `/chat/groups/${group}/members/${tech.imId}`)
  expect(await last(mine)).toMatchObject({ im_id: tech.imId, meetingInfo: { members: [sokha.imId] } })
  await sokha.chat('DELETE', `/chat/groups/${group}`)
  expect(await last(mine)).toMatchObject({ state: 7, meetingInfo: { members: [] } })
  expect(await openCalls(sokha)).toEqual([])
})
