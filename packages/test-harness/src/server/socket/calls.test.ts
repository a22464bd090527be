import { expect, test } from 'vitest'
import { callTo, nextWord, STATE, signalTo, wordsOf } from '../testing/calls'
import { login, NOTICES, newClientId, type TestClient } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { block } from '../testing/requests'
import { handClock, handTimers, startTestServer } from '../testing/world'

async function stage(options: Parameters<typeof startTestServer>[0] = {}) {
  const [clock, timers] = [handClock(), handTimers()]
  const server = await startTestServer({ clock: clock.now, timers, ...options })
  const [sokha, hr, tech, dara] = await Promise.all(
    (['sokha', 'angkor-hr', 'mekong-tech', 'dara'] as const).map((name) => login(server.url, name)),
  )
  if (!sokha || !hr || !tech || !dara) throw new Error('no login')
  return { clock, timers, server, sokha, hr, tech, dara, channel: newClientId() }
}

const openCalls = async (who: TestClient) => (await who.chat('GET', '/chat/calls')).body.data.calls

test('S-CALL-30 an invitation rings at every device of a contact, and its taking is told to the caller and to the other devices', async () => {
  const { sokha, hr, channel, clock } = await stage()
  const [mine, laptop, phone] = [
    await sokha.online({ device: 'a' }),
    await hr.online({ device: 'b' }),
    await hr.online({ device: 'c', platform: '1' }),
  ]
  const invite = callTo(hr.imId, { channel, state: STATE.invite, type: 2, extra: { device: 'tab-a' } })
  expect(await mine.call(invite)).toMatchObject({ code: 0 })
  for (const socket of [laptop, phone])
    expect(await nextWord(socket)).toEqual({
      ...{ notice_type: 'call', im_id: sokha.imId, rim_id: hr.imId, timestamp: clock.now(), state: 1 },
      ...{ channel, type: 2, req_id: invite.seq, extra: '{"device":"tab-a"}' },
    })
  expect(await laptop.call(callTo(sokha.imId, { channel, state: STATE.receiveInvite, type: 2 }))).toEqual({
    ...{ code: 0, message: '' },
  })
  expect(await nextWord(mine)).toMatchObject({ state: 3, im_id: hr.imId })
  const accept = { channel, state: STATE.accept, type: 2, extra: { device: 'tab-b' } }
  expect(await laptop.call(callTo(sokha.imId, accept))).toMatchObject({ code: 0 })
  expect(await nextWord(mine)).toMatchObject({ state: 4, extra: '{"device":"tab-b"}' })
  expect(await nextWord(phone)).toMatchObject({ state: 4, extra: '{"device":"tab-b","taken":1}' })
  expect(await phone.call(callTo(sokha.imId, { channel, state: STATE.accept }))).toMatchObject({
    ...{ code: -485, message: 'another device has taken the call' },
  })
  // Another tab of the browser that took it is another one, too; the tab that did hears what it heard.
  const other = { ...accept, extra: { device: 'tab-c' } }
  expect(await laptop.call(callTo(sokha.imId, other))).toMatchObject({ code: -485 })
  expect(await laptop.call(callTo(sokha.imId, accept))).toMatchObject({ code: 0 })
  expect(await wordsOf(laptop)).toEqual([])
  expect(await openCalls(hr)).toMatchObject([
    {
      channel,
      type: 2,
      state: 4,
      im_id: sokha.imId,
      rim_id: hr.imId,
      has_video: 1,
      answered_at: clock.now(),
    },
  ])
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.end }))).toMatchObject({ code: 0 })
  expect(await nextWord(laptop)).toMatchObject({ state: 7, im_id: sokha.imId })
  expect([await openCalls(hr), await openCalls(sokha)]).toEqual([[], []])
})

test('S-CALL-99 a page that was loaded again goes on in the place of its tab, of caller and callee alike; nobody else does', async () => {
  const { sokha, hr, channel } = await stage()
  const [mine, theirs, phone] = [
    await sokha.online({ device: 'a' }),
    await hr.online({ device: 'b' }),
    await hr.online({ device: 'c', platform: '1' }),
  ]
  const [accept, again] = [
    { channel, state: STATE.accept },
    { device: 'tab-2', instead: 'tab-1' },
  ]
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite, extra: { device: 'tab-1' } }))
  // While it rings nobody answers for the other one.
  expect(await mine.call(callTo(hr.imId, { ...accept, extra: again }))).toMatchObject({ code: -404 })
  await theirs.call(callTo(sokha.imId, { ...accept, extra: { device: 'tab-1' } }))
  expect(await nextWord(mine)).toMatchObject({ state: 4 })
  const wrong = { ...accept, extra: { device: 'tab-2', instead: 'tab-9' } }
  expect(await theirs.call(callTo(sokha.imId, wrong))).toMatchObject({ code: -485 })
  expect(await phone.call(callTo(sokha.imId, { ...accept, extra: again }))).toMatchObject({ code: -485 })
  expect(await theirs.call(callTo(sokha.imId, { ...accept, extra: again }))).toMatchObject({ code: 0 })
  expect(await nextWord(mine)).toMatchObject({ state: 4, extra: '{"device":"tab-2"}' })
  expect(await mine.call(callTo(hr.imId, { ...accept, extra: again }))).toMatchObject({ code: 0 })
  const [call] = await openCalls(sokha)
  expect(call.members.map(({ device }: { device: string }) => device)).toEqual(['tab-2', 'tab-2'])
})

test('S-CALL-31 a step that comes again is done once and answered alike, also after a restart', async () => {
  const database = await tempDatabase()
  const first = await stage({ database })
  const { sokha, hr, channel, clock, timers } = first
  const invite = callTo(hr.imId, { channel, state: STATE.invite })
  const theirs = await hr.online()
  const mine = await sokha.online()
  await mine.call(invite)
  await mine.call(invite)
  expect(await wordsOf(theirs)).toHaveLength(1)
  const reject = callTo(sokha.imId, { channel, state: STATE.reject })
  await theirs.call(reject)
  expect(await theirs.call(reject)).toMatchObject({ code: 0 })
  expect(await wordsOf(mine)).toMatchObject([{ state: 5, im_id: hr.imId }])
  await first.server.close()
  await startTestServer({ database, clock: clock.now, timers, port: first.server.port })
  const again = await sokha.online()
  expect(await again.call(invite)).toMatchObject({ code: 0 })
  expect(await again.call(callTo(hr.imId, { channel, state: STATE.end }))).toMatchObject({ code: 0 })
  expect(await openCalls(hr)).toEqual([])
})

test('S-CALL-32 nobody answers for 60 s by the server’s clock: both are told, and nobody takes the call then', async () => {
  const { sokha, hr, channel, clock, timers } = await stage()
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  expect(await nextWord(theirs)).toMatchObject({ state: 1 })
  clock.advance(59_999)
  timers.pass()
  expect([await wordsOf(mine), await wordsOf(theirs)]).toEqual([[], []])
  clock.advance(1)
  // The timer is late: the clock has the last word.
  expect(await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))).toMatchObject({
    code: -404,
  })
  expect(await nextWord(mine)).toMatchObject({ state: 6, im_id: hr.imId, rim_id: sokha.imId })
  timers.pass()
  expect(await wordsOf(mine)).toEqual([])
})

test('S-CALL-32 what rang when the server ended rings for the rest of its minute after the next start', async () => {
  const database = await tempDatabase()
  const first = await stage({ database })
  const { sokha, hr, channel, clock, timers } = first
  await (await sokha.online()).call(callTo(hr.imId, { channel, state: STATE.invite }))
  await first.server.close()
  clock.advance(60_000)
  await startTestServer({ database, clock: clock.now, timers, port: first.server.port })
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  timers.pass()
  expect(await nextWord(mine)).toMatchObject({ state: 6, channel })
  expect(await nextWord(theirs)).toMatchObject({ state: 6, channel })
})

test('S-CALL-33 a device that was away reads the last word of a call, and nothing of it is a message or unread', async () => {
  const { sokha, hr, channel } = await stage()
  const { cursor } = await hr.catchUp(NOTICES)
  const before = (await hr.catchUp('/chat/im/user/getMsg')).items.length
  const mine = await sokha.online()
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  expect(await hr.noticesSince(cursor)).toMatchObject([{ notice: { state: 1, channel } }])
  await mine.call(callTo(hr.imId, { channel, state: STATE.cancel }))
  expect(await hr.noticesSince(cursor)).toMatchObject([{ notice: { state: 2, channel } }])
  expect((await hr.catchUp('/chat/im/user/getMsg')).items).toHaveLength(before)
})

test('S-CALL-34 who is in a call is busy; who is blocked gets the same answer, at once, and leaves the same rows', async () => {
  const { sokha, hr, tech, dara } = await stage()
  const [mine, theirs, third] = [await sokha.online(), await hr.online(), await tech.online()]
  const running = newClientId()
  await theirs.call(callTo(sokha.imId, { channel: running, state: STATE.invite }))
  await nextWord(mine)
  const tries: unknown[] = []
  const ring = async () => {
    const channel = newClientId()
    const { cursor } = await tech.catchUp(NOTICES)
    const ack = await third.call(callTo(sokha.imId, { channel, state: STATE.invite }))
    const word = await nextWord(third)
    const kept = (await tech.noticesSince(cursor)).map(({ notice }) => notice)
    expect(kept).toEqual([word])
    const { req_id: _id, channel: _channel, ...rest } = word
    tries.push({ ack, word: rest, open: await openCalls(tech) })
  }
  await ring()
  await theirs.call(callTo(sokha.imId, { channel: running, state: STATE.cancel }))
  await nextWord(mine)
  await block(sokha, tech.imId)
  await ring()
  expect(tries[0]).toMatchObject({ ack: { code: 0 }, word: { state: 8, im_id: sokha.imId }, open: [] })
  expect(tries[1]).toEqual(tries[0])
  expect(await wordsOf(mine)).toEqual([])
  // Who has blocked somebody does not call them either, and a stranger calls nobody.
  const refused = callTo(tech.imId, { channel: newClientId(), state: STATE.invite })
  expect(await mine.call(refused)).toMatchObject({
    ...{ code: -23, message: 'you have blocked this person: unblock them to call' },
  })
  const stranger = callTo(dara.imId, { channel: newClientId(), state: STATE.invite })
  expect(await mine.call(stranger)).toMatchObject({ code: -20 })
  expect(await mine.call(callTo(sokha.imId, { channel: newClientId(), state: 1 }))).toMatchObject({
    code: -422,
  })
})

test('S-CALL-35 a running call goes to video and back; what it is already is told to nobody', async () => {
  const { sokha, hr, channel } = await stage()
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  const early = callTo(hr.imId, { channel, state: STATE.switch, type: 2 })
  expect(await theirs.call({ ...early, data: { ...early.data, receiver_id: sokha.imId } })).toMatchObject({
    code: -404,
  })
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))
  await nextWord(mine)
  await nextWord(theirs)
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.switch }))).toMatchObject({ code: 0 })
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.switch, type: 2 }))).toMatchObject({
    code: 0,
  })
  expect(await wordsOf(theirs)).toMatchObject([{ state: 9, type: 2, im_id: sokha.imId }])
  expect(await openCalls(hr)).toMatchObject([{ type: 2, has_video: 1 }])
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.end }))
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.switch }))).toMatchObject({ code: -404 })
})

test('S-CALL-36 a device is in one call: the one that it leaves for another is over', async () => {
  const { sokha, hr, tech, channel } = await stage()
  const [mine, theirs, third] = [await sokha.online(), await hr.online(), await tech.online()]
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))
  await nextWord(theirs)
  const next = newClientId()
  await mine.call(callTo(tech.imId, { channel: next, state: STATE.invite }))
  expect(await nextWord(third)).toMatchObject({ state: 1, channel: next })
  expect(await nextWord(theirs)).toMatchObject({ state: 7, channel, extra: '{"reason":"other-call"}' })
  expect(await openCalls(sokha)).toMatchObject([{ channel: next }])
})

test('S-CALL-37 a device without a socket is out after 75 s, and one that came back is not', async () => {
  const { sokha, hr, channel, timers } = await stage()
  const mine = await sokha.online({ device: 'a' })
  const theirs = await hr.online()
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))
  await nextWord(theirs)
  const lose = async (socket: typeof mine) => {
    const before = timers.count()
    socket.close()
    await socket.awaitClose()
    // That nobody is there any more, and that somebody of a call is gone.
    await expect.poll(() => timers.count()).toBeGreaterThan(before)
  }
  await lose(mine)
  const back = await sokha.online({ device: 'a' })
  timers.pass()
  expect(await wordsOf(theirs)).toEqual([])
  await lose(back)
  timers.pass()
  expect(await nextWord(theirs)).toMatchObject({ state: 7, im_id: sokha.imId, extra: '{"reason":"gone"}' })
  expect(await openCalls(hr)).toEqual([])
})

test.each([
  ['blocks the other', ({ hr, sokha }) => block(hr, sokha.imId)],
  ['ends the contact', ({ hr, sokha }) => hr.chat('DELETE', `/chat/users/${hr.imId}/contacts/${sokha.imId}`)],
  ['deletes the account', ({ hr }) => hr.api('POST', '/users/me/deletion', { password: 'Sarika2026' })],
] as [string, (people: { hr: TestClient; sokha: TestClient }) => Promise<unknown>][])(
  'S-CALL-38 a call is over when somebody %s',
  async (_, end) => {
    const { sokha, hr, channel } = await stage()
    const [mine, theirs] = [await sokha.online(), await hr.online()]
    await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
    await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))
    await nextWord(mine)
    await end({ hr, sokha })
    expect(await nextWord(mine)).toMatchObject({ state: 7, channel, extra: '{"reason":"conversation"}' })
    expect(await openCalls(sokha)).toEqual([])
  },
)

test('S-CALL-38 who blocks a caller while it rings has refused the call', async () => {
  const { sokha, hr, channel } = await stage()
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  await nextWord(theirs)
  await block(hr, sokha.imId)
  expect(await nextWord(mine)).toMatchObject({ state: 5, im_id: hr.imId })
  expect(await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))).toMatchObject({
    code: -404,
  })
})

test('S-CALL-39 signals pass between the devices of a running call, and reach nobody else', async () => {
  const { sokha, hr, tech, channel } = await stage()
  const [mine, theirs, phone, third] = [
    await sokha.online({ device: 'a' }),
    await hr.online({ device: 'b' }),
    await hr.online({ device: 'c', platform: '1' }),
    await tech.online(),
  ]
  const offer = () => mine.call(signalTo(hr.imId, channel, 'offer', 'tab-a'))
  expect(await offer()).toMatchObject({ code: -404 })
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  // While it rings nobody knows which device will take it.
  expect(await offer()).toMatchObject({ code: -404 })
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))
  expect(await offer()).toMatchObject({ code: 0 })
  const heard = await theirs.next('a signal', ({ data }) => data.type === 'call_signal')
  expect(heard.data).toEqual({
    ...{ type: 'call_signal', im_id: sokha.imId, channel, device: 'tab-a', body: 'offer' },
  })
  for (const socket of [phone, third])
    expect(await socket.call(signalTo(sokha.imId, channel, 'let me in'))).toMatchObject({ code: -404 })
  expect(await mine.call(signalTo(tech.imId, channel, 'come in'))).toMatchObject({ code: -404 })
  await Promise.all([phone.beat(), third.beat(), mine.beat()])
  for (const socket of [phone, third, mine])
    expect(socket.kept.filter(({ data }) => data?.type === 'call_signal')).toEqual([])
  const bodies = Array.from({ length: 30 }, (_, index) => `candidate ${index}`)
  await Promise.all(bodies.map((body) => mine.call(signalTo(hr.imId, channel, body))))
  await theirs.beat()
  expect(theirs.kept.flatMap(({ data }) => (data?.type === 'call_signal' ? [data.body] : []))).toEqual(bodies)
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.end }))
  expect(await offer()).toMatchObject({ code: -404 })
  expect(await mine.call(signalTo(hr.imId, channel, 'x'.repeat(16_385)))).toMatchObject({ code: -422 })
})

test('S-CALL-40 calls, steps and signals have rates of their own, and a repeat costs nothing', async () => {
  const one = { burst: 1, perSecond: 0.001 }
  const { sokha, hr, channel } = await stage({ rates: { calls: one, callSteps: one, callSignals: one } })
  const mine = await sokha.online()
  const invite = callTo(hr.imId, { channel, state: STATE.invite })
  expect([(await mine.call(invite)).code, (await mine.call(invite)).code]).toEqual([0, 0])
  const more = callTo(hr.imId, { channel: newClientId(), state: STATE.invite })
  expect(await mine.call(more)).toMatchObject({ code: -429, retry_after_ms: expect.any(Number) })
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.cancel }))).toMatchObject({ code: 0 })
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.end }))).toMatchObject({ code: -429 })
  expect(await mine.call(signalTo(hr.imId, channel, 'x'))).toMatchObject({ code: -404 })
  expect(await mine.call(signalTo(hr.imId, channel, 'x'))).toMatchObject({ code: -429 })
})

test('S-CALL-41 nobody does anything to a call of others, and what is no step is refused', async () => {
  const { sokha, hr, tech, channel } = await stage()
  const [mine, theirs, third] = [await sokha.online(), await hr.online(), await tech.online()]
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  await nextWord(theirs)
  for (const state of [
    STATE.cancel,
    STATE.receiveInvite,
    STATE.accept,
    STATE.reject,
    STATE.end,
    STATE.busy,
    STATE.switch,
  ])
    expect([state, (await third.call(callTo(sokha.imId, { channel, state }))).code]).toEqual([state, -404])
  expect(await third.call(callTo(sokha.imId, { channel, state: STATE.invite }))).toMatchObject({ code: -409 })
  // The caller does not take their own call, and the callee does not take it back.
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.accept }))).toMatchObject({ code: -404 })
  expect(await theirs.call(callTo(sokha.imId, { channel, state: STATE.cancel }))).toMatchObject({
    code: -404,
  })
  // That nobody answers is the server's to say.
  expect(await mine.call(callTo(hr.imId, { channel, state: STATE.noResponse }))).toMatchObject({ code: 0 })
  expect([await wordsOf(mine), await wordsOf(theirs)]).toEqual([[], []])
  const bad = [
    callTo(hr.imId, { channel: 'guess', state: STATE.invite }),
    callTo(hr.imId, { channel, state: 0 }),
    callTo(hr.imId, { channel, state: 10 }),
    callTo(hr.imId, { channel, state: STATE.invite, type: 3 }),
    callTo(hr.imId, { channel, state: STATE.invite, extra: { reason: 'x'.repeat(2_001) } }),
  ]
  for (const frame of bad) expect(await mine.call(frame)).toMatchObject({ code: -422 })
  // What stands in extra beside what calls know goes nowhere.
  const fresh = newClientId()
  const lies = { device: 'tab', taken: 1, reason: 'x'.repeat(101), html: '<b>' }
  await mine.call(callTo(hr.imId, { channel, state: STATE.cancel }))
  await mine.call(callTo(hr.imId, { channel: fresh, state: STATE.invite, extra: lies }))
  expect(await wordsOf(theirs)).toMatchObject([
    { state: 2 },
    { state: 1, channel: fresh, extra: '{"device":"tab"}', im_id: sokha.imId },
  ])
})
