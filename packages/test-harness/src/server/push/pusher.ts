// push/ reaches people whose pages are closed, where whoever runs the server has named keys for it.
//
//   a browser asks   > routes-bell.ts > devices.ts   one a login, five an account
//   a message stored > pusher.ts (this file) > whom.ts > seal.ts > post.ts > a push service > sw.js of the portal
//   the service says 404 or 410, a login ends, another device kicks it out > forgotten
//
// Absent: a second try. The message stands unread whatever becomes of its push, and the next one comes by itself.

import type { Clock } from '../clock'
import type { Db, MessageRow } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { MAX_PUSHES_AT_ONCE, MAX_PUSHES_WAITING } from '../limits'
import { forgetDevices, forgetEndpoint } from './devices'
import { postPush } from './post'
import { seal } from './seal'
import type { PushSettings } from './settings'
import { type Push, pushesOf, pushesOfRequest } from './whom'

interface Parts {
  readonly db: Db
  readonly writes: Writes
  readonly clock: Clock
}

/** Sends pushes beside what the server does; nobody waits for one. */
export class Pusher {
  /** Told what could not be sent: by the host, never by the address, which is a secret. */
  whenTrouble: (line: string) => void = () => {}
  readonly #parts: Parts
  readonly #closing = new AbortController()
  readonly #waiting: Push[] = []
  readonly #under = new Set<Promise<void>>()
  #posting = 0

  /** `settings` null: this server sends none. */
  constructor(
    parts: Parts,
    readonly settings: PushSettings | null,
  ) {
    this.#parts = parts
  }

  /** A message that is stored, for those of its audience who are away. */
  announce(row: MessageRow, audience: readonly string[]): void {
    this.#begin(() => pushesOf(this.#parts.db, row, audience))
  }

  /** Somebody was asked to become a contact. */
  announceRequest(imId: string): void {
    this.#begin(() => pushesOfRequest(this.#parts.db, imId))
  }

  /** A login whose socket another device ended. */
  forget(loginId: string): void {
    if (this.settings !== null) this.#track(this.#parts.writes.run((trx) => forgetDevices(trx, [loginId])))
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under)
  }

  /** Gives up what is on its way, and takes no more. */
  async close(): Promise<void> {
    this.#closing.abort()
    this.#waiting.length = 0
    await this.idle()
  }

  #begin(find: () => Promise<readonly Push[]>): void {
    if (this.settings === null || this.#closing.signal.aborted) return
    this.#track(
      find().then((pushes) => {
        this.#waiting.push(...pushes)
        const tooMany = this.#waiting.length - MAX_PUSHES_WAITING
        if (tooMany > 0) {
          this.#waiting.splice(0, tooMany)
          this.whenTrouble(`${tooMany} pushes were left out: too many wait`)
        }
        this.#post()
      }),
    )
  }

  #post(): void {
    while (this.#posting < MAX_PUSHES_AT_ONCE) {
      const push = this.#waiting.shift()
      if (push === undefined) return
      this.#posting++
      this.#track(
        this.#send(push).finally(() => {
          this.#posting--
          this.#post()
        }),
      )
    }
  }

  async #send({ device, said }: Push): Promise<void> {
    const { settings } = this
    if (settings === null || this.#closing.signal.aborted) return
    const { endpoint, p256dh, auth } = device
    const body = seal(Buffer.from(JSON.stringify(said)), { p256dh, auth })
    const now = this.#parts.clock()
    const done = await postPush(endpoint, body, said.tag, settings, now, this.#closing.signal)
    if (done.kind === 'gone') await this.#parts.writes.run((trx) => forgetEndpoint(trx, endpoint))
    if (done.kind === 'failed') this.whenTrouble(`${new URL(endpoint).host}: ${done.problem}`)
  }

  #track(work: Promise<unknown>): void {
    const one = work
      .then(() => {})
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.whenTrouble(String(error))
      })
      .finally(() => this.#under.delete(one))
    this.#under.add(one)
  }
}
