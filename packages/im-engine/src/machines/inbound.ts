// Text frames of the newest socket -> the log, in the order of their arrival.
//
//   push --> decode (in parallel) --> [in order] received --> collected while a submit is in flight --> ONE receive input
//                                 \-> at once: ack, error, heartbeat (their order among messages does not matter)
//                                  presences and calls leave the line in their order, beside the log: they are no facts
//
// Frames of an older socket are dropped wherever they are: the catch-up brings what they held.

import type { LogDoor } from '../log/door.js'
import type { CallNotice } from '../model/call.js'
import { PAGE_SIZE } from '../model/limits.js'
import type { Message, Withdrawal } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import type { Poison } from '../model/state.js'
import type { Received } from '../wire/batch.js'
import type { Inbound } from '../wire/inbound.js'

/** A frame that is no news for the log. */
export type Control = Exclude<Inbound, { readonly type: 'received' }>

/** Somebody came or went. */
export type Presence = Extract<Notice, { readonly type: 'presence' }>

export interface InboundDeps {
  readonly log: LogDoor
  /** The wire's reader; never rejects. */
  readonly decode: (text: string) => Promise<Inbound>
  readonly onControl: (control: Control, generation: number) => void
  readonly onPresence: (presence: Presence, generation: number) => void
  readonly onCall: (call: CallNotice) => void
}

interface Frame {
  readonly generation: number
  /** Set when decoded; nothing for controls. */
  news: Received | 'none' | undefined
}

export class InboundQueue {
  private readonly queue: Frame[] = []
  private decoding: Promise<void> = Promise.resolve()
  private decodingCount = 0
  private isSubmitting = false
  private generation = 0
  private isStopped = false

  constructor(private readonly deps: InboundDeps) {}

  push(text: string, generation: number): void {
    if (this.isStopped || generation < this.generation) return
    this.generation = generation
    const frame: Frame = { generation, news: undefined }
    this.queue.push(frame)
    this.decodingCount++
    const decoded = this.decode(frame, text)
    this.decoding = Promise.all([this.decoding, decoded]).then(() => {})
  }

  /** Resolves when all that was pushed so far is decoded. */
  whenDecoded(): Promise<void> {
    return this.decoding
  }

  get isQuiet(): boolean {
    return this.decodingCount === 0 && this.queue.length === 0 && !this.isSubmitting
  }

  stop(): void {
    this.isStopped = true
    this.queue.length = 0
  }

  private async decode(frame: Frame, text: string): Promise<void> {
    const inbound = await this.deps.decode(text)
    this.decodingCount--
    frame.news = inbound.type === 'received' ? inbound : 'none'
    if (this.isStopped) return
    if (inbound.type !== 'received' && frame.generation === this.generation)
      this.deps.onControl(inbound, frame.generation)
    void this.flush()
  }

  /** Submits what is ready, again and again, until the first frame in line is still being decoded. */
  private async flush(): Promise<void> {
    if (this.isSubmitting) return
    this.isSubmitting = true
    for (let batch = this.takeReady(); batch !== undefined; batch = this.takeReady())
      await this.deps.log.submit({ type: 'receive', source: 'live', ...batch })
    this.isSubmitting = false
  }

  /** The ready frames at the head of the line as one; undefined when they hold nothing for the log. */
  private takeReady(): Received | undefined {
    const messages: Message[] = []
    const withdrawals: Withdrawal[] = []
    const notices: Notice[] = []
    const poison: Poison[] = []
    for (let frame = this.queue[0]; frame?.news !== undefined; frame = this.queue[0]) {
      if (messages.length >= PAGE_SIZE) break
      this.queue.shift()
      if (frame.news === 'none' || frame.generation !== this.generation) continue
      messages.push(...frame.news.messages)
      withdrawals.push(...frame.news.withdrawals)
      poison.push(...frame.news.poison)
      for (const notice of frame.news.notices) {
        if (notice.type === 'presence') this.deps.onPresence(notice, frame.generation)
        else if (notice.type === 'call') this.deps.onCall(notice.call)
        else notices.push(notice)
      }
    }
    const size = messages.length + withdrawals.length + notices.length + poison.length
    return size === 0 ? undefined : { messages, withdrawals, notices, poison }
  }
}
