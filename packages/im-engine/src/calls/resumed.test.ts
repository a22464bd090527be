import { describe, expect, it } from 'vitest'
import { GONE_MS } from './call-timing.js'
import { openCall, other, running, stage } from './test-stage.js'

describe('a call of the page before', () => {
  it('S-CALL-99 a call of the page before is shown as one that no tab has; who accepts it takes the place of that tab', async () => {
    const at = stage({ tabs: 2 })
    at.server.open = [openCall()]
    expect(await at.view(1).resume('c1')).toEqual({ ok: true, value: null })
    await at.clock.advance(0)
    expect(at.shown()).toEqual(['running nowhere', 'running nowhere'])
    expect(at.call(1)).toMatchObject({ with: other, isCaller: true, since: 1_000, answeredAt: 5_000 })
    at.told()
    expect(await at.view(1).accept()).toEqual({ ok: true, value: null })
    await at.clock.advance(0)
    expect(at.shown()).toEqual(['running other-tab', 'running here'])
    expect(at.asked).toContainEqual(
      expect.objectContaining({ notice: expect.objectContaining({ step: 'accept', instead: 'tab-gone' }) }),
    )
    expect(at.joined.map(({ join }) => [join.device, join.channel])).toEqual([['tab-2', 'c1']])
    await at.view(1).end()
    await at.clock.advance(0)
    expect(at.shown()).toEqual(['over ended', 'over ended'])
  })

  it('S-CALL-99 it can be hung up instead, and is after a while where nobody does anything', async () => {
    const at = stage()
    at.server.open = [openCall()]
    await at.view().resume('c1')
    await at.view().end()
    expect([at.told(), at.shown()]).toEqual([['end'], ['over ended']])
    const later = stage()
    later.server.open = [openCall()]
    await later.view().resume('c1')
    await later.clock.advance(GONE_MS)
    expect([later.told(), later.shown()]).toEqual([['end'], ['over failed']])
  })

  it('S-CALL-99 what runs no more, rings, or is of others is not shown again', async () => {
    const over = { ok: false, refusal: { kind: 'call-over' } }
    const at = stage()
    expect(await at.view().resume('c1')).toEqual(over)
    at.server.open = [openCall({ isRunning: false })]
    expect(await at.view().resume('c1')).toEqual(over)
    at.server.open = [openCall({ members: [{ imId: other, device: 'theirs' }] })]
    expect(await at.view().resume('c1')).toEqual(over)
    at.server.isOpenUnknown = true
    expect(await at.view().resume('c1')).toEqual({ ok: false, refusal: at.unavailable })
    expect(at.shown()).toEqual(['-'])
    await running(at)
    expect(await at.view().resume('c1')).toEqual({ ok: false, refusal: { kind: 'call-busy' } })
  })
})
