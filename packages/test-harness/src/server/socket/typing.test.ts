import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, type TestClient, type TestSocket } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { block } from '../testing/requests'
import { startTestServer } from '../testing/world'

const to = (receiver_id: string) => ({ action: 'typing', data: { receiver_id } })
const inGroup = (group_id: string) => ({ action: 'typing', data: { group_id } })

/** Who was told to write to this socket, once all that was sent before is done: a talk of each with itself is behind it. */
async function heardBy(socket: TestSocket): Promise<unknown[]> {
  await socket.beat()
  return socket.kept.filter(({ action }) => action === 'typing').map(({ data }) => data)
}

/** Resolves when the server has answered what a socket sent before. */
const isDone = async (socket: TestSocket): Promise<void> => {
  socket.send({ action: 'p2p', data: { type: 'ping' } })
  await socket.next('the answer', ({ data }) => data?.type === 'presence' && data.typing === 1)
  await socket.beat()
}

/** Somebody says that they write, and this is what another hears of it; each frame is looked up on its own, so the last tells. */
async function told(from: TestSocket, frames: readonly object[], hearer: TestSocket): Promise<unknown[]> {
  for (const frame of frames) from.send(frame as { action: string })
  await isDone(from)
  return heardBy(hearer)
}

async function stage(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  const [sokha, hr, tech, dara] = await Promise.all(
    (['sokha', 'angkor-hr', 'mekong-tech', 'dara'] as const).map((name) => login(server.url, name)),
  )
  if (!sokha || !hr || !tech || !dara) throw new Error('no login')
  return { server, sokha, hr, tech, dara }
}

const makeGroup = async (owner: TestClient, members: readonly TestClient[]): Promise<string> => {
  const im_ids = members.map(({ imId }) => imId)
  const { body } = await owner.chat('POST', '/chat/groups', { name: 'Hiring', im_ids })
  return body.data.group_id
}

test('S-TYPE-2 the other of a talk of two is told who writes, and nobody else, not the own other device', async () => {
  const { sokha, hr, tech } = await stage()
  const [mine, phone] = [await sokha.connect(), await sokha.connect({ platform: '1' })]
  const [theirs, others] = [await hr.connect(), await tech.connect()]
  expect(await told(mine, [to(hr.imId)], theirs)).toEqual([{ im_id: sokha.imId }])
  expect([await heardBy(others), await heardBy(phone)]).toEqual([[], []])
})

test('S-TYPE-2 a stranger, and two of whom either has blocked the other, hear nothing', async () => {
  const { sokha, hr, tech, dara } = await stage()
  const [mine, theirs, stranger, other] = [
    await sokha.connect(),
    await hr.connect(),
    await dara.connect(),
    await tech.connect(),
  ]
  await block(hr, sokha.imId)
  await block(sokha, tech.imId)
  const frames = [to(dara.imId), to(hr.imId), to(tech.imId), to('nobody'), to(sokha.imId)]
  expect(await told(mine, frames, theirs)).toEqual([])
  expect([await heardBy(stranger), await heardBy(other), await heardBy(mine)]).toEqual([[], [], []])
  expect(await told(theirs, [to(sokha.imId)], mine)).toEqual([])
  await block(hr, sokha.imId, false)
  expect(await told(mine, [to(hr.imId)], theirs)).toEqual([{ im_id: sokha.imId }])
})

test('S-TYPE-2 members of a group hear each other, but not whom they blocked, who may not speak, or a stranger', async () => {
  const { sokha, hr, tech, dara } = await stage()
  const group = await makeGroup(sokha, [hr, tech])
  const [mine, theirs, third, stranger] = [
    await sokha.connect(),
    await hr.connect(),
    await tech.connect(),
    await dara.connect(),
  ]
  expect(await told(theirs, [inGroup(group)], mine)).toEqual([{ im_id: hr.imId, group_id: group }])
  expect(await heardBy(third)).toEqual([{ im_id: hr.imId, group_id: group }])
  expect(await told(stranger, [inGroup(group)], mine)).toHaveLength(1)
  await block(sokha, hr.imId)
  expect(await told(theirs, [inGroup(group)], third)).toHaveLength(2)
  expect(await heardBy(mine)).toHaveLength(1)
  await sokha.chat('POST', `/chat/groups/${group}/settings`, { no_speaking: 1 })
  expect(await told(theirs, [inGroup(group)], third)).toHaveLength(2)
})

test('S-TYPE-2 in a group of 50 it is told who writes, in a larger one nobody hears of it', async () => {
  const database = await tempDatabase()
  const { sokha, hr } = await stage({ database })
  const group = await makeGroup(sokha, [hr])
  const join = async (names: readonly string[]) => {
    const { db, close } = await openDatabase(database)
    const member = { group_id: group, role: 'member', memo: '', no_speaking: 0, joined_at: 0 } as const
    await db
      .insertInto('group_members')
      .values(names.map((im_id) => ({ ...member, im_id })))
      .execute()
    await close()
  }
  const [mine, theirs] = [await sokha.connect(), await hr.connect()]
  await join(Array.from({ length: 48 }, (_, index) => `crowd-${index}`))
  expect(await told(mine, [inGroup(group)], theirs)).toHaveLength(1)
  await join(['one-more'])
  expect(await told(mine, [inGroup(group)], theirs)).toHaveLength(1)
})

test('S-TYPE-2 what comes too often, and what names nobody, is dropped without a word, and the socket stays', async () => {
  const { sokha, hr } = await stage({ rates: { typing: { burst: 2, perSecond: 0.001 } } })
  const [mine, theirs] = [await sokha.connect(), await hr.connect()]
  const frames = [{ action: 'typing', data: {} }, ...Array.from({ length: 5 }, () => to(hr.imId))]
  await told(mine, frames, theirs)
  // Each frame is looked up on its own: the answer to what came last may be first.
  await expect.poll(() => heardBy(theirs)).toHaveLength(2)
  expect(await heardBy(theirs)).toHaveLength(2)
  expect(mine.kept.filter(({ action }) => action === 'error')).toEqual([])
})
