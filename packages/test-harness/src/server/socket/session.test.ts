import { expect, test } from 'vitest'
import { login, request, type TestClient, TestSocket, textTo, tryLogin } from '../testing/client'
import { RawConnection } from '../testing/raw'
import { handClock, startTestServer } from '../testing/world'

test('S-SRV-20 a heartbeat is answered, and the online ping with the own presence', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.connect()
  const data = { type: 'ping', platform: 3, timestamp: 1, persistence: 0 }
  socket.send({ action: 'p2p', seq: 'x', data })
  const first = await socket.nextAction('notice')
  expect(first.data).toMatchObject({ type: 'presence', im_id: sokha.imId, online: 1, platform: 3 })
  await socket.beat()
})

test("S-SRV-54 the answer to a heartbeat tells the server's time", async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const socket = await (await login(url, 'sokha')).connect()
  clock.advance(1_234)
  socket.send({ action: 'heartbeat' })
  expect(await socket.nextAction('heartbeat')).toEqual({ action: 'heartbeat', time: clock.now() })
})

test('S-SRV-9 an oversize frame closes with 1009 and the server lives', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const [socket, other] = await Promise.all([sokha.online(), dara.online()])
  socket.sendRaw('x'.repeat(64 * 1024 + 1))
  expect(await socket.awaitClose()).toMatchObject({ code: 1009 })
  await other.beat()
  await (await sokha.online()).beat()
})

test('S-SRV-10 the same device replaces its socket with 4002', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const old = await sokha.online({ device: 'laptop' })
  const young = await sokha.online({ device: 'laptop' })
  expect(await old.awaitClose()).toMatchObject({ code: 4002 })
  expect(old.kept).toEqual([])
  await young.beat()
})

test('S-SRV-52 of two sockets of a device within 10 s the one of the higher turn goes on, in any order', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  const online = (turn: string) => sokha.online({ device: 'laptop', turn })
  const first = await online('7')
  const next = await online('12')
  expect(await first.awaitClose()).toMatchObject({ code: 4002 })
  clock.advance(9_999)
  // The upgrade of a tab that is gone, late: it ends itself and nobody else.
  const late = await sokha.connect({ device: 'laptop', turn: '7' })
  expect(await late.awaitClose()).toMatchObject({ code: 4002 })
  await next.beat()
  // A database that was erased begins at 1 again, and a client that tells no turn has none.
  clock.advance(1)
  const erased = await online('1')
  expect(await next.awaitClose()).toMatchObject({ code: 4002 })
  const silent = await sokha.online({ device: 'laptop' })
  expect(await erased.awaitClose()).toMatchObject({ code: 4002 })
  await silent.beat()
})

test('S-SRV-10 another device kicks the old one out with 4003', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const old = await sokha.online({ device: 'laptop' })
  const young = await (await login(url, 'sokha')).online({ device: 'desktop' })
  expect(await old.nextAction('error')).toMatchObject({ data: { id: 'error.kicked_out' } })
  expect(await old.awaitClose()).toMatchObject({ code: 4003 })
  await young.beat()
})

test('S-SRV-10 without a device named, a login is a device', async () => {
  const { url } = await startTestServer()
  const [sokha, elsewhere] = await Promise.all([login(url, 'sokha'), login(url, 'sokha')])
  const first = await sokha.online()
  const second = await sokha.online()
  expect(await first.awaitClose()).toMatchObject({ code: 4002 })
  const third = await elsewhere.online()
  expect(await second.awaitClose()).toMatchObject({ code: 4003 })
  await third.beat()
})

test('S-SRV-10 a device of another platform lives beside it', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const web = await sokha.online({ device: 'laptop' })
  const phone = await sokha.online({ device: 'phone', platform: '1' })
  await web.beat()
  await phone.beat()
})

const ENDINGS: Record<string, (sokha: TestClient) => Promise<unknown>> = {
  'error.unauthorized': (sokha) => sokha.chat('DELETE', '/chat/auth'),
  'error.kicked_out': (sokha) => sokha.online({ device: 'desktop' }),
  replaced: (sokha) => sokha.online({ device: 'laptop' }),
}

test.each(Object.entries(ENDINGS))(
  'S-SRV-45 who is told %s and goes on as if nothing were is not heard',
  async (told, end) => {
    const { url } = await startTestServer()
    const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
    const heard = await hr.online()
    const deaf = new RawConnection(url)
    deaf.upgrade(`/socket?token=${sokha.imToken}&device=laptop`)
    deaf.sendFrames(textTo(hr.imId, 'before the end'))
    expect((await heard.nextAction('p2p')).data).toMatchObject({ msg: { content: 'before the end' } })
    await end(sokha)
    await deaf.heard(told)
    const { cursor } = await hr.catchUp('/chat/im/user/getMsg')
    deaf.sendFrames(textTo(hr.imId, 'after the end'))
    await deaf.closeFrames()
    // Goes through the queue behind it, if there is anything.
    await heard.call(textTo(sokha.imId, 'are you there?'))
    const { items } = await hr.catchUp('/chat/im/user/getMsg', 500, cursor)
    expect(items.map(({ msg }) => msg.content)).toEqual(['are you there?'])
  },
)

test('S-SRV-7 a chat token that is over: -401 for calls, 4001 for sockets, and it renews itself', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, tokenTtlSeconds: 60 })
  const sokha = await login(url, 'sokha')
  const live = await sokha.online()
  clock.advance(61_000)
  expect(await sokha.chat('GET', '/chat/groups')).toMatchObject({ status: 200, body: { code: -401 } })
  live.send({ action: 'heartbeat' })
  expect(await live.awaitClose()).toMatchObject({ code: 4001 })
  expect(await (await sokha.connect()).awaitClose()).toMatchObject({ code: 4001 })

  const { body } = await sokha.chat('GET', '/chat/auth?server=warm')
  expect(body.data.im_exp).toBe(Math.floor(clock.now() / 1000) + 60 + 255_600)
  sokha.imToken = body.data.im_token
  expect((await sokha.chat('GET', '/chat/groups')).body.code).toBe(200)
  await (await sokha.online()).beat()

  clock.advance(7 * 24 * 3_600_000 + 61_000)
  expect((await sokha.chat('GET', '/chat/auth?server=warm')).body.code).toBe(-401)
})

test('S-SRV-7 an access token that is over answers 401', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, tokenTtlSeconds: 60 })
  const sokha = await login(url, 'sokha')
  expect((await sokha.api('GET', '/users/me')).status).toBe(200)
  clock.advance(61_000)
  expect((await sokha.api('GET', '/users/me')).status).toBe(401)
})

test('S-SRV-29 a chat logout ends the socket and revokes the token', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  expect((await sokha.chat('DELETE', '/chat/auth')).body.code).toBe(200)
  expect(await socket.nextAction('error')).toMatchObject({ data: { id: 'error.unauthorized' } })
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await sokha.chat('GET', '/chat/groups')).body.code).toBe(-403)
  expect((await sokha.chat('GET', '/chat/auth')).body.code).toBe(-403)
  const refused = await sokha.connect()
  expect(await refused.nextAction('error')).toMatchObject({ data: { id: 'error.unauthorized' } })
  expect(await refused.awaitClose()).toMatchObject({ code: 4003 })
})

test('S-SRV-29 a logout ends chat too, and 403 says so', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  expect((await sokha.api('DELETE', '/users/authorize')).status).toBe(204)
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await sokha.api('GET', '/users/me')).status).toBe(403)
})

test('S-SRV-23 a socket wants a chat token: none, garbage and an access token are told to refresh, 4001', async () => {
  const { url } = await startTestServer()
  const { body } = await tryLogin(url, 'sokha', 'Sarika2026')
  for (const token of ['', 'garbage', body.access_token]) {
    const socket = new TestSocket(`${url.replace('http', 'ws')}/socket?token=${token}`)
    expect(await socket.awaitClose()).toMatchObject({ code: 4001 })
    expect(socket.kept).toEqual([])
  }
})

test('S-SRV-23 a token that ended long ago is over, not revoked, while its login stands', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, tokenTtlSeconds: 60 })
  const sokha = await login(url, 'sokha')
  clock.advance(8 * 24 * 3_600_000)
  const late = await sokha.connect()
  expect(await late.awaitClose()).toMatchObject({ code: 4001 })
  expect(late.kept).toEqual([])
})

test('S-SRV-15 an upgrade from another origin is refused, from the own one and from none accepted', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const address = `${url.replace('http', 'ws')}/socket?token=${sokha.imToken}`
  for (const origin of ['http://evil.example', 'null', 'nonsense', `${url}.evil.example`])
    await expect(new TestSocket(address, { origin }).opened).rejects.toThrow('403')
  const own = new TestSocket(address, { origin: url })
  await own.opened
  await own.beat()
  const elsewhere = `${url.replace('http', 'ws')}/elsewhere?token=${sokha.imToken}`
  await expect(new TestSocket(elsewhere).opened).rejects.toThrow('404')
})

test('S-SRV-18 an upgrade to an address that cannot be read is refused, and the server lives', async () => {
  const { url } = await startTestServer()
  for (const address of ['//', '//:', '//[', 'http://']) {
    const raw = new RawConnection(url)
    raw.upgrade(address)
    expect(await raw.heard('\r\n\r\n')).toContain('HTTP/1.1 400 ')
  }
  expect((await request(url, 'GET', '/healthz')).status).toBe(200)
})

test('S-SRV-30 a server that stops closes its sockets with 1012 and keeps what it acked', async () => {
  const server = await startTestServer()
  const sokha = await login(server.url, 'sokha')
  const socket = await sokha.online()
  const ack = await socket.call(textTo('20001', 'just before'))
  expect(ack.code).toBe(0)
  await server.close()
  expect(await socket.awaitClose()).toMatchObject({ code: 1012 })
  await expect(request(server.url, 'GET', '/healthz')).rejects.toThrow()
})

test('S-SRV-30 an upgrade that comes while a server stops is refused with 503, and the server stops', async () => {
  const server = await startTestServer()
  const { imToken } = await login(server.url, 'sokha')
  // Never answers the closing, so that the server waits for it.
  const slow = new RawConnection(server.url)
  slow.upgrade(`/socket?token=${imToken}`)
  await slow.heard('101 Switching Protocols')
  const stopped = server.close()
  const late = new RawConnection(server.url)
  late.upgrade(`/socket?token=${imToken}`)
  expect(await late.heard('\r\n\r\n')).toContain('HTTP/1.1 503 ')
  await stopped
})
