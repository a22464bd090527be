import { expect, test } from 'vitest'
import { encryptContent } from '../chat/cipher'
import { login, newClientId, request, textTo, textToGroup } from '../testing/client'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const GROUP = '30001'

test('S-SRV-1 a repeat of a clientId is acked with the first id, time and number, and shown once', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [socket, other] = await Promise.all([sokha.online(), hr.online()])

  const first = await socket.call(textTo(hr.imId, 'hello', 'c1'))
  expect(first).toMatchObject({ code: 0, msg_id: expect.stringMatching(/^\d+$/) })
  expect(await socket.call(textTo(hr.imId, 'hello', 'c1'))).toEqual(first)

  const got = await other.nextAction('p2p')
  expect(got.data).toMatchObject({ msg_id: first.msg_id, seq: 'c1', msg: { content: 'hello' } })
  await socket.call(textTo(hr.imId, 'last'))
  expect((await other.nextAction('p2p')).data).toMatchObject({ msg: { content: 'last' } })
})

test('S-SRV-1 repeats that come at the same time are one message', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const frame = textTo('20001', 'once')
  const acks = await Promise.all(Array.from({ length: 20 }, () => socket.call(frame)))
  expect(new Set(acks.map((ack) => ack.msg_id)).size).toBe(1)
})

test('S-SRV-1 the same clientId of two senders is two messages', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const [a, b] = await Promise.all([sokha.online(), dara.online()])
  const [one, two] = await Promise.all([
    a.call(textTo('20001', 'x', 'same')),
    b.call(textTo('20001', 'x', 'same')),
  ])
  expect(one.msg_id).not.toBe(two.msg_id)
})

test('S-SRV-2 concurrent senders get the numbers of a conversation without holes, in the order of ids', async () => {
  const { url } = await startTestServer({ rates: { sends: PLENTY } })
  const people = await Promise.all(['sokha', 'dara', 'angkor-hr'].map((name) => login(url, name)))
  const sockets = await Promise.all(people.map((person) => person.online()))
  const acks = (
    await Promise.all(
      sockets.flatMap((socket) =>
        Array.from({ length: 60 }, (_, i) => socket.call(textToGroup(GROUP, `message ${i}`))),
      ),
    )
  ).map((ack) => ({ id: Number(ack.msg_id), number: Number(ack.number), time: Number(ack.msg_time) }))

  const byId = acks.toSorted((a, b) => a.id - b.id)
  const first = byId[0]?.number ?? 0
  expect(byId.map((ack) => ack.number)).toEqual(Array.from({ length: 180 }, (_, i) => first + i))
  expect(byId.map((ack) => ack.time)).toEqual(byId.map((ack) => ack.time).toSorted((a, b) => a - b))
})

test('S-SRV-2 the frames of one socket are stored in the order they were sent', async () => {
  const { url } = await startTestServer({ rates: { sends: PLENTY } })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const acks = await Promise.all(Array.from({ length: 100 }, (_, i) => socket.call(textTo('20001', `${i}`))))
  const ids = acks.map((ack) => Number(ack.msg_id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test('S-SRV-16 sender and time come from the session, whatever the frame says', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [socket, other] = await Promise.all([sokha.online(), hr.online()])
  const frame = textTo(hr.imId, 'I am somebody else')
  const ack = await socket.call({
    ...frame,
    data: { ...frame.data, sender_id: '10002', msg_time: 1, msg_id: '1', number: 99 },
  })
  const got = await other.nextAction('p2p')
  expect(got.data).toMatchObject({ sender_id: sokha.imId, msg_id: ack.msg_id, msg_time: ack.msg_time })
  expect(Number(ack.msg_time)).toBeGreaterThan(1_700_000_000_000)
})

test('S-SRV-17 800 graphemes go in, 801 do not, plain or encrypted', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const target = { isGroup: false, id: '20001' }
  const send = (text: string, isEncrypted: boolean) => {
    const frame = textTo(target.id, text)
    const msg = isEncrypted ? { type: 'text', ...encryptContent(text, sokha.imId, target) } : frame.data.msg
    return socket.call({ ...frame, data: { ...frame.data, msg } })
  }
  const khmer = 'ក្នុំ'
  for (const isEncrypted of [false, true]) {
    expect(await send('a'.repeat(800), isEncrypted)).toMatchObject({ code: 0 })
    expect(await send('a'.repeat(801), isEncrypted)).toMatchObject({ code: -422 })
    expect(await send(khmer.repeat(300), isEncrypted)).toMatchObject({ code: 0 })
    // One grapheme of 3,201 units: few characters, too many units.
    expect(await send(`e${'\u0301'.repeat(3_200)}`, isEncrypted)).toMatchObject({ code: -422 })
    expect(await send(`e${'\u0301'.repeat(3_199)}`, isEncrypted)).toMatchObject({ code: 0 })
    expect(await send('  \n ', isEncrypted)).toMatchObject({ code: -422 })
    expect(await send('a\u0000b', isEncrypted)).toMatchObject({ code: -422 })
  }
})

test('S-SRV-17 content that cannot be decrypted is refused', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const frame = textTo('20001', '')
  const wrongKey = encryptContent('hello', '1', { isGroup: false, id: '2' })
  for (const msg of [
    { type: 'text', ...wrongKey, aesExt: 'AAAA' },
    { type: 'text', content: 'not a block', aesExt: wrongKey.aesExt },
  ])
    expect(await socket.call({ ...frame, seq: newClientId(), data: { ...frame.data, msg } })).toMatchObject({
      code: -422,
    })
})

test('S-SRV-17 kinds that only the server makes are refused', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  for (const type of [
    'tip',
    'notification',
    'notice',
    'transferLP',
    'redPacketLP',
    'nonsense',
    '__proto__',
  ]) {
    const frame = textTo('20001', 'x')
    expect(
      await socket.call({ ...frame, data: { ...frame.data, msg: { type, content: 'x' } } }),
    ).toMatchObject({ code: -422 })
  }
})

test('S-SRV-18 a broken frame is answered and the socket lives', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  for (const raw of ['', 'hello', '[]', '{}', 'null', '{"action":5}', '{"action":"p2p"}', deep]) {
    socket.sendRaw(raw)
    expect(await socket.nextAction('error')).toMatchObject({ data: { id: 'error.bad_frame' } })
  }
  const poisoned = '{"seq":"s1","action":"p2p","data":{"seq":"s1","receiver_id":"20001",'
  socket.sendRaw(`${poisoned}"msg":{"type":"text","content":"x","extra":{"__proto__":{"a":1}}}}}`)
  expect(await socket.nextAction('ack')).toMatchObject({ seq: 's1', data: { code: -422 } })
  socket.sendRaw(`${poisoned}"msg":{"type":"text","content":"x","extra":{"a":"\\u0000"}}}}`)
  expect(await socket.nextAction('ack')).toMatchObject({ seq: 's1', data: { code: -422 } })
  const depths = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  socket.sendRaw(`${poisoned}"msg":{"type":"text","content":"x","extra":${depths}}}}`)
  expect(await socket.nextAction('ack')).toMatchObject({ seq: 's1', data: { code: -422 } })
  const frame = textTo('20001', 'x')
  const { receiver_id, ...data } = frame.data
  expect(await socket.call({ ...frame, data })).toMatchObject({ code: -422 })
  await socket.beat()
})

test('S-SRV-56 a flood of frames that nobody can read is answered for a while, then cut, on the next socket too', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const socket = await sokha.online()
  for (let i = 0; i < 5_000; i++) socket.sendRaw(i % 2 === 0 ? 'junk' : '{"action":"p2p","seq":"s"}')
  expect(await socket.awaitClose()).toMatchObject({ code: 1008 })
  expect(socket.kept.filter(({ action }) => action === 'error' || action === 'ack')).toHaveLength(30)

  const again = await sokha.online()
  expect(await again.call(textTo('20001', 'what is sound goes on'))).toMatchObject({ code: 0 })
  again.sendRaw('junk')
  expect(await again.awaitClose()).toMatchObject({ code: 1008 })
  const other = await dara.online()
  other.sendRaw('junk')
  expect(await other.nextAction('error')).toMatchObject({ data: { id: 'error.bad_frame' } })

  clock.advance(1_000)
  const later = await sokha.online()
  later.sendRaw('junk')
  expect(await later.nextAction('error')).toMatchObject({ data: { id: 'error.bad_frame' } })
})

test('S-SRV-55 a seq that stands for another message of the sender is refused, also where both are encrypted', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [socket, other] = await Promise.all([sokha.online(), hr.online()])
  const sealed = (text: string) => {
    const frame = textTo(hr.imId, '', 'one-id')
    const msg = { type: 'text', ...encryptContent(text, sokha.imId, { isGroup: false, id: hr.imId }) }
    return { ...frame, data: { ...frame.data, msg } }
  }
  const first = await socket.call(sealed('one'))
  expect(first.code).toBe(0)
  // Each try may encrypt anew.
  expect(sealed('one').data.msg).not.toEqual(sealed('one').data.msg)
  expect(await socket.call(sealed('one'))).toEqual(first)
  expect(await socket.call(textTo(hr.imId, 'one', 'one-id'))).toEqual(first)
  expect(await socket.call(sealed('two'))).toMatchObject({ code: -409 })
  expect(await socket.call(textTo('20002', 'one', 'one-id'))).toMatchObject({ code: -409 })
  const frame = textTo(hr.imId, 'three', 'a')
  expect(await socket.call({ ...frame, data: { ...frame.data, seq: 'b' } })).toMatchObject({ code: -422 })
  expect((await other.nextAction('p2p')).data).toMatchObject({ msg_id: first.msg_id })
  await other.beat()
  expect(other.kept).toEqual([])
})

test('S-SRV-18 text that looks like SQL, HTML or JSON comes back as it was', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [socket, other] = await Promise.all([sokha.online(), hr.online()])
  const texts = [
    `'; drop table messages; --`,
    '<img src=x onerror=alert(1)>',
    '{"a":1}',
    '\ud83d',
    '❤️‍🔥 ខ្មែរ',
  ]
  for (const text of texts) {
    await socket.call(textTo(hr.imId, text))
    expect((await other.nextAction('p2p')).data).toMatchObject({ msg: { content: text } })
  }
})

test('S-SRV-21 a group message reaches every member, and the sender elsewhere as send_self', async () => {
  const { url } = await startTestServer()
  const people = await Promise.all(['sokha', 'dara', 'angkor-hr'].map((name) => login(url, name)))
  const [sokha, dara, hr] = await Promise.all(people.map((person) => person.online({ device: 'desk' })))
  const phone = await people[0]?.online({ device: 'phone', platform: '1' })
  const ack = await sokha?.call(textToGroup(GROUP, 'to all'))
  for (const socket of [dara, hr]) {
    const got = await socket?.nextAction('group')
    expect(got?.data).toMatchObject({ msg_id: ack?.msg_id, group_id: GROUP, number: ack?.number })
    expect(got?.data).not.toHaveProperty('send_self')
  }
  expect((await phone?.nextAction('group'))?.data).toMatchObject({ msg_id: ack?.msg_id, send_self: 1 })
  await sokha?.beat()
  expect(sokha?.kept).toEqual([])
})

test('S-SRV-12 sends beyond the burst are answered with -429 and the time to wait', async () => {
  const { url } = await startTestServer({ rates: { sends: { burst: 3, perSecond: 0.001 } } })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const acks = []
  for (let i = 0; i < 4; i++) acks.push(await socket.call(textTo('20001', `${i}`)))
  expect(acks.map((ack) => ack.code)).toEqual([0, 0, 0, -429])
  expect(acks[3]?.retry_after_ms).toBeGreaterThan(1_000)
  const { body } = await request(url, 'GET', '/healthz')
  expect(body).toEqual({ ok: true })
})
