import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_LOADED } from '../decide/context.js'
import { decide } from '../decide/decide.js'
import type { Commit } from '../events/facts.js'
import { isErased } from '../model/message.js'
import { newState, type State } from '../model/state.js'
import { ME } from '../model/test-build.js'
import { fold } from '../project/fold.js'
import { ConversationListView } from '../views/conversation-list.js'
import { Shower } from '../views/shown.js'
import { MessageWindow, type ReadOlder } from '../views/window.js'
import { ChunkCache } from './chunk-cache.js'
import type { Log } from './log.js'
import { slimRow, tablesOf } from './tables.js'
import { KEYS } from './test-model.js'
import { type Step, World } from './test-world.js'

const shower = new Shower()

const RUNS = Number(process.env.LAW_RUNS ?? 20)
const SLOW = { timeout: 300_000 }
const SEAL = 14
/** Steps that may come while a disk is read: messages, acks, withdrawals, receipts, marks, rules, a seal, references, erasures, talks. */
const MAY_COME_BETWEEN = new Set([0, 2, 3, 6, 7, 10, 11, 12, 13, SEAL, 18, 19, 20])

const steps = (last = 20): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.record({ kind: fc.nat(last), a: fc.nat(500), b: fc.nat(60) }), {
    minLength: 1,
    maxLength: 150,
    size: 'max',
  })

const law = (property: (played: readonly Step[]) => Promise<void>, runs = RUNS): Promise<void> =>
  // To make a failure smaller may take longer than the test has: then the smallest so far is told.
  fc.assert(fc.asyncProperty(steps(), property), { numRuns: runs, interruptAfterTimeLimit: 200_000 })

async function newWorld(): Promise<World> {
  const world = new World()
  await world.open()
  return world
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}

/** The log without its seals: a state whose tails hold everything. */
function replay(world: World, upTo = Number.POSITIVE_INFINITY): State {
  const state = newState(ME)
  for (const { position, commit } of world.commits) {
    if (position > upTo) break
    const facts = commit.facts.filter((fact) => fact.type !== 'sealed')
    fold(state, deepFreeze<Commit>({ ...commit, facts }), position)
  }
  return state
}

/** What a replay must share with the stored state: rows without where they are sealed, and the small tables. */
function rowsOf(state: Readonly<State>) {
  return [...state.conversations.values()].map((row) => {
    const { sealedTo: _to, openCount: _open, amendedCount: _amended, ...rest } = slimRow(row)
    return { ...rest, newestIncoming: { at: rest.newestIncoming.at, id: rest.newestIncoming.id } }
  })
}

async function expectReplayed(world: World, log: Log): Promise<void> {
  const state = replay(world)
  expect(rowsOf(log.state())).toEqual(rowsOf(state))
  expect(tablesOf(log.state())).toEqual(tablesOf(state))
  for (const key of KEYS) expect(await log.reader.all(key)).toEqual(state.tails.get(key) ?? [])
}

/** `meanwhile` happens between what a read found and its answer. */
function newWindow(
  log: Log,
  key: (typeof KEYS)[number],
  meanwhile: () => Promise<void> = async () => undefined,
): MessageWindow {
  const read: ReadOlder = async (...query) => {
    const found = await log.reader.older(...query)
    await meanwhile()
    return found
  }
  return new MessageWindow(
    key,
    () => log.state(),
    read,
    async () => ({ ok: true, value: null }),
  )
}

/** All that a screen could show: the list, the badge, and every conversation paged back to its start. */
async function seen(log: Log) {
  const list = new ConversationListView(() => log.state())
  list.reset()
  const windows = []
  for (const key of KEYS) {
    const window = newWindow(log, key)
    await window.load()
    for (let before = -1; before !== window.getSnapshot().messages.length; ) {
      before = window.getSnapshot().messages.length
      await window.loadOlder(7)
    }
    windows.push({ ...window.getSnapshot(), hasOlder: false })
  }
  return structuredClone({ list: list.list.getSnapshot(), unread: list.unread.getSnapshot(), windows })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('log', () => {
  it('S-DECIDE-1 deciding changes neither the state nor the input, and says the same again', SLOW, () =>
    law(async (played) => {
      const world = await newWorld()
      let count = 0
      world.beforeInput = (input) => {
        deepFreeze(input)
        if (count++ % 6 !== 0) return
        const state = world.log.state()
        const before = structuredClone(state)
        const context = { now: world.clock.now(), serverNow: world.clock.now(), opened: new Set(KEYS) }
        const decision = decide(state, input, NOTHING_LOADED, context)
        expect(state).toEqual(before)
        expect(decide(state, input, NOTHING_LOADED, context)).toEqual(decision)
      }
      for (const step of played) await world.play(step)
    }, RUNS / 2),
  )

  it(
    'S-LOG-2 S-REF-1 sends, acks, copies, withdrawals, references, marks, mutes and reopenings show what the plain model says',
    SLOW,
    () =>
      law(async (played) => {
        const world = await newWorld()
        for (const [index, step] of played.entries()) {
          await world.play(step)
          if (index % 9 === 0) await world.check()
        }
        await world.check()
      }),
  )

  it(
    'S-LOG-3 the fold of the log is the stored state, for the leader, a follower and a reopened engine',
    SLOW,
    () =>
      law(async (played) => {
        const world = await newWorld()
        for (const step of played) await world.play(step)
        await expectReplayed(world, world.log)
        if (world.follower !== undefined) await expectReplayed(world, world.follower)
        await world.reopen()
        await expectReplayed(world, world.log)
        await world.check()
      }),
  )

  it('S-LOG-3 any prefix of the log folds to the state as it was there, twice the same', SLOW, () =>
    law(async (played) => {
      const world = await newWorld()
      const snapshots: { position: number; rows: unknown; tables: unknown }[] = []
      for (const step of played) {
        await world.play(step)
        const { position } = world.log.state()
        snapshots.push({
          position,
          rows: structuredClone(rowsOf(world.log.state())),
          tables: structuredClone(tablesOf(world.log.state())),
        })
      }
      for (const { position, rows, tables } of snapshots.filter((_, index) => index % 11 === 0)) {
        const once = replay(world, position)
        expect({ rows: rowsOf(once), tables: tablesOf(once) }).toEqual({ rows, tables })
        expect(replay(world, position)).toEqual(once)
      }
    }, RUNS / 2),
  )

  it('S-SEAL-2 sealing changes nothing that can be seen', SLOW, () =>
    law(async (played) => {
      const world = await newWorld()
      for (const [index, step] of played.entries()) {
        const before = step.kind === SEAL || index === played.length - 1 ? await seen(world.log) : undefined
        if (before === undefined) await world.play(step)
        else {
          await world.log.seal()
          expect(await seen(world.log)).toEqual(before)
          await world.reopen()
          expect(await seen(world.log)).toEqual(before)
        }
      }
    }),
  )

  it('S-SEAL-3 emptying the chunk cache at any moment changes nothing', SLOW, () =>
    law(async (played) => {
      let turn = 0
      const { newest, holding } = ChunkCache.prototype
      const maybeClear = (cache: ChunkCache): void => {
        if ((played[turn++ % played.length] as Step).b % 3 === 0) cache.clear()
      }
      vi.spyOn(ChunkCache.prototype, 'newest').mockImplementation(function (this: ChunkCache, key) {
        maybeClear(this)
        return newest.call(this, key)
      })
      vi.spyOn(ChunkCache.prototype, 'holding').mockImplementation(function (this: ChunkCache, key, at) {
        maybeClear(this)
        return holding.call(this, key, at)
      })
      const world = await newWorld()
      for (const step of played) await world.play(step)
      await world.check()
      await expectReplayed(world, world.log)
      vi.restoreAllMocks()
    }),
  )

  it(
    'S-WINDOW-1 S-WINDOW-5 a window is always a stretch of the conversation, whatever comes while it is open',
    SLOW,
    () =>
      law(async (played) => {
        const world = await newWorld()
        const watch = (log: Log): readonly MessageWindow[] => {
          const windows = KEYS.map((key) =>
            newWindow(log, key, async () => {
              const step = during
              during = undefined
              if (step !== undefined) await world.play(step)
            }),
          )
          log.onCommit((changes) => {
            for (const window of windows) window.update(changes)
          })
          return windows
        }
        let during: Step | undefined
        let log = world.log
        let windows = watch(log)
        for (const [index, step] of played.entries()) {
          await world.play(step)
          const next = played[(index * 7) % played.length] as Step
          during = MAY_COME_BETWEEN.has(next.kind) ? next : undefined
          if (world.log !== log) {
            log = world.log
            windows = watch(log)
          }
          const window = windows[step.a % 2] as MessageWindow
          if (step.b % 4 === 0) await window.loadOlder()
          if (step.b % 4 === 1) window.reset()
          const known = (await log.reader.all(window.key)).filter((message) => !isErased(message))
          const target = known[(step.b * 13) % Math.max(1, known.length)]
          if (step.b % 5 === 2 && target !== undefined) {
            const answer = await window.showAround(target.id)
            // What came while the disk was read may have deleted it.
            const isThere = !(await log.reader.all(window.key)).some(
              (one) => one.id === target.id && isErased(one),
            )
            expect(answer.ok).toBe(isThere)
            expect(window.getSnapshot().messages.some((one) => one.id === target.id)).toBe(isThere)
          }
          if (step.b % 5 === 3) await window.loadNewer()
          if (step.b % 10 === 4) await window.toNewest()
          await window.load()
          const whole = await log.reader.all(window.key)
          const all = whole.filter((message) => !isErased(message)).map((message) => shower.sent(message))
          const { messages, hasNewer, newerCount } = window.getSnapshot()
          const shown = messages.filter((one) => one.id !== '')
          const end = all.length - newerCount
          expect(shown).toEqual(all.slice(end - shown.length, end))
          expect(hasNewer).toBe(newerCount > 0)
          // Those that were deleted for oneself have places among the twenty.
          const gone = whole.length - all.length
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(20, whole.length) - gone)
        }
      }),
  )
})
