// hiring/ is what seeker and recruiter do in a conversation: cards, a menu, what they talk about. A card's state is the row of
// its application (http/use-application), never the message. The cards themselves are in ../cards, one file a kind.
//
//   Thread > TableProvider > cards (../cards), HiringMenu, JobPin, ApplicationPart
//   send-cards.ts   the calls of each deed, in their order

import type { ConversationKey, ImId } from '@sarika/im-engine'
import { createContext, use } from 'react'
import { APP } from '../../../lib/app'

/** The two of a conversation and what they talk about. */
export interface Table {
  readonly conversation: ConversationKey
  readonly peer: ImId
  readonly name: string
  /** "" = none. */
  readonly jobId: string
  readonly jobTitle: string
  /** Shows what somebody applied with beside the conversation, which is a look at it. */
  readonly openResume: (applicationId: number) => void
}

const AtTable = createContext<Table | null>(null)

export const TableProvider = AtTable.Provider

/** null: a group, or outside a conversation. */
export const useTable = (): Table | null => use(AtTable)

/** Who is at the desk acts for a company; everybody else looks for work. */
export const isAtDesk = APP.name === 'desk'
