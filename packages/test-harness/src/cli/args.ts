/** A strict argument parser that all subcommands share: node:util's parseArgs with one voice for faults. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BadInput } from '../bad-input'

/** Exit codes of the command line. */
export const Exit = { ok: 0, checkFailed: 1, badInput: 2 } as const
export type ExitCode = (typeof Exit)[keyof typeof Exit]

export interface Flag {
  type: 'string' | 'boolean'
  /** may be given several times */
  multiple?: boolean
  /** what stands for the value in the help: `FILE` */
  value?: string
  help: string
}
type Flags = Record<string, Flag>

/** What a command says of itself; the help text is made of it. */
export interface Usage<F extends Flags> {
  /** `serve` */
  command: string
  summary: string
  /** `FILE...`, shown after the command */
  positionals?: string
  flags: F
}

type ValueOf<F extends Flag> = F['type'] extends 'boolean' ? boolean : string
type Values<F extends Flags> = {
  [K in keyof F]?: (F[K] extends { multiple: true } ? ValueOf<F[K]>[] : ValueOf<F[K]>) | undefined
}

export interface Parsed<F extends Flags> {
  values: Values<F>
  positionals: string[]
}

function helpOf<F extends Flags>({ command, summary, positionals, flags }: Usage<F>): string {
  const rows = Object.entries<Flag>({ ...flags, help: { type: 'boolean', help: 'this text' } }).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help] as const,
  )
  const width = Math.max(...rows.map(([flag]) => flag.length))
  const head = `harness ${command}${positionals ? ` ${positionals}` : ''} [flags]\n\n${summary}\n`
  return [head, ...rows.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`), ''].join('\n')
}

/**
 * Parses the arguments of one command. Answers the help text when it is asked for; throws `BadInput` for an
 * unknown flag, a missing value, or a positional where none is taken.
 */
export function readArgs<const F extends Flags>(
  usage: Usage<F>,
  args: readonly string[],
): { kind: 'help'; text: string } | ({ kind: 'run' } & Parsed<F>) {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean' } }
  for (const [name, { type, multiple = false }] of Object.entries<Flag>(usage.flags))
    options[name] = { type, multiple }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: usage.positionals !== undefined,
    })
    if (values.help === true) return { kind: 'help', text: helpOf(usage) }
    // parseArgs was given exactly these names and kinds, and refuses all others.
    return { kind: 'run', values: values as Values<F>, positionals }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/\.\s/, 1)[0] : String(error)
    throw new BadInput(`harness ${usage.command}: ${reason}. See \`harness ${usage.command} --help\`.`)
  }
}

/** Reads a whole number of a flag, or throws `BadInput` with the flag's name and range. */
export function readInteger(flag: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new BadInput(`${flag} ${JSON.stringify(text)}: give a whole number from ${min} to ${max}.`)
}
