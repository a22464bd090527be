import type { Cipher, Clock } from '@sarika/im-engine/testing'
import { browserPorts } from '@sarika/im-engine/testing'
import { ENGINE_VERSION, WIRE_FINGERPRINT } from '@sarika/im-engine/wire'
import { encodeEntry, encodeHeader } from './format'
import { IdMap } from './id-map'
import type { Entry, Happening, Header, Payload, Redaction } from './recording'
import { FORMAT_VERSION } from './recording'
import { parseJson, Redactor } from './redact'
import { openSealed } from './sealed'
import { TextShape } from './text-shape'

export interface RecorderOptions {
  /** `text` by default: no words are kept. */
  readonly redaction?: Redaction
  readonly source?: Header['source']
  /** Where the bytes go, in order; each call is one whole record. Kept in memory for `finish()` without it. */
  readonly sink?: (bytes: Uint8Array) => void
  readonly cipher?: Cipher
  readonly clock?: Clock
}

/** What the wall clock may differ from elapsed time before it counts as moved, ms. */
const DRIFT_MS = 500

/**
 * Keeps what happens to tabs, redacted, in the order in which it happened. Opening and redacting take turns behind the
 * caller: nobody waits for the recorder. Source: S-REC-1.
 */
export class Recorder {
  readonly #cipher: Cipher
  readonly #clock: Clock
  readonly #sink: (bytes: Uint8Array) => void
  readonly #kept: Uint8Array[] = []
  readonly #begin = performance.now()
  readonly #startedAt: number
  readonly #redactor: Redactor
  #movedMs = 0
  #inputs = 0
  #tail: Promise<void> = Promise.resolve()
  #isOver = false

  constructor(options: RecorderOptions = {}) {
    const ports = browserPorts()
    const chance = (): number => ports.random.float()
    this.#cipher = options.cipher ?? ports.cipher
    this.#clock = options.clock ?? ports.clock
    this.#sink = options.sink ?? ((bytes) => this.#kept.push(bytes))
    this.#startedAt = this.#clock.now()
    const redaction = options.redaction ?? 'text'
    this.#redactor = new Redactor(new IdMap(chance()), new TextShape(chance), redaction)
    this.#sink(
      encodeHeader({
        format: FORMAT_VERSION,
        engine: ENGINE_VERSION,
        wire: WIRE_FINGERPRINT,
        redaction,
        source: options.source ?? 'page',
        startedAt: this.#startedAt,
      }),
    )
  }

  /** Frames and answers that came: while it stays the same, nothing new is on its way into an engine. */
  get inputs(): number {
    return this.#inputs
  }

  /** A frame or an answer, on its way into an engine. */
  noteInput(tab: string, make: () => Promise<Happening>): void {
    this.#inputs++
    this.note(tab, make)
  }

  /** One happening of a tab, made when its turn comes; what happens after the end is not in the recording. */
  note(tab: string, make: (redactor: Redactor) => Happening | Promise<Happening>): void {
    if (this.#isOver) return
    const elapsed = Math.round(performance.now() - this.#begin)
    const movedMs = Math.round(this.#clock.now() - this.#startedAt - elapsed)
    const byMs = movedMs - this.#movedMs
    if (Math.abs(byMs) > DRIFT_MS) {
      this.#movedMs = movedMs
      this.#write({ type: 'clock', byMs, at: elapsed, tab: '' })
    }
    this.#tail = this.#tail.then(async () => {
      const happening = await make(this.#redactor)
      this.#sink(encodeEntry({ ...happening, at: elapsed, tab } as Entry))
    })
  }

  /** A frame or body as it may be kept; `me` says whose keys open it. */
  async payload(text: string, me: string): Promise<Payload> {
    const json = parseJson(text)
    const opened = json === undefined ? undefined : await openSealed(json, me, this.#cipher)
    return this.#redactor.payload(opened, text)
  }

  /** Everything noted is at the sink. */
  settled(): Promise<void> {
    return this.#tail
  }

  /** Ends the recording; its bytes where there was no sink. */
  async finish(): Promise<Uint8Array> {
    this.note('', () => ({ type: 'end' }))
    this.#isOver = true
    await this.#tail
    return joined(this.#kept)
  }

  #write(entry: Entry): void {
    this.#tail = this.#tail.then(() => this.#sink(encodeEntry(entry)))
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
