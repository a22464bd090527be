// Engines of two people on the real server: what one of them asks, both see.

import { createImEngine, type ImEngine, personKey, toImId } from '@sarika/im-engine'
import { expect, it, onTestFinished } from 'vitest'
import { chatLogin, webSockets } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

async function start(url: string, account: string): Promise<ImEngine> {
  const session = await chatLogin(url, account)
  const engine = createImEngine({
    endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
    identity: { imId: session.imId },
    tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
    disk: 'memory',
    ports: { sockets: webSockets },
  })
  onTestFinished(() => engine.stop())
  await engine.start()
  await expect.poll(() => engine.connection.getSnapshot().isCaughtUp, { timeout: 20_000 }).toBe(true)
  return engine
}

const requestWith = (engine: ImEngine, imId: string) =>
  engine.contacts.requests.getSnapshot().find((one) => one.imId === imId)
const contactOf = (engine: ImEngine, imId: string) =>
  engine.contacts.getSnapshot().find((one) => one.imId === imId)
const soon = { timeout: 10_000 }
const DONE = { ok: true, value: null }

it('S-FRIEND-3 on the real server: found, asked, seen and accepted', async () => {
  const { url } = await startTestServer()
  const [dara, clinic] = [await start(url, 'dara'), await start(url, 'river-clinic')]
  expect(await dara.contacts.find('account', 'river-clinic')).toMatchObject({
    value: { imId: clinic.me, isFriend: false },
  })
  expect(await dara.contacts.find('id', 'nobody')).toEqual(DONE)
  expect(await dara.contacts.request('nobody', { message: 'Hello' })).toEqual(DONE)
  expect(await dara.contacts.request(clinic.me, { message: 'Hello' })).toEqual(DONE)
  expect(requestWith(dara, clinic.me)).toMatchObject({ isMine: true, message: 'Hello', status: 'pending' })
  await expect.poll(() => requestWith(clinic, dara.me)?.isRead, soon).toBe(false)
  expect(await clinic.contacts.seen()).toEqual(DONE)
  expect(requestWith(clinic, dara.me)).toMatchObject({ isMine: false, isRead: true })
  const { requestId = '' } = requestWith(clinic, dara.me) ?? {}
  expect(await clinic.contacts.answer(requestId, 'accept')).toEqual(DONE)
  expect(contactOf(clinic, dara.me)?.isFriend).toBe(true)
  await expect.poll(() => contactOf(dara, clinic.me)?.isFriend, soon).toBe(true)
  expect(requestWith(dara, clinic.me)?.status).toBe('accepted')
  expect(await dara.contacts.cancel(requestId)).toMatchObject({ refusal: { kind: 'not-allowed' } })
  const thread = clinic.conversation(personKey(toImId(dara.me)))
  await thread.toNewest()
  expect(thread.getSnapshot().messages).toMatchObject([
    { kind: 'newFriend', text: 'Hello', own: false },
    { kind: 'tip', own: true },
  ])
})

it('S-FRIEND-3 on the real server: kept, hidden, found by phone, blocked and removed', async () => {
  const { url } = await startTestServer()
  const [sokha, angkor] = [await start(url, 'sokha'), await start(url, 'angkor-hr')]
  const kept = { memo: 'HR', note: 'wages', tags: ['work'], doNotDisturb: true, isHidden: true }
  expect(await sokha.contacts.change(angkor.me, kept)).toEqual(DONE)
  expect(contactOf(sokha, angkor.me)).toMatchObject({ name: 'HR', ...kept })
  expect(await sokha.contacts.add(angkor.me)).toEqual(DONE)
  expect(contactOf(sokha, angkor.me)?.isHidden).toBe(false)
  expect(await sokha.contacts.tag([{ imId: angkor.me, tags: ['x', 'y'] }])).toEqual(DONE)
  expect(contactOf(sokha, angkor.me)?.tags).toEqual(['x', 'y'])

  expect(await sokha.contacts.match(['+85512000001'])).toMatchObject({ value: [{ imId: sokha.me }] })
  expect(await sokha.contacts.setPrivacy({ byPhone: false, needsConsent: false })).toEqual(DONE)
  const value = { needsConsent: false, byPhone: false, byAccount: true, lastSeen: true }
  expect(await sokha.contacts.privacy()).toEqual({ ok: true, value })

  expect(await sokha.contacts.block(angkor.me)).toEqual(DONE)
  expect(sokha.contacts.blacklist.getSnapshot()).toMatchObject([{ imId: angkor.me }])
  await expect.poll(() => contactOf(angkor, sokha.me)?.blocked, soon).toBe(2)
  expect(await sokha.contacts.unblock(angkor.me)).toEqual(DONE)
  expect(sokha.contacts.blacklist.getSnapshot()).toEqual([])
  expect(await sokha.contacts.remove(angkor.me)).toEqual(DONE)
  expect(contactOf(sokha, angkor.me)).toBeUndefined()
  await expect.poll(() => contactOf(angkor, sokha.me), soon).toBeUndefined()
  expect(await sokha.contacts.block(sokha.me)).toMatchObject({ refusal: { kind: 'not-allowed' } })
})
