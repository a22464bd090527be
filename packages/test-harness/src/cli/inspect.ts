import { BadInput } from '../bad-input'
import { describe } from '../replay/describe'
import { cutOff, readRecordingFile } from '../replay/recording-file'
import { Replay } from '../replay/replay'
import { Exit, type Flag, readArgs, type Usage } from './args'
import type { Command } from './command'

const usage = {
  command: 'inspect',
  summary:
    'Prints a recording: its records by position (for `harness replay --until`), and the facts that an engine makes of them.',
  positionals: 'FILE',
  flags: {
    'no-facts': { type: 'boolean', help: 'records only; nothing is replayed' },
  },
} as const satisfies Usage<Record<string, Flag>>

interface Committed {
  readonly tab: string
  readonly position: number
  readonly facts: readonly { readonly type: string }[]
}

/** `messages-received 12, cursor-moved`: a fact's kind, and how many it is about. */
function factWords(facts: Committed['facts']): string {
  return facts
    .map((fact) => {
      const sizes = Object.values<unknown>({ ...fact }).map((value) =>
        Array.isArray(value) ? value.length : 0,
      )
      return sizes.every((size) => size === 0) ? fact.type : `${fact.type} ${Math.max(...sizes)}`
    })
    .join(', ')
}

async function inspect(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const [file, ...more] = read.positionals
  if (file === undefined || more.length > 0)
    throw new BadInput('harness inspect: give one recording. See `harness inspect --help`.')
  const recording = await readRecordingFile(file)
  const { header, entries, isWhole } = recording
  const { engine, source, redaction, startedAt } = header
  const write = (line: string) => process.stdout.write(`${line}\n`)
  write(
    `${file}: ${entries.length} records, engine ${engine}, ${source}, ${redaction === 'text' ? 'no text kept' : 'text kept'}, ${new Date(startedAt).toISOString()}`,
  )
  const commits = new Map<number, Committed[]>()
  if (read.values['no-facts'] !== true) {
    let next = 1
    await new Replay(recording, {
      onStep: ({ position }) => {
        next = position + 1
      },
      onCommit: (tab, position, facts) =>
        commits.set(next, [...(commits.get(next) ?? []), { tab, position, facts }]),
    }).run()
  }
  for (const [index, entry] of entries.entries()) {
    write(
      `${String(index + 1).padStart(6)} ${String(entry.at).padStart(8)} ms  ${entry.tab.padEnd(8)} ${describe(entry)}`,
    )
    for (const { tab, position, facts } of commits.get(index + 1) ?? [])
      write(`${' '.repeat(19)} ${tab.padEnd(8)}   = fact ${position}: ${factWords(facts)}`)
  }
  if (!isWhole) throw cutOff(file, recording)
  return Exit.ok
}

/** `harness inspect`. Source: contract 1. */
export const command: Command = { run: inspect }
