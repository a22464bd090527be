import { CODES } from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { decryptContent, encryptContent } from '../chat/cipher'
import { MANAGER } from '../chat/permission'
import { readWordList } from '../chat/words'
import { openDatabase } from '../db/open'
import { login, newClientId, receiptTo, textTo, textToGroup, withdrawalTo } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'

const GROUP = '30001'
const words = readWordList('rude\nlink:example.com\n')
const MESSAGES = '/chat/im/user/getMsg'

async function people(options: Parameters<typeof startTestServer>[0] = { words }) {
  const { url } = await startTestServer(options)
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  return { url, sokha, hr, mine, theirs }
}

/** The same, where the employer is a manager. */
async function withManager(options: Parameters<typeof startTestServer>[0] = { words }) {
  const database = await tempDatabase()
  const first = await startTestServer({ database })
  await first.close()
  const { db, close } = await openDatabase(database)
  await db.updateTable('accounts').set({ user_type: MANAGER }).where('login', '=', 'angkor-hr').execute()
  await close()
  return people({ ...options, database })
}

const sealed = (from: string, to: string, text: string) => {
  const frame = textTo(to, text)
  const msg = { type: 'text', ...encryptContent(text, from, { isGroup: false, id: to }) }
  return { ...frame, data: { ...frame.data, msg } }
}
const asking = (frame: ReturnType<typeof textTo>, asked: object) => ({
  ...frame,
  data: { ...frame.data, ...asked },
})

test('S-REFUSE-1 what is refused has the code and the words of the table', async () => {
  const { hr, mine, url } = await people()
  const { code: notFriend, text } = CODES.notFriend
  expect(await mine.call(textTo('99999', 'hello'))).toEqual({ code: notFriend, message: text })
  const { code: notGroup, text: notIn } = CODES.notGroup
  const dara = await (await login(url, 'dara')).online()
  expect(await dara.call(textToGroup('39999', 'hello'))).toEqual({ code: notGroup, message: notIn })
  await hr.chat('POST', `/chat/groups/${GROUP}/settings`, { no_speaking: 1 })
  const muted = await mine.call(textToGroup(GROUP, 'hello'))
  expect(muted).toEqual({ code: CODES.groupMuted.code, message: 'Speaking is not allowed in this group' })
})

test('S-REFUSE-4 a text with a word that is not allowed is not stored, and the refusal names the word: plain, encrypted, a reference, a broadcast', async () => {
  const { sokha, hr, mine } = await people()
  const refusal = { code: -22, message: 'This word is not allowed: rude', word: 'rude' }
  expect(await mine.call(textTo(hr.imId, 'How Rude!'))).toEqual(refusal)
  expect(await mine.call(sealed(sokha.imId, hr.imId, 'How rude!'))).toEqual(refusal)
  expect(await mine.call(textToGroup(GROUP, 'How rude!'))).toEqual(refusal)
  const frame = textTo(hr.imId, 'rude')
  const msg = { ...frame.data.msg, type: 'referTo' }
  expect(await mine.call({ ...frame, data: { ...frame.data, msg } })).toEqual(refusal)
  const broadcastId = newClientId()
  const { body } = await sokha.chat('POST', '/chat/im/user/sendP2MMsg', {
    broadcastId,
    msg: { type: 'text', content: 'How rude!' },
    receivers: [{ receiver_id: hr.imId, seq: `${broadcastId}.0` }],
  })
  expect(body.data).toEqual([{ seq: `${broadcastId}.0`, ...refusal }])
  const { items } = await hr.catchUp(MESSAGES)
  expect(JSON.stringify(items)).not.toMatch(/rude/i)
  expect(await mine.call(textTo(hr.imId, 'How crude oil is'))).toMatchObject({ code: 0 })
})

test('S-REFUSE-5 who asks is told the first word that is not allowed, and "" where there is none', async () => {
  const { sokha } = await people({ words, rates: { wordChecks: { burst: 2, perSecond: 0.001 } } })
  const ask = (text: string) => sokha.chat('POST', '/chat/im/user/checkWords', { text })
  expect((await ask('How RUDE')).body).toEqual({ code: 0, data: { word: 'rude' } })
  expect((await ask('How nice')).body).toEqual({ code: 0, data: { word: '' } })
  expect((await ask('How nice')).status).toBe(429)
})

test('S-REFUSE-7 links of the list are taken out before a text is stored, and its sender is told by 7101 and a copy', async () => {
  const { sokha, hr, mine, theirs } = await people()
  const frame = textTo(hr.imId, 'Look at https://example.com/a now')
  const ack = await mine.call(frame)
  expect(ack).toMatchObject({ code: 7101, message: CODES.storedWithWarning.text, msg_id: expect.any(String) })
  const kept = { msg_id: ack.msg_id, msg: { type: 'text', content: 'Look at now' } }
  expect((await theirs.nextAction('p2p')).data).toMatchObject(kept)
  expect((await mine.nextAction('p2p')).data).toMatchObject({ ...kept, seq: frame.seq, send_self: 1 })
  // Sent again after a lost answer, it is the same message with the same remark, and nobody else gets it again.
  expect(await mine.call(frame)).toEqual(ack)
  expect((await mine.nextAction('p2p')).data).toMatchObject(kept)
  await theirs.beat()
  expect(theirs.kept.filter(({ action }) => action === 'p2p')).toEqual([])

  const target = { isGroup: false, id: hr.imId }
  expect(await mine.call(sealed(sokha.imId, hr.imId, 'secretly example.com'))).toMatchObject({ code: 7101 })
  const { msg } = (await theirs.nextAction('p2p')).data as { msg: { content: string; aesExt: string } }
  expect(decryptContent(msg.content, msg.aesExt, sokha.imId, target)).toBe('secretly')
  // Nothing would be left.
  expect(await mine.call(textTo(hr.imId, 'example.com'))).toMatchObject({ code: -22, word: 'example.com' })
})

test('S-REFUSE-10 what managers may ask for is refused to everybody else', async () => {
  const { hr, mine } = await people()
  const refusal = { code: -23, message: 'You have no permission to send a message' }
  expect(await mine.call(asking(textTo(hr.imId, 'hello'), { must_save: 1 }))).toEqual(refusal)
  expect(await mine.call(asking(textTo(hr.imId, 'hello'), { only_send_not_save: 1 }))).toEqual(refusal)
  expect(await mine.call(asking(textTo(hr.imId, 'hello'), { must_save: 0 }))).toMatchObject({ code: 0 })
  expect(await mine.call(asking(textTo(hr.imId, 'hello'), { must_save: 'yes' }))).toMatchObject({
    code: -422,
  })
})

test('S-REFUSE-11 what a manager wants saved no word, no block, no mute and no missing friendship refuses', async () => {
  const { url, sokha, hr, theirs } = await withManager()
  await sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, { blacklist: [hr.imId] })
  expect(await theirs.call(textTo(sokha.imId, 'a rude word'))).toMatchObject({ code: -22 })
  const must = { must_save: 1 }
  expect(await theirs.call(asking(textTo(sokha.imId, 'a rude word'), must))).toMatchObject({ code: 0 })
  const dara = await login(url, 'dara')
  expect(await theirs.call(asking(textTo(dara.imId, 'a rude word'), must))).toMatchObject({ code: 0 })
  const { items } = await dara.catchUp(MESSAGES)
  expect(items.map(({ msg }) => msg.content)).toContain('a rude word')
  // Nobody is there, and nobody is in such a group.
  expect(await theirs.call(asking(textTo('99999', 'hello'), must))).toMatchObject({ code: -20 })
  const none = textToGroup('39999', 'hello')
  expect(await theirs.call({ ...none, data: { ...none.data, ...must } })).toMatchObject({ code: -1 })
})

test('S-REFUSE-12 a message that is not to be saved reaches who is online, once, and nothing is kept of it', async () => {
  const { sokha, hr, mine, theirs } = await withManager()
  const before = await theirs.call(textTo(sokha.imId, 'before'))
  await mine.nextAction('p2p')
  const frame = asking(textTo(sokha.imId, 'The office closes in ten minutes'), { only_send_not_save: 1 })
  const ack = await theirs.call(frame)
  expect(ack).toMatchObject({ code: 0, number: 0, msg_id: expect.any(String), msg_time: expect.any(Number) })
  expect((await mine.nextAction('p2p')).data).toMatchObject({
    only_send_not_save: 1,
    msg_id: ack.msg_id,
    number: 0,
    msg: { content: 'The office closes in ten minutes' },
  })
  expect(await theirs.call(frame)).toEqual(ack)
  await mine.beat()
  expect(mine.kept.filter(({ action }) => action === 'p2p')).toEqual([])

  const after = await theirs.call(textTo(sokha.imId, 'after'))
  expect(after).toMatchObject({ number: Number(before.number) + 1 })
  expect(Number(after.msg_id)).toBeGreaterThan(Number(ack.msg_id))
  for (const one of [sokha, hr])
    expect(JSON.stringify((await one.catchUp(MESSAGES)).items)).not.toContain('ten minutes')
  // No receipt and no withdrawal finds it; a page of history may begin at it.
  expect(await mine.call(receiptTo(hr.imId, 'read', [String(ack.msg_id)]))).toMatchObject({ code: -404 })
  expect(await theirs.call(withdrawalTo(sokha.imId, String(ack.msg_id)))).toMatchObject({ code: -404 })
  const older = { im_id: hr.imId, before: ack.msg_id, size: 1 }
  const { body } = await sokha.chat('POST', '/chat/im/user/getMsgByImID', older)
  expect(body.data).toMatchObject([{ msg_id: before.msg_id }])
  const card = asking(textTo(sokha.imId, '{}'), { only_send_not_save: 1 })
  const geo = { ...card, data: { ...card.data, msg: { type: 'geo', extra: { lat: 11.5, lng: 104.9 } } } }
  expect(await theirs.call(geo)).toMatchObject({ code: -422 })
})

test('S-REFUSE-13 who changes the password, or ends a login from the list, displaces the others; a deletion makes the account invalid', async () => {
  const { url } = await startTestServer()
  const endOf = async (act: (asking: Awaited<ReturnType<typeof login>>, id: string) => Promise<unknown>) => {
    const [old, sokha] = [await login(url, 'sokha'), await login(url, 'sokha')]
    const { body } = await old.api('GET', '/users/me/logins')
    const { id } = body.result.find(({ isThis }: { isThis: boolean }) => isThis)
    const socket = await old.online()
    await act(sokha, id)
    const { data } = await socket.nextAction('error')
    expect((await socket.awaitClose()).code).toBe(4003)
    return [data, old] as const
  }
  const displaced = { id: 'error.displaced', message: CODES.displaced.text }
  const [one] = await endOf((sokha, id) => sokha.api('DELETE', `/users/me/logins/${id}`))
  expect(one).toEqual(displaced)
  const [all] = await endOf((sokha) => sokha.api('DELETE', '/users/me/logins'))
  expect(all).toEqual(displaced)
  const change = { oldPassword: 'Sarika2026', newPassword: 'Sarika2027' }
  const [changed] = await endOf(async (sokha) => {
    await sokha.api('PUT', '/users/password', change)
    await sokha.api('PUT', '/users/password', { oldPassword: 'Sarika2027', newPassword: 'Sarika2026' })
  })
  expect(changed).toEqual(displaced)
  const [gone, old] = await endOf((sokha) =>
    sokha.api('POST', '/users/me/deletion', { password: 'Sarika2026' }),
  )
  expect(gone).toEqual({ id: 'error.invalid_account', message: 'Invalid IM account' })
  // And so does a socket that comes later with a token from before.
  const late = await old.connect()
  expect((await late.nextAction('error')).data).toMatchObject({ id: 'error.invalid_account' })
})
