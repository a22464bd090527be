/** Ends what nobody else ends: calls that nobody answers, and those whose devices are gone. */
import type { AddressedNotice } from '../chat/notices'
import type { Clock } from '../clock'
import type { Db, Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { CALL_GONE_MS, CALL_RINGS_MS } from '../limits'
import type { Hub } from '../socket/hub'
import type { Timers } from '../socket/presence'
import { callsOf, findCall } from './call'
import { expire, leaveAsGone } from './over'

interface Deps {
  db: Db
  writes: Writes
  hub: Hub
  clock: Clock
  timers: Timers
}

interface Device {
  imId: string
  device: string
}

export class CallWatch {
  readonly #deps: Deps
  /** By channel, or by person and device. */
  readonly #waiting = new Map<string, unknown>()
  #isStopped = false
  whenTrouble: (error: unknown) => void = () => {}

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** After a start: what rang goes on for the rest of its minute, and whoever was in a call has time to come back. */
  async start(): Promise<void> {
    const { db } = this.#deps
    const open = await db.selectFrom('calls').selectAll().where('ended_at', 'is', null).execute()
    for (const { channel, created_at, answered_at } of open)
      if (answered_at === null) this.rings(channel, created_at)
    const inside = await db
      .selectFrom('call_members')
      .select(['im_id', 'device'])
      .where('left_at', 'is', null)
      .execute()
    for (const { im_id, device } of inside) this.#await({ imId: im_id, device })
  }

  /** A call rings since `at`. */
  rings(channel: string, at: number): void {
    const left = Math.max(0, CALL_RINGS_MS - (this.#deps.clock() - at))
    this.#after(channel, left, async () => {
      await this.#write((trx, now) => expire(trx, channel, now))
      const call = await findCall(this.#deps.db, channel)
      // A timer may be early.
      if (call?.ended_at === null && call.answered_at === null) this.rings(channel, call.created_at)
    })
  }

  /** A socket is over; whoever is in a call has time to come back. */
  gone({ imId, device }: Device): void {
    if (this.#isStopped) return
    callsOf(this.#deps.db, imId, device)
      .then((calls) => {
        if (calls.length > 0) this.#await({ imId, device })
      })
      .catch((error: unknown) => this.#isStopped || this.whenTrouble(error))
  }

  /** Leaves no timer, and begins none any more. */
  stop(): void {
    this.#isStopped = true
    for (const timer of this.#waiting.values()) this.#deps.timers.clearTimeout(timer)
    this.#waiting.clear()
  }

  #await({ imId, device }: Device): void {
    this.#after(`${imId} ${device}`, CALL_GONE_MS, async () => {
      const isBack = this.#deps.hub.of(imId).some(({ who }) => who.device === device)
      if (!isBack) await this.#write((trx, now) => leaveAsGone(trx, imId, device, now))
    })
  }

  async #write(work: (trx: Trx, now: number) => Promise<AddressedNotice[]>): Promise<void> {
    const { writes, clock, hub } = this.#deps
    hub.notify(await writes.run((trx) => work(trx, clock())))
  }

  #after(key: string, ms: number, work: () => Promise<void>): void {
    if (this.#isStopped) return
    const { timers } = this.#deps
    timers.clearTimeout(this.#waiting.get(key))
    const run = () => {
      this.#waiting.delete(key)
      work().catch((error: unknown) => this.#isStopped || this.whenTrouble(error))
    }
    this.#waiting.set(key, timers.setTimeout(run, ms))
  }
}
