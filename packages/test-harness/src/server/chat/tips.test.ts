import { expect, test } from 'vitest'
import { login, type TestClient, textToGroup } from '../testing/client'
import { startTestServer } from '../testing/world'

interface Tip {
  tipType: string
  fromImId: string
  openImIds: string[]
  count: number
  names: Record<string, string>
  title?: string
}

const GROUP = '30001'
const at = (path: string): string => `/chat/groups/${GROUP}${path}`

async function open() {
  const { url } = await startTestServer()
  const [owner, member, other] = await Promise.all(
    ['angkor-hr', 'sokha', 'dara'].map((name) => login(url, name)),
  )
  if (!owner || !member || !other) throw new Error('no login')
  return { owner, member, other }
}

const frameOf = (msg: object) => {
  const frame = textToGroup(GROUP, '')
  return { ...frame, data: { ...frame.data, msg } }
}

/** All tips of a group that somebody is given, oldest first. */
async function tipsOf(who: TestClient, groupId = GROUP): Promise<Tip[]> {
  const { items } = await who.catchUp('/chat/im/groups/getGroupMsgOffline')
  return items
    .filter((row) => row.group_id === groupId && row.msg.type === 'tip')
    .map((row) => row.msg.extra as Tip)
}
const said = ({ tipType, fromImId, openImIds, title }: Tip) => [
  tipType,
  fromImId,
  ...(openImIds ?? []),
  ...(title ? [title] : []),
]

test('S-CREW-8 each event of a group stands in its conversation, once, in order, for members old and new', async () => {
  const { owner, member, other } = await open()
  const [me, a, b] = [owner.imId, member.imId, other.imId]
  const socket = await member.online()
  const made = await owner.chat('POST', '/chat/groups', { name: 'Night shift', im_ids: [a] })
  const id = made.body.data.group_id
  const to = (path: string) => `/chat/groups/${id}${path}`
  const steps = [
    ['POST', '/members', { im_ids: [b] }, ['group-invited', me, b]],
    ['POST', '/roles', { im_ids: [a], role: 'admin' }, ['admin-granted', me, a]],
    ['POST', '/roles', { im_ids: [a], role: 'member' }, ['admin-cancelled', me, a]],
    ['POST', '/settings', { no_speaking: 1 }, ['group-muted', me]],
    ['POST', '/settings', { no_speaking: 0, enable_media: 0 }, ['group-unmuted', me]],
    ['POST', `/members/${a}/settings`, { no_speaking: 1 }, ['member-muted', me, a]],
    ['POST', `/members/${a}/settings`, { no_speaking: 0 }, ['member-unmuted', me, a]],
    ['POST', '', { title: 'Day shift' }, ['group-renamed', me, 'Day shift']],
    ['POST', '', { avatar: '/a.png' }, ['group-pictured', me]],
    ['POST', `/members/${me}`, { memo: 'The boss' }, ['member-renamed', me, 'The boss']],
    ['DELETE', `/members/${b}`, undefined, ['group-removed', me, b]],
    ['POST', '/roles', { im_ids: [a], role: 'owner' }, ['group-owner', me, a]],
    ['DELETE', `/members/${me}`, undefined, ['group-quit', me]],
  ] as const
  for (const [method, path, body] of steps)
    expect([path, (await owner.chat(method, to(path), body)).body.code]).toEqual([path, 200])
  const wanted = [['group-created', me, a, 'Night shift'], ...steps.map(([, , , tip]) => tip)]
  expect((await tipsOf(member, id)).map(said)).toEqual(wanted)
  for (const [tipType] of wanted)
    expect((await socket.nextAction('group')).data).toMatchObject({
      msg: { type: 'tip', extra: { tipType } },
    })
})

test('S-CREW-8 an owner who goes hands the group over first, then goes', async () => {
  const { owner, member } = await open()
  await owner.chat('DELETE', at(`/members/${owner.imId}`))
  expect((await tipsOf(member)).map(({ tipType }) => tipType)).toEqual(['group-owner', 'group-quit'])
})

test('S-CREW-8 whoever goes is told of it live, and of nothing later', async () => {
  const { owner, other } = await open()
  const socket = await other.online()
  await owner.chat('DELETE', at(`/members/${other.imId}`))
  expect((await socket.nextAction('group')).data).toMatchObject({
    msg: { extra: { tipType: 'group-removed' } },
  })
  await owner.chat('POST', at(''), { title: 'Later' })
  expect((await tipsOf(other)).map(({ tipType }) => tipType)).not.toContain('group-renamed')
})

test('S-CREW-9 a tip names who did it and up to twenty to whom, and nobody takes it back', async () => {
  const { owner, member, other } = await open()
  const socket = await owner.online()
  await owner.chat('DELETE', at('/members'), { im_ids: [member.imId, other.imId] })
  const tip = await socket.nextAction('group')
  expect(tip.data).toMatchObject({
    msg: {
      type: 'tip',
      content: '',
      extra: {
        ...{ tipType: 'group-removed', fromImId: owner.imId, openImId: member.imId, count: 2 },
        openImIds: [member.imId, other.imId],
      },
    },
  })
  const { names } = (tip.data.msg as { extra: Tip }).extra
  expect(Object.keys(names).sort()).toEqual([owner.imId, member.imId, other.imId].sort())
  const takeBack = { type: 'withdraw', content: '', msgId: String(tip.data.msg_id) }
  expect(await socket.call(frameOf(takeBack))).toMatchObject({ code: -404 })
})

test('S-CREW-9 no client sends a tip', async () => {
  const { owner } = await open()
  const socket = await owner.online()
  const tip = { type: 'tip', content: '', extra: { tipType: 'group-quit' } }
  expect(await socket.call(frameOf(tip))).toMatchObject({ code: -422 })
})
