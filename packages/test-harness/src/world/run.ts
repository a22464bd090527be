// world/ is the simulation: accounts, tabs, a network with faults and a model server, all from one seed; world.ts draws
// it. This file runs one schedule:
//
//   set up > steps by chance (actions.ts), each followed by checkStep
//          > faults end, everybody is back > healed (75 s) > caught up (105 s) > at rest > stopped > Verdict
//
// The first law that does not hold ends the schedule. The same seed gives the same history.

import { loadNetwork } from '@sarika/im-engine/testing'
import {
  checkAfterStop,
  checkAgreed,
  checkAtRest,
  checkCaughtUp,
  checkHealed,
  checkIdle,
  checkProbes,
  checkStep,
  checkVerdicts,
  isHealed,
} from '../check/laws'
import { ACTIONS, type ActionName, thaw } from './actions'
import { act } from './acts'
import { ring } from './calls'
import { Chance } from './chance'
import { crew } from './crews'
import { CALM, drawFaults } from './faults'
import { attach } from './files'
import { meet, setUpMeetings } from './meetings'
import { SILENT_MS } from './network'
import { RecordedServer } from './recorded-server'
import { LawBroken, Report } from './report'
import { mark } from './stars'
import { talk } from './talks'
import { World, type WorldOptions } from './world'

/** How one schedule went. */
export interface Verdict {
  readonly seed: number
  /** The same for every run of this seed. */
  readonly digest: string
  /** Disk writes before the faults ended. */
  readonly writes: number
  readonly elapsedMs: number
  readonly failure?: {
    readonly law: string
    readonly detail: string
    /** ms since the world began */
    readonly at: number
  }
  readonly checks: ReadonlyMap<string, number>
  /** Methods of the engine that were called. */
  readonly commands: ReadonlySet<string>
  readonly lines: readonly string[]
  /** With `isRecorded`: the server with what was asked of it. */
  readonly recorded?: RecordedServer
}

const WEIGHTS: Readonly<Record<ActionName, number>> = {
  send: 24,
  sendAndDie: 2,
  strangerSends: 14,
  strangerFloods: 1.5,
  strangerWithdraws: 3,
  strangerReads: 3,
  strangerPoisons: 0.5,
  resend: 2,
  discard: 1,
  forward: 0.6,
  broadcast: 0.6,
  withdraw: 4,
  open: 4,
  close: 2,
  look: 3,
  scroll: 5,
  jump: 1.5,
  toNewest: 2,
  seen: 3,
  markRead: 3,
  arrange: 2,
  draft: 1,
  openTab: 4,
  killTab: 2,
  stopTab: 1.5,
  freeze: 1.5,
  thaw: 2,
  hide: 3,
  cut: 3,
  deafen: 1.5,
  offline: 1.5,
  restart: 1,
  expire: 1,
  revoke: 0.05,
  closeNormally: 0.1,
  signOut: 0.1,
  diskAborts: 0.5,
  diskFills: 1.5,
  diskGoes: 0.4,
  powerCut: 0.6,
  clock: 0.5,
  sleep: 0.15,
  block: 1,
  befriend: 0.6,
  regroup: 1.5,
  otherDevice: 0.1,
}

/** Milliseconds between two steps. */
const PAUSES = [0, 0, 1, 5, 30, 200, 200, 1_000, 1_000, 4_000, 12_000]

/** Everything is answered this long after the healing, and caught up; ms. Laws, lifecycle. */
const HEALED_MS = 75_000
const CAUGHT_UP_MS = 105_000
/** How often it is asked whether that is so already; ms. */
const LOOK_MS = 3_000
/** After the last probe: acks, receipts, and what they set off; ms. */
const PROBE_MS = 10_000
/** Long enough for a round of catch-up to bring what was sent last; ms. */
const ROUND_MS = 40_000
/** Rounds until one brings nothing, at most. */
const ROUNDS_MAX = 5

/** Runs one schedule to its end, or to the first law that does not hold. */
export async function runSchedule(options: WorldOptions): Promise<Verdict> {
  await loadNetwork()
  const report = new Report()
  const world = new World(options, report)
  let failure: Verdict['failure']
  try {
    await play(world)
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error
    failure = { law: error.law, detail: error.detail, at: world.time.elapsed }
  }
  // Whatever is left must not go on in the next world.
  for (const tab of world.tabs) if (!tab.gate.isGone) tab.kill()
  await rejections()
  return {
    seed: options.seed,
    digest: world.history.digest(),
    writes: world.busyWrites,
    elapsedMs: world.time.elapsed,
    ...(failure === undefined ? {} : { failure }),
    checks: report.checks,
    commands: report.commands,
    lines: world.history.lines,
    ...(world.server instanceof RecordedServer ? { recorded: world.server } : {}),
  }
}

/** A turn of the event loop, which virtual time needs none of: Node reports a rejection that nobody handled. */
const rejections = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function play(world: World): Promise<void> {
  const chance = new Chance(world.options.seed, 4)
  setUp(world, chance)
  const steps = world.options.isShort === true ? chance.int(4, 10) : chance.int(8, 36)
  const isRare = Object.fromEntries(
    Object.entries(WEIGHTS).map(([name, weight]) => [
      name,
      weight < 2 ? weight * chance.pick([0, 1, 1, 4]) : weight,
    ]),
  ) as Record<ActionName, number>
  for (let step = 0; step < steps && !world.hasCrashed; step++) {
    const name = chance.weighted(isRare)
    world.note(`step ${name}`)
    ACTIONS[name](world, chance)
    if (world.marks !== undefined) mark(world, world.marks)
    if (world.acts !== undefined) act(world, world.acts)
    if (world.attachments !== undefined) attach(world, world.attachments)
    if (world.meetings !== undefined) meet(world, world.meetings)
    if (world.talks !== undefined) talk(world, world.talks)
    if (world.crews !== undefined) crew(world, world.crews)
    if (world.calls !== undefined) ring(world, world.calls)
    await world.pass(chance.pick(PAUSES))
    checkStep(world)
  }
  await rest(world, chance)
}

function setUp(world: World, chance: Chance): void {
  const { server } = world
  const accounts = chance.pick(world.options.isShort === true ? [1, 1, 2] : [1, 1, 2, 2, 3])
  world.faults = drawFaults(chance)
  server.areMixed = chance.is(0.2)
  server.tokenTtlMs = chance.pick([20_000, 300_000, 3_600_000])
  for (let i = 0; i < accounts; i++) server.addAccount(`u${i + 1}`)
  world.strangers.push('s1', 's2')
  for (const stranger of world.strangers) server.addAccount(stranger)
  if (world.meetings !== undefined) setUpMeetings(world, world.meetings)
  server.addGroup('g1', ['s1', ...server.accounts.filter((one) => one !== 's1')])
  if (chance.is(0.3)) server.addGroup('g2', ['s2', 'u1'])
  for (let i = 0; i < accounts; i++) {
    const client = world.addClient(`u${i + 1}`, 'pc')
    if (chance.is(0.2)) client.skew = chance.pick([-500_000, -2_000, 2_000, 500_000])
    const tabs = chance.pick([1, 1, 1, 2, 3])
    for (let tab = 0; tab < tabs; tab++) client.open()
  }
}

/** Within 75 s nothing is on its way any more, within 105 s everything is caught up; sooner is well. */
async function heal(world: World): Promise<void> {
  for (let passed = 0; passed < CAUGHT_UP_MS && !isHealed(world); passed += LOOK_MS) {
    await world.pass(LOOK_MS)
    if (passed + LOOK_MS === HEALED_MS) checkHealed(world)
  }
  checkHealed(world)
  checkCaughtUp(world)
  await world.pass(PROBE_MS)
}

/** Nobody calls any more: within 75 s both ends of each call know how it stands. */
async function agree(world: World): Promise<void> {
  for (let passed = 0; passed < HEALED_MS; passed += LOOK_MS) await world.pass(LOOK_MS)
  checkAgreed(world)
}

/** Faults end, everybody is back; then what must hold at rest is checked. */
async function rest(world: World, chance: Chance): Promise<void> {
  world.note('rest')
  world.isResting = true
  world.busyWrites = world.writeCount
  world.faults = { ...CALM }
  for (const tab of world.tabs) {
    if (!tab.isAlive) continue
    if (tab.gate.isFrozen) thaw(world, tab)
    tab.visibility.set(true)
  }
  // Who was about to die is dead before everybody comes back.
  await world.pass(30)
  const isReconnected = chance.is(0.7)
  for (const client of world.clients) {
    client.planned = undefined
    if (client.isSignedOut) continue
    if (client.alive.length === 0) client.open()
    for (const tab of client.alive) {
      // Or each finds out for itself that its socket is dead.
      if (isReconnected) tab.network.setOnline(false)
      tab.network.setOnline(true)
    }
  }
  await heal(world)
  if (!isReconnected) {
    // A dead socket is found by its silence; what was damaged before the healing comes with the catch-up after it.
    await world.pass(SILENT_MS)
    await heal(world)
  }
  if (world.calls !== undefined) await agree(world)
  await world.pass(PROBE_MS)
  // Each of these costs much time, so not every world has all of them.
  if (chance.is(0.4)) {
    await checkProbes(world)
    await world.pass(PROBE_MS)
    checkVerdicts(world)
  }
  if (chance.is(0.3)) {
    // Until a round brings nothing: what one brings, others bring to others a round later.
    for (let rounds = 0, before = -1; before !== world.writeCount && rounds < ROUNDS_MAX; rounds++) {
      before = world.writeCount
      await world.pass(ROUND_MS)
    }
    await checkIdle(world, () => world.pass(ROUND_MS))
  }
  await checkAtRest(world, isReconnected)
  for (const tab of world.tabs) {
    if (!tab.isAlive) continue
    tab.pendingCommands++
    void tab.engine.stop().then(() => tab.pendingCommands--)
    tab.isStopped = true
  }
  await world.pass(1_000)
  await checkAfterStop(world)
}
