import { type ConversationKey, groupOf, isGroupKey, peerOf } from '../model/ids.js'
import type { State } from '../model/state.js'

/** Whom a conversation is with, e.g. `{ name: "Sreymom", avatar: "", company: "Thmey School" }`. */
export interface Whom {
  /** null = nobody told it. Never an id. */
  readonly name: string | null
  readonly avatar: string
  readonly company: string
}

/**
 * Each by the conversation's row, else by the contact, else by the group: a first message makes a row before the server's
 * list has told of it. Source: S-LIST-7.
 */
export function whomOf(key: ConversationKey, state: Readonly<State>): Whom {
  const row = state.conversations.get(key)
  const group = isGroupKey(key) ? state.groups.get(groupOf(key)) : undefined
  const contact = isGroupKey(key) ? undefined : state.contacts.get(peerOf(key))
  return {
    name: row?.title || contact?.memo || contact?.nickname || group?.title || null,
    avatar: row?.avatar || contact?.avatar || group?.avatar || '',
    company: row?.company || contact?.company || '',
  }
}
