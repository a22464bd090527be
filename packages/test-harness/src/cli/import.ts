import { BadInput } from '../bad-input'
import { FileUnreadable } from '../lines'
import { CannotStore } from '../server/db/cannot-store'
import { openDatabase } from '../server/db/open'
import { DatabaseUnusable, type OpenDatabase } from '../server/db/open-database'
import { type Imported, type ImportKind, importFile, type Refusal } from '../server/import/import-file'
import { Exit, type Flag, readArgs, type Usage } from './args'
import type { Command } from './command'
import { DATABASE_FLAG, readDatabase } from './database'

const usage = {
  command: 'import',
  summary:
    'Brings jobs or companies into a database, a row per line (JSON lines, plain or gzipped). Refused lines are named, the rest goes in; repeated ids update.',
  positionals: 'jobs|companies FILE',
  flags: {
    database: DATABASE_FLAG,
    json: { type: 'boolean', help: 'the result, refused lines with it, as JSON' },
  },
} as const satisfies Usage<Record<string, Flag>>

const isKind = (text: string | undefined): text is ImportKind => text === 'jobs' || text === 'companies'

async function open(location: string): Promise<OpenDatabase> {
  try {
    return await openDatabase(location)
  } catch (error) {
    if (error instanceof CannotStore)
      throw new BadInput(`--database: ${error.noRoom}. Make room there, or give another one.`)
    if (!(error instanceof DatabaseUnusable)) throw error
    throw new BadInput(`--database ${error.message}. Give another one.`)
  }
}

/** Errors of the drivers have a code; one without is ours. */
function toBadInput(error: unknown, file: string): unknown {
  if (error instanceof FileUnreadable)
    return new BadInput(
      `${file}: cannot be read to its end (${error.message}); what stood before that went in. Give JSON lines, plain or gzipped.`,
    )
  if (error instanceof CannotStore)
    return new BadInput(
      `--database: ${error.noRoom}; what was written before that stays. Make room there, and import again.`,
    )
  if (error instanceof Error && 'code' in error)
    return new BadInput(
      `--database: ${error.message.split('\n', 1)[0]}; what was written before that stays. Import again when it takes writes, or give another one.`,
    )
  return error
}

async function importInto(
  database: OpenDatabase,
  kind: ImportKind,
  file: string,
  onRefused: (refusal: Refusal) => void,
): Promise<Imported> {
  try {
    return await importFile(database, kind, file, Date.now(), onRefused)
  } catch (error) {
    throw toBadInput(error, file)
  }
}

async function run(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const [kind, file, ...more] = read.positionals
  if (!isKind(kind) || file === undefined || more.length > 0)
    throw new BadInput('harness import: give jobs or companies, and one file. See `harness import --help`.')
  const isJson = read.values.json === true
  const refusals: Refusal[] = []
  const database = await open(readDatabase(read.values.database))
  try {
    const imported = await importInto(database, kind, file, (refusal) => {
      if (isJson) refusals.push(refusal)
      else process.stderr.write(`${file}:${refusal.line}: ${refusal.reason}\n`)
    })
    const { rows, added, updated, refused } = imported
    if (rows > 0 && refused === rows)
      throw new BadInput(`${file}: none of its ${rows} lines is one of ${kind}. Give rows of ${kind}.`)
    process.stdout.write(
      isJson
        ? `${JSON.stringify({ kind, ...imported, refusals })}\n`
        : `${kind}: ${added} new, ${updated} updated, ${refused} of ${rows} lines refused\n`,
    )
    return Exit.ok
  } finally {
    await database.close()
  }
}

/** `harness import`. Source: contract 1. */
export const command: Command = { run }
