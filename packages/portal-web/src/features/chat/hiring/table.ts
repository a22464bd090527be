// hiring/ is what seeker and recruiter do in a conversation: cards, a menu, what they talk about. A card's state is the row of
// its application (http/use-application), never the message. The cards themselves are in ../cards, one file a kind.
//
//   Thread > HiringTable > cards (../cards), HiringMenu, JobPin: each asks for a dialog or the resume of the table
//   send-cards.ts   the calls of each deed, in their order

import type { ConversationKey, ImId } from '@sarika/im-engine'
import { createContext, use } from 'react'
import type { Application, Interview } from '../../../http/application'
import { APP } from '../../../lib/app'
import type { JobNamed } from './send-cards'

/** What is asked for over the conversation. A card may be drawn anew while it is open, so no card has one of its own. */
export type Asked =
  | { readonly kind: 'ask' | 'change' | 'offer' }
  | { readonly kind: 'send'; readonly job: JobNamed }
  | { readonly kind: 'move'; readonly application: Application }
  | { readonly kind: 'propose' | 'cancel'; readonly id: number; readonly interview: Interview }
  | { readonly kind: 'callOff'; readonly id: number }

/** The two of a conversation and what they talk about; the same object while none of it changes. */
export interface Table {
  readonly conversation: ConversationKey
  readonly peer: ImId
  /** "" = none. */
  readonly jobId: string
  readonly jobTitle: string
  readonly open: (asked: Asked) => void
  /** Shows what somebody applied with beside the conversation, which is a look at it. */
  readonly openResume: (applicationId: number) => void
}

const AtTable = createContext<Table | null>(null)

export const TableProvider = AtTable.Provider

/** null: a group, or outside a conversation. */
export const useTable = (): Table | null => use(AtTable)

/** Who is at the desk acts for a company; everybody else looks for work. */
export const isAtDesk = APP.name === 'desk'
