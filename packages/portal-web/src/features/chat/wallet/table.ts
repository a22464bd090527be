// wallet/ is demo money in the chat: what stands around a conversation, its dialogs, and the page of the wallet. The cards are in
// ../cards, one file a kind. What a card shows is the server's row (use-wallet.ts); the message says when to read it again.
//
//   Thread > WalletTable > cards (../cards), WalletItems: each asks for a dialog or a red packet of the table
//   amount.ts     cents and what is typed        sending.ts   a try to send, once whatever happens
//   api.ts        the calls                      refusals.ts  what the server refuses, in words

import type { ConversationKey, ImId } from '@sarika/im-engine'
import { createContext, use } from 'react'
import type { Bill } from './api'

export const SENDS = ['transfer', 'packet', 'split'] as const
export type SendKind = (typeof SENDS)[number]

/** What is asked for over the conversation. A card may be drawn anew while it is open, so no card has one of its own. */
export type Asked = { readonly kind: SendKind } | { readonly kind: 'pay'; readonly bill: Bill }

/** A conversation as its money needs to know it; the same object while none of it changes. */
export interface Purse {
  readonly conversation: ConversationKey
  readonly me: ImId
  /** null: a group. */
  readonly peer: ImId | null
  /** Who else is there, e.g. "Bopha" or "Angkor hiring". */
  readonly name: string
  /** Those one can send to: of two the account that the contact names (payees.ts), of a group everybody else. */
  readonly people: readonly ImId[]
  readonly nameOf: (imId: string) => string
  readonly faceOf: (imId: string) => string
  readonly open: (asked: Asked) => void
  /** Shows a red packet beside the conversation, where it can be opened. */
  readonly openPacket: (id: string) => void
}

const AtPurse = createContext<Purse | null>(null)

export const PurseProvider = AtPurse.Provider

/** null: there is no wallet, or no conversation around. */
export const usePurse = (): Purse | null => use(AtPurse)
