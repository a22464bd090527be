// The store that the model server keeps files in: it gives tickets, takes bytes, and answers the same file to the same key.
//
//   an upload   its bytes move in steps, and it may be cut, slow, refused, asked to wait, or stored without an answer
//
// Absent: who sends what (files.ts).

import { setMaxListeners } from 'node:events'
import type { HttpAnswer, Uploader, UploadRequest } from '@sarika/im-engine/testing'
import type { Chance } from './chance'
import type { ModelLogin } from './model-types'
import type { Time } from './time'

/** One tab's way to the store. */
export interface FileLine {
  /** Calls without an answer yet. */
  inFlight: number
  readonly online: { isOnline(): boolean }
  readonly gate: { readonly isGone: boolean; run(what: () => void): void }
  note(what: string): void
}

/** One world in so many has files; those with cards are others. */
const FILES_EVERY = 8

export const hasFiles = (seed: number): boolean => seed % FILES_EVERY === 3

/** What the server has of one file. */
export interface ModelFile {
  readonly url: string
  readonly account: string
  readonly key: string
  readonly name: string
  readonly size: number
}

interface Ticket {
  readonly account: string
  readonly ends: number
}

const json = (body: unknown, status = 200, retryAfterMs = 0): HttpAnswer => ({
  kind: 'answer',
  status,
  body: JSON.stringify(body),
  retryAfterMs,
})

/** Probabilities of one upload, each drawn once a world. */
interface FileFaults {
  /** Cut on the way. */
  readonly cut: number
  /** Stored, and nobody hears the answer. */
  readonly lostAnswer: number
  /** So slow that nothing moves for longer than anybody waits. */
  readonly stalled: number
  readonly refused: number
  /** 507: the server has no room now. */
  readonly full: number
  /** The ticket is over before the bytes are there. */
  readonly late: number
}

const NONE: FileFaults = { cut: 0, lostAnswer: 0, stalled: 0, refused: 0, full: 0, late: 0 }

export class ModelFiles {
  /** In the order in which they were stored. */
  readonly files: ModelFile[] = []
  readonly #tickets = new Map<string, Ticket>()
  readonly #faults: FileFaults

  constructor(
    private readonly time: Time,
    private readonly chance: Chance,
    /** Once the faults have ended nothing goes wrong any more. */
    private readonly isCalm: () => boolean,
    private readonly loginOf: (token: string) => ModelLogin | undefined,
  ) {
    const often = (): number => chance.pick([0, 0, 0.1, 0.4])
    this.#faults = {
      cut: often(),
      lostAnswer: often(),
      stalled: often() / 2,
      refused: often() / 4,
      full: often() / 2,
      late: often() / 2,
    }
  }

  ticket(account: string): { readonly ticket: string; readonly ends: number } {
    const ticket = `ticket ${this.#tickets.size + 1}`
    const ends = this.time.now() + 3_000_000
    this.#tickets.set(ticket, { account, ends })
    return { ticket, ends }
  }

  /** What one tab sends files by. */
  uploader(network: FileLine): Uploader {
    return { upload: (request) => this.#upload(network, request) }
  }

  #upload(network: FileLine, request: UploadRequest): Promise<HttpAnswer> {
    const { time, chance } = this
    const faults = this.isCalm() ? NONE : this.#faults
    const key = request.headers['Idempotency-Key'] ?? ''
    network.inFlight++
    network.note(`uploads ${key}`)
    return new Promise((resolve) => {
      let isOver = false
      const finish = (answer: HttpAnswer): void => {
        if (isOver) return
        isOver = true
        request.signal.removeEventListener('abort', abort)
        network.gate.run(() => {
          network.inFlight--
          network.note(`uploaded ${key} ${answer.kind === 'answer' ? answer.body : answer.kind}`)
          resolve(answer)
        })
      }
      const abort = (): void => finish({ kind: 'network' })
      setMaxListeners(100, request.signal)
      request.signal.addEventListener('abort', abort)
      const pause = chance.pick([1, 20, 400])
      const isStalled = chance.is(faults.stalled)
      const isCut = chance.is(faults.cut)
      const isLost = chance.is(faults.lostAnswer)
      const refusal = this.#refusal(faults)
      const steps = chance.int(1, 4)
      const step = (done: number): void => {
        if (isOver || network.gate.isGone) return
        if (!network.online.isOnline() || (isCut && done > steps / 2)) {
          finish({ kind: 'network' })
          return
        }
        if (isStalled && done > 0) return
        if (done < steps) {
          network.gate.run(() => {
            if (!isOver) request.onSent(Math.floor((request.blob.size * done) / steps))
          })
          time.after(pause, () => step(done + 1))
          return
        }
        const answer = refusal ?? this.#store(request, key)
        if (!isLost) time.after(pause, () => finish(answer))
      }
      step(0)
    })
  }

  #refusal(faults: FileFaults): HttpAnswer | undefined {
    const { chance } = this
    if (chance.is(faults.full)) return json({ code: 507 }, 507, chance.pick([0, 1_000, 5_000]))
    if (chance.is(faults.late)) return json({ code: 'ticket_expired', message: 'over' }, 403)
    if (chance.is(faults.refused))
      return json({ code: chance.pick(['wrong_type', 'over_quota', 'too_large']), message: 'no' }, 400)
    return undefined
  }

  #store({ headers, blob, fileName }: UploadRequest, key: string): HttpAnswer {
    const login = this.loginOf((headers.Authorization ?? '').slice('Bearer '.length))
    if (login === undefined) return json({ code: -401, message: 'who is this' })
    if (login.isRevoked) return json({ code: -403, message: 'revoked' })
    const now = this.time.now()
    if (now >= login.expiresAt) return json({ code: -401, message: 'expired' })
    const { account } = login
    const ticket = this.#tickets.get(headers['X-File-Ticket'] ?? '')
    if (ticket?.account !== account) return json({ code: 'no_ticket', message: 'whose' }, 403)
    if (now >= ticket.ends) return json({ code: 'ticket_expired', message: 'over' }, 403)
    let file = this.files.find((one) => one.account === account && one.key === key)
    if (file === undefined) {
      const url = `/chat/files/${this.files.length + 1}`
      file = { url, account, key, name: fileName, size: blob.size }
      this.files.push(file)
    }
    const { url, name, size } = file
    const data = { url, thumb: '', name, type: 'image/png', size, width: 4, height: 3 }
    return json({ code: 200, data })
  }
}
