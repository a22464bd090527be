import { expect, test } from 'vitest'
import { login, type TestClient, type TestSocket, textTo } from '../testing/client'
import { handTimers, startTestServer } from '../testing/world'

const PING = { action: 'p2p', seq: 'ping', data: { type: 'ping', platform: 3, timestamp: 1, persistence: 0 } }

/** The next presence of somebody, taken out; answers whether they are online. */
const nextPresence = async (socket: TestSocket, { imId }: TestClient): Promise<unknown> => {
  const frame = await socket.next(`presence of ${imId}`, ({ data }) => {
    return data?.type === 'presence' && data.im_id === imId
  })
  return frame.data.online
}

/** Connects, says so, and has its own presence. */
async function come(client: TestClient, query: Record<string, string> = {}): Promise<TestSocket> {
  const socket = await client.connect(query)
  socket.send(PING)
  expect(await nextPresence(socket, client)).toBe(1)
  return socket
}

/** Who was told to this socket to come or go, once all that was asked before is done. */
async function toldTo(socket: TestSocket, me: TestClient): Promise<unknown[]> {
  await socket.call(textTo(me.imId, 'the queue of the database is behind this'))
  return socket.kept.filter(({ data }) => data?.type === 'presence').map(({ data }) => data.im_id)
}

/** sokha talks with the two companies, which do not know each other; dara is in a group with sokha and one of them. */
async function stage() {
  const timers = handTimers()
  const server = await startTestServer({ timers })
  const [sokha, hr, tech, dara] = await Promise.all(
    (['sokha', 'angkor-hr', 'mekong-tech', 'dara'] as const).map((name) => login(server.url, name)),
  )
  if (!sokha || !hr || !tech || !dara) throw new Error('no login')
  return { timers, server, sokha, hr, tech, dara }
}

test('S-PRES-1 who comes is told to each contact with a socket, and hears after its own presence who is there', async () => {
  const { sokha, hr, tech } = await stage()
  const first = await come(hr)
  const second = await come(tech)
  const mine = await sokha.connect()
  mine.send(PING)
  expect((await mine.nextAction('notice')).data).toMatchObject({ im_id: sokha.imId, online: 1 })
  expect(await nextPresence(mine, hr)).toBe(1)
  expect(await nextPresence(mine, tech)).toBe(1)
  expect(await nextPresence(first, sokha)).toBe(1)
  expect(await nextPresence(second, sokha)).toBe(1)
  // The two companies are none of each other's contacts.
  expect([await toldTo(first, hr), await toldTo(second, tech)]).toEqual([[], []])
})

test('S-PRES-2 a socket that says again that it is online hears its own presence only', async () => {
  const { sokha, hr } = await stage()
  await come(hr)
  const mine = await come(sokha)
  expect(await nextPresence(mine, hr)).toBe(1)
  mine.send(PING)
  expect(await nextPresence(mine, sokha)).toBe(1)
  expect(await toldTo(mine, sokha)).toEqual([])
})

test('S-PRES-3 a stranger of the same group, a contact that was deleted and one that is blocked are told nothing', async () => {
  const { timers, sokha, hr, tech, dara } = await stage()
  await tech.chat('POST', `/chat/users/${tech.imId}/blacklist`, { blacklist: [sokha.imId] })
  await hr.chat('DELETE', `/chat/users/${hr.imId}/contacts/${sokha.imId}`)
  const others = [hr, tech, dara]
  const sockets = await Promise.all(others.map((one) => come(one)))
  const mine = await come(sokha)
  expect(await toldTo(mine, sokha)).toEqual([])
  mine.close()
  await timers.whenSet()
  timers.pass()
  // Who comes next asks the database behind what was asked for who went.
  await come(sokha)
  for (const [index, socket] of sockets.entries())
    expect(await toldTo(socket, others[index] as TestClient)).not.toContain(sokha.imId)
})

test('S-PRES-10 a contact that is blocked is gone for both, and there again when it is no more', async () => {
  const { sokha, hr } = await stage()
  const theirs = await come(hr)
  const mine = await come(sokha)
  expect([await nextPresence(mine, hr), await nextPresence(theirs, sokha)]).toEqual([1, 1])
  const blacklist = { blacklist: [sokha.imId] }
  for (const [method, isThere] of [['POST', 0] as const, ['DELETE', 1] as const]) {
    await hr.chat(method, `/chat/users/${hr.imId}/blacklist`, blacklist)
    expect([await nextPresence(mine, hr), await nextPresence(theirs, sokha)]).toEqual([isThere, isThere])
  }
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/contacts/${hr.imId}`)
  expect([await nextPresence(mine, hr), await nextPresence(theirs, sokha)]).toEqual([0, 0])
  expect(await toldTo(mine, sokha)).toEqual([])
})

test('S-PRES-10 between people who are no contacts what is told does not say who is there', async () => {
  const seen: number[] = []
  for (const isThere of [false, true]) {
    const { sokha, hr } = await stage()
    await hr.chat('POST', `/chat/users/${hr.imId}/blacklist`, { blacklist: [sokha.imId] })
    if (isThere) await come(hr)
    const mine = await come(sokha)
    await sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, { blacklist: [hr.imId] })
    seen.push((await toldTo(mine, sokha)).length)
  }
  expect(seen).toEqual([1, 1])
})

test('S-PRES-10 who opens the chat of a job sees at once that its employer is there, and is seen', async () => {
  const { server, sokha } = await stage()
  const school = await login(server.url, 'sunrise-school')
  const [theirs, mine] = [await come(school), await come(sokha)]
  expect([await toldTo(mine, sokha), await toldTo(theirs, school)]).toEqual([[], []])
  // A job of the school, which she does not know yet.
  expect((await sokha.api('POST', '/jobs/16/chat')).status).toBe(200)
  expect([await nextPresence(mine, school), await nextPresence(theirs, sokha)]).toEqual([1, 1])
  // Who opens it again is told nothing new.
  expect((await sokha.api('POST', '/jobs/16/chat')).status).toBe(200)
  expect([await toldTo(mine, sokha), await toldTo(theirs, school)]).toEqual([[], []])
})

test('S-PRES-4 who goes is told when the grace is over, who comes back within it never', async () => {
  const { timers, sokha, hr } = await stage()
  const theirs = await come(hr)
  const mine = await come(sokha)
  expect(await nextPresence(theirs, sokha)).toBe(1)
  mine.close()
  await timers.whenSet()
  const back = await come(sokha)
  timers.pass()
  expect(await toldTo(back, sokha)).toEqual([hr.imId])
  expect(await toldTo(theirs, hr)).toEqual([])
  back.close()
  await timers.whenSet()
  timers.pass()
  expect(await nextPresence(theirs, sokha)).toBe(0)
  const again = await come(hr, { platform: '1' })
  expect(await toldTo(again, hr)).toEqual([])
})

test('S-PRES-4 an account is gone with the last of its sockets', async () => {
  const { timers, sokha, hr } = await stage()
  const theirs = await come(hr)
  const laptop = await come(sokha, { device: 'laptop' })
  const phone = await come(sokha, { device: 'phone', platform: '1' })
  expect(await nextPresence(theirs, sokha)).toBe(1)
  laptop.close()
  await laptop.awaitClose()
  await phone.beat()
  expect(await toldTo(theirs, hr)).toEqual([])
  phone.close()
  await timers.whenSet()
  timers.pass()
  expect(await nextPresence(theirs, sokha)).toBe(0)
})

test('S-PRES-4 a login that is ended is gone like any other', async () => {
  const { timers, sokha, hr } = await stage()
  const theirs = await come(hr)
  await come(sokha)
  expect(await nextPresence(theirs, sokha)).toBe(1)
  await sokha.chat('DELETE', '/chat/auth')
  await timers.whenSet()
  timers.pass()
  expect(await nextPresence(theirs, sokha)).toBe(0)
})

test('S-PRES-4 a server that stops leaves no timer', async () => {
  const { timers, server, sokha } = await stage()
  const mine = await come(sokha)
  mine.close()
  await timers.whenSet()
  await come(await login(server.url, 'angkor-hr'))
  await server.close()
  expect(timers.count()).toBe(0)
})
