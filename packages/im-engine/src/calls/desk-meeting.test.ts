import { describe, expect, it } from 'vitest'
import type { CallNotice, CallStep } from '../model/call.js'
import { group, me, other, running, type Stage, stage, theirs } from './test-stage.js'

describe('a meeting', () => {
  const meeting = (members: readonly (typeof me)[], hasVideo = false) => ({
    channel: 'm1',
    groupId: group,
    title: 'Team',
    members,
    hasVideo,
  })
  const told = (
    at: Stage,
    step: CallStep,
    members: readonly (typeof me)[],
    change: Partial<CallNotice> = {},
  ) => theirs(at, step, { channel: 'm1', type: 'meeting', to: group, meeting: meeting(members), ...change })

  it('S-CALL-8 who begins it is in it; who comes is a member; who leaves can come back while it runs', async () => {
    const at = stage()
    expect(await at.view().start({ group, type: 'meeting' })).toEqual({ ok: true, value: null })
    const channel = at.call()?.channel ?? ''
    expect(at.shown()).toEqual(['running here'])
    const both = { ...meeting([me, other]), channel }
    await told(at, 'accept', [], { channel, meeting: both })
    expect(at.call()?.meeting?.members).toEqual([me, other])
    expect(at.joined[0]?.join.members.getSnapshot()).toEqual([me, other])
    await at.view().end()
    expect(at.shown()).toEqual(['over left'])
    await told(at, 'end', [], { channel, from: me, meeting: { ...both, members: [other] } })
    expect([...at.view().meetings.getSnapshot().values()]).toMatchObject([{ members: [other] }])
    expect(await at.view().join(group)).toEqual({ ok: true, value: null })
    expect(at.shown()).toEqual(['running here'])
    await at.view().end()
    await told(at, 'end', [], { channel, meeting: { ...both, members: [] } })
    expect(at.view().meetings.getSnapshot().size).toBe(0)
  })

  it('S-CALL-8 rings, is accepted with its members, and no busy is said of one', async () => {
    const at = stage()
    await told(at, 'invite', [other])
    expect([at.shown(), at.told()]).toEqual([['ringing nowhere'], []])
    await at.view().accept()
    expect(at.call()?.meeting?.members).toEqual([other, me])
    expect(at.told()).toEqual(['accept'])
    const busy = stage()
    await running(busy)
    await told(busy, 'invite', [other])
    expect([busy.shown(), busy.told()]).toEqual([['running here'], []])
    expect(busy.view().meetings.getSnapshot().get(group)?.channel).toBe('m1')
  })

  it.each(['group-muted', 'member-muted'] as const)(
    'S-CALL-11 where sending is disabled (%s) nothing is sent, nothing said, and a line logged',
    async (kind) => {
      const at = stage()
      at.server.refusals.set('invite', { kind })
      expect(await at.view().start({ group, type: 'meeting' })).toEqual({ ok: true, value: null })
      expect([at.shown(), at.logged]).toEqual([['-'], ['a call was not told']])
    },
  )
})
