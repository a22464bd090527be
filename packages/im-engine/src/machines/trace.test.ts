import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { HandClock } from '../testing/hand-clock.js'
import { Trace } from './trace.js'

describe('trace', () => {
  it('S-TRACE-1 keeps the last 500 steps of the processes, by name, event and state', () => {
    const trace = new Trace(new HandClock(5_000))
    const light = setup({ types: {} as { events: { type: 'flip' } } }).createMachine({
      initial: 'off',
      states: { off: { on: { flip: 'on' } }, on: { on: { flip: 'off' } } },
    })
    const actor = createActor(light, { id: 'light', inspect: trace.note }).start()
    actor.send({ type: 'flip' })
    expect(trace.steps().at(-1)).toBe('5000 light flip -> on')
    for (let flips = 0; flips < 600; flips++) actor.send({ type: 'flip' })
    expect(trace.steps()).toHaveLength(500)
  })
})
