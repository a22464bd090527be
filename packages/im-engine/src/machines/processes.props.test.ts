import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClientId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { ScriptedConnection } from '../testing/scripted-socket.js'
import { KEY, OTHER_KEY } from './test-backend.js'
import { Stage } from './test-stage.js'

/** What can happen to a tab; times in ms. */
type Step =
  | { readonly do: 'send'; readonly key: 0 | 1 }
  | { readonly do: 'deliver' | 'miss' | 'read' | 'cut' | 'expire token' | 'restart' }
  | { readonly do: 'network' | 'acks' | 'ears' | 'door' | 'rest'; readonly on: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'sleep'; readonly ms: number }

const just = <T>(value: T) => fc.constant(value)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: just('send' as const), key: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({
    do: fc.constantFrom(
      'deliver' as const,
      'miss' as const,
      'read' as const,
      'cut' as const,
      'expire token' as const,
      'restart' as const,
    ),
  }),
  fc.record({
    do: fc.constantFrom(
      'network' as const,
      'acks' as const,
      'ears' as const,
      'door' as const,
      'rest' as const,
    ),
    on: fc.boolean(),
  }),
  fc.record({ do: just('wait' as const), ms: fc.constantFrom(1, 500, 2_000, 10_000, 50_000, 200_000) }),
  fc.record({ do: just('sleep' as const), ms: fc.constantFrom(60_000, 48 * 3_600_000, -3_600_000) }),
)

/** A stage whose world can be broken and mended. */
class World {
  readonly stage = new Stage()
  readonly sent: string[] = []
  private readonly deaf = new Set<ScriptedConnection>()
  private hears = true

  constructor() {
    const { socket, backend } = this.stage
    socket.onSend = (text, connection) => {
      if (this.hears && !this.deaf.has(connection)) backend.hear(text, connection)
    }
  }

  async take(step: Step): Promise<void> {
    const { stage } = this
    switch (step.do) {
      case 'send': {
        const text = `s${this.sent.length}`
        const sent = await stage.log.submit({
          type: 'send',
          clientId: toClientId(`c-${text}`),
          key: step.key === 0 ? KEY : OTHER_KEY,
          content: { kind: 'text', text },
        })
        if (sent.ok) this.sent.push(text)
        break
      }
      case 'deliver':
        if (stage.socket.connections.length > 0) await stage.deliver('live')
        break
      case 'miss':
        stage.backend.write('missed')
        break
      case 'read':
        await stage.log.submit({ type: 'mark-read', key: KEY })
        break
      case 'cut':
        if (stage.socket.connections.length > 0) stage.socket.last.end(1006)
        break
      case 'expire token':
        // Twice in a row would end the login.
        if (stage.running.status().connection === 'connected') stage.socket.last.end(4001)
        break
      case 'restart':
        stage.running.stop()
        await stage.clock.advance(0)
        expect(stage.clock.pending).toBe(0)
        await stage.start()
        break
      case 'network':
        stage.network.set(step.on)
        break
      case 'acks':
        stage.backend.isAcking = step.on
        break
      case 'ears':
        // A socket that was deaf once stays deaf: half open, it never hears again.
        this.hears = step.on
        if (!step.on) for (const one of stage.socket.connections) this.deaf.add(one)
        break
      case 'door':
        stage.socket.onOpen = step.on ? (one) => one.accept() : () => {}
        break
      case 'rest':
        if (step.on) stage.backend.serve()
        else stage.http.on('/chat/im/user/getMsg', () => ({ kind: 'timeout' }))
        break
      case 'wait':
        await stage.clock.advance(step.ms)
        break
      case 'sleep':
        stage.clock.jump(step.ms)
    }
    await stage.clock.advance(0)
  }

  async mend(): Promise<void> {
    for (const name of ['network', 'acks', 'ears', 'door', 'rest'] as const)
      await this.take({ do: name, on: true })
  }

  messages(): readonly Message[] {
    return [...this.stage.log.state().tails.values()].flat()
  }
}

describe('processes in a bad world', () => {
  it('S-CONN-8 S-OUT-8 S-SYNC-8 once it heals: connected, nothing sending, everything here once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const world = new World()
        const { stage } = world
        await stage.start()
        for (const one of steps) await world.take(one)
        await world.mend()
        await stage.clock.advance(75_000)
        expect(stage.running.status().connection).toBe('connected')
        expect(stage.socket.live).toBe(1)
        expect([...stage.log.state().outbox.values()].filter((row) => row.state === 'sending')).toEqual([])
        await stage.clock.advance(30_000)
        expect(stage.running.status().isCaughtUp).toBe(true)

        const ids = world.messages().map((message) => message.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect([...ids].sort()).toEqual(stage.backend.rows.map((row) => row.msg_id).sort())
        for (const text of world.sent) {
          const row = stage.row(text)
          const isKept = stage.backend.kept.has(`c-${text}`)
          const isHere = world.messages().some((message) => message.own && message.text === text)
          // Sent means that the server holds it, once; failed without doubt means that it does not.
          expect(isHere).toBe(isKept)
          expect(row === undefined).toBe(isKept)
        }
        expect(stage.faults).toEqual([])
        expect(stage.closed).toEqual([])

        stage.running.stop()
        await stage.clock.advance(0)
        expect([stage.clock.pending, stage.socket.live, stage.http.inFlight]).toEqual([0, 0, 0])
        expect(stage.network.listenerCount).toBe(0)
      }),
      { numRuns: 60 },
    )
  }, 300_000)
})
