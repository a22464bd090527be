import { type ConversationKey, groupOf, isGroupKey, peerOf } from '../model/ids.js'
import { type Blocked, blockedOf, MANAGER } from '../model/people.js'
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
 * list has told of it. A manager's has the application's name, where there is one. Source: S-LIST-7, S-MGR-4.
 */
export function whomOf(key: ConversationKey, state: Readonly<State>, appName = ''): Whom {
  const row = state.conversations.get(key)
  const group = isGroupKey(key) ? state.groups.get(groupOf(key)) : undefined
  const contact = isGroupKey(key) ? undefined : state.contacts.get(peerOf(key))
  return {
    name:
      (contact?.userType === MANAGER && appName) ||
      row?.title ||
      contact?.memo ||
      contact?.nickname ||
      group?.title ||
      null,
    avatar: row?.avatar || contact?.avatar || group?.avatar || '',
    company: row?.company || contact?.company || '',
  }
}

/**
 * Whether one of the two has blocked the other, as last told. 0 for a group, and for a manager, whom no block stops: the same
 * exemption as in decide/permission.ts.
 */
export function blockBetween(key: ConversationKey, state: Readonly<State>): Blocked {
  if (isGroupKey(key)) return 0
  const contact = state.contacts.get(peerOf(key))
  if (contact === undefined || contact.userType === MANAGER) return 0
  return state.contacts.get(state.me)?.userType === MANAGER ? 0 : blockedOf(contact)
}
