import { BadInput } from '../bad-input'
import { FileUnreadable, linesOf } from '../lines'

/** One message of a transcript, e.g. `{ row: 17, id: "2009-06-30:170", room: "dev", at: 1246379100000, ... }`. */
export interface TranscriptMessage {
  /** Line in the file, from 1: what server ids are made of. */
  readonly row: number
  readonly id: string
  readonly room: string
  /** ms since epoch; a null time is one more than the row before in its room. */
  readonly at: number
  readonly author: string
  readonly text: string
  readonly mentions: readonly string[]
}

const KINDS = new Set(['text', 'action'])

/**
 * Reads a transcript (JSON lines, gzipped when it ends in .gz). Rows of kind text and action are messages; other rows are
 * skipped, but a null time of theirs counts. Throws BadInput with file, line and reason. Source: contract 1, play.
 */
export async function readTranscript(file: string): Promise<readonly TranscriptMessage[]> {
  const messages: TranscriptMessage[] = []
  const last = new Map<string, number>()
  let row = 0
  try {
    for await (const line of linesOf(file)) {
      row++
      if (line.trim() === '') continue
      const { id, room, ts_ms, author, text, kind, mentions } = readRow(file, row, line)
      const at = ts_ms ?? (last.get(room) ?? -1) + 1
      last.set(room, at)
      if (KINDS.has(kind)) messages.push({ row, id, room, at, author, text, mentions })
    }
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error
    throw new BadInput(
      `${file}: cannot be read (${error.message}). Give a transcript as JSON lines, plain or gzipped.`,
    )
  }
  return messages
}

interface Row {
  readonly id: string
  readonly room: string
  readonly ts_ms: number | null
  readonly author: string
  readonly text: string
  readonly kind: string
  readonly mentions: readonly string[]
}

function readRow(file: string, row: number, line: string): Row {
  const refuse = (what: string): never => {
    throw new BadInput(`${file}:${row}: ${what}. Mend the row; nothing was played.`)
  }
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return refuse('no JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('no object')
  const fields = new Map(Object.entries(value))
  const text = (name: string): string => {
    const field = fields.get(name)
    return typeof field === 'string' ? field : refuse(`"${name}" is no text`)
  }
  const time = fields.get('ts_ms')
  if (time !== null && !(Number.isSafeInteger(time) && (time as number) >= 0))
    return refuse('"ts_ms" is neither null nor milliseconds since 1970')
  const mentions = fields.get('mentions') ?? []
  if (!Array.isArray(mentions) || mentions.some((name) => typeof name !== 'string'))
    return refuse('"mentions" is no list of names')
  const id = text('id')
  const kind = text('kind')
  if (id === '') return refuse('"id" is empty')
  return {
    id,
    room: text('room'),
    ts_ms: time as number | null,
    // Rows that are no messages may have no author: the room itself speaks there.
    author: KINDS.has(kind) ? text('author') : '',
    text: text('text'),
    kind,
    mentions,
  }
}
