import type { Parsed, ParseFault } from '@sarika/portal-web/contract/parsed'
import { readAttached } from './attached'
import { isSoup } from './damage'
import type { ReadPdf } from './page'
import { readByPdfjs } from './pdfjs'
import { findPrograms, readByProgram } from './pdftotext'
import { readResume } from './read-resume'

/** What comes of a PDF. */
export type ParsedPdf =
  | { readonly kind: 'parsed'; readonly parsed: Parsed }
  | { readonly kind: 'failed'; readonly fault: ParseFault }
  /** Its reader was ended: it took too much time or memory. */
  | { readonly kind: 'ended' }

/** What comes of a PDF; not read: as many as may wait are waiting, or whoever asked is gone. */
export type ParseResult = ParsedPdf | { readonly kind: 'busy' | 'left' }

/** Letters of a paper; with fewer there is no text in it. */
const LEAST_LETTERS = 20

const failed = (fault: ParseFault): ParsedPdf => ({ kind: 'failed', fault })

function toParsed(read: ReadPdf): ParsedPdf {
  if (read.kind === 'ended') return { kind: 'ended' }
  if (read.kind !== 'read') return failed(read.kind)
  const text = read.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS || isSoup(text)) return failed('no_text')
  return { kind: 'parsed', parsed: readResume(read.pages, read.isKhmerKept) }
}

/** Reads a PDF: the resume that is attached to it as data, else its text. */
export async function parsePdf(pdf: Uint8Array, isProgramUsed: boolean): Promise<ParsedPdf> {
  const programs = isProgramUsed ? await findPrograms() : null
  const seen = await readByPdfjs(pdf, programs === null)
  if (seen.kind === 'encrypted') return failed('encrypted')
  const fields = seen.kind === 'read' && seen.attached !== null ? readAttached(seen.attached) : null
  if (seen.kind === 'read' && fields !== null)
    return { kind: 'parsed', parsed: { fields, text: readResume(seen.pages, false).text } }
  if (programs !== null) return toParsed(await readByProgram(programs, pdf))
  return toParsed(seen.kind === 'read' ? { ...seen, isKhmerKept: false } : seen)
}
