// cli/ has one file for each subcommand of `harness`; ../cli.ts loads it when it is called. A command reads its arguments
// (args.ts), lets another folder do the work, and answers an exit code: 0 done, 1 a check failed, 2 bad input.

import type { ExitCode } from './args'

/** What a file of a subcommand exports as `command`. */
export interface Command {
  /** Runs with the arguments after its name; answers the exit code, throws `BadInput` for bad ones. */
  run(args: readonly string[]): Promise<ExitCode>
}
