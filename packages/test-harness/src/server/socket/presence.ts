/**
 * Who is online, told to their contacts and to nobody else:
 *
 *   the first online ping of a socket --> its own presence, then each contact who is online
 *          \--of an account that was away--> "online", to its contacts
 *   the last socket of an account ends --> PRESENCE_GRACE_MS --it did not come back--> "gone", to its contacts
 *
 *   a contact that begins, ends, is blocked or no more --> each is told anew of the other, online or gone
 *
 * When somebody was there last is told beside it (last-seen.ts).
 *
 * Contacts are read when somebody comes and when somebody is gone, never for a message. Absent: who is online, in the database. After
 * a restart everybody comes again.
 */
import { listOpenContacts } from '../chat/contacts'
import type { Clock } from '../clock'
import type { Db } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { PRESENCE_GRACE_MS } from '../limits'
import type { Hub } from './hub'
import { LastSeen } from './last-seen'
import { ownPresenceFrame, presenceFrame } from './outbound'
import type { Session } from './session'

/** What everybody's client says that it is. */
const BROWSER = 3

/** What lets the grace pass; tests do it by hand. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export const realTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

export class Presence {
  /** Platforms of those who are online, or may still be, by account. */
  readonly #online = new Map<string, number>()
  readonly #leaving = new Map<string, unknown>()
  readonly #answered = new WeakSet<Session>()
  #isStopped = false
  readonly #lastSeen: LastSeen

  constructor(
    private readonly db: Db,
    writes: Writes,
    private readonly hub: Hub,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {
    this.#lastSeen = new LastSeen(db, writes, hub, clock)
  }

  /** A socket says that its client is online. Its contacts are read once a socket, however often it says so. */
  async greet(session: Session): Promise<void> {
    const { imId, platform } = session.who
    session.send(ownPresenceFrame(imId, platform, this.clock()))
    if (this.#answered.has(session)) return
    this.#answered.add(session)
    const wasAway = !this.#online.has(imId)
    this.#online.set(imId, platform)
    const contacts = await listOpenContacts(this.db, imId)
    for (const contact of contacts) {
      const theirs = this.#online.get(contact)
      if (theirs !== undefined) session.send(this.#frame(contact, theirs, true))
    }
    if (wasAway && this.#online.has(imId)) this.#tell(contacts, imId, platform, true)
    await this.#lastSeen.tellAway(imId, this.#away(contacts))
  }

  /** An account hides or shows when it was there last. */
  seenChanged(imId: string): Promise<void> {
    return this.#lastSeen.changed(imId, (contacts) => this.#away(contacts))
  }

  #away(contacts: readonly string[]): string[] {
    return contacts.filter((contact) => !this.#online.has(contact))
  }

  /** The last socket of an account is over. */
  leave(imId: string, onError: (error: unknown) => void): void {
    if (this.#isStopped || !this.#online.has(imId)) return
    this.timers.clearTimeout(this.#leaving.get(imId))
    const end = () => {
      this.#leaving.delete(imId)
      this.#end(imId).catch((error: unknown) => this.#isStopped || onError(error))
    }
    this.#leaving.set(imId, this.timers.setTimeout(end, PRESENCE_GRACE_MS))
  }

  /** Of these those who are online, as far as an account is told: its open contacts. */
  async seenBy(imId: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const online = others.filter((other) => this.#online.has(other))
    if (online.length === 0) return new Set()
    const contacts = new Set(await listOpenContacts(this.db, imId))
    return new Set(online.filter((other) => contacts.has(other)))
  }

  /** What an account and others are to each other has changed: each is told anew whether the other is online. */
  async meet(imId: string, others: readonly string[]): Promise<void> {
    const contacts = new Set(await listOpenContacts(this.db, imId))
    for (const other of others) {
      const areContacts = contacts.has(other)
      this.#meetOne(other, imId, areContacts)
      this.#meetOne(imId, other, areContacts)
      await this.#lastSeen.meet(imId, other, areContacts)
    }
  }

  /** Who is no contact is gone, there or not: that a frame comes must not say that they were there. */
  #meetOne(hearer: string, imId: string, areContacts: boolean): void {
    const platform = this.#online.get(imId)
    if (platform !== undefined || !areContacts) this.#tell([hearer], imId, platform ?? BROWSER, areContacts)
  }

  /** Leaves no timer, and begins none any more. */
  stop(): void {
    this.#isStopped = true
    for (const timer of this.#leaving.values()) this.timers.clearTimeout(timer)
    this.#leaving.clear()
  }

  /** Keeps that everybody who is online was there until now; after `stop`. */
  keep(): Promise<void> {
    return this.#lastSeen.keep([...this.#online.keys()])
  }

  async #end(imId: string): Promise<void> {
    const platform = this.#online.get(imId)
    if (platform === undefined || this.hub.of(imId).length > 0) return
    this.#online.delete(imId)
    const contacts = await listOpenContacts(this.db, imId)
    // Who came back meanwhile has told so.
    if (this.#online.has(imId)) return
    this.#tell(contacts, imId, platform, false)
    await this.#lastSeen.gone(imId, contacts)
  }

  #tell(contacts: readonly string[], imId: string, platform: number, isOnline: boolean): void {
    const text = JSON.stringify(this.#frame(imId, platform, isOnline))
    for (const contact of contacts) for (const session of this.hub.of(contact)) session.sendText(text)
  }

  #frame(imId: string, platform: number, isOnline: boolean) {
    return presenceFrame(imId, platform, isOnline, this.clock())
  }
}
