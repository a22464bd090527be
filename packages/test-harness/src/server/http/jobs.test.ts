import { contactRow, conversationRow, knownNotice } from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { login, NOTICES, type TestClient, textTo } from '../testing/client'
import { startTestServer } from '../testing/world'

/** Jobs of the demo: of an employer sokha does not know, of one she knows, and a closed one. */
const NEW_EMPLOYER = 16
const KNOWN_EMPLOYER = 3
const CLOSED = 7

const openChat = (client: TestClient, jobId: number | string) => client.api('POST', `/jobs/${jobId}/chat`)

async function contactOf(client: TestClient, imId: string) {
  const { status, body } = await client.chat('GET', `/chat/users/${client.imId}/contacts/${imId}`)
  return status === 200 ? body.data.contact : null
}

async function rowOf(client: TestClient, imId: string) {
  const { body } = await client.chat('GET', '/biz/conversations/items/query')
  return body.data.find((row: { receiverId: string }) => row.receiverId === imId)
}

test('S-SRV-37 the chat of an open job makes both contacts of each other, told live and offline, and they talk', async () => {
  const { url } = await startTestServer()
  const [sokha, school] = await Promise.all([login(url, 'sokha'), login(url, 'sunrise-school')])
  const [mine, theirs] = await Promise.all([sokha.online(), school.online()])
  const { cursor } = await sokha.catchUp(NOTICES)
  expect(await contactOf(sokha, school.imId)).toBeNull()
  expect(await mine.call(textTo(school.imId, 'hello'))).toMatchObject({ code: -20 })

  const { status, body } = await openChat(sokha, NEW_EMPLOYER)
  const extra = { jobId: '16', jobTitle: 'Primary Teacher, English', company: 'Sunrise International School' }
  expect([status, body]).toEqual([
    200,
    { receiverId: school.imId, sessionId: `${sokha.imId}_${school.imId}`, talkMode: 1, extra },
  ])
  for (const [socket, other] of [
    [mine, school],
    [theirs, sokha],
  ] as const) {
    const { notice } = (await socket.nextNotice('contact_changed')).data
    expect(knownNotice.safeParse(notice).error).toBeUndefined()
    expect(notice).toMatchObject({
      im_id: other.imId,
      contact: { im_id: other.imId, relation_type: 1, add_from: 'job' },
    })
  }
  const contact = await contactOf(sokha, school.imId)
  expect(contactRow.safeParse(contact).error).toBeUndefined()
  expect(contact).toMatchObject({ relation_type: 1, add_from: 'job', blacklist_type: 0 })
  const row = await rowOf(sokha, school.imId)
  expect(conversationRow.safeParse(row).error).toBeUndefined()
  expect(row).toMatchObject({ msgText: '', extra: { ...extra, title: 'Chanthou, Sunrise School' } })

  // Looking at a job fills nobody's list; the first word does.
  expect(await rowOf(school, sokha.imId)).toBeUndefined()
  expect(await mine.call(textTo(school.imId, 'Is it full time?'))).toMatchObject({ code: 0, number: 1 })
  expect(await rowOf(school, sokha.imId)).toMatchObject({
    msgText: 'Is it full time?',
    unreadNum: 1,
    // The company is who the seeker talks with, and nothing of the seeker's.
    extra: { ...extra, company: '' },
  })
  expect(await theirs.call(textTo(sokha.imId, 'It is.'))).toMatchObject({ code: 0 })
  expect((await sokha.noticesSince(cursor)).map(({ notice }) => notice.notice_type)).toEqual([
    'contact_changed',
  ])
})

test('S-SRV-37 a repeat, and the job of a known employer, change the job beside the conversation and tell nobody', async () => {
  const { url } = await startTestServer()
  const [sokha, tech] = await Promise.all([login(url, 'sokha'), login(url, 'mekong-tech')])
  const [mine, theirs] = await Promise.all([sokha.online(), tech.online()])
  await sokha.chat('POST', '/biz/conversations/setting', {
    receiverId: tech.imId,
    talkMode: 1,
    setTopTime: 7,
    isDisturb: 1,
  })
  await tech.chat('POST', '/biz/conversations/items/delete', { receiverId: sokha.imId, talkMode: 1 })
  for (const jobId of [KNOWN_EMPLOYER, 12, 12]) expect((await openChat(sokha, jobId)).status).toBe(200)
  const settings = { setTopTime: 7, isDisturb: 1 }
  expect(await rowOf(sokha, tech.imId)).toMatchObject({ extra: { jobId: '12', ...settings } })
  // What the employer deleted from the list stays out of it.
  expect(await rowOf(tech, sokha.imId)).toBeUndefined()
  for (const socket of [mine, theirs]) {
    await socket.beat()
    expect(socket.kept).toEqual([])
  }
})

test('S-SRV-37 a contact that was deleted is made again, a block is not lifted by it', async () => {
  const { url } = await startTestServer()
  const [sokha, tech, bank] = await Promise.all(
    ['sokha', 'mekong-tech', 'tonle-bank'].map((name) => login(url, name)),
  )
  if (!sokha || !tech || !bank) throw new Error('no login')
  await tech.chat('DELETE', `/chat/users/${tech.imId}/contacts/${sokha.imId}`)
  expect((await openChat(sokha, KNOWN_EMPLOYER)).status).toBe(200)
  expect(await contactOf(tech, sokha.imId)).toMatchObject({ relation_type: 1, add_from: 'job' })

  const refused = { status: 422, body: { code: 'blocked' } }
  await tech.chat('POST', `/chat/users/${tech.imId}/blacklist`, { blacklist: [sokha.imId] })
  expect(await openChat(sokha, KNOWN_EMPLOYER)).toMatchObject(refused)
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/contacts/${bank.imId}`)
  await sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, { blacklist: [bank.imId] })
  expect(await openChat(sokha, 5)).toMatchObject(refused)
  expect(await contactOf(sokha, bank.imId)).toMatchObject({ relation_type: 2, blacklist_type: 1 })
  const mine = await sokha.online()
  expect(await mine.call(textTo(tech.imId, 'hello'))).toMatchObject({ code: -21 })
})

test('S-SRV-37 a closed job, no job, and an employer are refused by name; too many wait', async () => {
  const { url } = await startTestServer({ rates: { jobChats: { burst: 2, perSecond: 0.01 } } })
  const [sokha, hr, dara] = await Promise.all(['sokha', 'angkor-hr', 'dara'].map((name) => login(url, name)))
  if (!sokha || !hr || !dara) throw new Error('no login')
  expect(await openChat(sokha, CLOSED)).toMatchObject({ status: 422, body: { code: 'job_closed' } })
  expect(await openChat(hr, NEW_EMPLOYER)).toMatchObject({ status: 422, body: { code: 'not_allowed' } })
  for (const id of ['0', 'x', '1e3', '9'.repeat(20), '%00'])
    expect(await openChat(sokha, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await openChat(dara, 999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await openChat(sokha, NEW_EMPLOYER)).status).toBe(200)
  const stopped = await openChat(sokha, NEW_EMPLOYER)
  expect(stopped).toMatchObject({ status: 429, body: { code: 'too_fast' } })
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(1)
})
