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
  joinedAt: number
}

export interface ModelGroup {
  readonly id: string
  title: string
  isMuted: boolean
  rev: number
  readonly members: Map<string, ModelMember>
}

/** How one account sees another. */
export interface ModelContact {
  isFriend: boolean
  rev: number
}

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

/** A row of an account's conversation list that the account has changed. */
export interface ModelView {
  pinnedAt: number
  isDisturb: boolean
  /** It is in the list although nothing was said there. */
  isOpened: boolean
  /** Messages there were when it was deleted from the list; later ones list it again. */
  deletedAt: number
}
