/** Whether a name is one that somebody may be typing. */
import { type TypedRun, typedRuns } from '../words'

/** What is typed: runs that are finished, and the last one, which may go on. */
export interface Typing {
  readonly done: readonly TypedRun[]
  readonly last: string
}

/** Runs that count; more of them find nothing that these do not. */
const MAX_RUNS = 8

/** Undefined: nothing is typed that has a letter. */
export function typingOf(text: string): Typing | undefined {
  const runs = typedRuns(text).slice(0, MAX_RUNS)
  const last = runs.at(-1)
  return last && { done: runs.slice(0, -1), last: last.typed }
}

/** Behind every character there is. */
export const LAST = '\u{10ffff}'

/** Every finished word is one of the name, and what is typed last begins one. `starts`: `startsOf` the name. */
export const isTyped = (starts: readonly string[], { done, last }: Typing): boolean =>
  starts.some((start) => start.startsWith(last)) &&
  done.every(({ typed, isUnspaced }) =>
    starts.some((start) => (isUnspaced ? start.startsWith(typed) : start === typed)),
  )
