// Text by poppler's pdftotext, where the machine has it: a process of its own, called without a shell, that gets the file by its
// input. Poppler reads the text that a PDF says it draws (ActualText), so Khmer keeps its order. It is under the GPL: called, never shipped.

import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { decodeXML } from 'entities'
import { MAX_PARSED_PAGES, MAX_PARSED_TEXT, PARSE_MEMORY, PARSE_MS } from '../limits'
import type { Page, ReadPdf, Word } from './page'

/** The path of a program of this machine; null: it has none. */
async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter((one) => one !== '')) {
    const path = join(folder, name)
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return null
}

const PAGE =
  /<page width="([\d.]+)"[^>]*>|<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g

/** What `pdftotext -bbox` writes. */
export function readBoxes(xml: string): readonly Page[] {
  const pages: { width: number; words: Word[] }[] = []
  for (const [, width, left, top, right, bottom, text] of xml.matchAll(PAGE))
    if (width !== undefined) pages.push({ width: Number(width), words: [] })
    else
      pages.at(-1)?.words.push({
        text: decodeXML(text ?? ''),
        ...{ left: Number(left), right: Number(right), top: Number(top), bottom: Number(bottom) },
      })
  return pages
}

interface Programs {
  readonly pdftotext: string
  /** bounds the memory and the time of another program; null: there is none, and its own time alone ends what takes too much */
  readonly prlimit: string | null
}

/** Null: this machine has no pdftotext. */
export async function findPrograms(): Promise<Programs | null> {
  const [pdftotext, prlimit] = await Promise.all(['pdftotext', 'prlimit'].map(findProgram))
  return pdftotext ? { pdftotext, prlimit: prlimit ?? null } : null
}

interface Ran {
  /** null: it did not start, or was ended by a signal */
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

function run({ pdftotext, prlimit }: Programs, pdf: Uint8Array): Promise<Ran> {
  const args = ['-bbox', '-q', '-l', String(MAX_PARSED_PAGES), '-', '-']
  const [command, given] =
    prlimit === null
      ? [pdftotext, args]
      : [prlimit, [`--as=${PARSE_MEMORY}`, `--cpu=${PARSE_MS / 1000}`, pdftotext, ...args]]
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '' },
      timeout: PARSE_MS,
      killSignal: 'SIGKILL',
    })
    const out: Buffer[] = []
    let [errors, size] = ['', 0]
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > MAX_PARSED_TEXT) child.kill('SIGKILL')
      else out.push(part)
    })
    child.stderr.on('data', (part: Buffer) => {
      if (errors.length < 10_000) errors += part.toString()
    })
    // It may end before it has read all.
    child.stdin.on('error', () => {})
    const end = (code: number | null) => resolve({ code, out: Buffer.concat(out).toString(), errors })
    child.on('error', () => end(null))
    child.on('close', end)
    child.stdin.end(pdf)
  })
}

/** Reads the words of a PDF. */
export async function readByProgram(programs: Programs, pdf: Uint8Array): Promise<ReadPdf> {
  const { code, out, errors } = await run(programs, pdf)
  if (/password/i.test(errors) || code === 3) return { kind: 'encrypted' }
  if (code === null) return { kind: 'ended' }
  if (code !== 0) return { kind: 'unreadable' }
  return { kind: 'read', pages: readBoxes(out), isKhmerKept: true }
}
