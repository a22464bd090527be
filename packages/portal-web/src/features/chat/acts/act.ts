import type { ReactNode } from 'react'

/**
 * Something one can do with a message or a chat, e.g. pin it. A menu shows those that are possible now, in the order of
 * their list. To add one: a file beside its kin, and its line in `message-acts.ts` or `row-acts.ts`.
 */
export interface Act<Of> {
  readonly id: string
  /** In the language that is shown. */
  readonly name: (of: Of) => string
  readonly icon: (of: Of) => ReactNode
  readonly isPossible: (of: Of) => boolean
  readonly run: (of: Of) => void
  /** Takes something away: its words are red. */
  readonly isBad?: boolean
}
