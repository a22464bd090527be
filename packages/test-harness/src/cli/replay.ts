import { WIRE_FINGERPRINT } from '@sarika/im-engine/wire'
import { BadInput } from '../bad-input'
import { cutOff, readRecordingFile } from '../replay/recording-file'
import { Replay, type Replayed } from '../replay/replay'
import { Exit, type Flag, readArgs, type Usage } from './args'
import type { Command } from './command'
import { readUntil } from './until'

const PROGRESS_MS = 2_000
/** Differences and missed steps that are printed; --json has all. */
const SHOWN_MAX = 20

const usage = {
  command: 'replay',
  summary:
    'Replays recordings through an engine on virtual time: what it shows, its digest, and how it differs from the live run.',
  positionals: 'FILE...',
  flags: {
    until: {
      type: 'string',
      value: 'POSITION|TIME',
      help: "stop there: a record's number, 12.5s or 3500ms since the start, or 2026-11-22T08:00:00Z",
    },
    json: { type: 'boolean', help: 'print the results as JSON, one line a file' },
  },
} as const satisfies Usage<Record<string, Flag>>

interface Result extends Replayed {
  readonly file: string
  readonly records: number
  /** true = a state of the live run was compared and is the same; null = none was there to compare. */
  readonly isSame: boolean | null
}

async function replayFile(file: string, until: string | undefined): Promise<Result> {
  const recording = await readRecordingFile(file)
  const { entries, header, isWhole } = recording
  const isOver = until === undefined ? undefined : readUntil(until, recording)
  const reachesCut =
    isOver === undefined || !entries.some((entry, index) => isOver({ entry, position: index + 1 }))
  const isAtLast = until === String(entries.length)
  if (!isWhole && reachesCut && !isAtLast) throw cutOff(file, recording)
  if (header.wire !== WIRE_FINGERPRINT)
    process.stderr.write(
      `${file}: was recorded with another wire (engine ${header.engine}): it may read otherwise.\n`,
    )
  let printedAt = performance.now()
  const replayed = await new Replay(recording, {
    ...(isOver === undefined ? {} : { isOver }),
    onStep: ({ position }) => {
      const now = performance.now()
      if (now - printedAt < PROGRESS_MS) return
      printedAt = now
      process.stderr.write(`${file}: record ${position} of ${entries.length}\n`)
    },
  }).run()
  const isSame = replayed.compared === 0 ? null : replayed.differences.length === 0
  return { file, records: entries.length, ...replayed, isSame }
}

const VERDICTS = new Map<boolean | null, string>([
  [true, 'same as the live run'],
  [false, 'DIFFERENT from the live run'],
  [null, 'no state of the live run to compare'],
])

function table(result: Result): string {
  const { file, records, position, at, states, compared, differences, missed, isSame } = result
  const lines = [
    `${file}: ${position} of ${records} records, ${at} ms; ${VERDICTS.get(isSame)} (${compared} compared)`,
  ]
  for (const { me, connection, conversations, digest } of states) {
    lines.push(`${me}, ${connection}, digest ${digest}`)
    for (const { key, messages, unread, mentions, mark, lastId } of conversations)
      lines.push(
        `  ${key}: ${messages} messages, ${unread} unread, ${mentions} mentions, read up to ${mark?.id ?? '-'}, last ${lastId || '-'}`,
      )
  }
  for (const { key, field, live, replayed } of differences.slice(0, SHOWN_MAX))
    lines.push(`  ${key} ${field}: live ${JSON.stringify(live)}, replayed ${JSON.stringify(replayed)}`)
  for (const { position: where, what } of missed.slice(0, SHOWN_MAX))
    lines.push(`  record ${where}: the live engine did it, this one not in time: ${what}`)
  return `${lines.join('\n')}\n`
}

async function replay(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const { values, positionals } = read
  if (positionals.length === 0)
    throw new BadInput('harness replay: give at least one recording. See `harness replay --help`.')
  let isSame = true
  for (const file of positionals) {
    const result = await replayFile(file, values.until)
    process.stdout.write(values.json === true ? `${JSON.stringify(result)}\n` : table(result))
    if (result.isSame === false) isSame = false
  }
  return isSame ? Exit.ok : Exit.checkFailed
}

/** `harness replay`. Source: contract 1. */
export const command: Command = { run: replay }
