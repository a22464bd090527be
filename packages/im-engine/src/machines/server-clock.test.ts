import { describe, expect, it } from 'vitest'
import { HandClock } from '../testing/hand-clock.js'
import { ServerClock } from './server-clock.js'
import { KEY } from './test-backend.js'
import { Stage } from './test-stage.js'
import { TIMING } from './timing.js'

const MINUTE = 60_000

/** A question whose answer takes `there` ms to the server and `back` ms from it. */
async function ask(clock: HandClock, server: ServerClock, aheadMs: number, there: number, back: number) {
  const sentAt = clock.now()
  await clock.advance(there)
  const serverAt = clock.now() + aheadMs
  await clock.advance(back)
  server.hear(serverAt, sentAt)
}

describe("the server's clock", () => {
  const start = (offsetMs = 0) => {
    const clock = new HandClock()
    return { clock, server: new ServerClock(clock, offsetMs) }
  }

  it('S-TIME-1 is the clock of this machine before the first answer, or what another tab found out', () => {
    const { clock, server } = start()
    expect(server.now()).toBe(clock.now())
    expect(start(-300_000).server.offsetMs).toBe(-300_000)
  })

  it('S-TIME-1 the shortest way of ten minutes counts, then the shortest of those after it', async () => {
    const { clock, server } = start()
    await ask(clock, server, 5 * MINUTE, 0, 400)
    expect(server.offsetMs).toBe(5 * MINUTE - 200)
    await ask(clock, server, 5 * MINUTE, 10, 10)
    expect(server.offsetMs).toBe(5 * MINUTE)
    await clock.advance(MINUTE)
    await ask(clock, server, 5 * MINUTE, 100, 0)
    expect(server.offsetMs).toBe(5 * MINUTE)
    await clock.advance(TIMING.CLOCK_SAMPLE_MS - MINUTE)
    await ask(clock, server, 5 * MINUTE, 0, 600)
    // Of the one with a way of 100, all of it there.
    expect(server.offsetMs).toBe(5 * MINUTE + 50)
  })

  it('S-TIME-1 without an answer for hours it stays as it was', async () => {
    const { clock, server } = start()
    await ask(clock, server, -5 * MINUTE, 10, 10)
    await clock.advance(100 * MINUTE)
    expect(server.now()).toBe(clock.now() - 5 * MINUTE)
  })

  it('S-TIME-1 a clock that is set in between makes what was known before void, however short its way was', async () => {
    const { clock, server } = start()
    await ask(clock, server, 0, 1, 1)
    await ask(clock, server, -5 * MINUTE, 300, 300)
    expect(server.offsetMs).toBe(-5 * MINUTE)
    // Set back while a question was on its way: it seems to be answered before it was asked.
    server.hear(clock.now(), clock.now() + 1)
    expect(server.offsetMs).toBe(-5 * MINUTE)
  })

  it('S-TIME-1 an ack tells the time once, and only of a frame that went out for the first time', async () => {
    const { clock, server } = start()
    server.answer('never asked', clock.now() + MINUTE)
    server.ask('a')
    server.answer('a', 0)
    server.answer('a', clock.now() + MINUTE)
    server.ask('b')
    server.forgetAsked()
    server.answer('b', clock.now() + MINUTE)
    expect(server.offsetMs).toBe(0)
    server.ask('c')
    await clock.advance(20)
    server.answer('c', clock.now() + MINUTE)
    expect(server.offsetMs).toBe(MINUTE + 10)
  })
})

describe("the processes and the server's clock", () => {
  const offset = (stage: Stage): number => stage.running.status().clockOffsetMs

  it('S-TIME-1 a heartbeat that tells the time tells how wrong this machine is', async () => {
    const stage = new Stage()
    stage.backend.aheadMs = -5 * MINUTE
    stage.backend.isTellingTime = true
    await stage.start()
    expect(offset(stage)).toBe(-5 * MINUTE)
    stage.backend.aheadMs = 3 * MINUTE
    await stage.clock.advance(TIMING.HEARTBEAT_MS)
    expect(offset(stage)).toBe(3 * MINUTE)
  })

  it('S-TIME-1 an answer that comes twice, or from a socket before, tells nothing', async () => {
    const stage = new Stage()
    stage.backend.isTellingTime = true
    await stage.start()
    await stage.clock.advance(1_000)
    stage.socket.last.receive({ action: 'heartbeat', time: 1 })
    await stage.clock.advance(0)
    expect(offset(stage)).toBe(0)
  })

  it('S-TIME-1 where heartbeats tell no time, the ack of a message does; that of its repeat does not', async () => {
    const stage = await Stage.connected()
    stage.backend.aheadMs = 5 * MINUTE
    stage.backend.isAcking = false
    await stage.send('lost ack')
    expect(offset(stage)).toBe(0)
    stage.backend.isAcking = true
    await stage.clock.advance(MINUTE)
    // Its repeat was acked with the time of the first.
    expect(stage.row('lost ack')).toBeUndefined()
    expect(offset(stage)).toBe(0)
    await stage.send('acked')
    expect(offset(stage)).toBe(5 * MINUTE)
  })

  it('S-TIME-3 a token is over when the server says so, however far ahead the clock here is', async () => {
    const stage = new Stage()
    stage.backend.aheadMs = -5 * MINUTE
    stage.backend.isTellingTime = true
    await stage.start()
    // In two minutes by the server's clock, three minutes ago by the clock here.
    stage.tokens.refreshAt = stage.clock.now() - 3 * MINUTE
    await stage.running.fetchHistory(KEY, undefined)
    expect(stage.tokens.refreshes).toBe(0)
    await stage.clock.advance(MINUTE)
    expect(stage.tokens.refreshes).toBe(0)
    await stage.clock.advance(2 * MINUTE)
    expect(stage.tokens.refreshes).toBeGreaterThan(0)
  })
})
