import { expect, test } from 'vitest'
import { startChild } from '../testing/child'
import { login, NOTICES, newClientId, receiptTo, TestClient, textTo, textToGroup } from '../testing/client'
import { tempDatabase } from '../testing/databases'

test('S-SRV-3 what was acked before SIGKILL is there once after the restart', {
  timeout: 300_000,
}, async () => {
  const database = await tempDatabase()
  const acked = new Map<string, Record<string, unknown>>()
  const texts = Array.from({ length: 400 }, (_, i) => ({ clientId: newClientId(), text: `line ${i}` }))

  const first = await startChild(database)
  const sokha = await login(first.url, 'sokha')
  const socket = await sokha.online()
  for (const { clientId, text } of texts) socket.send(textTo('20001', text, clientId))
  while (acked.size < 100) {
    const ack = await socket.nextAction('ack')
    acked.set(String(ack.seq), ack.data)
  }
  first.child.kill('SIGKILL')
  await socket.awaitClose()
  for (const { action, seq, data } of socket.kept) if (action === 'ack') acked.set(String(seq), data)

  const second = await startChild(database)
  // The chat token outlives the process: its key is kept with the data.
  const again = new TestClient(second.url, sokha.imId, sokha.accessToken, sokha.refreshToken, sokha.imToken)
  const resent = await again.online()
  for (const { clientId, text } of texts) {
    const ack = await resent.call(textTo('20001', text, clientId))
    expect(ack.code).toBe(0)
    if (acked.has(clientId)) expect(ack).toEqual(acked.get(clientId))
  }
  const { items } = await again.catchUp('/chat/im/user/getMsg')
  const stored = items.filter((item) => texts.some(({ clientId }) => clientId === item.seq))
  expect(stored.map((item) => item.seq).toSorted()).toEqual(texts.map((text) => text.clientId).toSorted())
  const numbers = stored.map((item) => item.number)
  expect(numbers).toEqual(Array.from({ length: 400 }, (_, i) => numbers[0] + i))
})

test('S-SRV-3 settings, read marks, contacts, groups and receipts that were answered outlive SIGKILL too', {
  timeout: 300_000,
}, async () => {
  const database = await tempDatabase()
  const first = await startChild(database)
  const [sokha, hr] = await Promise.all([login(first.url, 'sokha'), login(first.url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  const talk = { receiverId: hr.imId, talkMode: 1 }
  const { msg_id, msg_time } = await theirs.call(textTo(sokha.imId, 'the last word'))
  const { cursor } = await hr.catchUp(NOTICES)

  await sokha.chat('POST', '/biz/conversations/setting', { ...talk, setTopTime: 9, isDisturb: 1 })
  await sokha.chat('POST', '/biz/conversations/items/delete', { receiverId: '20004', talkMode: 1 })
  await sokha.chat('POST', '/biz/conversations/read', {
    items: [{ receiverId: hr.imId, isGroup: 0, readTime: msg_time, readMsgId: msg_id }],
  })
  await sokha.chat('PATCH', `/chat/users/${sokha.imId}/contacts/20002`, { friend_nickname: 'V.' })
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/contacts/20003`)
  await sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, { blacklist: ['20004'] })
  await sokha.api('POST', '/jobs/16/chat')
  const made = await sokha.chat('POST', '/chat/groups', { name: 'Kept', im_ids: [hr.imId] })
  const { group_id } = made.body.data
  await mine.call(textToGroup(group_id, 'kept too'))
  await mine.call(receiptTo(hr.imId, 'read', [String(msg_id)]))
  first.child.kill('SIGKILL')
  await mine.awaitClose()

  const { url } = await startChild(database)
  const again = new TestClient(url, sokha.imId, sokha.accessToken, sokha.refreshToken, sokha.imToken)
  const author = new TestClient(url, hr.imId, hr.accessToken, hr.refreshToken, hr.imToken)
  const { body: list } = await again.chat('GET', '/biz/conversations/items/query')
  const rows: { receiverId: string }[] = list.data
  expect(rows.find(({ receiverId }) => receiverId === hr.imId)).toMatchObject({
    unreadNum: 0,
    readMsgId: msg_id,
    extra: { setTopTime: 9, isDisturb: 1 },
  })
  expect(rows.map(({ receiverId }) => receiverId)).not.toContain('20004')
  expect(rows.find(({ receiverId }) => receiverId === group_id)).toMatchObject({ msgText: 'kept too' })
  expect(rows.find(({ receiverId }) => receiverId === '20006')).toMatchObject({ extra: { jobId: '16' } })
  const { body: people } = await again.chat('GET', `/chat/users/${sokha.imId}/contacts`)
  const contacts: { im_id: string }[] = people.data.contacts
  const of = (imId: string) => contacts.find(({ im_id }) => im_id === imId)
  expect(of('20002')).toMatchObject({ friend_nickname: 'V.' })
  expect(of('20003')).toMatchObject({ relation_type: 2 })
  expect(of('20004')).toMatchObject({ blacklist_type: 1 })
  expect(of('20006')).toMatchObject({ relation_type: 1, add_from: 'job' })
  expect(await author.noticesSince(cursor)).toMatchObject([
    { notice: { notice_type: 'read', msg_ids: [msg_id], im_id: sokha.imId } },
  ])
})
