import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, textToGroup } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'

test('S-SRV-26 a group is made, and every change is told to every member with a growing revision', async () => {
  const { url } = await startTestServer()
  const [hr, sokha, dara] = await Promise.all(['angkor-hr', 'sokha', 'dara'].map((name) => login(url, name)))
  if (!hr || !sokha || !dara) throw new Error('no login')
  const [owner, member] = await Promise.all([hr.online(), sokha.online()])
  const made = await hr.chat('POST', '/chat/groups', { name: 'Night shift', im_ids: [sokha.imId, '20002'] })
  const groupId = made.body.data.group_id
  const invited = await member.nextNotice('group_invite')
  // Only contacts of the one who invites come in.
  expect(invited.data).toMatchObject({
    notice: { group_id: groupId, im_id: hr.imId, member_ids: [hr.imId, sokha.imId], title: 'Night shift' },
  })
  expect(await member.call(textToGroup(groupId, 'hello'))).toMatchObject({ code: 0, number: 2 })
  await owner.nextAction('group')

  const steps = [
    ['POST', '/members', { im_ids: [dara.imId] }, 'group_invite'],
    ['POST', '/roles', { im_ids: [dara.imId], role: 'admin' }, 'group_role'],
    ['POST', '/settings', { no_speaking: 1 }, 'group_no_speaking'],
    ['POST', '', { title: 'Day shift' }, 'group_modify'],
    ['DELETE', '/members', { im_ids: [dara.imId] }, 'group_remove'],
  ] as const
  const revisions: number[] = []
  for (const [method, path, body, noticeType] of steps) {
    expect((await hr.chat(method, `/chat/groups/${groupId}${path}`, body)).body.code).toBe(200)
    const { data } = await member.nextNotice(noticeType)
    revisions.push((data.notice as { rev: number }).rev)
  }
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
  expect(new Set(revisions).size).toBe(steps.length)
  const { items } = await dara.catchUp('/chat/im/groups/getOfflineNotice')
  expect(items.at(-1)).toMatchObject({ notice: { notice_type: 'group_remove', member_ids: [dara.imId] } })

  await sokha.chat('POST', `/chat/groups/${groupId}/members/${sokha.imId}`, { memo: 'S.' })
  await owner.nextNotice('group_member_modify')
  expect((await hr.chat('DELETE', `/chat/groups/${groupId}`)).body.code).toBe(200)
  await member.nextNotice('group_disband')
  expect(await member.call(textToGroup(groupId, 'hello?'))).toMatchObject({ code: -1 })
})

test('S-SRV-26 plain members change nothing of the group, admins nothing of owners', async () => {
  const { url } = await startTestServer()
  const [hr, sokha, dara] = await Promise.all(['angkor-hr', 'sokha', 'dara'].map((name) => login(url, name)))
  if (!hr || !sokha || !dara) throw new Error('no login')
  const refused = { status: 422, body: { code: 'not_allowed' } }
  const at = (path: string) => `/chat/groups/30001${path}`
  expect(await sokha.chat('POST', at('/settings'), { no_speaking: 1 })).toMatchObject(refused)
  expect(await sokha.chat('POST', at(''), { title: 'Mine' })).toMatchObject(refused)
  expect(await sokha.chat('DELETE', at(''))).toMatchObject(refused)
  expect(await sokha.chat('DELETE', at(`/members/${dara.imId}`))).toMatchObject(refused)
  expect(await sokha.chat('POST', at('/roles'), { im_ids: [dara.imId], role: 'admin' })).toMatchObject(
    refused,
  )
  await hr.chat('POST', at('/roles'), { im_ids: [sokha.imId], role: 'admin' })
  expect(await sokha.chat('DELETE', at(`/members/${hr.imId}`))).toMatchObject(refused)
  expect(await sokha.chat('POST', at(`/members/${hr.imId}/settings`), { no_speaking: 1 })).toMatchObject(
    refused,
  )
  expect((await sokha.chat('DELETE', at(`/members/${dara.imId}`))).body.code).toBe(200)
})

test('S-CREW-8 who names a group as it is called already changes nothing, and nobody is told', async () => {
  const { url } = await startTestServer()
  const [hr, sokha] = await Promise.all([login(url, 'angkor-hr'), login(url, 'sokha')])
  const rename = (title: string) => hr.chat('POST', '/chat/groups/30001', { title })
  await rename('Day shift')
  const before = (await sokha.catchUp('/chat/im/groups/getGroupMsgOffline')).items.length
  expect((await rename('Day shift')).body).toMatchObject({ code: 200, data: { notices: [] } })
  expect((await sokha.catchUp('/chat/im/groups/getGroupMsgOffline')).items).toHaveLength(before)
})

test('S-SRV-26 an owner who leaves hands the group on; who is out already gets -801', async () => {
  const { url } = await startTestServer()
  const [hr, sokha] = await Promise.all([login(url, 'angkor-hr'), login(url, 'sokha')])
  const member = await sokha.online()
  const leave = () => hr.chat('DELETE', `/chat/groups/30001/members/${hr.imId}`)
  expect((await leave()).body.code).toBe(200)
  await member.nextNotice('group_quit')
  expect((await member.nextNotice('group_role')).data).toMatchObject({ notice: { role: 'owner' } })
  expect((await leave()).body.code).toBe(-801)
  const { body } = await sokha.chat('GET', '/chat/groups/30001/members')
  expect(body.data.members).toMatchObject([{ role: 'owner' }, { role: 'member' }])
})

test('S-SRV-43 nobody is taken into a group by somebody they have blocked, or who has blocked them', async () => {
  const { url } = await startTestServer()
  const [hr, sokha] = await Promise.all([login(url, 'angkor-hr'), login(url, 'sokha')])
  const membersOf = async (groupId: string) => {
    const { body } = await hr.chat('GET', `/chat/groups/${groupId}/members`)
    return body.data.members.map((one: { im_id: string }) => one.im_id)
  }
  const make = async () =>
    (await hr.chat('POST', '/chat/groups', { name: 'Talk to me', im_ids: [sokha.imId] })).body.data.group_id
  for (const [one, other] of [
    [sokha, hr],
    [hr, sokha],
  ] as const) {
    const block = (method: string) =>
      one.chat(method, `/chat/users/${one.imId}/blacklist`, { blacklist: [other.imId] })
    await block('POST')
    const groupId = await make()
    await hr.chat('POST', `/chat/groups/${groupId}/members`, { im_ids: [sokha.imId] })
    expect(await membersOf(groupId)).toEqual([hr.imId])
    await block('DELETE')
  }
  expect(await membersOf(await make())).toEqual([sokha.imId, hr.imId])
})

test('S-SRV-12 changes of contacts and groups are limited together', async () => {
  const { url } = await startTestServer({ rates: { chatChanges: { burst: 3, perSecond: 0.001 } } })
  const sokha = await login(url, 'sokha')
  const blacklist = `/chat/users/${sokha.imId}/blacklist`
  const answers = [
    await sokha.chat('POST', blacklist, { blacklist: ['20001'] }),
    await sokha.chat('DELETE', blacklist, { blacklist: ['20001'] }),
    await sokha.chat('POST', '/chat/groups', { name: 'Mine', im_ids: ['20002'] }),
    await sokha.chat('POST', '/chat/groups', { name: 'Mine too', im_ids: ['20002'] }),
    await sokha.chat('POST', blacklist, { blacklist: ['20001'] }),
    await sokha.chat('POST', `/chat/groups/30001/members/${sokha.imId}`, { memo: 'S.' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429])
})

test('S-SRV-43 a group has 500 members at most', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const hr = await login(url, 'angkor-hr')
  const groupId = (await hr.chat('POST', '/chat/groups', { name: 'All', im_ids: ['10001'] })).body.data
    .group_id
  const { db, close } = await openDatabase(database)
  const crowd = Array.from({ length: 498 }, (_, index) => ({
    group_id: groupId,
    im_id: `crowd-${index}`,
    role: 'member' as const,
    memo: '',
    no_speaking: 0 as const,
    joined_at: 0,
  }))
  await db.insertInto('group_members').values(crowd).execute()
  await close()
  const refused = await hr.chat('POST', `/chat/groups/${groupId}/members`, { im_ids: ['10002'] })
  expect(refused).toMatchObject({ status: 422, body: { code: 'group_full' } })
})
