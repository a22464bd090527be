import { describe, expect, it } from 'vitest'
import { HandClock } from './hand-clock.js'
import { ChannelBus, MemoryChannel } from './memory-channel.js'
import { LockRegistry, MemoryLocks } from './memory-locks.js'
import { json, ScriptedHttp } from './scripted-http.js'
import { SeededRandom } from './seeded-random.js'

describe('hand clock', () => {
  it('S-TEST-1 runs timers in order of time, then of setting, and drains microtasks between them', async () => {
    const clock = new HandClock(1_000)
    const ran: string[] = []
    const set = (name: string, ms: number) =>
      clock.setTimeout(() => {
        ran.push(`${name} ${clock.now()}`)
        void Promise.resolve().then(() => ran.push(`after ${name}`))
      }, ms)
    set('b', 20)
    set('a', 10)
    set('c', 20)
    clock.clearTimeout(set('never', 15))
    await clock.advance(20)
    expect(ran).toEqual(['a 1010', 'after a', 'b 1020', 'after b', 'c 1020', 'after c'])
    expect(clock.pending).toBe(0)
  })

  it('S-TEST-1 runs what a timer sets within the same span, and refuses to run for ever', async () => {
    const clock = new HandClock(0)
    let count = 0
    const again = (): void => {
      count++
      clock.setTimeout(again, 10)
    }
    again()
    await clock.advance(50)
    expect(count).toBe(6)
    await expect(clock.runAll(100)).rejects.toThrow('still wait')
  })

  it('S-TEST-1 a jump moves the wall clock and no timer', async () => {
    const clock = new HandClock(0)
    let ranAt = -1
    clock.setTimeout(() => {
      ranAt = clock.now()
    }, 100)
    clock.jump(1_000_000)
    await clock.advance(99)
    expect(ranAt).toBe(-1)
    await clock.advance(1)
    expect(ranAt).toBe(1_000_100)
  })
})

describe('seeded random', () => {
  it('S-TEST-2 repeats for a seed and differs between seeds', () => {
    const take = (seed: number) => {
      const random = new SeededRandom(seed)
      return [random.float(), random.float(), ...random.bytes(8)]
    }
    expect(take(1)).toEqual(take(1))
    expect(take(1)).not.toEqual(take(2))
    const random = new SeededRandom(3)
    const floats = Array.from({ length: 10_000 }, () => random.float())
    expect(Math.min(...floats)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...floats)).toBeLessThan(1)
    expect(floats.reduce((sum, one) => sum + one, 0) / floats.length).toBeCloseTo(0.5, 1)
  })
})

describe('memory locks', () => {
  it('S-TEST-3 grants in order, passes on a release, forgets who gave up, and tells who was robbed', async () => {
    const registry = new LockRegistry()
    const said: string[] = []
    const releases = new Map<string, () => void>()
    const ask = (name: string, steal = false) =>
      new MemoryLocks(registry).request(
        'x',
        { steal },
        {
          onGranted: (release) => {
            said.push(name)
            releases.set(name, release)
          },
          onLost: () => said.push(`${name} lost`),
        },
      )
    ask('a')
    ask('b').cancel()
    ask('c')
    await Promise.resolve()
    expect(said).toEqual(['a'])
    releases.get('a')?.()
    await Promise.resolve()
    expect(said).toEqual(['a', 'c'])
    ask('d', true)
    await Promise.resolve()
    expect(said.slice(2).sort()).toEqual(['c lost', 'd'])
    // What was stolen can't be given back.
    releases.get('c')?.()
    expect(registry.isHeld('x')).toBe(true)
    releases.get('d')?.()
    expect(registry.isHeld('x')).toBe(false)
  })
})

describe('memory channel', () => {
  it('S-TEST-4 delivers clones to the others of its name, a microtask later, until closed', async () => {
    const bus = new ChannelBus()
    const heard: unknown[] = []
    const a = new MemoryChannel(bus).open('x', () => heard.push('a hears itself'))
    const b = new MemoryChannel(bus).open('x', (data) => heard.push(data))
    new MemoryChannel(bus).open('y', () => heard.push('another name'))
    const sent = { list: [{ at: 1 }], byName: new Map([['ann', { at: 1 }]]), none: undefined }
    a.post(sent)
    sent.list.forEach((one) => {
      one.at = 2
    })
    sent.list.push({ at: 3 })
    sent.byName.clear()
    expect(heard).toEqual([])
    await Promise.resolve()
    expect(heard).toStrictEqual([
      { list: [{ at: 1 }], byName: new Map([['ann', { at: 1 }]]), none: undefined },
    ])
    expect(() => a.post({ list: [() => 1] })).toThrow('could not be cloned')
    b.close()
    a.post('nobody')
    await Promise.resolve()
    expect(heard).toHaveLength(1)
  })
})

describe('scripted http', () => {
  it('S-TEST-5 answers by the newest rule, counts what is in flight, and ends with its signal', async () => {
    const http = new ScriptedHttp()
    const request = { method: 'GET', url: '/x?y=1', headers: {}, timeoutMs: 1 } as const
    expect(await http.request(request)).toMatchObject({ status: 404 })
    http.on('/x', () => json({ old: true }))
    http.on('/x', () => json({ old: false }))
    expect(await http.request(request)).toMatchObject({ status: 200, body: '{"old":false}' })
    const over = new AbortController()
    http.on('/x', () => new Promise(() => {}))
    const answer = http.request({ ...request, signal: over.signal })
    expect(http.inFlight).toBe(1)
    over.abort()
    expect(await answer).toEqual({ kind: 'network' })
    expect(http.inFlight).toBe(0)
    expect(http.to('/x')).toHaveLength(3)
  })
})
