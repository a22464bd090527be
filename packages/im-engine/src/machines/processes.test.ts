import { describe, expect, it } from 'vitest'
import { presenceOf } from '../testing/scripted-backend.js'
import { json } from '../testing/scripted-http.js'
import { KEY, OTHER_KEY, PEER } from './test-backend.js'
import { Stage } from './test-stage.js'

describe('processes of a leading tab', () => {
  it('S-CONN-1 connects, catches up and is quiet', async () => {
    const stage = new Stage()
    stage.backend.write('before')
    await stage.start()
    expect(stage.statuses.map((one) => one.connection)).toEqual([
      'connecting',
      'opened',
      'connected',
      'connected',
    ])
    expect(stage.running.status().isCaughtUp).toBe(true)
    expect(
      stage.log
        .state()
        .tails.get(KEY)
        ?.map((message) => message.text),
    ).toEqual(['before'])
    await stage.clock.advance(1_000)
    expect(stage.running.isQuiet()).toBe(true)
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-1 sends a committed row and confirms it by its ack', async () => {
    const stage = await Stage.connected()
    await stage.send('hello')
    await stage.send('you', OTHER_KEY)
    expect(stage.backend.texts).toEqual(['hello', 'you'])
    expect(stage.log.state().outbox.size).toBe(0)
    expect(
      stage.log
        .state()
        .tails.get(KEY)
        ?.map((message) => message.text),
    ).toEqual(['hello'])
    expect(stage.faults).toEqual([])
  })

  it('S-PRES-5 S-PRES-6 who is online is told by each socket for itself, and by none there is nobody', async () => {
    const stage = new Stage()
    stage.backend.online = [PEER, 'im-3']
    await stage.start()
    const online = () => [...stage.running.status().online]
    expect(online()).toEqual([PEER, 'im-3'])
    const { position } = stage.log.state()
    const told = stage.statuses.length
    stage.socket.last.receive(presenceOf('im-3', true))
    stage.socket.last.receive(presenceOf('im-9', false))
    await stage.clock.advance(0)
    expect(stage.statuses).toHaveLength(told)
    stage.socket.last.receive(presenceOf('im-3', false))
    await stage.clock.advance(0)
    expect(online()).toEqual([PEER])
    expect(stage.log.state().position).toBe(position)

    stage.socket.last.end(1006)
    await stage.clock.advance(0)
    expect(stage.running.status()).toMatchObject({ connection: 'reconnecting', online: new Set() })
    // Nobody is online any more when it is back.
    stage.backend.online = []
    await stage.clock.advance(5_000)
    expect(stage.running.status()).toMatchObject({ connection: 'connected', online: new Set() })
    expect(stage.faults).toEqual([])
  })

  it('S-MACH-1 an error that no state handles ends its process and is heard', async () => {
    const stage = new Stage()
    stage.network.subscribe = () => {
      throw new Error('a broken port')
    }
    await stage.start()
    expect(stage.faults).toEqual(['connection xstate.error Error: a broken port'])
    stage.running.stop()
    expect(stage.clock.pending).toBe(0)
  })

  it('S-HIST-1 fetches a page of older messages, and knows when there is nothing older', async () => {
    const stage = await Stage.connected()
    await stage.deliver('new', 3)
    const old = [stage.backend.write('old 1', 1), stage.backend.write('old 2', 2)]
    stage.http.on('/chat/im/user/getMsgByImID', () => json({ code: 0, data: old }))
    expect(await stage.running.fetchHistory(KEY, undefined)).toEqual({ ok: true, value: null })
    expect(stage.log.state().conversations.get(KEY)?.isFromStart).toBe(true)
    expect(stage.log.state().tails.get(KEY)).toHaveLength(3)
    stage.http.on('/chat/im/user/getMsgByImID', () => ({ kind: 'timeout' }))
    expect(await stage.running.fetchHistory(KEY, undefined)).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable', error: { kind: 'network-closed' } },
    })
  })

  it('S-CONN-9 stop leaves no timer, listener, socket or request', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.send('in flight')
    await stage.deliver('to be receipted')
    stage.running.stop()
    await stage.clock.advance(0)
    expect(stage.clock.pending).toBe(0)
    expect(stage.network.listenerCount).toBe(0)
    expect(stage.socket.live).toBe(0)
    expect(stage.http.inFlight).toBe(0)
    const sent = stage.backend.frames.length
    await stage.clock.advance(3_600_000)
    expect(stage.backend.frames.length).toBe(sent)
    expect(stage.faults).toEqual([])
  })
})
