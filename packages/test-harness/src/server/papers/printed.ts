import { createHash } from 'node:crypto'
import type { PaperInput } from '@sarika/portal-web/contract/paper'
import type { Clock } from '../clock'
import { PRINTED_BYTES, PRINTED_MS } from '../limits'

interface Printed {
  readonly pdf: Buffer
  readonly at: number
}

/** What was printed lately, in memory: the same sheet is not printed again. The oldest goes first, and none stays longer than PRINTED_MS. */
export class PrintedSheets {
  readonly #sheets = new Map<string, Printed>()
  #bytes = 0

  constructor(readonly clock: Clock) {}

  /** Of one owner, and of everything that the sheet shows. */
  static keyOf(accountId: string, { content, template, language, photo }: PaperInput): string {
    const all = JSON.stringify([accountId, content, template, language, photo])
    return createHash('sha256').update(all).digest('base64')
  }

  find(key: string): Buffer | undefined {
    this.#forgetOld()
    return this.#sheets.get(key)?.pdf
  }

  keep(key: string, pdf: Buffer): void {
    this.#drop(key)
    this.#sheets.set(key, { pdf, at: this.clock() })
    this.#bytes += pdf.length
    this.#forgetOld()
  }

  #drop(key: string): void {
    this.#bytes -= this.#sheets.get(key)?.pdf.length ?? 0
    this.#sheets.delete(key)
  }

  #forgetOld(): void {
    const now = this.clock()
    for (const [key, { at }] of this.#sheets)
      if (this.#bytes > PRINTED_BYTES || Math.abs(now - at) > PRINTED_MS) this.#drop(key)
  }
}
