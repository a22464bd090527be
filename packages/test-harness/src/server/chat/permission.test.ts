import { expect, test } from 'vitest'
import type { Role } from '../db/tables'
import { login, textTo, textToGroup, withdrawalTo } from '../testing/client'
import { startTestServer } from '../testing/world'
import { judgeDirect, judgeGroup } from './permission'

const FLAGS = [false, true]

const direct = FLAGS.flatMap((isSelf) =>
  FLAGS.flatMap((hasManager) =>
    FLAGS.flatMap((areFriends) =>
      FLAGS.map((hasReceiverBlockedSender) => {
        const expected = isSelf || hasManager ? 0 : !areFriends ? -20 : hasReceiverBlockedSender ? -21 : 0
        return { isSelf, hasManager, areFriends, hasReceiverBlockedSender, expected }
      }),
    ),
  ),
)

test.each(direct)('S-SRV-6 one to one: %j', ({ expected, ...facts }) => {
  expect(judgeDirect(facts)?.code ?? 0).toBe(expected)
})

const roles: (Role | null)[] = ['owner', 'admin', 'manager', 'member', null]
const group = roles.flatMap((role) =>
  FLAGS.flatMap((isGroupMuted) =>
    FLAGS.flatMap((isMemberMuted) =>
      FLAGS.flatMap((isMediaOff) =>
        FLAGS.map((hasFile) => {
          const plain = isGroupMuted ? -2 : isMemberMuted ? -3 : isMediaOff && hasFile ? -23 : 0
          const expected = role === null ? -1 : role === 'member' ? plain : 0
          return { role, isGroupMuted, isMemberMuted, isMediaOff, hasFile, expected }
        }),
      ),
    ),
  ),
)

test.each(group)('S-SRV-6 group: %j', ({ expected, hasFile, ...facts }) => {
  expect(judgeGroup(facts, hasFile)?.code ?? 0).toBe(expected)
})

test.each(group)('S-REFUSE-11 group, must be saved: %j', ({ hasFile, role, ...facts }) => {
  expect(judgeGroup({ role, ...facts }, hasFile, true)?.code ?? 0).toBe(role === null ? -1 : 0)
})

test('S-SRV-6 strangers, unknown ids and deleted contacts cannot be written to', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  for (const id of ['10002', '99999', '1', "' or 1=1"])
    expect(await mine.call(textTo(id, 'hello'))).toMatchObject({ code: -20 })
  await hr.chat('DELETE', `/chat/users/${hr.imId}/contacts/${sokha.imId}`)
  expect(await mine.call(textTo(hr.imId, 'hello'))).toMatchObject({ code: -20 })
  expect(await theirs.call(textTo(sokha.imId, 'hello'))).toMatchObject({ code: -20 })
})

test('S-SRV-6 a block stops the blocked one only, until it is lifted', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  const before = await mine.call(textTo(hr.imId, 'before the block'))
  const blacklist = { blacklist: [sokha.imId] }
  await hr.chat('POST', `/chat/users/${hr.imId}/blacklist`, blacklist)
  expect((await mine.nextNotice('blacklist_add')).data).toMatchObject({
    notice: { im_id: hr.imId, rim_id: sokha.imId },
  })
  expect(await mine.call(textTo(hr.imId, 'hello'))).toMatchObject({ code: -21 })
  expect(await theirs.call(textTo(sokha.imId, 'hello'))).toMatchObject({ code: 0 })
  // To take back one's own words is not to speak.
  expect(await mine.call(withdrawalTo(hr.imId, String(before.msg_id)))).toMatchObject({ code: 0 })
  const { body } = await sokha.chat('GET', `/chat/users/${sokha.imId}/contacts`)
  expect(body.data.contacts.find((one: { im_id: string }) => one.im_id === hr.imId)).toMatchObject({
    blacklist_type: 2,
  })
  await hr.chat('DELETE', `/chat/users/${hr.imId}/blacklist`, blacklist)
  await mine.nextNotice('blacklist_remove')
  expect(await mine.call(textTo(hr.imId, 'hello'))).toMatchObject({ code: 0 })
})

test('S-SRV-6 mutes stop plain members, removal stops everybody', async () => {
  const { url } = await startTestServer()
  const [sokha, hr, tech] = await Promise.all(
    ['sokha', 'angkor-hr', 'mekong-tech'].map((name) => login(url, name)),
  )
  if (!sokha || !hr || !tech) throw new Error('no login')
  const [mine, owner, outsider] = await Promise.all([sokha.online(), hr.online(), tech.online()])
  const speak = () => mine.call(textToGroup('30001', 'hello'))
  expect(await outsider.call(textToGroup('30001', 'hello'))).toMatchObject({ code: -1 })
  expect(await mine.call(textToGroup('99999', 'hello'))).toMatchObject({ code: -1 })

  await hr.chat('POST', '/chat/groups/30001/settings', { no_speaking: 1 })
  expect(await speak()).toMatchObject({ code: -2 })
  expect(await owner.call(textToGroup('30001', 'hello'))).toMatchObject({ code: 0 })
  await hr.chat('POST', '/chat/groups/30001/settings', { no_speaking: 0 })

  await hr.chat('POST', `/chat/groups/30001/members/${sokha.imId}/settings`, { no_speaking: 1 })
  expect(await speak()).toMatchObject({ code: -3 })
  await hr.chat('POST', '/chat/groups/30001/roles', { im_ids: [sokha.imId], role: 'manager' })
  const said = await speak()
  expect(said).toMatchObject({ code: 0 })

  await hr.chat('DELETE', `/chat/groups/30001/members/${sokha.imId}`)
  expect(await speak()).toMatchObject({ code: -1 })
  const frame = withdrawalTo('30001', String(said.msg_id))
  const withdrawal = { ...frame, action: 'group', data: { ...frame.data, group_id: '30001' } }
  expect(await mine.call(withdrawal)).toMatchObject({ code: -1 })
})
