import { BadInput } from './bad-input'
import { Exit, type ExitCode } from './cli/args'
import type { Command } from './cli/command'

interface Entry {
  summary: string
  load(): Promise<{ command: Command }>
}

/** Every subcommand. Each is loaded when it is called: `harness inspect` needs no database driver. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  serve: { summary: 'serve backend and portal', load: () => import('./cli/serve') },
  import: { summary: 'bring jobs or companies into a database', load: () => import('./cli/import') },
  record: { summary: 'stand before a backend and record its chat', load: () => import('./cli/record') },
  replay: { summary: 'replay recordings through an engine', load: () => import('./cli/replay') },
  inspect: { summary: 'print a recording and its facts', load: () => import('./cli/inspect') },
  play: { summary: 'play a chat transcript through an engine', load: () => import('./cli/play') },
  simulate: {
    summary: 'run the engine against a model server, with faults',
    load: () => import('./cli/simulate'),
  },
}

function help(): string {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => `  harness ${name.padEnd(9)} ${summary}`)
  return [
    'harness: a backend to run against, and tools to record, replay and simulate chat',
    '',
    ...rows,
    '',
    'Each has --help. Exit codes: 0 done, 1 a check failed, 2 bad input.',
    '',
  ].join('\n')
}

/**
 * Runs the command line.
 * @param argv what comes after `harness`: `['serve', '--port', '4170']`
 * @returns the exit code; bad input is one line on stderr and 2
 */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  const [name, ...args] = argv
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(help())
    return Exit.ok
  }
  const entry = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  try {
    if (!entry)
      throw new BadInput(
        name === undefined
          ? 'harness: no command given. See `harness --help`.'
          : `harness: unknown command ${JSON.stringify(name)}. See \`harness --help\`.`,
      )
    const { command } = await entry.load()
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return Exit.badInput
  }
}
