// parse/ reads a PDF into a proposal for a resume. Nothing of it is kept.
//
//   parser (one at a time) > in-thread (pdfjs: what is attached) > attached: a resume as data, read as it stands
//                          > pdftotext, else in-thread: words  > read-resume: columns, lines, sections, parts/*
//
// What a PDF does to its reader ends there: a process or a thread with little time and memory.

import type { Parsed, ParseFault } from '@sarika/portal-web/contract/parsed'
import { inTurn } from '../files/in-turn'
import { MAX_WAITING_PARSES } from '../limits'
import { readAttached } from './attached'
import { isSoup } from './damage'
import { readInThread } from './in-thread'
import type { ReadPdf } from './page'
import { findProgram, type Programs, readByProgram } from './pdftotext'
import { readResume } from './read-resume'

/** What comes of a PDF. */
export type ParseResult =
  | { readonly kind: 'parsed'; readonly parsed: Parsed }
  | { readonly kind: 'failed'; readonly fault: ParseFault }
  /** as many as may wait are waiting, or whoever asked is gone */
  | { readonly kind: 'busy' | 'left' }

/** Letters of a paper; with fewer there is no text in it. */
const LEAST_LETTERS = 20

const failed = (fault: ParseFault): ParseResult => ({ kind: 'failed', fault })

/** `pdftotext` of this machine with what bounds its memory; null: there is none. */
async function findPrograms(): Promise<Programs | null> {
  const [pdftotext, prlimit] = await Promise.all(['pdftotext', 'prlimit'].map(findProgram))
  return pdftotext ? { pdftotext, prlimit: prlimit ?? null } : null
}

function toResult(read: ReadPdf): ParseResult {
  if (read.kind !== 'read') return failed(read.kind)
  const text = read.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS || isSoup(text)) return failed('no_text')
  return { kind: 'parsed', parsed: readResume(read.pages, read.isKhmerKept) }
}

async function parse(programs: Programs | null, pdf: Buffer, signal: AbortSignal): Promise<ParseResult> {
  const seen = await readInThread(pdf, programs === null, signal)
  if (seen.kind === 'encrypted') return failed('encrypted')
  const fields = seen.kind === 'read' && seen.attached !== null ? readAttached(seen.attached) : null
  if (seen.kind === 'read' && fields !== null)
    return { kind: 'parsed', parsed: { fields, text: readResume(seen.pages, false).text } }
  if (programs !== null) return toResult(await readByProgram(programs, pdf, signal))
  return toResult(seen.kind === 'read' ? { ...seen, isKhmerKept: false } : seen)
}

/** Reads one PDF at a time, in the order of their coming. */
export class Parser {
  readonly #inTurn = inTurn()
  readonly #programs: () => Promise<Programs | null>
  #waiting = 0

  /** `isProgramUsed` false: by pdfjs alone, as on a machine without pdftotext. */
  constructor(isProgramUsed: boolean) {
    let programs: Promise<Programs | null> | undefined
    this.#programs = () => {
      programs ??= isProgramUsed ? findPrograms() : Promise.resolve(null)
      return programs
    }
  }

  /** `signal`: whoever asked goes away. */
  async parse(pdf: Buffer, signal: AbortSignal): Promise<ParseResult> {
    if (this.#waiting > MAX_WAITING_PARSES) return { kind: 'busy' }
    this.#waiting++
    try {
      return await this.#inTurn(async () => {
        if (signal.aborted) return { kind: 'left' }
        return parse(await this.#programs(), pdf, signal)
      })
    } finally {
      this.#waiting--
    }
  }
}
