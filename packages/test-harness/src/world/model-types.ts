// What the model server keeps. Its words are the wire's.

export interface Body {
  type: string
  content: string
  aesExt?: string
  msgId?: string
  extra?: Record<string, unknown>
  [field: string]: unknown
}

/** A message that the server has. */
export interface Stored {
  readonly id: string
  /** ms since epoch */
  readonly at: number
  readonly number: number
  /** `a_b` sorted, or the group's id */
  readonly conversation: string
  readonly sender: string
  /** the receiver, or the group */
  readonly target: string
  readonly isGroup: boolean
  readonly clientId: string
  msg: Body
  /** 0 = it was not */
  withdrawnAt: number
  /** A row that no client can read. */
  readonly isPoison: boolean
  readonly receipts: Map<string, { arrivedAt: number; readAt: number }>
  /** The members when it was stored, the sender too. */
  readonly audience: readonly string[]
}

export interface StoredNotice {
  readonly id: number
  readonly recipient: string
  readonly isGroup: boolean
  readonly notice: Readonly<Record<string, unknown>>
}

export type Role = 'member' | 'admin' | 'manager' | 'owner'

export interface ModelMember {
  role: Role
  isMuted: boolean
  readonly joinedAt: number
  /** What they are called in this group; '' = as everywhere. */
  memo: string
}

/** What a group is set to besides its mute, by the wire's names. */
export interface ModelGroupSettings {
  readonly public_group: 0 | 1
  readonly member_visible: 0 | 1
  readonly enable_media: 0 | 1
  /** Seconds. */
  readonly limit_time: number
}

export interface ModelGroup {
  readonly id: string
  title: string
  isMuted: boolean
  settings: ModelGroupSettings
  rev: number
  readonly members: Map<string, ModelMember>
}

/** `at`: server time of the change, ms since epoch. */
export interface ModelEnd {
  readonly why: 'left' | 'disbanded'
  readonly at: number
}

/** How one account sees another. */
export interface ModelContact {
  /** 0 they never were contacts, 1 they are, 2 one of them ended it */
  readonly relation: 0 | 1 | 2
  readonly memo: string
  readonly note: string
  readonly tags: readonly string[]
  readonly isDisturb: boolean
  readonly isHidden: boolean
  readonly addFrom: string
  readonly rev: number
}

/** What an account may change about another, by the wire's names. */
export interface ModelContactChange {
  readonly friend_nickname?: string
  readonly note?: string
  /** JSON text */
  readonly tags?: string
  readonly is_disturb?: 0 | 1
  readonly is_hide?: 0 | 1
}

/** `from` asked to be a contact of `to`. */
export interface ModelRequest {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly message: string
  readonly addBy: string
  readonly addFrom: string
  readonly at: number
  state: 'pending' | 'accepted' | 'refused' | 'cancelled'
  /** ms since epoch; 0 while it is pending */
  endedAt: number
  isRead: boolean
  /** Who was asked had blocked who asked, or is nobody: that side has none of it. */
  isOneSided: boolean
}

export type Decision = 'accept' | 'refuse' | 'cancel' | 'seen'

export interface ModelLogin {
  readonly account: string
  readonly device: string
  expiresAt: number
  isRevoked: boolean
}

export interface ReadMark {
  readonly time: number
  readonly id: string
}

/** One world in so many has people who say what a talk is about: none with a planted bug, which keeps its seed. */
const TALKS_EVERY = 24

export const hasTalks = (seed: number): boolean => seed % TALKS_EVERY === 18

/** A row of an account's conversation list that the account has changed. */
export interface ModelView {
  pinnedAt: number
  isDisturb: boolean
  isArchived: boolean
  /** Number of its last message when it was archived. */
  archivedTo: number
  isMarkedUnread: boolean
  /** What its owner says that it is about. */
  about: { readonly jobId?: string; readonly jobTitle?: string; readonly resumeId?: string }
  /** The application whose interview is arranged in it; "" = none. */
  interview: string
  /** It is in the list although nothing was said there. */
  isOpened: boolean
  /** Messages there were when it was deleted from the list; later ones list it again. */
  deletedAt: number
}

/** A message that its reader deleted for themselves (1), or put back (0). */
export interface ErasedWord {
  readonly msgId: string
  readonly msgTime: number
  readonly isErased: 0 | 1
  readonly saidAt: number
}

/** One world in so many has what people do with their chats. Its draws are from a stream of their own: other worlds are what they were. */
const ACTS_EVERY = 16

export const hasActs = (seed: number): boolean => seed % ACTS_EVERY === 13

/** A call of two that rings or runs. */
export interface ModelCall {
  readonly channel: string
  /** 1 by sound, 2 with picture */
  type: number
  readonly caller: string
  readonly callee: string
  /** ms since epoch */
  readonly at: number
  state: 'ringing' | 'running'
}

/** When one was over, and whose it was. */
export interface CallOver {
  readonly at: number
  readonly caller: string
}
