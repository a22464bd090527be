// What a group may be set to, and what those who run it announce. Names and mutes: chat/groups.test.ts.
import { expect, test } from 'vitest'
import { login, type TestClient, textToGroup, withdrawalTo } from '../testing/client'
import { fileToGroup, uploaded } from '../testing/files'
import { startTestServer } from '../testing/world'

const at = (path: string): string => `/chat/groups/30001${path}`

async function open() {
  const { url } = await startTestServer()
  const [owner, member, other] = await Promise.all([
    login(url, 'angkor-hr'),
    login(url, 'sokha'),
    login(url, 'dara'),
  ])
  return { url, owner, member, other }
}

const rowOf = async (who: TestClient) => (await who.chat('GET', at('/info'))).body.data.group

test('S-GROUP-1 who makes a group owns and created it, and an invitation says whether one came with it', async () => {
  const { owner, member, other } = await open()
  const socket = await member.online()
  const made = await owner.chat('POST', '/chat/groups', {
    name: 'Night shift',
    im_ids: [member.imId],
    group_type: 'chat',
  })
  const groupId = made.body.data.group_id
  expect((await socket.nextNotice('group_invite')).data).toMatchObject({
    notice: { notify_type: 'create', charter_member: 1, member_ids: [owner.imId, member.imId] },
  })
  await owner.chat('POST', `/chat/groups/${groupId}/members`, { im_ids: [other.imId] })
  expect((await socket.nextNotice('group_invite')).data).toMatchObject({
    notice: { notify_type: 'invite', charter_member: 0, member_ids: [other.imId] },
  })
  expect((await member.chat('GET', `/chat/groups/${groupId}/info`)).body.data.group).toMatchObject({
    creator_id: owner.imId,
    owner_id: owner.imId,
    group_type: 'chat',
    is_vip: 0,
    count: 3,
  })
  expect(
    (await owner.chat('POST', '/chat/groups', { name: 'x', im_ids: [member.imId], group_type: 'team' }))
      .status,
  ).toBe(422)
})

test('S-GROUP-2 who runs a group sets it, all members are told, and a plain member sets nothing', async () => {
  const { owner, member } = await open()
  const socket = await member.online()
  const settings = { public_group: 0, member_visible: 0, enable_media: 0, limit_time: 60 }
  expect((await owner.chat('POST', at('/settings'), settings)).body.code).toBe(200)
  expect((await socket.nextNotice('group_modify')).data).toMatchObject({ notice: settings })
  expect((await member.chat('GET', at('/settings'))).body.data).toEqual({ no_speaking: 0, ...settings })
  expect(await member.chat('POST', at('/settings'), settings)).toMatchObject({
    status: 422,
    body: { code: 'not_allowed' },
  })
  for (const wrong of [{}, { public_group: 2 }, { limit_time: -1 }, { colour: 'red' }])
    expect((await owner.chat('POST', at('/settings'), wrong)).status).toBe(422)
})

test('S-GROUP-3 into a private group only those who run it invite', async () => {
  const { url, owner, member } = await open()
  const bank = await login(url, 'tonle-bank')
  const ids = { im_ids: [bank.imId] }
  await owner.chat('POST', at('/settings'), { public_group: 0 })
  expect(await member.chat('POST', at('/members'), ids)).toMatchObject({
    status: 422,
    body: { code: 'not_allowed' },
  })
  await owner.chat('POST', at('/settings'), { public_group: 1 })
  expect((await member.chat('POST', at('/members'), ids)).body.code).toBe(200)
})

test('S-GROUP-4 where members are not visible a plain one is given those who run it and themselves', async () => {
  const { owner, member, other } = await open()
  const seenBy = async (who: TestClient) =>
    (await who.chat('GET', at('/members'))).body.data.members.map(({ im_id }: { im_id: string }) => im_id)
  const all = await seenBy(member)
  expect(all).toEqual(expect.arrayContaining([owner.imId, member.imId, other.imId]))
  await owner.chat('POST', at('/settings'), { member_visible: 0 })
  expect((await seenBy(member)).toSorted()).toEqual([member.imId, owner.imId].toSorted())
  expect(await seenBy(owner)).toEqual(all)
})

test('S-GROUP-5 where files are off a plain member sends words alone', async () => {
  const { owner, member } = await open()
  await owner.chat('POST', at('/settings'), { enable_media: 0 })
  const [mine, theirs] = [await uploaded(member), await uploaded(owner)]
  const [plain, running] = await Promise.all([member.online(), owner.online()])
  expect(await plain.call(fileToGroup('30001', mine))).toMatchObject({
    code: -23,
    message: 'this group takes no files from its members',
  })
  expect(await plain.call(textToGroup('30001', 'Then in words'))).toMatchObject({ code: 0 })
  expect(await running.call(fileToGroup('30001', theirs))).toMatchObject({ code: 0 })
})

test('S-GROUP-6 who runs a group announces to all of it, and what is withdrawn leaves the list', async () => {
  const { url, owner, member } = await open()
  const socket = await member.online()
  expect((await owner.chat('POST', at('/notices'), { text: 'We meet at nine' })).body.code).toBe(200)
  const said = await socket.nextAction('group')
  expect(said.data).toMatchObject({
    sender_id: owner.imId,
    msg: { type: 'groupAnnouncement', content: 'We meet at nine' },
  })
  const listed = async (who: TestClient) => (await who.chat('GET', at('/notices'))).body.data.notices
  expect(await listed(member)).toMatchObject([{ im_id: owner.imId, text: 'We meet at nine' }])

  const refused = { status: 422, body: { code: 'not_allowed' } }
  expect(await member.chat('POST', at('/notices'), { text: 'Mine' })).toMatchObject(refused)
  expect((await owner.chat('POST', at('/notices'), { text: ' ' })).status).toBe(422)
  const stranger = await login(url, 'tonle-bank')
  expect((await stranger.chat('GET', at('/notices'))).status).toBe(404)
  expect((await stranger.chat('POST', at('/notices'), { text: 'Hello' })).status).toBe(404)

  const [{ id }] = await listed(owner)
  const running = await owner.online()
  const { seq, data } = withdrawalTo('30001', id)
  const withdrawal = { action: 'group', seq, data: { ...data, group_id: '30001' } }
  expect(await running.call(withdrawal)).toMatchObject({ code: 0 })
  expect(await listed(member)).toEqual([])
})

test('S-GROUP-7 the digest of the members changes with who comes and goes, and with nothing else', async () => {
  const { url, owner, member } = await open()
  const bank = await login(url, 'tonle-bank')
  const first = await rowOf(member)
  await owner.chat('POST', at(''), { title: 'Renamed' })
  expect((await rowOf(member)).member_hash).toBe(first.member_hash)
  await member.chat('POST', at('/members'), { im_ids: [bank.imId] })
  const wider = await rowOf(member)
  expect(wider.member_hash).not.toBe(first.member_hash)
  await owner.chat('DELETE', at(`/members/${bank.imId}`))
  expect((await rowOf(member)).member_hash).toBe(first.member_hash)
  expect(first.member_hash).toMatch(/^[0-9a-z]{14}$/)
})
