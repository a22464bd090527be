import { expect, test } from 'vitest'
import { login, NOTICES } from '../testing/client'
import { startTestServer } from '../testing/world'

test('S-SRV-27 contacts are the caller’s own, mutual in the demo, and carry a revision', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const { body } = await sokha.chat('GET', `/chat/users/${sokha.imId}/contacts`)
  expect(body.code).toBe(200)
  const met = body.data.contacts.filter(({ add_from }: { add_from: string }) => add_from === 'job')
  expect(met).toMatchObject(
    ['20001', '20002', '20003', '20004', '20005'].map((im_id) => {
      return { im_id, relation_type: 1, blacklist_type: 0, is_disturb: 0, rev: expect.any(Number) }
    }),
  )
})

test('S-SRV-27 a changed contact is told to the owner’s devices with the whole record', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const { cursor } = await sokha.catchUp(NOTICES)
  const path = `/chat/users/${sokha.imId}/contacts/20001`
  await sokha.chat('PATCH', path, { friend_nickname: 'Bopha', is_disturb: 1 })
  expect((await socket.nextNotice('contact_changed')).data).toMatchObject({
    notice: { im_id: '20001', contact: { im_id: '20001', friend_nickname: 'Bopha', is_disturb: 1 } },
  })
  await sokha.chat('PATCH', path, { friend_nickname: 'Bopha HR' })
  expect(await sokha.noticesSince(cursor)).toMatchObject([
    { notice: { contact: { friend_nickname: 'Bopha HR', is_disturb: 1 } } },
  ])
  expect((await sokha.chat('PATCH', `/chat/users/${sokha.imId}/contacts/10002`, {})).status).toBe(404)
  expect((await sokha.chat('PATCH', '/chat/users/20001/contacts/10001', {})).status).toBe(404)
})

test('S-SRV-27 a deletion is told to both, a repeated block to nobody', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const { cursor } = await hr.catchUp(NOTICES)
  const block = () => sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, { blacklist: [hr.imId] })
  await block()
  await block()
  const listed = await sokha.chat('GET', `/chat/users/${sokha.imId}/blacklist`)
  expect(listed.body.data).toEqual({ blacklist: [hr.imId] })
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/contacts/${hr.imId}`)
  const items = await hr.noticesSince(cursor)
  expect(items.map((item) => item.notice.notice_type)).toEqual(['blacklist_add', 'contact_delete'])
  expect(items[1].notice.rev).toBeGreaterThan(items[0].notice.rev)
  const { body } = await sokha.chat('GET', `/chat/users/${sokha.imId}/contacts/${hr.imId}`)
  expect(body.data.contact).toMatchObject({ relation_type: 2, blacklist_type: 1 })
})

test('S-SRV-48 S-PPL-15 S-WAL-25 a friend is told with user name and, unless they say no, phone; one that was deleted without', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const one = async () =>
    (await sokha.chat('GET', `/chat/users/${sokha.imId}/contacts/20001`)).body.data.contact
  const contact = await one()
  expect(Object.keys(contact).toSorted()).toEqual([
    'account_alias',
    'add_from',
    'avatar',
    'blacklist_type',
    'country_code',
    'extra',
    'friend_nickname',
    'im_id',
    'is_disturb',
    'is_hide',
    'nickname',
    'note',
    'payment_user_id',
    'phone',
    'relation_type',
    'request',
    'rev',
    'tags',
    'user_type',
  ])
  expect(contact).toMatchObject({ account_alias: 'angkor-hr', country_code: '855', phone: '23000001' })
  expect(contact.payment_user_id).toBe('20001')
  const hr = await login(url, 'angkor-hr')
  const settings = `/chat/users/${hr.imId}/privacy_settings`
  await hr.chat('POST', settings, { key: 'find_by_phone', value: 0 })
  expect(await one()).toMatchObject({ account_alias: 'angkor-hr', phone: '' })
  await hr.chat('POST', settings, { key: 'find_by_phone', value: 1 })
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/contacts/20001`)
  expect(await one()).toMatchObject({ relation_type: 2, account_alias: '', country_code: '', phone: '' })
  expect(await one()).toMatchObject({ payment_user_id: '' })
})

test('S-SRV-27 S-SRV-42 several are blocked at once, or nobody where one is no contact', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const { cursor } = await hr.catchUp(NOTICES)
  const path = `/chat/users/${sokha.imId}/blacklist`
  const blocked = async () => (await sokha.chat('GET', path)).body.data.blacklist
  expect((await sokha.chat('POST', path, { blacklist: [hr.imId, 'nobody'] })).status).toBe(404)
  expect(await blocked()).toEqual([])
  await sokha.chat('POST', path, { blacklist: [hr.imId, '20002'] })
  expect((await sokha.chat('DELETE', path, { blacklist: [hr.imId, 'nobody'] })).status).toBe(404)
  expect(await blocked()).toEqual([hr.imId, '20002'])
  const items = await hr.noticesSince(cursor)
  expect(items.map((item) => item.notice.notice_type)).toEqual(['blacklist_add'])
})
