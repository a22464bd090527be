import { expect, test } from 'vitest'
import { coarse, type Seen } from '../chat/last-seen'
import { openDatabase } from '../db/open'
import { login, type TestClient, type TestSocket } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { block, setPrivacy } from '../testing/requests'
import { handClock, handTimers, startTestServer } from '../testing/world'

const PING = { action: 'p2p', seq: 'ping', data: { type: 'ping', platform: 3, timestamp: 1, persistence: 0 } }
const DAY = 86_400_000

async function come(client: TestClient): Promise<TestSocket> {
  const socket = await client.connect()
  socket.send(PING)
  await socket.next('its own presence', ({ data }) => data?.im_id === client.imId)
  return socket
}

/** What a frame says of last seen; nothing where it says something else. */
const seenIn = (data: unknown): readonly Seen[] => (data as { seen?: Seen[] } | undefined)?.seen ?? []

/** When somebody was there last, as this socket is told next. */
async function nextSeen(socket: TestSocket, { imId }: TestClient): Promise<number> {
  const atIn = ({ data }: { data?: unknown }) => seenIn(data).find((one) => one.im_id === imId)?.at
  const frame = await socket.next(`when ${imId} was there last`, (one) => atIn(one) !== undefined)
  return atIn(frame) ?? -1
}

/** Of whom this socket was told, and nobody took it out yet. */
async function toldTo(socket: TestSocket, me: TestClient): Promise<string[]> {
  socket.send(PING)
  await socket.next('what is behind it', ({ data }) => data?.im_id === me.imId)
  return socket.kept.flatMap(({ data }) => seenIn(data).map(({ im_id }) => im_id))
}

async function stage() {
  const timers = handTimers()
  const clock = handClock()
  const database = await tempDatabase()
  const server = await startTestServer({ timers, clock: clock.now, database })
  const [sokha, hr] = [await login(server.url, 'sokha'), await login(server.url, 'angkor-hr')]
  /** Their last socket is over, and so is the grace. */
  const go = async (socket: TestSocket): Promise<void> => {
    socket.close()
    await timers.whenSet()
    timers.pass()
  }
  return { timers, clock, database, server, sokha, hr, go }
}

test('S-TYPE-6 who goes is told to a contact who is there, and to one who comes later, by the minute', async () => {
  const { clock, sokha, hr, go } = await stage()
  const theirs = await come(hr)
  const mine = await come(sokha)
  clock.advance(90_000)
  const at = coarse(clock.now(), clock.now())
  await go(mine)
  expect(await nextSeen(theirs, sokha)).toBe(at)
  await go(theirs)
  clock.advance(3_600_000)
  const again = await come(hr)
  expect(await nextSeen(again, sokha)).toBe(at)
  expect(at % 60_000).toBe(0)
})

test('S-TYPE-6 what is older than a week is told by its day', () => {
  const now = 1_790_000_123_456
  expect(coarse(now - 6 * DAY, now) % 60_000).toBe(0)
  expect(coarse(now - 6 * DAY, now)).toBeGreaterThan(now - 6 * DAY - 60_000)
  expect(coarse(now - 8 * DAY, now) % DAY).toBe(0)
})

test('S-TYPE-6 a server that ends keeps that who is there was there until now, and writes nothing while they are', async () => {
  const { clock, database, server, sokha } = await stage()
  const readAt = async () => {
    const { db, close } = await openDatabase(database)
    const row = await db
      .selectFrom('accounts')
      .select('last_seen_at')
      .where('im_id', '=', sokha.imId)
      .executeTakeFirstOrThrow()
    await close()
    return row.last_seen_at
  }
  await come(sokha)
  clock.advance(60_000)
  await server.close()
  expect(await readAt()).toBe(clock.now())
})

test('S-TYPE-7 who hides theirs is told to nobody and hears of nobody, at once and until they show it again', async () => {
  const { sokha, hr, go } = await stage()
  const mine = await come(sokha)
  const theirs = await come(hr)
  await go(mine)
  expect(await nextSeen(theirs, sokha)).toBeGreaterThan(0)
  // sokha is away and hides it: what was told is taken back.
  await setPrivacy(sokha, 'last_seen', 0)
  expect(await nextSeen(theirs, sokha)).toBe(0)
  await go(theirs)
  const back = await come(sokha)
  expect(await toldTo(back, sokha)).toEqual([])
  await setPrivacy(sokha, 'last_seen', 1)
  expect(await nextSeen(back, hr)).toBeGreaterThan(0)
  await setPrivacy(sokha, 'last_seen', 0)
  expect(await nextSeen(back, hr)).toBe(0)
  // Who goes while it is hidden is told to nobody.
  const again = await come(hr)
  await go(back)
  expect(await toldTo(again, hr)).not.toContain(sokha.imId)
})

test('S-TYPE-8 what a contact knew is taken back for both when one blocks the other, and told again after', async () => {
  const { sokha, hr, go } = await stage()
  const mine = await come(sokha)
  const theirs = await come(hr)
  await go(mine)
  expect(await nextSeen(theirs, sokha)).toBeGreaterThan(0)
  await block(sokha, hr.imId)
  expect(await nextSeen(theirs, sokha)).toBe(0)
  await block(sokha, hr.imId, false)
  expect(await nextSeen(theirs, sokha)).toBeGreaterThan(0)
  await hr.chat('DELETE', `/chat/users/${hr.imId}/contacts/${sokha.imId}`)
  expect(await nextSeen(theirs, sokha)).toBe(0)
})
