// faults/ plays real faults between real engines and a real server process; fault-stage.ts draws it. This file has the
// cases. Each case makes its fault for some rounds; then everybody rests, and the laws of check/ must hold against the
// server's database.

import type { FaultWeights } from '../proxy/fault-plan'
import { FaultStage } from './fault-stage'

/** What came of one run. */
export interface FaultRun {
  readonly accepted: number
  readonly kept: number
  /** Faults that happened, by name. */
  readonly faults: ReadonlyMap<string, number>
  /** Times that each law was looked at. */
  readonly checks: ReadonlyMap<string, number>
}

export interface FaultCase {
  /** The rule's id and what happens. */
  readonly name: string
  /** Throws LawBroken, or an error when something never came. `rounds` is how often the fault happens. */
  run(bundle: string, seed: number, rounds: number): Promise<FaultRun>
}

const BAD_WAY: FaultWeights = {
  drop: 0.03,
  double: 0.06,
  garble: 0.03,
  decorate: 0.1,
  cut: 0.03,
  delay: 0.15,
}

/** Plays on a stage of its own, then rests and recounts. */
async function onStage(
  options: Parameters<typeof FaultStage.open>[0],
  play: (stage: FaultStage, faults: Map<string, number>) => Promise<void>,
): Promise<FaultRun> {
  const stage = await FaultStage.open(options)
  const faults = new Map<string, number>()
  try {
    await play(stage, faults)
    await stage.rest()
    for (const [kind, count] of stage.plan.counts) faults.set(kind, count)
    const kept = stage.accepted.filter(({ client, clientId }) => stage.server.kept(client.account, clientId))
    return { accepted: stage.accepted.length, kept: kept.length, faults, checks: stage.report.checks }
  } finally {
    await stage.close()
  }
}

/** Until so many more frames came down: the load is under way. */
async function someFrames(stage: FaultStage, count: number): Promise<void> {
  const before = stage.proxy.seen.down
  await stage.until(`${count} frames more`, () => stage.proxy.seen.down >= before + count)
}

const badWay: FaultCase = {
  name: 'S-FAULT-1 frames that are cut, late, doubled, dropped and rewritten lose and double nothing',
  run: (bundle, seed, rounds) =>
    onStage({ bundle, seed, weights: BAD_WAY }, async (stage) => {
      for (let round = 0; round < rounds; round++) {
        await stage.write(8)
        await someFrames(stage, 10)
        stage.readAndWithdraw()
        await someFrames(stage, 5)
      }
    }),
}

const killedServer: FaultCase = {
  name: 'S-FAULT-2 a server that is killed under load and started again has each accepted message once',
  run: (bundle, seed, rounds) =>
    onStage({ bundle, seed }, async (stage, faults) => {
      for (let round = 0; round < rounds; round++) {
        await stage.write(12)
        await someFrames(stage, 3 + ((seed + round) % 7))
        await stage.process.kill()
        faults.set('server killed', round + 1)
        await stage.write(3)
        stage.readAndWithdraw()
        await stage.process.restart()
        await stage.until('everybody is back', () => stage.seats.every((seat) => seat.isQuiet))
      }
    }),
}

const rotatedToken: FaultCase = {
  name: 'S-FAULT-3 tokens that end and are renewed between sends and acks interrupt and lose nothing',
  run: (bundle, seed, rounds) =>
    onStage({ bundle, seed }, async (stage, faults) => {
      for (let round = 0; round < rounds; round++) {
        const before = stage.seats.map((seat) => seat.renewals)
        await stage.write(8)
        await someFrames(stage, 1 + ((seed + round) % 9))
        stage.process.endTokens()
        await stage.write(4)
        stage.readAndWithdraw()
        // A token that ends while the socket is opened with it ends the login: contract 8.
        await stage.until('new tokens, and sockets on them', () =>
          stage.seats.every((seat, index) => seat.renewals > (before[index] ?? 0) && seat.isQuiet),
        )
      }
      faults.set(
        'tokens renewed',
        stage.seats.reduce((sum, seat) => sum + seat.renewals, 0),
      )
    }),
}

const closedTab: FaultCase = {
  name: 'S-FAULT-4 a tab that is closed between sends and acks leaves what it accepted to the next one, once',
  run: (bundle, seed, rounds) =>
    onStage({ bundle, seed }, async (stage, faults) => {
      for (let round = 0; round < rounds; round++) {
        const [seat] = stage.seats
        // Alone, or with another tab that takes over.
        if (round % 2 === 1) seat?.openTab()
        await stage.write(6)
        await someFrames(stage, (seed + round) % 5)
        const { up } = stage.proxy.seen
        const closing = stage.write(2)
        await stage.until('a frame is on its way', () => stage.proxy.seen.up > up)
        seat?.leader?.kill()
        await closing
        faults.set('tabs closed', round + 1)
        if (seat?.acting.length === 0) seat.openTab()
        await stage.until('somebody leads', () => stage.seats.every((one) => one.leader !== undefined))
      }
    }),
}

const lateUpgrade: FaultCase = {
  name: 'S-FAULT-7 an upgrade that comes late, of a tab that is closed or lives, ends no login and loses nothing',
  run: (bundle, seed, rounds) =>
    onStage({ bundle, seed, weights: { late: 0.5 } }, async (stage, faults) => {
      for (let round = 0; round < rounds * 2; round++) {
        const [seat] = stage.seats
        const { upgradeCount } = stage.proxy
        await stage.write(2)
        seat?.leader?.kill()
        const doomed = seat?.openTab()
        await stage.until('an upgrade is on its way', () => stage.proxy.upgradeCount > upgradeCount)
        doomed?.kill()
        faults.set('tabs closed while connecting', round + 1)
        seat?.openTab()
        await stage.write(2)
        await stage.until('everybody is back', () => stage.seats.every((one) => one.isQuiet))
      }
    }),
}

const jumpedClock: FaultCase = {
  name: 'S-FAULT-5 clocks that jump and machines that sleep lose and double nothing, and nothing is sent for ever',
  run: (bundle, seed, rounds) =>
    onStage({ bundle, seed }, async (stage, faults) => {
      const jumps = [3_600_000, -3_600_000, 48 * 3_600_000, -30_000, 400_000]
      for (let round = 0; round < rounds; round++) {
        await stage.write(4)
        const jump = jumps[(seed + round) % jumps.length] ?? 0
        for (const tab of stage.seats[round % 2]?.acting ?? []) tab.clock.jump(jump)
        faults.set('clocks jumped', round + 1)
        // Whoever slept finds its sockets gone.
        if (jump > 3_600_000) stage.proxy.cutAll()
        await stage.write(4)
        stage.readAndWithdraw()
        await someFrames(stage, 3)
      }
    }),
}

export const FAULT_CASES: readonly FaultCase[] = [
  badWay,
  killedServer,
  rotatedToken,
  closedTab,
  lateUpgrade,
  jumpedClock,
]
