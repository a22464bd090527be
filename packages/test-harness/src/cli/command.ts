import type { ExitCode } from './args'

/** What a file of a subcommand exports as `command`. */
export interface Command {
  /** Runs with the arguments after its name; answers the exit code, throws `BadInput` for bad ones. */
  run(args: readonly string[]): Promise<ExitCode>
}
