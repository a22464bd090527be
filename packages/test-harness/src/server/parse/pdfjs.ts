// What pdfjs reads of a PDF: what is attached, and the text where the machine has no pdftotext. It passes over the text that a PDF
// says it draws (ActualText), so Khmer comes out as it is drawn.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { MAX_PARSED_PAGES } from '../limits'
import { ATTACHED_NAME, MAX_ATTACHED_BYTES } from './attached'
import { UNKNOWN_LETTER } from './damage'
import { orderKhmer } from './khmer-order'
import type { Page, Word } from './page'

/** Letters reach so far over and under their line, in heights of a line. */
const OVER = 0.8

/** Letters that the PDF does not name come as controls: nobody can read, keep or send one. */
const UNNAMED = /(?!\s)\p{Cc}/gu

const isText = (item: object): item is TextItem => 'str' in item

/** The words of a run, each with its share of the width. */
function wordsIn({ str, transform, width, height }: TextItem, pageHeight: number): readonly Word[] {
  const [x, y] = [Number(transform[4]), pageHeight - Number(transform[5])]
  const perSign = width / Math.max(str.length, 1)
  const text = orderKhmer(str).replace(UNNAMED, UNKNOWN_LETTER)
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    left: x + index * perSign,
    right: x + (index + word.length) * perSign,
    top: y - height * OVER,
    bottom: y + height * (1 - OVER),
  }))
}

async function readPages(document: PDFDocumentProxy): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (let number = 1; number <= Math.min(document.numPages, MAX_PARSED_PAGES); number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const words = items.filter(isText).flatMap((item) => wordsIn(item, height))
    pages.push({ width, words })
    page.cleanup()
  }
  return pages
}

/** The text of the file of our name; null: there is none, or it is too large. */
async function readAttached(document: PDFDocumentProxy): Promise<string | null> {
  const all = (await document.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null
  const found = Object.values(all ?? {}).find(({ filename }) => filename === ATTACHED_NAME)
  if (found === undefined || found.content.length > MAX_ATTACHED_BYTES) return null
  return new TextDecoder().decode(found.content)
}

export type ReadByPdfjs =
  | { readonly kind: 'read'; readonly attached: string | null; readonly pages: readonly Page[] }
  | { readonly kind: 'encrypted' | 'unreadable' }

/** `isTextWanted` false: another program reads it, and it is read here only beside what is attached. */
export async function readByPdfjs(pdf: Uint8Array, isTextWanted: boolean): Promise<ReadByPdfjs> {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: pdf.slice(),
    // For the Chinese and Korean of old makers; nothing is fetched from elsewhere.
    cMapUrl: join(root, 'cmaps/'),
    cMapPacked: true,
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const attached = await readAttached(document)
    const pages = attached === null && !isTextWanted ? [] : await readPages(document)
    return { kind: 'read', attached, pages }
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unreadable' }
  }
}
