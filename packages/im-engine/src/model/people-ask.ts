// What a person asks of the server about people. Any tab may ask, the tab that leads calls the server, nothing is queued.

import type { ImId } from './ids.js'

/** By what somebody is looked up: a phone number with its country code, an im id, an account name. */
export type FindBy = 'phone' | 'id' | 'account'

/** Somebody whom a search found, e.g. `{ imId: "im-7", nickname: "Dara", avatar: "", company: "", isFriend: false }`. */
export interface FoundPerson {
  readonly imId: ImId
  readonly nickname: string
  readonly avatar: string
  readonly company: string
  readonly isFriend: boolean
}

/** Somebody of a phone's address book, with the number by which they were asked for. */
export type MatchedPerson = FoundPerson & { readonly phone: string }

/** Who may find and add the owner of the account, e.g. `{ needsConsent: true, byPhone: true, byAccount: false }`. */
export interface Privacy {
  /** Who wants to be a contact asks first. */
  readonly needsConsent: boolean
  readonly byPhone: boolean
  readonly byAccount: boolean
  /** Contacts see when they were there last, and they see when contacts were; absent where the backend has no such thing. Ours. */
  readonly lastSeen?: boolean
}

/** What the owner may change of a contact for themselves; nobody else sees it. */
export interface ContactChange {
  /** The owner's own name for them; "" takes it away. */
  readonly memo?: string
  readonly note?: string
  readonly tags?: readonly string[]
  readonly doNotDisturb?: boolean
  readonly isHidden?: boolean
}

/** The tags of one contact, e.g. `{ imId: "im-7", tags: ["school"] }`. */
export interface TagsOf {
  readonly imId: string
  readonly tags: readonly string[]
}

export interface RequestOptions {
  readonly message?: string
  /** How they were found, e.g. "account", "phone", "group". */
  readonly addBy?: string
  /** Where, e.g. the id of the group. */
  readonly addFrom?: string
}

/** One command about people; plain data, so that a tab may ask another one. */
export type PeopleAsk =
  | { readonly type: 'find'; readonly by: FindBy; readonly text: string }
  | { readonly type: 'match'; readonly phones: readonly string[] }
  | { readonly type: 'request'; readonly imId: string; readonly options: RequestOptions }
  | { readonly type: 'answer'; readonly requestId: string; readonly decision: 'accept' | 'refuse' | 'cancel' }
  | { readonly type: 'seen' }
  | { readonly type: 'add' | 'remove' | 'block' | 'unblock'; readonly imId: string }
  | { readonly type: 'change'; readonly imId: string; readonly change: ContactChange }
  | { readonly type: 'tag'; readonly tags: readonly TagsOf[] }
  | { readonly type: 'privacy' }
  | { readonly type: 'set-privacy'; readonly change: Partial<Privacy> }
