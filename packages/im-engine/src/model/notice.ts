import type { CallNotice } from './call.js'
import type { Erasure } from './conversation.js'
import type { ConversationKey, GroupId, ImId, ServerId } from './ids.js'
import type { Mark } from './order.js'
import type { Contact, ContactRequest, Group, GroupNames, Role } from './people.js'

/** What a notice says, in our words. `at` is server time, `rev` the server's revision of the thing it changes. */
export type Notice =
  | {
      readonly type: 'receipt'
      readonly key: ConversationKey
      readonly reader: ImId
      readonly kind: ReceiptKind
      readonly ids: readonly ServerId[]
      readonly at: number
    }
  | { readonly type: 'read-elsewhere'; readonly key: ConversationKey; readonly mark: Mark }
  /** Another device of mine deleted messages for me, or put them back. */
  | {
      readonly type: 'erased-elsewhere'
      readonly key: ConversationKey
      readonly erasures: readonly Erasure[]
    }
  | { readonly type: 'contact'; readonly contact: Contact; readonly at: number }
  | {
      readonly type: 'blacklist'
      readonly by: ImId
      readonly whom: ImId
      readonly isOn: boolean
      readonly at: number
      readonly rev: number
    }
  | { readonly type: 'contact-deleted'; readonly imId: ImId; readonly at: number; readonly rev: number }
  /** One of the two asked the other to be contacts. */
  | {
      readonly type: 'contact-asked'
      /** The other one, whoever asked. */
      readonly imId: ImId
      readonly request: ContactRequest
      readonly at: number
    }
  /** They are contacts of each other from now on. */
  | { readonly type: 'contact-agreed'; readonly imId: ImId; readonly at: number; readonly rev: number }
  /** An application changed, as either side sees it: `rev` grows with each change. */
  | { readonly type: 'application'; readonly id: string; readonly rev: number; readonly at: number }
  | { readonly type: 'group'; readonly change: GroupChange; readonly at: number; readonly rev: number }
  | {
      readonly type: 'presence'
      readonly imId: ImId
      readonly isOnline: boolean
      readonly at: number
      /** Of the notice; absent where it has none, as it is not stored. */
      readonly id?: string
      /** e.g. "presence". */
      readonly noticeType?: string
      /** What they came with, or went from, e.g. 3 = a browser; absent where nobody tells. */
      readonly platform?: number
      /** Of the account's own: the server takes that somebody writes. */
      readonly takesTyping?: true
    }
  /** Of a call: told beside the log, never a fact. */
  | { readonly type: 'call'; readonly call: CallNotice }
  | { readonly type: 'unknown'; readonly name: string }

export type ReceiptKind = 'delivered' | 'read'

/** What of a group may be told to be another. */
export type GroupChanges = Partial<Omit<GroupNames, 'ownerId' | 'memberHash'>>

export type GroupChange =
  | {
      readonly type: 'joined'
      readonly groupId: GroupId
      readonly members: readonly ImId[]
      readonly by: ImId
      /** What the invitation says of the group: its title, and its owner where it was just made. */
      readonly names?: Partial<Pick<GroupNames, 'title' | 'ownerId'>>
    }
  | {
      readonly type: 'left'
      readonly groupId: GroupId
      readonly members: readonly ImId[]
      readonly by: ImId
      readonly why: 'removed' | 'quit'
    }
  | {
      readonly type: 'role'
      readonly groupId: GroupId
      readonly members: readonly ImId[]
      readonly role: Role
      /** Who hands the group over, where the role is `owner`. */
      readonly by: ImId
    }
  /** `members` empty: the whole group. */
  | {
      readonly type: 'muted'
      readonly groupId: GroupId
      readonly members: readonly ImId[]
      readonly isOn: boolean
    }
  | {
      readonly type: 'modified'
      readonly groupId: GroupId
      readonly names: GroupChanges
    }
  | {
      readonly type: 'member-renamed'
      readonly groupId: GroupId
      readonly imId: ImId
      readonly nickname: string
    }
  | { readonly type: 'disbanded'; readonly groupId: GroupId; readonly by: ImId }

/** A row of the server's conversation list. */
export interface ConversationInfo {
  readonly key: ConversationKey
  readonly title: string
  readonly avatar: string
  readonly company: string
  readonly pinnedAt: number
  readonly doNotDisturb: boolean
  readonly isArchived: boolean
  /** Number of its last message when it was archived. */
  readonly archivedTo: number
  readonly isMarkedUnread: boolean
  readonly jobId: string
  readonly jobTitle: string
  readonly resumeId: string
  readonly interviewId: string
  readonly mark: Mark
}

/** A conversation that was deleted from the list on some device and not written to since. */
export interface DeletedInfo {
  readonly key: ConversationKey
  /** Number of its last message then. */
  readonly upTo: number
  readonly mark: Mark
}

export type GroupInfo = Omit<Group, 'members' | 'isComplete' | 'leftAt' | 'outAt'>
