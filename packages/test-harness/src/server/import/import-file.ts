// import/ brings other people's lists of jobs and companies into a database (`harness import`).
//
//   file, line by line (.gz too) > company-rows.ts or job-rows.ts: a row, or why it is refused > write-imports.ts, 500 at a time
//
// A line that is refused is told with its number and left out; the rest goes in. A row that comes again updates the
// first.

import type { z } from 'zod'
import { linesOf } from '../../lines'
import { findPoison } from '../chat/json-guard'
import { keepOutDemo } from '../db/content'
import { jobIndexOf } from '../db/job-index'
import type { OpenDatabase } from '../db/open-database'
import type { Trx } from '../db/tables'
import { WriteQueue } from '../db/write-queue'
import { refold } from '../jobs/refold'
import { MAX_IMPORT_LINE } from '../limits'
import { companySchemaOf } from './company-rows'
import { jobSchemaOf } from './job-rows'
import { type Written, writeCompanies, writeImportedJobs } from './write-imports'

export type ImportKind = 'jobs' | 'companies'

export interface Refusal {
  /** from 1 */
  readonly line: number
  readonly reason: string
}

export interface Imported extends Written {
  /** lines that are not empty */
  readonly rows: number
  readonly refused: number
}

/** Rows of one transaction. */
const PIECE = 500

type Read<T> = { kind: 'row'; row: T } | { kind: 'refused'; reason: string }

function readRow<T>(text: string, schemaOf: (row: object) => z.ZodType<T> | undefined): Read<T> {
  const refused = (reason: string): Read<T> => ({ kind: 'refused', reason })
  if (text.length > MAX_IMPORT_LINE) return refused(`longer than ${MAX_IMPORT_LINE} characters`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused('no JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused('no object')
  const poison = findPoison(value)
  if (poison) return refused(poison)
  const schema = schemaOf(value)
  if (!schema) return refused('of no kind that is known by its fields')
  const parsed = schema.safeParse(value)
  if (parsed.success) return { kind: 'row', row: parsed.data }
  const [issue] = parsed.error.issues
  return refused(`${issue?.path.join('.')}: ${issue?.message}`)
}

interface Importer<T> {
  schemaOf(row: object): z.ZodType<T> | undefined
  write(trx: Trx, rows: readonly T[]): Promise<Written>
}

async function importRows<T>(
  { db }: OpenDatabase,
  file: string,
  { schemaOf, write }: Importer<T>,
  onRefused: (refusal: Refusal) => void,
): Promise<Imported> {
  const writes = new WriteQueue(db)
  const tally = { rows: 0, refused: 0, added: 0, updated: 0 }
  let line = 0
  let piece: T[] = []
  const flush = async () => {
    if (piece.length === 0) return
    const rows = piece
    piece = []
    const { added, updated } = await writes.run(async (trx) => {
      await keepOutDemo(trx)
      return write(trx, rows)
    })
    tally.added += added
    tally.updated += updated
  }
  try {
    for await (const text of linesOf(file)) {
      line++
      if (text.trim() === '') continue
      tally.rows++
      const read = readRow(text, schemaOf)
      if (read.kind === 'row') piece.push(read.row)
      else {
        tally.refused++
        onRefused({ line, reason: read.reason })
      }
      if (piece.length >= PIECE) await flush()
    }
  } finally {
    // What was read before a file broke off goes in.
    await flush()
  }
  return tally
}

/**
 * Imports a file of JSON lines, gzipped when it ends in .gz, a piece at a time. A line that is refused is told and left
 * out. Throws `FileUnreadable` when the file cannot be read to its end, and what the database says when it refuses a piece;
 * what stood before that is in the database.
 */
export async function importFile(
  opened: OpenDatabase,
  kind: ImportKind,
  file: string,
  now: number,
  onRefused: (refusal: Refusal) => void,
): Promise<Imported> {
  const index = jobIndexOf(opened.kind)
  await refold(new WriteQueue(opened.db), index)
  return kind === 'jobs'
    ? importRows(
        opened,
        file,
        { schemaOf: jobSchemaOf, write: (trx, rows) => writeImportedJobs(trx, index, rows, now) },
        onRefused,
      )
    : importRows(opened, file, { schemaOf: companySchemaOf, write: writeCompanies }, onRefused)
}
