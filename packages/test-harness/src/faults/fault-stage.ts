// Real engines in Node, a way with faults, a real server process; the laws of the simulation look at all of it.
//
//   RealTab (engine, FaultyDisk) --ws, calls--> frame-proxy --> server-child (a process, killed with SIGKILL)
//        \--look(), rest()--> check/delivery, check/unread <-- real-truth (its database)
//
// Time goes SPEED times faster for both, so that patience costs less.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConversationKey } from '@sarika/im-engine'
import { checkDelivery, checkPromises, checkWindows } from '../check/delivery'
import { checkNothingSending } from '../check/lifecycle'
import { checkFollowers, checkStored } from '../check/storage'
import { anyKeysOf, type Promised, type Scene, settleViews, type Truth } from '../check/subject'
import { checkBadge, checkReading, checkReceipts } from '../check/unread'
import { writeBareGroup, writeBareWorld } from '../contract/bare-world'
import { FaultPlan, type FaultWeights } from '../proxy/fault-plan'
import { type FrameProxy, openProxy } from '../proxy/frame-proxy'
import { openDatabase } from '../server/db/open'
import type { OpenDatabase } from '../server/db/open-database'
import { keyOf } from '../world/keys'
import { LawBroken, Report } from '../world/report'
import type { FastTime } from './fast-clock'
import { RealSeat } from './real-seat'
import { readTruth } from './real-truth'
import { ServerProcess } from './server-process'

const SPEED = 6
/** ms since epoch when a run begins. */
const BEGIN = 1_790_000_000_000
const PEOPLE = ['u1', 'u2'] as const
const GROUP = 'g1'
/** Between two looks, ms. */
const LOOK_MS = 10
/** Nothing is waited for longer than this, ms: it ends what hangs and decides nothing. */
const PATIENCE_MS = 90_000

export interface StageOptions {
  /** Of `bundleProcess`. */
  readonly bundle: string
  readonly seed: number
  readonly weights?: FaultWeights
}

export class FaultStage implements Scene {
  readonly report = new Report()
  readonly accepted: Promised[] = []
  readonly seats: RealSeat[] = []
  server: Truth

  private constructor(
    readonly plan: FaultPlan,
    readonly process: ServerProcess,
    readonly proxy: FrameProxy,
    readonly database: OpenDatabase,
    private readonly folder: string,
    truth: Truth,
  ) {
    this.server = truth
  }

  static async open({ bundle, seed, weights = {} }: StageOptions): Promise<FaultStage> {
    const folder = await mkdtemp(join(tmpdir(), 'sarika-faults-'))
    const file = join(folder, 'real.db')
    const time: FastTime = { realBegin: Date.now(), begin: BEGIN, speed: SPEED }
    const database = await openDatabase(file)
    await database.db.transaction().execute(async (trx) => {
      await writeBareWorld(trx, PEOPLE, BEGIN)
      await writeBareGroup(trx, GROUP, PEOPLE, BEGIN)
    })
    const server = await ServerProcess.start(bundle, { database: file, port: 0, time })
    const plan = new FaultPlan(seed, weights)
    const proxy = await openProxy(server.port, plan)
    const truth = await readTruth(database.db, PEOPLE)
    const stage = new FaultStage(plan, server, proxy, database, folder, truth)
    try {
      for (const account of PEOPLE) stage.seats.push(await RealSeat.open(account, proxy.url, time))
      await stage.until('everybody is there', () => stage.seats.every((seat) => seat.isQuiet))
      return stage
    } catch (error) {
      await stage.close()
      throw error
    }
  }

  async pass(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms / SPEED))
  }

  /** The conversations of a seat: the other one, and the group. */
  keysOf(seat: RealSeat): readonly ConversationKey[] {
    const others = PEOPLE.filter((one) => one !== seat.account)
    return [...others.map((one) => keyOf(one, false)), keyOf(GROUP, true)]
  }

  /** Everybody writes so many messages, in turn to everybody. */
  async write(count: number): Promise<void> {
    for (let i = 0; i < count; i++)
      for (const seat of this.seats) {
        const tab = seat.acting[i % seat.acting.length]
        const keys = this.keysOf(seat)
        const key = keys[i % keys.length]
        if (tab !== undefined && key !== undefined) await seat.send(tab, key, this.accepted)
      }
  }

  /** Everybody reads what is there, and takes a message back. */
  readAndWithdraw(): void {
    for (const seat of this.seats)
      for (const key of this.keysOf(seat)) {
        const tab = seat.leader
        if (tab === undefined) continue
        const view = tab.engine.conversation(key)
        void view.markRead()
        const mine = view
          .getSnapshot()
          .messages.findLast((one) => one.own && one.id !== '' && one.kind === 'text')
        if (mine !== undefined) void tab.engine.withdraw(key, mine)
      }
  }

  /** What may never be seen, whatever happens. */
  look(): void {
    for (const seat of this.seats)
      for (const tab of seat.acting) {
        const { closeReason } = tab.engine.connection.getSnapshot()
        if (closeReason !== null) throw new Error(`the login of ${tab.name} ended: ${closeReason}`)
        checkWindows(this, tab)
        checkBadge(this, seat, tab)
        this.report.hold('L-LIFE-8', tab.faults.length === 0, () => `${tab.name}: ${tab.faults[0]}`)
      }
  }

  /** Looks until it is so. */
  async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      this.look()
      if (await isSo()) return
      if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS} ms for: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  /** Faults end, everybody connects once more; then every law must come to hold. */
  async rest(): Promise<void> {
    this.plan.calm()
    this.proxy.cutAll()
    for (const seat of this.seats) if (seat.acting.length === 0) seat.openTab()
    let broken: LawBroken | undefined
    try {
      await this.until('all laws hold at rest', async () => {
        if (!this.seats.every((seat) => seat.isQuiet)) return false
        for (const seat of this.seats) await settleViews(this, seat)
        try {
          await this.recount()
          return true
        } catch (error) {
          if (!(error instanceof LawBroken)) throw error
          broken = error
          return false
        }
      })
    } catch (error) {
      throw broken ?? error
    }
  }

  /** What is shown against what the server's database holds now. Throws LawBroken. */
  async recount(): Promise<void> {
    this.server = await readTruth(this.database.db, PEOPLE)
    for (const seat of this.seats) {
      for (const tab of seat.acting)
        for (const key of anyKeysOf(this, seat)) {
          checkDelivery(this, seat, tab, key)
          checkReading(this, seat, tab, key)
        }
      checkReceipts(this, seat)
      checkNothingSending(this, seat)
      checkFollowers(this, seat)
      await checkStored(this, seat)
    }
    checkPromises(this)
    this.look()
  }

  async close(): Promise<void> {
    for (const seat of this.seats)
      for (const tab of seat.acting) {
        await tab.engine.stop()
        tab.kill()
      }
    await this.proxy.close()
    await this.process.kill()
    await this.database.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
