/**
 * Tells contacts when somebody was there last. Ours, beside the presence, and optional for a client:
 *
 *   a socket says that it is online --> what it may know of its contacts who are away, in one frame
 *   somebody is gone --> kept, and told to those contacts who show theirs
 *   two become contacts, or are none any more --> told, or taken back
 *   somebody hides or shows theirs --> taken back or told, on both sides
 *
 * Who hides theirs hears of nobody. Absent: who is online, which presence.ts tells.
 */
import { listOpenContacts } from '../chat/contacts'
import { forgetSeen, keepSeen, type Seen, seenAmong, showersAmong } from '../chat/last-seen'
import type { Clock } from '../clock'
import type { Db } from '../db/tables'
import type { Writes } from '../db/write-queue'
import type { Hub } from './hub'
import { lastSeenFrame } from './outbound'

export class LastSeen {
  constructor(
    private readonly db: Db,
    private readonly writes: Writes,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  /** What an account may know of those of its contacts who are away. */
  async tellAway(imId: string, away: readonly string[]): Promise<void> {
    this.#tell([imId], await seenAmong(this.db, imId, away, this.clock()))
  }

  /** Somebody is gone. */
  async gone(imId: string, contacts: readonly string[]): Promise<void> {
    const now = this.clock()
    await this.writes.run((trx) => keepSeen(trx, [imId], now))
    await this.#tellOf(imId, contacts)
  }

  /** The server ends: everybody who is there was there until now. */
  async keep(online: readonly string[]): Promise<void> {
    const now = this.clock()
    await this.writes.run((trx) => keepSeen(trx, online, now))
  }

  /** What two are to each other has changed. */
  async meet(imId: string, other: string, areContacts: boolean): Promise<void> {
    if (areContacts) {
      await this.tellAway(imId, [other])
      await this.tellAway(other, [imId])
      return
    }
    this.#takeBack([imId], [other])
    this.#takeBack([other], [imId])
  }

  /** An account hides or shows when it was there last; `away`: which of these are away. */
  async changed(imId: string, awayOf: (contacts: readonly string[]) => readonly string[]): Promise<void> {
    const contacts = await listOpenContacts(this.db, imId)
    const isShown = (await showersAmong(this.db, [imId])).length > 0
    if (isShown) {
      // Who shows it is there now.
      const now = this.clock()
      await this.writes.run((trx) => keepSeen(trx, [imId], now))
      await this.tellAway(imId, awayOf(contacts))
      await this.#tellOf(imId, contacts)
      return
    }
    await this.writes.run((trx) => forgetSeen(trx, imId))
    this.#takeBack([imId], contacts)
    this.#takeBack(contacts, [imId])
  }

  /** To those who are there and show theirs. */
  async #tellOf(imId: string, contacts: readonly string[]): Promise<void> {
    const here = contacts.filter((one) => this.hub.of(one).length > 0)
    const hearers = await showersAmong(this.db, here)
    if (hearers.length === 0) return
    // Any of them may know it: the first stands for all.
    this.#tell(hearers, await seenAmong(this.db, hearers[0] ?? '', [imId], this.clock()))
  }

  #takeBack(hearers: readonly string[], imIds: readonly string[]): void {
    this.#tell(
      hearers,
      imIds.map((im_id) => ({ im_id, at: 0 })),
    )
  }

  #tell(hearers: readonly string[], seen: readonly Seen[]): void {
    if (seen.length === 0) return
    const text = JSON.stringify(lastSeenFrame(seen))
    for (const hearer of hearers) for (const session of this.hub.of(hearer)) session.sendText(text)
  }
}
