// The picture of a group: a file of the chat that no message needs to have.
import { expect, test } from 'vitest'
import { startServer } from '../index'
import { login, type TestClient } from '../testing/client'
import { tempDatabase, tempFolder } from '../testing/databases'
import { TEXT, uploaded } from '../testing/files'
import { handClock, startTestServer, TEST_PASSWORD_COST } from '../testing/world'

const GROUP = '/chat/groups/30001'
const DAY_MS = 24 * 3_600_000

async function open() {
  const { url } = await startTestServer()
  const [owner, member, stranger] = await Promise.all([
    login(url, 'angkor-hr'),
    login(url, 'sokha'),
    login(url, 'tonle-bank'),
  ])
  return { owner, member, stranger }
}

/** 200, or 404 for whoever may not. */
const read = async (who: TestClient, address: string) => (await who.chat('GET', `${address}/thumb`)).status

test('S-TEAM-9 the picture of a group is read by who is in it now, and by nobody else', async () => {
  const { owner, member, stranger } = await open()
  const avatar = await uploaded(owner)
  expect(await read(member, avatar)).toBe(404)
  expect((await owner.chat('POST', GROUP, { avatar })).body.code).toBe(200)
  expect([await read(member, avatar), await read(stranger, avatar)]).toEqual([200, 404])
  await member.chat('DELETE', `${GROUP}/members/${member.imId}`)
  expect(await read(member, avatar)).toBe(404)
})

test('S-TEAM-9 nobody makes a file theirs to read by giving it to a group, and no other file is a picture', async () => {
  const { owner, member } = await open()
  const private_ = await uploaded(member)
  const text = await uploaded(owner, { bytes: TEXT, name: 'pay.txt', kind: 'file' })
  for (const avatar of [private_, text, `/chat/files/${'x'.repeat(22)}`])
    expect(await owner.chat('POST', GROUP, { avatar })).toMatchObject({
      status: 422,
      body: { code: 'no_picture' },
    })
  expect(await read(owner, private_)).toBe(404)
  expect((await owner.chat('GET', `${GROUP}/info`)).body.data.group.avatar).toBe('')
})

test('S-TEAM-9 the picture of a group stays as long as the group has it', async () => {
  const clock = handClock()
  const [database, filesDir] = [await tempDatabase(), await tempFolder()]
  const options = { database, filesDir, clock: clock.now, demoJobs: 0 }
  const first = await startServer({ ...options, port: 0, quiet: true, passwordCost: TEST_PASSWORD_COST })
  const owner = await login(first.url, 'angkor-hr')
  const [before, avatar] = [await uploaded(owner), await uploaded(owner)]
  await owner.chat('POST', GROUP, { avatar: before })
  await owner.chat('POST', GROUP, { avatar })
  await first.close()
  clock.advance(DAY_MS + 1)
  const { url } = await startTestServer(options)
  const again = await login(url, 'angkor-hr')
  await expect.poll(() => read(again, before)).toBe(404)
  expect(await read(again, avatar)).toBe(200)
})
