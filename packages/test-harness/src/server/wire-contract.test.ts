// What the server says is what the engine's wire reads: the two are held together here, or they drift apart.
import { FILE_MAX_BYTES } from '@sarika/im-engine'
import {
  ackFrame,
  clientFrame,
  contactRow,
  conversationRow,
  errorFrame,
  groupRow,
  knownNotice,
  memberRow,
  messageRow,
  noticeRow,
  presence,
} from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { MAX_FILE_BYTES } from './limits'
import { login, receiptTo, textTo, textToGroup, withdrawalTo } from './testing/client'
import { startTestServer } from './testing/world'

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: unknown }
}

function fits(schema: Schema, ...values: unknown[]): void {
  expect(values.length).toBeGreaterThan(0)
  for (const value of values) expect({ value, error: schema.safeParse(value).error }).toEqual({ value })
}

test('S-SRV-33 every list and page passes the engine’s schemas', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const get = async (path: string) => (await sokha.chat('GET', path)).body.data
  fits(contactRow, ...(await get(`/chat/users/${sokha.imId}/contacts`)).contacts)
  fits(groupRow, ...(await get('/chat/groups')).groups)
  fits(memberRow, ...(await get('/chat/groups/30001/members')).members)
  fits(conversationRow, ...(await get('/biz/conversations/items/query')))
  fits(messageRow, ...(await sokha.catchUp('/chat/im/user/getMsg')).items)
  fits(messageRow, ...(await sokha.catchUp('/chat/im/groups/getGroupMsgOffline')).items)
})

test('S-SRV-33 every frame and notice passes the engine’s schemas, and so do the frames of the tests', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.connect(), hr.online()])
  mine.send({ action: 'p2p', seq: 's', data: { type: 'ping', platform: 3, timestamp: 1, persistence: 0 } })
  fits(presence, (await mine.nextAction('notice')).data)

  const sender_id = sokha.imId
  const text = textTo(hr.imId, 'hello')
  const inGroup = textToGroup('30001', 'hello')
  for (const frame of [text, inGroup]) fits(clientFrame, { ...frame, data: { ...frame.data, sender_id } })
  const ack = await mine.call(text)
  fits(ackFrame, { action: 'ack', seq: text.seq, data: ack })
  await mine.call(inGroup)
  const receipt = receiptTo(sokha.imId, 'read', [String(ack.msg_id)])
  fits(clientFrame, receipt)
  fits(ackFrame, { action: 'ack', seq: receipt.seq, data: await theirs.call(receipt) })
  await mine.call(withdrawalTo(hr.imId, String(ack.msg_id)))
  fits(messageRow, (await theirs.nextAction('p2p')).data, (await theirs.nextAction('group')).data)
  fits(messageRow, (await theirs.nextAction('p2p')).data)
  const refused = await mine.call(textTo('99999', 'hello'))
  fits(ackFrame, { action: 'ack', seq: 'x', data: refused })

  const contact = `/chat/users/${sokha.imId}/contacts/${hr.imId}`
  const blacklist = { blacklist: [hr.imId] }
  await sokha.chat('PATCH', contact, { friend_nickname: 'B.' })
  await sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, blacklist)
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/blacklist`, blacklist)
  await sokha.chat('DELETE', contact)
  const items = [{ receiverId: '20002', isGroup: 0, readTime: Date.now(), readMsgId: '' }]
  await sokha.chat('POST', '/biz/conversations/read', { items })
  const gone = { msgId: String(ack.msg_id), msgTime: 1, isErased: 1, saidAt: 5 }
  const erased = { receiverId: hr.imId, talkMode: 1, items: [gone] }
  await sokha.chat('POST', '/biz/conversations/messages/erase', erased)
  const at = (path: string) => `/chat/groups/30001${path}`
  await hr.chat('POST', at('/settings'), { no_speaking: 1 })
  await hr.chat('POST', at(''), { title: 'Angkor hires' })
  await sokha.chat('POST', at(`/members/${sokha.imId}`), { memo: 'S.' })
  await hr.chat('POST', at('/roles'), { im_ids: [sokha.imId], role: 'admin' })
  await hr.chat('DELETE', at('/members/10002'))
  await hr.chat('DELETE', at(`/members/${hr.imId}`))
  const made = await hr.chat('POST', '/chat/groups', { name: 'Short-lived', im_ids: ['10002'] })
  const { group_id } = made.body.data
  const dara = await login(url, 'dara')
  await hr.chat('DELETE', `/chat/groups/${group_id}`)
  const own = (await sokha.catchUp('/chat/im/user/getNotice')).items
  const groupsOf = async (one: typeof sokha) => (await one.catchUp('/chat/im/groups/getOfflineNotice')).items
  const groups = [...(await groupsOf(sokha)), ...(await groupsOf(dara))]
  fits(noticeRow, ...own, ...groups)
  fits(knownNotice, ...[...own, ...groups].map((item) => item.notice))
  const kinds = [...own, ...groups].map((item) => item.notice.notice_type)
  expect([...new Set(kinds)].toSorted()).toEqual([
    'blacklist_add',
    'blacklist_remove',
    'contact_changed',
    'contact_delete',
    'group_disband',
    'group_invite',
    'group_member_modify',
    'group_modify',
    'group_no_speaking',
    'group_quit',
    'group_remove',
    'group_role',
    'messages_erased',
    'read',
    'read_mark',
  ])

  await sokha.chat('DELETE', '/chat/auth')
  fits(errorFrame, await mine.nextAction('error'))
})

test('S-FILE-1 the server and the engine have the same limits of files', () => {
  expect(MAX_FILE_BYTES).toEqual(FILE_MAX_BYTES)
})
