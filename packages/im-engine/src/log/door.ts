import type { Changes } from '../model/changes.js'
import type { DueReceipt } from '../model/conversation.js'
import type { Refusal } from '../model/errors.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Mark } from '../model/order.js'
import type { State } from '../model/state.js'

/** What came of an input: the position after its commit (unchanged when there was nothing to say), or a refusal. */
export type Outcome =
  | {
      readonly ok: true
      readonly position: number
      /** What was asked for, where a command asks: plain data. */
      readonly value?: unknown
    }
  | { readonly ok: false; readonly refusal: Refusal }

/** The log as machines and views meet it: one way in, and reading. */
export interface LogDoor {
  /** Serial: load, decide, append, fold, publish. Never rejects. */
  submit(input: Input): Promise<Outcome>
  /** Committed state; read only, and only valid until the next commit. */
  state(): Readonly<State>
  /** Called once a commit, after the fold. */
  onCommit(listener: (changes: Changes) => void): () => void
  /**
   * Of others' messages after `after` and up to `upTo` that are not withdrawn, in order, from disk and tail; undefined: the
   * disk failed, and what was read of it is not all.
   */
  readDue(key: ConversationKey, after: Mark, upTo: Mark): Promise<readonly DueReceipt[] | undefined>
}
