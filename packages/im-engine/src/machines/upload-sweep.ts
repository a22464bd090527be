import type { LogDoor } from '../log/door.js'
import type { ClientId } from '../model/ids.js'
import { fileIn } from '../model/outbox.js'
import type { Clock } from '../ports/clock.js'
import type { FileStore } from '../ports/disk.js'
import { TIMING } from './timing.js'

interface Kept {
  /** Local time when the bytes were put there. */
  readonly at: number
  /** Some message has wanted them: once it does no more, they go. */
  readonly isWanted: boolean
}

/**
 * Deletes the bytes of files as soon as no row of the outbox has their id: the message is confirmed, discarded or gone. Bytes
 * that never had a row are those of a command that is on its way, or never comes: they go when they are an hour old.
 * Source: S-UPLOAD-8.
 */
export class UploadSweep {
  readonly #kept = new Map<ClientId, Kept>()
  readonly #stopHearing: () => void
  #timer: unknown
  #isStopped = false

  constructor(
    private readonly clock: Clock,
    private readonly log: LogDoor,
    private readonly files: () => FileStore,
  ) {
    this.#stopHearing = log.onCommit((changes) => {
      if (changes.outbox || changes.reset) this.#look()
    })
    void this.list()
  }

  /** Reads what the disk has: at a takeover, and when the disk is another one. */
  async list(): Promise<void> {
    const listed = await this.files().listFiles()
    if (!listed.ok || this.#isStopped) return
    for (const { clientId, at } of listed.value)
      if (!this.#kept.has(clientId)) this.#kept.set(clientId, { at, isWanted: false })
    this.#look()
  }

  stop(): void {
    this.#isStopped = true
    this.#stopHearing()
    this.clock.clearTimeout(this.#timer)
  }

  #look(): void {
    if (this.#isStopped) return
    const { outbox } = this.log.state()
    const now = this.clock.now()
    for (const { clientId, content } of outbox.values())
      if (fileIn(content) !== undefined && !this.#kept.has(clientId))
        this.#kept.set(clientId, { at: now, isWanted: true })
    let next = Number.POSITIVE_INFINITY
    for (const [clientId, { at, isWanted }] of this.#kept) {
      const left = at + TIMING.UPLOAD_ORPHAN_MS - now
      if (outbox.has(clientId)) this.#kept.set(clientId, { at, isWanted: true })
      else if (isWanted || left <= 0) void this.#remove(clientId)
      else next = Math.min(next, left)
    }
    this.clock.clearTimeout(this.#timer)
    this.#timer = undefined
    if (next !== Number.POSITIVE_INFINITY) this.#timer = this.clock.setTimeout(() => this.#look(), next)
  }

  /** What the disk does not do now is done at the next takeover. */
  async #remove(clientId: ClientId): Promise<void> {
    this.#kept.delete(clientId)
    await this.files().removeFile(clientId)
  }
}
