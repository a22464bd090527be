import { describe, expect, it } from 'vitest'
import type { Outcome } from '../log/door.js'
import type { GroupAsk } from '../model/group-ask.js'
import { groupKey, toGroupId } from '../model/ids.js'
import { currentOf, isMemberChange } from '../model/people.js'
import { json } from '../testing/scripted-http.js'
import { AT, groupRowExample as row } from '../wire/examples.js'
import { ME, PEER } from './test-backend.js'
import { Stage } from './test-stage.js'

const about = { about: 'group', groupId: 'g-7' } as const
const THIRD = 'im-3'
const inGroup = { group_id: 'g-7', im_id: ME, timestamp: AT, rev: 9 }
const memberOf = (im_id: string, role: string) => ({
  im_id,
  nickname: im_id,
  join_at: 5,
  role,
  no_speaking: 0,
})
const members = [memberOf(ME, 'owner'), memberOf(PEER, 'member'), memberOf(THIRD, 'member')]
const chat = (data: unknown) => () => json({ code: 200, data })
/** Groups that the account is in, as views show them. */
const shown = (stage: Stage) =>
  [...stage.log.state().groups.values()]
    .filter(({ leftAt }) => leftAt === undefined)
    .map((group) => ({
      ...group,
      isMemberChange: isMemberChange(group, ME),
      members: [...group.members.values()].map(({ imId, role, muted }) => ({
        imId,
        role: currentOf(role),
        isMuted: currentOf(muted),
      })),
    }))
const mine = (stage: Stage) => shown(stage)[0]

async function asked(stage: Stage, ask: GroupAsk): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined
  void stage.running.askPeople(ask).then((one) => {
    outcome = one
  })
  await stage.clock.advance(0)
  return outcome
}

/** In a group of three that this account owns. */
async function inTeam(): Promise<Stage> {
  const stage = new Stage()
  stage.http.on('/chat/groups', chat({ groups: [row] }))
  stage.http.on('/chat/groups/g-7/members', chat({ members, rev: 2 }))
  await stage.start()
  return stage
}

describe('commands about groups', () => {
  it('S-CREW-4 what the server answered is shown, and the notice of it changes nothing', async () => {
    const stage = await inTeam()
    const notice = { notice_type: 'group_no_speaking', member_ids: [PEER], no_speaking: 1, ...inGroup }
    stage.http.on('/settings', chat({ notices: [notice] }))
    expect(await asked(stage, { ...about, type: 'mute', imId: PEER, isOn: true })).toMatchObject({
      ok: true,
      value: null,
    })
    expect(mine(stage)?.members.map(({ imId, isMuted }) => [imId, isMuted])).toEqual([
      [ME, false],
      [PEER, true],
      [THIRD, false],
    ])
    const { position } = stage.log.state()
    stage.socket.last.receive({ action: 'notice', data: { type: 'notice', notice_id: '9', notice } })
    await stage.clock.advance(0)
    expect(stage.log.state().position).toBe(position)
    expect(await asked(stage, { ...about, type: 'mute', imId: PEER, isOn: true })).toMatchObject({ ok: true })
    expect(stage.http.to('/settings')).toHaveLength(1)
  })

  it('S-CREW-6 each setting goes by the newest revision that told it', async () => {
    const stage = await inTeam()
    expect(mine(stage)).toMatchObject({
      ...{
        creatorId: 'im-2',
        createdAt: AT,
        isPrivate: true,
        areMembersVisible: true,
        isMediaOn: true,
        limitTime: 0,
      },
      memberHash: row.member_hash,
    })
    const told = (rev: number, fields: object) => ({
      notice_type: 'group_modify',
      title: 'Team',
      ...fields,
      ...inGroup,
      rev,
    })
    stage.http.on('/settings', chat({ notices: [told(12, { enable_media: 0, public_group: 1 })] }))
    await asked(stage, { ...about, type: 'set', change: { isMediaOn: false, isPrivate: false } })
    stage.socket.last.receive({
      action: 'notice',
      data: {
        type: 'notice',
        notice_id: '9',
        notice: told(11, { enable_media: 1, member_visible: 0, limit_time: 60 }),
      },
    })
    await stage.clock.advance(0)
    expect(mine(stage)).toMatchObject({
      isMediaOn: false,
      isPrivate: false,
      areMembersVisible: false,
      limitTime: 60,
    })
  })

  it('S-CREW-5 a group that was made is there at once, whole', async () => {
    const stage = await Stage.connected()
    const notice = {
      notice_type: 'group_invite',
      notify_type: 'create',
      charter_member: 1,
      title: 'Team',
      member_ids: [ME, PEER],
      ...inGroup,
    }
    stage.http.on('/chat/groups', chat({ group_id: 'g-7', notices: [notice] }))
    stage.http.on('/chat/groups/g-7/info', chat({ group: { ...row, owner_id: ME, creator_id: ME, rev: 9 } }))
    stage.http.on('/chat/groups/g-7/members', chat({ members: members.slice(0, 2), rev: 9 }))
    const made = await asked(stage, { about: 'group', type: 'create', title: 'Team', imIds: [PEER] })
    expect(made).toMatchObject({ ok: true, value: { groupId: 'g-7' } })
    expect(mine(stage)).toMatchObject({ title: 'Hiring team', creatorId: ME, count: 3 })
    expect(mine(stage)?.members.map(({ imId, role }) => [imId, role])).toEqual([
      [ME, 'owner'],
      [PEER, 'member'],
    ])
    expect(
      JSON.parse(stage.http.to('/chat/groups').find(({ method }) => method === 'POST')?.body ?? ''),
    ).toEqual({
      name: 'Team',
      im_ids: [PEER],
      group_type: 'chat',
    })
  })

  it('S-CREW-5 who is invited sees its title before the list comes', async () => {
    const stage = await Stage.connected()
    const notice = {
      notice_type: 'group_invite',
      notify_type: 'create',
      charter_member: 1,
      title: 'Team',
      member_ids: [ME],
      ...inGroup,
      im_id: PEER,
    }
    stage.socket.last.receive({ action: 'notice', data: { type: 'notice', notice_id: '9', notice } })
    await stage.clock.advance(0)
    expect(mine(stage)).toMatchObject({ title: 'Team', ownerId: PEER })
  })

  it('S-CREW-2 members that are not those of the list are fetched again at a start, once', async () => {
    const stage = await inTeam()
    const members = () => stage.http.to('/chat/groups/g-7/members').length
    expect([members(), mine(stage)?.isMemberChange]).toEqual([1, true])
    stage.running.stop()
    await stage.start()
    expect(members()).toBe(2)
    await stage.clock.advance(120_000)
    expect(members()).toBe(2)
  })

  it('S-CREW-3 whoever is out already has left', async () => {
    const stage = await inTeam()
    stage.http.on(`/members/${ME}`, () => json({ code: -801, message: 'you are not in this group' }))
    expect(await asked(stage, { ...about, type: 'quit' })).toMatchObject({ ok: true, value: null })
    expect(shown(stage)).toEqual([])
    const group = stage.log.state().groups.get(toGroupId('g-7'))
    expect([...(group?.members.values() ?? [])].map(({ nickname }) => nickname)).toEqual(['', '', ''])
    expect(currentOf(group?.members.get(ME)?.membership ?? [])).toBe(false)
    expect(stage.log.state().conversations.get(groupKey(toGroupId('g-7')))).toBeDefined()
    expect(await asked(stage, { ...about, type: 'quit' })).toMatchObject({ ok: true })
    expect(stage.http.to(`/members/${ME}`)).toHaveLength(1)
  })

  it('S-CREW-3 any other error is handed on', async () => {
    const stage = await inTeam()
    const answers = [
      json({ code: 'not_found', message: '' }, 404),
      json({ code: 'not_allowed', message: '' }, 422),
      json({ code: 'group_full', message: '' }, 422),
      { ...json({ code: 'too_fast', message: '' }, 429), retryAfterMs: 4_000 },
      { kind: 'network' } as const,
      json({ code: -801, message: '' }),
    ]
    stage.http.on('/chat/groups/g-7/members', () => answers.shift() ?? { kind: 'network' })
    const refusals: unknown[] = []
    for (let i = 0; i < 6; i++) {
      const outcome = await asked(stage, { ...about, type: 'invite', imIds: ['im-9'] })
      refusals.push(outcome?.ok === false && outcome.refusal)
    }
    expect(refusals).toMatchObject([
      { kind: 'not-found' },
      { kind: 'not-allowed' },
      { kind: 'group-full', limit: 500 },
      { kind: 'too-fast', retryAfterMs: 4_000 },
      { kind: 'unavailable' },
      { kind: 'unavailable' },
    ])
    expect(shown(stage)).toHaveLength(1)
  })

  it('S-CREW-7 what is read of the server is answered and not kept', async () => {
    const stage = await inTeam()
    const { position } = stage.log.state()
    stage.http.on('/info', chat({ group: { ...row, title: 'Now' } }))
    stage.http.on(
      '/chat/groups/g-7/settings',
      chat({ no_speaking: 1, public_group: 1, member_visible: 0, enable_media: 0, limit_time: 3 }),
    )
    stage.http.on('/roles', chat({ roles: [{ im_id: PEER, role: 'admin' }] }))
    stage.http.on('/member_settings', chat({ settings: [{ im_id: PEER, no_speaking: 1 }] }))
    stage.http.on(`/members/${PEER}/settings`, chat({ im_id: PEER, no_speaking: 0 }))
    stage.http.on('/notices', ({ method }) =>
      json({
        code: 200,
        data:
          method === 'POST'
            ? { id: '18' }
            : { notices: [{ id: '17', im_id: PEER, nickname: 'Dara', text: 'We move', at: AT }] },
      }),
    )
    const value = async (ask: GroupAsk): Promise<unknown> => {
      const outcome = await asked(stage, ask)
      return outcome?.ok === true ? outcome.value : outcome
    }
    expect(await value({ ...about, type: 'info' })).toMatchObject({
      groupId: 'g-7',
      title: 'Now',
      isMuted: false,
      isPrivate: true,
    })
    expect(await value({ ...about, type: 'settings' })).toEqual({
      ...{ isMuted: true, isPrivate: false, areMembersVisible: false, isMediaOn: false, limitTime: 3 },
    })
    expect(await value({ ...about, type: 'admins' })).toEqual([PEER])
    expect(await value({ ...about, type: 'member-settings' })).toEqual([{ imId: PEER, isMuted: true }])
    expect(await value({ ...about, type: 'member-setting', imId: PEER })).toEqual({
      imId: PEER,
      isMuted: false,
    })
    expect(await value({ ...about, type: 'announcements' })).toEqual([
      { id: '17', by: PEER, name: 'Dara', text: 'We move', at: AT },
    ])
    expect(await value({ ...about, type: 'announce', text: 'We move' })).toEqual({ id: '18' })
    expect(stage.log.state().position).toBe(position)
  })
})
