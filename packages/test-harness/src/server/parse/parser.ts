// parse/ reads a PDF into a proposal for a resume. Nothing of it is kept.
//
//   parser (one at a time) > in-thread > worker > parse-pdf
//     pdfjs: what is attached            > attached: a resume as data, read as it stands
//     pdftotext, else pdfjs: its words   > read-resume: columns, rows, lines, sections, profile and parts/*
//
// What a PDF does to its reader ends in the thread, which has little time and memory.

import { inTurn } from '../files/in-turn'
import { MAX_WAITING_PARSES } from '../limits'
import { parseInThread } from './in-thread'
import type { ParseResult } from './parse-pdf'

/** Reads one PDF at a time, in the order of their coming. */
export class Parser {
  readonly #inTurn = inTurn()
  readonly #isProgramUsed: boolean
  #waiting = 0

  /** `isProgramUsed` false: by pdfjs alone, as on a machine without pdftotext. */
  constructor(isProgramUsed: boolean) {
    this.#isProgramUsed = isProgramUsed
  }

  /** `signal`: whoever asked goes away. */
  async parse(pdf: Buffer, signal: AbortSignal): Promise<ParseResult> {
    if (this.#waiting > MAX_WAITING_PARSES) return { kind: 'busy' }
    this.#waiting++
    try {
      return await this.#inTurn<ParseResult>(async () =>
        signal.aborted ? { kind: 'left' } : parseInThread(pdf, this.#isProgramUsed, signal),
      )
    } finally {
      this.#waiting--
    }
  }
}
