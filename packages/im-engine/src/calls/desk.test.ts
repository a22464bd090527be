import { describe, expect, it } from 'vitest'
import { LOST_MS } from './call-media.js'
import { FAREWELL_MS, GONE_MS, HERE_MS, OVER_MS, RING_GRACE_MS, RING_MS } from './call-timing.js'
import { calling, group, me, openCall, other, running, stage, theirs } from './test-stage.js'

describe('a call that is begun', () => {
  it('S-CALL-4 calls, rings there, runs and ends; it is in one tab, and the others show that', async () => {
    const at = stage({ tabs: 2 })
    const { answer, channel } = await calling(at)
    expect(answer).toEqual({ ok: true, value: null })
    expect(at.shown()).toEqual(['calling here', 'calling other-tab'])
    await theirs(at, 'receive-invite', { channel })
    expect(at.shown()).toEqual(['alerting here', 'alerting other-tab'])
    await theirs(at, 'accept', { channel })
    expect(at.shown()).toEqual(['running here', 'running other-tab'])
    expect(at.call()).toMatchObject({
      with: other,
      isCaller: true,
      isSounding: true,
      answeredAt: at.serverNow(),
    })
    await theirs(at, 'end', { channel })
    expect(at.shown()).toEqual(['over ended', 'over ended'])
    await at.clock.advance(OVER_MS)
    expect(at.shown()).toEqual(['-', '-'])
    expect(at.told()).toEqual(['invite'])
    expect(at.clock.pending).toBe(0)
  })

  it('S-CALL-4 what the server refuses is answered by name, logged, and over', async () => {
    const at = stage()
    at.server.refusals.set('invite', { kind: 'not-friend' })
    expect((await calling(at)).answer).toEqual({ ok: false, refusal: { kind: 'not-friend' } })
    expect(at.shown()).toEqual(['over failed'])
    expect(at.logged).toEqual(['a call was not told'])
  })

  it('S-CALL-4 what makes no sense is refused', async () => {
    const at = stage()
    const view = at.view()
    const notAllowed = { ok: false, refusal: { kind: 'not-allowed' } }
    for (const command of [view.accept(), view.reject(), view.cancel(), view.end(), view.toVideo()])
      expect(await command).toEqual(notAllowed)
    expect(await view.join(group)).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    for (const given of [null, {}, { type: 'audio' }, { type: 'video', to: '' }, { type: 'meeting' }])
      expect(await view.start(given as never)).toMatchObject({ refusal: { kind: 'malformed' } })
    await calling(at)
    expect(await view.start({ to: other, type: 'audio' })).toEqual({
      ok: false,
      refusal: { kind: 'call-busy' },
    })
  })

  it('S-CALL-6 nobody answers: the caller waits a little longer than it rings, for the word of the server', async () => {
    const at = stage()
    await calling(at)
    await at.clock.advance(RING_MS + RING_GRACE_MS - 1)
    expect(at.shown()).toEqual(['calling here'])
    await at.clock.advance(1)
    expect(at.shown()).toEqual(['over no-answer'])
  })

  it.each([
    ['reject', 'rejected'],
    ['busy', 'busy'],
    ['no-response', 'no-answer'],
  ] as const)('S-CALL-4 %s of the other: %s', async (step, end) => {
    const at = stage()
    const { channel } = await calling(at)
    await theirs(at, step, { channel })
    expect(at.shown()).toEqual([`over ${end}`])
  })
})

describe('a call that rings', () => {
  it('S-CALL-5 rings in every tab, is sounded and told by the one that leads, and is in the tab that accepts', async () => {
    const at = stage({ tabs: 3 })
    await theirs(at, 'invite')
    expect(at.shown()).toEqual(['ringing nowhere', 'ringing nowhere', 'ringing nowhere'])
    expect([0, 1, 2].map((tab) => at.call(tab)?.isSounding)).toEqual([true, false, false])
    expect(at.told()).toEqual(['receive-invite'])
    expect(await at.view(1).accept()).toEqual({ ok: true, value: null })
    await at.clock.advance(0)
    expect(at.shown()).toEqual(['running other-tab', 'running here', 'running other-tab'])
    expect(at.told()).toEqual(['accept'])
    expect(at.joined.map(({ join }) => [join.device, join.isCaller, join.members.getSnapshot()])).toEqual([
      ['tab-2', false, [me, other]],
    ])
  })

  it('S-CALL-5 another device was first: quiet, and refused by name where both accept at once', async () => {
    const at = stage({ tabs: 2 })
    await theirs(at, 'invite')
    await theirs(at, 'accept', { from: me, to: other, isTaken: true })
    expect(at.shown()).toEqual(['over taken', 'over taken'])
    const late = stage()
    late.server.refusals.set('accept', { kind: 'call-taken' })
    await theirs(late, 'invite')
    expect(await late.view().accept()).toEqual({ ok: false, refusal: { kind: 'call-taken' } })
    expect([late.shown(), late.joined]).toEqual([['over taken'], []])
  })

  it('S-CALL-5 refused in one tab is refused in all, and accepted once is not accepted twice', async () => {
    const at = stage({ tabs: 2 })
    await theirs(at, 'invite')
    const [first, second] = await Promise.all([at.view().accept(), at.view().accept()])
    expect([first.ok, second.ok]).toEqual([true, false])
    const no = stage({ tabs: 2 })
    await theirs(no, 'invite')
    no.told()
    await no.view(1).reject()
    await no.clock.advance(0)
    expect([no.shown(), no.told()]).toEqual([['over rejected', 'over rejected'], ['reject']])
  })

  it('S-CALL-6 rings for 60 s by the clock of the server, whatever that of the machine says', async () => {
    const at = stage({ skewMs: -3_600_000 })
    await theirs(at, 'invite', { at: at.serverNow() - 20_000 })
    await at.clock.advance(RING_MS - 20_001)
    expect(at.shown()).toEqual(['ringing nowhere'])
    await at.clock.advance(1)
    expect(at.shown()).toEqual(['over no-answer'])
  })

  it('S-CALL-6 an invitation that is 60 s old, or whose call is over, rings nobody', async () => {
    const at = stage({ tabs: 2 })
    await theirs(at, 'invite', { at: at.serverNow() - RING_MS })
    await theirs(at, 'cancel', { channel: 'c2' })
    await theirs(at, 'invite', { channel: 'c2' })
    expect([at.shown(), at.told()]).toEqual([['-', '-'], []])
    // Nor twice.
    await theirs(at, 'invite', { channel: 'c3' })
    await theirs(at, 'cancel', { channel: 'c3' })
    await at.clock.advance(OVER_MS)
    await theirs(at, 'invite', { channel: 'c3' })
    expect(at.shown()).toEqual(['-', '-'])
  })

  it('S-CALL-6 a tab that begins while it rings is told, and stops ringing as the others do', async () => {
    const at = stage()
    await theirs(at, 'invite')
    at.open()
    at.tabOf(0).door.repeat()
    await at.clock.advance(0)
    expect(at.shown()).toEqual(['ringing nowhere', 'ringing nowhere'])
    await theirs(at, 'cancel')
    expect(at.shown()).toEqual(['over cancelled', 'over cancelled'])
  })

  it('S-CALL-7 who is in a call is busy for another, said once, by itself', async () => {
    const at = stage({ tabs: 2 })
    const channel = await running(at)
    await theirs(at, 'invite', { channel: 'c9' })
    expect([at.shown(), at.told()]).toEqual([['running here', 'running other-tab'], ['busy']])
    expect(at.call()?.channel).toBe(channel)
    // Nor does it ring when the first is over.
    await theirs(at, 'end', { channel })
    await at.clock.advance(OVER_MS)
    await theirs(at, 'invite', { channel: 'c9' })
    expect(at.shown()).toEqual(['-', '-'])
  })
})

describe('hanging up', () => {
  it('S-CALL-9 works in any tab, and the tab that has the call leaves it', async () => {
    const at = stage({ tabs: 2 })
    await running(at)
    expect(await at.view(1).end()).toEqual({ ok: true, value: null })
    await at.clock.advance(0)
    expect([at.shown(), at.told()]).toEqual([['over ended', 'over ended'], ['end']])
    expect(at.joined[0]?.done).toEqual(['leave'])
    expect(at.view().media.getSnapshot()).toBeNull()
  })

  it('S-CALL-9 works without a connection, and is told with the next one while it is worth telling', async () => {
    const at = stage()
    await running(at)
    at.server.refusals.set('end', at.unavailable)
    expect(await at.view().end()).toEqual({ ok: true, value: null })
    expect([at.shown(), at.told()]).toEqual([['over ended'], ['end']])
    await at.hear({ type: 'connected' })
    at.server.refusals.clear()
    expect(at.told()).toEqual(['end'])
    await at.hear({ type: 'connected' })
    await at.hear({ type: 'connected' })
    expect(at.told()).toEqual(['end'])
    const late = stage()
    late.server.refusals.set('cancel', late.unavailable)
    await calling(late)
    await late.view().end()
    late.told()
    await late.clock.advance(FAREWELL_MS + 1)
    await late.hear({ type: 'connected' })
    expect(late.told()).toEqual([])
  })

  it('S-CALL-9 an invitation that may have been heard is taken back: nobody rings without a caller', async () => {
    const at = stage()
    at.server.refusals.set('invite', at.unavailable)
    await calling(at)
    expect(at.shown()).toEqual(['over failed'])
    at.told()
    await at.hear({ type: 'connected' })
    expect(at.told()).toEqual(['cancel'])
  })

  it('S-CALL-9 a call that ends while it is accepted is left again', async () => {
    const at = stage()
    await theirs(at, 'invite')
    at.told()
    const accepted = at.view().accept()
    await theirs(at, 'cancel')
    await accepted
    await at.clock.advance(0)
    expect([at.shown(), at.joined]).toEqual([['over cancelled'], []])
    expect(at.told()).toEqual(['accept', 'end'])
  })
})

describe('a break', () => {
  it('S-CALL-10 after a break the server is asked whether the call runs still', async () => {
    const at = stage()
    const channel = await running(at)
    at.server.open = [openCall({ channel })]
    await at.hear({ type: 'connected' })
    expect(at.shown()).toEqual(['running here'])
    at.server.isOpenUnknown = true
    await at.hear({ type: 'connected' })
    expect(at.shown()).toEqual(['running here'])
    at.server.isOpenUnknown = false
    at.server.open = []
    await at.hear({ type: 'connected' })
    expect(at.shown()).toEqual(['over ended'])
  })

  it('S-CALL-10 media whose way was bad look for another one; nothing reached for 30 s is the end', async () => {
    const at = stage()
    const channel = await running(at)
    at.server.open = [openCall({ channel })]
    const media = at.joined[0]
    await at.hear({ type: 'connected' })
    expect(media?.done).toEqual([])
    media?.quality.set('lost')
    await at.hear({ type: 'connected' })
    expect(media?.done).toEqual(['restart'])
    await at.clock.advance(LOST_MS - 1)
    media?.quality.set('poor')
    media?.quality.set('lost')
    await at.clock.advance(LOST_MS - 1)
    expect(at.shown()).toEqual(['running here'])
    at.told()
    await at.clock.advance(1)
    expect([at.shown(), at.told()]).toEqual([['over failed'], ['end']])
  })

  it('S-CALL-10 a tab that had the call and is gone: the one that leads hangs up for it', async () => {
    const at = stage({ tabs: 3 })
    await theirs(at, 'invite')
    await at.view(2).accept()
    await at.clock.advance(3 * HERE_MS)
    expect(at.shown()).toEqual(['running other-tab', 'running other-tab', 'running here'])
    at.told()
    at.gone(2)
    await at.clock.advance(GONE_MS)
    expect([at.shown(), at.told()]).toEqual([['over failed', 'over failed'], ['end']])
  })

  it('S-CALL-10 a tab that stops hangs up, and leaves no timer and no media', async () => {
    const at = stage()
    await running(at)
    at.tabOf(0).door.stop()
    await at.settle()
    expect([at.shown(), at.told(), at.clock.pending]).toEqual([['-'], ['end'], 0])
    expect(at.joined[0]?.done).toEqual(['leave'])
  })
})

describe('sound and picture', () => {
  it('S-CALL-3 signals wait for who listens, and reach the tab of the call alone', async () => {
    const at = stage({ tabs: 2 })
    const channel = await running(at)
    const signal = { channel, from: other, fromDevice: 'theirs', body: 'offer' }
    await at.hear(at.signal(signal))
    await at.hear(at.signal({ ...signal, channel: 'c9' }))
    const heard: string[] = []
    const end = at.joined[0]?.join.signals.listen(({ body }) => heard.push(body))
    await at.hear(at.signal({ ...signal, body: 'candidate' }))
    end?.()
    expect(heard).toEqual(['offer', 'candidate'])
    expect(await at.joined[0]?.join.signals.send(other, 'answer', 'theirs')).toBe(true)
    expect(at.asked.at(-1)).toMatchObject({
      type: 'signal-call',
      channel,
      to: other,
      toDevice: 'theirs',
      fromDevice: 'tab-1',
    })
    await at.joined[0]?.join.ice()
    expect(at.asked.at(-1)).toEqual({ about: 'call', type: 'ice', channel })
  })

  it('S-CALL-7 an audio call becomes a video call: shown at once, and asked of the other', async () => {
    const at = stage()
    const channel = await running(at)
    expect(at.joined[0]?.join.media).toEqual({ audio: true, video: false })
    await theirs(at, 'switch', { channel, type: 'video', hasVideo: true })
    expect(at.call()).toMatchObject({ type: 'video', hasVideo: true, isPictureAsked: true })
    expect(at.joined[0]?.done).toEqual([])
    await at.view().toVideo()
    expect([at.call()?.isPictureAsked, at.joined[0]?.done, at.told()]).toEqual([false, ['camera true'], []])
    await at.view().toAudio()
    expect([at.call()?.type, at.joined[0]?.done, at.told()]).toEqual([
      'audio',
      ['camera true', 'camera false'],
      ['switch'],
    ])
  })

  it('S-CALL-7 moved to sound by the other, the own picture goes off', async () => {
    const at = stage()
    const channel = await running(at, 'video')
    expect(at.joined[0]?.join.media).toEqual({ audio: true, video: true })
    await theirs(at, 'switch', { channel, type: 'audio' })
    expect([at.call()?.type, at.joined[0]?.done]).toEqual(['audio', ['camera false']])
  })

  it('S-CALL-12 a call whose media cannot be joined is over, and logged', async () => {
    const at = stage({ isBroken: true })
    await running(at)
    expect([at.shown(), at.logged]).toEqual([['over failed'], ['a call has no sound and picture']])
  })

  it('S-CALL-12 without a provider a call is told, and carries nothing', async () => {
    const at = stage({ isJoining: false })
    await running(at)
    expect([at.shown(), at.view().media.getSnapshot()]).toEqual([['running here'], null])
  })
})
