import type { ConversationKey } from '@sarika/im-engine'

/** Whom a conversation is with. */
export interface Whom {
  readonly key: ConversationKey
  readonly name: string
  /** Where their picture is, as the server told it; "" = there is none. */
  readonly avatar: string
  /** Speaks for the application. */
  readonly isManager: boolean
  readonly company: string
  readonly jobTitle: string
  /** People in a group, 0 for one person. */
  readonly count: number
}

/** What stands beside the thread; null = nothing. */
export type Side = 'search' | 'details' | 'stars' | null
