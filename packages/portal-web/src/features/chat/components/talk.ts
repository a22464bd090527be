import type { ClientId, ImId, ShownMessage } from '@sarika/im-engine'
import type { Tip } from '@sarika/im-engine/kinds'

/** What every message of a thread needs to know and may ask for; the same object while none of it changes. */
export interface Talk {
  /** Each message names its author: there are more than two. */
  readonly isGroup: boolean
  /** Whom one talks to; null in a group. */
  readonly peer: ImId | null
  /** e.g. "Bopha"; "You" for oneself. */
  readonly nameOf: (message: Pick<ShownMessage, 'from' | 'own'>) => string
  /** Where somebody's picture is; "" = there is none. */
  readonly faceOf: (imId: ImId) => string
  /** Who else is in it: 1 but for a group. */
  readonly othersCount: number
  /** What happened, in the words of who reads it. */
  readonly tipInWords: (tip: Tip) => string
  /** False in a group that is over: what was said can be read, and that is all. */
  readonly canWrite: boolean
  readonly reply: (message: ShownMessage) => void
  /** Shows another message of the conversation. */
  readonly jump: (id: string) => void
  /** Sends a failed one again, or takes it out; what is refused is said in a toast, as of a withdrawal. */
  readonly resend: (clientId: ClientId) => void
  readonly discard: (clientId: ClientId) => void
  readonly withdraw: (message: ShownMessage) => void
  /** Whether it can be taken into the field, so that what is sent takes its place; the field must be empty. */
  readonly canRewrite: (message: ShownMessage) => boolean
  readonly rewrite: (message: ShownMessage) => void
  /** Puts what a withdrawn one said into the field; null = this tab does not remember it. */
  readonly writeAgain: (message: ShownMessage) => (() => void) | null
  /** Deletes them for oneself alone. */
  readonly erase: (messages: readonly ShownMessage[]) => void
  readonly star: (message: ShownMessage) => void
  /** Asks where messages go on to. */
  readonly forward: (messages: readonly ShownMessage[]) => void
  /** Begins to choose several, with this one. */
  readonly select: (message: ShownMessage) => void
  /** Shows who has got and read it. */
  readonly readers: (message: ShownMessage) => void
  /** Shows who said it. */
  readonly person: (message: ShownMessage) => void
  /** Asks what is wrong with it. */
  readonly report: (message: ShownMessage) => void
}
