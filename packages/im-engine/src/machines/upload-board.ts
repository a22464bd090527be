import type { LogDoor } from '../log/door.js'
import type { ClientId } from '../model/ids.js'
import { fileIn } from '../model/outbox.js'
import { NO_UPLOADS, type Upload, type Uploads } from '../model/upload.js'
import type { Clock } from '../ports/clock.js'
import { TIMING } from './timing.js'
import { type Context, uploadingRows } from './uploads.machine.js'

/** Tells how far uploads got, four times a second at most, and the last word always. Source: S-UPLOAD-10. */
export class UploadBoard {
  readonly #sent = new Map<ClientId, number>()
  #told: Uploads = NO_UPLOADS
  #timer: unknown
  #isStopped = false

  constructor(
    private readonly clock: Clock,
    private readonly log: Pick<LogDoor, 'state'>,
    private readonly context: () => Pick<Context, 'jobs' | 'isConnected'>,
    private readonly tell: (uploads: Uploads) => void,
  ) {}

  sent(clientId: ClientId, bytes: number): void {
    this.#sent.set(clientId, bytes)
    // The machine tells by itself that a try begins.
    if (bytes > 0) this.note()
  }

  /** Something may have changed. */
  note(): void {
    if (this.#isStopped || this.#timer !== undefined) return
    this.#publish()
  }

  stop(): void {
    this.#isStopped = true
    this.clock.clearTimeout(this.#timer)
  }

  #publish(): void {
    const uploads = this.#now()
    if (isSame(uploads, this.#told)) return
    this.#told = uploads
    this.tell(uploads)
    this.#timer = this.clock.setTimeout(() => {
      this.#timer = undefined
      this.note()
    }, TIMING.UPLOAD_TELL_MS)
  }

  #now(): Uploads {
    const { jobs, isConnected } = this.context()
    const rows = uploadingRows(this.log)
    for (const clientId of this.#sent.keys())
      if (this.log.state().outbox.get(clientId)?.state !== 'uploading') this.#sent.delete(clientId)
    return new Map(
      rows.map(({ clientId, content }): readonly [string, Upload] => {
        const { size = 0, posterSize = 0 } = fileIn(content) ?? {}
        const job = jobs.get(clientId)
        const total = size + posterSize
        const isSending = job?.phase === 'sending'
        const state = isSending ? 'sending' : isConnected || job?.phase === 'stored' ? 'waiting' : 'paused'
        const sent = job?.phase === 'stored' ? total : isSending ? (this.#sent.get(clientId) ?? 0) : 0
        return [
          clientId,
          { sent, total, state, ...(job?.failure === undefined ? {} : { failure: job.failure }) },
        ]
      }),
    )
  }
}

const isSame = (a: Uploads, b: Uploads): boolean =>
  a.size === b.size &&
  [...a].every(([clientId, one]) => {
    const other = b.get(clientId)
    return (
      one.sent === other?.sent &&
      one.total === other.total &&
      one.state === other.state &&
      one.failure === other.failure
    )
  })
