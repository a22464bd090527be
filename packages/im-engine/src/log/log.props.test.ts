import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '../decide/decide.js'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import { type ConversationKey, toImId, toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message, Withdrawal } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import { compare, START } from '../model/order.js'
import { receive } from '../model/test-build.js'
import { HandClock } from '../testing/hand-clock.js'
import { load } from './load.js'
import { Log } from './log.js'
import { planSeal } from './seal.js'
import { PROJECTION_VERSION } from './tables.js'

const ME = toImId('me')
const KEYS: readonly ConversationKey[] = ['p2p-a', 'p2p-b', 'team-g']

/** What happened in the world: the ground that every delivery tells in pieces. */
interface World {
  readonly messages: readonly Message[]
  readonly withdrawals: readonly Withdrawal[]
  readonly receipts: readonly Extract<Notice, { type: 'receipt' }>[]
  readonly marks: readonly Extract<Notice, { type: 'read-elsewhere' }>[]
}

const worlds: fc.Arbitrary<World> = fc
  .record({
    steps: fc.array(
      fc.record({
        key: fc.nat(2),
        own: fc.boolean(),
        mention: fc.boolean(),
        gap: fc.constantFrom(0, 0, 1, 50, 30_000),
        withdraw: fc.nat(9),
        receipt: fc.nat(4),
        mark: fc.nat(9),
      }),
      { minLength: 1, maxLength: 900, size: 'max' },
    ),
  })
  .map(({ steps }) => {
    const messages: Message[] = []
    const withdrawals: Withdrawal[] = []
    const receipts: World['receipts'][number][] = []
    const marks: World['marks'][number][] = []
    const numbers = new Map<ConversationKey, number>()
    let at = 1_000
    let id = 1
    const next = (key: ConversationKey): number => {
      const number = (numbers.get(key) ?? 0) + 1
      numbers.set(key, number)
      return number
    }
    for (const step of steps) {
      at += step.gap
      const key = KEYS[step.key] as ConversationKey
      const from = step.own ? ME : toImId(key === 'team-g' ? 'c' : key.slice(4))
      const message: Message = {
        id: toServerId(String(id++)),
        at,
        key,
        from,
        kind: 'text',
        text: `t${id}`,
        own: step.own,
        number: next(key),
        ...(step.mention && !step.own ? { mention: true as const } : {}),
      }
      messages.push(message)
      if (step.withdraw === 0)
        withdrawals.push({
          id: toServerId(String(id++)),
          at: at + step.gap,
          key,
          from,
          number: next(key),
          target: message.id,
        })
      if (step.receipt === 0 && step.own)
        receipts.push({ type: 'receipt', key, reader: toImId('r'), kind: 'read', ids: [message.id], at })
      if (step.mark === 0) marks.push({ type: 'read-elsewhere', key, mark: { at, id: message.id } })
    }
    return { messages, withdrawals, receipts, marks }
  })

type Shown = { id: string; text: string; kind: string; readAt: number }

/** The plain recount: no log, no chunks, no pages. */
function expected(world: World, key: ConversationKey) {
  const gone = new Set(world.withdrawals.map((one) => one.target))
  const readAt = new Map(world.receipts.map((one) => [one.ids[0], one.at]))
  const mark = world.marks
    .filter((one) => one.key === key)
    .reduce((max, one) => (compare(max, one.mark) < 0 ? one.mark : max), START)
  const all = world.messages.filter((message) => message.key === key).sort(compare)
  const shown: Shown[] = all.map((message) => ({
    id: message.id,
    text: gone.has(message.id) ? '' : message.text,
    kind: gone.has(message.id) ? 'withdrawn' : 'text',
    readAt: readAt.get(message.id) ?? 0,
  }))
  const unread = all.filter((one) => !one.own && !gone.has(one.id) && compare(mark, one) < 0)
  return {
    shown,
    unread: unread.length,
    mentions: unread.filter((one) => one.mention).length,
    last: all.at(-1)?.id,
  }
}

describe('log', () => {
  it('S-LOG-2 any split, repeat, order, seal and reopening gives the state of the plain recount', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, fc.infiniteStream(fc.nat(1_000)), async (world, chance) => {
        const roll = (sides: number): number => (chance.next().value as number) % sides
        const pieces: Input[] = []
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((one) => [roll(1_000), one] as const)
            .sort((a, b) => a[0] - b[0])
            .map(([, one]) => one)
        const isOrdered = roll(2) === 0
        const arrange = <T>(list: readonly T[]): T[] => (isOrdered ? [...list] : shuffled(list))
        const messages = arrange(world.messages)
        for (let start = 0; start < messages.length; ) {
          const size = 1 + roll(60)
          pieces.push(receive({ source: 'catch-up', messages: messages.slice(start, start + size) }))
          start += Math.max(1, size - roll(10))
        }
        for (const one of world.withdrawals) pieces.push(receive({ source: 'catch-up', withdrawals: [one] }))
        for (const one of [...world.receipts, ...world.marks])
          pieces.push(receive({ source: 'catch-up', notices: [one] }))
        const store = createMemoryStore()
        const clock = new HandClock()
        const reopen = async (): Promise<Log> => {
          const log = new Log({
            rules: () => ({ decide, load, planSeal }),
            disk: createMemoryDisk(store, { projection: PROJECTION_VERSION, isChecked: true }),
            clock,
            me: ME,
            opened: () => new Set(),
            onAppended: () => undefined,
            onFailure: () => undefined,
            retainLog: roll(3) * 20,
          })
          expect(await log.open()).toEqual({ ok: true, value: undefined })
          expect(await log.takeOver('tab')).toMatchObject({ ok: true })
          return log
        }
        let log = await reopen()
        for (const piece of arrange(pieces)) {
          expect(await log.submit(piece)).toMatchObject({ ok: true })
          if (roll(4) === 0) await log.seal()
          if (roll(9) === 0) log = await reopen()
        }
        for (const key of KEYS) {
          const want = expected(world, key)
          const row = log.state().conversations.get(key)
          const shown: Shown[] = (await log.reader.all(key)).map((message) => ({
            id: message.id,
            text: message.text,
            kind: message.kind,
            readAt: message.readers?.[0]?.readAt ?? 0,
          }))
          expect(shown).toEqual(want.shown)
          expect({ unread: row?.unread ?? 0, mentions: row?.mentions ?? 0, last: row?.last?.id }).toEqual({
            unread: want.unread,
            mentions: want.mentions,
            last: want.last,
          })
          const paged: string[] = []
          for (let hasOlder = true, first: Message | undefined; hasOlder; ) {
            const stretch = await log.reader.older(key, first, 1 + roll(200))
            paged.unshift(...stretch.messages.map((message) => message.id))
            first = stretch.messages[0] ?? first
            hasOlder = stretch.hasOlder
          }
          expect(paged).toEqual(want.shown.map((message) => message.id))
          if (want.shown.length > 0) expect(row?.coverage.holes).toEqual([])
        }
      }),
      { numRuns: Number(process.env.LAW_RUNS ?? 60), endOnFailure: true },
    )
  })
})
