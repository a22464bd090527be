// The shape of every table, as Kysely reads it; tables-jobs.ts, tables-seekers.ts, tables-hiring.ts, tables-reports.ts,
// tables-files.ts, tables-bell.ts, tables-calls.ts, tables-service.ts, tables-service-notifications.ts and tables-wallet.ts have
// those of jobs, seekers, hiring, reports, files, the bell, calls, the online service, what managers say to everybody and the wallet.
// Migrations make the tables (migrations.ts). Times are milliseconds since the epoch, flags are 0 or 1, JSON is text.

import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { Flag } from './flag'
import type { BellTables } from './tables-bell'
import type { CallTables } from './tables-calls'
import type { FileTables } from './tables-files'
import type { HiringTables } from './tables-hiring'
import type { JobTables } from './tables-jobs'
import type { ReportTables } from './tables-reports'
import type { SeekerTables } from './tables-seekers'
import type { ServiceTables } from './tables-service'
import type { ServiceNotificationTables } from './tables-service-notifications'
import type { WalletTables } from './tables-wallet'

export type Role = 'owner' | 'admin' | 'manager' | 'member'

interface SettingsTable {
  key: string
  value: string
}

interface CountersTable {
  name: string
  value: number
}

interface AccountsTable {
  id: string
  im_id: string
  login: string
  password_hash: string
  /** `service`: the account of the online service; an `agent` answers as it */
  kind: 'seeker' | 'employer' | 'reviewer' | 'agent' | 'service'
  /** 0 a person, 999 a manager (specification 3) */
  user_type: number
  nickname: string
  avatar: string
  company: string
  /** dial code and number, both "" without a phone; the number as the contract's `readPhone` leaves it */
  region_code: string
  mobile: string
  /** 1 male, 2 female, 0 not said */
  sex: number
  created_at: number
  /** of the chat's texts; every client sets `en` (contract 2) */
  lang: Generated<string>
  /** lower case; "" without one */
  email: Generated<string>
  /** of the portal's texts, as the account's owner chose it */
  language: Generated<string>
  /** when it is erased, because its owner deletes it; null: it stays */
  deletion_at: number | null
  /** 0: who asks to become a contact is one at once */
  add_verify: Generated<Flag>
  /** whether an exact phone, or an exact user name or im id, finds it */
  find_by_phone: Generated<Flag>
  find_by_account: Generated<Flag>
  /** whether contacts are told when it was there last; who hides that hears of nobody */
  last_seen: Generated<Flag>
  /** when its last socket ended, to the end of the grace; 0: not known, or hidden */
  last_seen_at: Generated<number>
  /** whether it is asked what a link leads to, before it is sent */
  link_previews: Generated<Flag>
}

/** One login of one account. All refresh tokens that came from it end with it. */
interface LoginsTable {
  id: string
  account_id: string
  created_at: number
  revoked_at: number | null
  /** of whoever logged in, in short words, e.g. "Chrome" and "Android"; "" where that is not known */
  browser: Generated<string>
  system: Generated<string>
  /** to within LOGIN_USE_MS */
  last_used_at: Generated<number>
}

interface RefreshTokensTable {
  /** sha-256 of the token, so that a copy of the database logs nobody in */
  hash: string
  login_id: string
  expires_at: number
  replaced_at: number | null
}

interface ChatLoginsTable {
  id: string
  login_id: string
  created_at: number
  revoked_at: number | null
  /** 1: made by `POST /chat/auth`, its login is of the chat alone and ends with it */
  ends_login: Generated<Flag>
}

interface ContactsTable {
  owner_id: string
  im_id: string
  relation_type: number
  friend_nickname: string
  is_disturb: Flag
  tags: string
  rev: number
  /** `job`: made by opening the chat from a job; of a request what it said; "" otherwise */
  add_from: Generated<string>
  /** the owner's own words about them */
  note: Generated<string>
  /** left out of the owner's list */
  is_hide: Generated<Flag>
}

/**
 * One asks another to become a contact. Each of the two has a state of their own of it: who asked is not told that it was
 * refused, and who was asked may never have heard of it. See chat/requests.ts.
 */
interface AddReqsTable {
  /** random */
  id: string
  /** who asked, and who was asked, who may be nobody */
  from_id: string
  to_id: string
  message: string
  /** how the two met, in the client's words, e.g. `account`, `phone` */
  add_by: string
  add_from: string
  request_at: number
  /** whoever looks for the asked one's id finds the name, so the asker's list may have it */
  is_named: Flag
  /** 0 pending, 1 accepted, 2 ended; to whom it is in the list no more when `until` has come; 0: never was */
  from_status: RequestStatus
  from_until: number
  from_rev: number
  to_status: RequestStatus
  to_until: number
  to_rev: number
  /** by who was asked */
  is_read: Flag
}

export type RequestStatus = 0 | 1 | 2

interface BlacklistTable {
  owner_id: string
  im_id: string
  created_at: number
  rev: Generated<number>
}

interface GroupsTable {
  id: string
  title: string
  avatar: string
  owner_id: string
  creator_id: Generated<string>
  group_type: Generated<string>
  no_speaking: Flag
  /** 0: only those who run it invite */
  public_group: Flag
  /** 0: plain members see who runs it, and themselves */
  member_visible: Generated<Flag>
  /** 0: plain members send no files */
  enable_media: Generated<Flag>
  limit_time: Generated<number>
  rev: number
  /** 0 of a group that is older than this column */
  created_at: Generated<number>
}

interface GroupMembersTable {
  group_id: string
  im_id: string
  role: Role
  memo: string
  no_speaking: Flag
  joined_at: number
}

/** What all members of a conversation share: the last number and time given. The first message makes the row. */
interface ConversationsTable {
  id: string
  last_number: number
  last_time: number
}

/** What one account has of a conversation: its place in the list, its settings, its read mark. */
interface ConversationViewsTable {
  owner_id: string
  conversation_id: string
  is_group: Flag
  /** the other person, or the group */
  peer_id: string
  /** the last number when it was deleted from the list; a later message lists it again */
  deleted_at_number: number | null
  set_top_time: number
  is_disturb: Flag
  is_archived: Generated<Flag>
  /** the last number when it was archived; a later message lists it again, but where it is muted */
  archived_number: Generated<number>
  /** marked as unread by its owner */
  is_unread: Generated<Flag>
  extra: string
  saved_at: number
  read_time: number
  read_msg_id: number
}

interface MessagesTable {
  /** grows in the order of commits: there is one writer */
  id: Generated<number>
  conversation_id: string
  is_group: Flag
  number: number
  sender_id: string
  /** the other person, or the group */
  target_id: string
  client_id: string
  msg_time: number
  type: string
  /** the wire's `msg` as JSON; empty once withdrawn */
  body: string
  withdrawn_at: number | null
  /** the withdraw message that took it back */
  withdrawn_by: number | null
}

/** What somebody deleted for themselves; the newest word on each message. */
interface ErasedMessagesTable {
  owner_id: string
  message_id: number
  is_erased: Flag
  said_at: number
}

interface ReceiptsTable {
  message_id: number
  reader_id: string
  arrived_at: number
  read_at: number | null
}

interface NoticesTable {
  id: Generated<number>
  recipient_id: string
  /** which of the two offline calls gives it: the one for groups, or the one for people */
  is_group: Flag
  /** a newer notice with the same key takes the place of this one */
  supersede_key: string | null
  body: string
}

/** Captured mail and SMS, shown at /dev/outbox. Codes are here in each case, job alerts where no mail server is configured. */
interface OutboxTable {
  id: Generated<number>
  channel: 'mail' | 'sms'
  /** an address, or `+855 12000001` */
  recipient: string
  body: string
  sent_at: number
  /** of a mail with a page of its own: its subject, that page, and its head as it would be sent; "" else */
  subject: Generated<string>
  html: Generated<string>
  head: Generated<string>
}

/** The code that is valid for a purpose and a recipient. A newer code takes its place. */
interface CodesTable {
  purpose: string
  recipient: string
  hash: string
  expires_at: number
  tries_left: number
}

interface AvatarsTable {
  account_id: string
  /** random, so that nobody finds the picture without being told its address */
  name: string
  type: 'image/png' | 'image/jpeg'
  /** PostgreSQL hands a Buffer out, libsql an ArrayBuffer */
  content: ColumnType<Buffer | ArrayBuffer, Buffer, Buffer>
  /** 40x40 and 300x300, as WebP; null for pictures of before there were any */
  small: Thumb
  large: Thumb
}

type Thumb = ColumnType<Buffer | ArrayBuffer | null, Buffer | null, Buffer | null>

interface QuickRepliesTable {
  account_id: string
  /** a list as JSON, in its order */
  texts: string
}

/** An identity at a provider, and the account that it logs in to. */
interface SocialIdentitiesTable {
  provider: string
  subject: string
  account_id: string
  created_at: number
}

export interface Tables
  extends JobTables,
    SeekerTables,
    HiringTables,
    FileTables,
    ReportTables,
    BellTables,
    CallTables,
    ServiceNotificationTables,
    ServiceTables,
    WalletTables {
  settings: SettingsTable
  counters: CountersTable
  accounts: AccountsTable
  logins: LoginsTable
  refresh_tokens: RefreshTokensTable
  chat_logins: ChatLoginsTable
  contacts: ContactsTable
  blacklist: BlacklistTable
  add_reqs: AddReqsTable
  groups: GroupsTable
  group_members: GroupMembersTable
  conversations: ConversationsTable
  conversation_views: ConversationViewsTable
  messages: MessagesTable
  receipts: ReceiptsTable
  erased_messages: ErasedMessagesTable
  notices: NoticesTable
  outbox: OutboxTable
  codes: CodesTable
  avatars: AvatarsTable
  quick_replies: QuickRepliesTable
  social_identities: SocialIdentitiesTable
}

export type Account = Selectable<AccountsTable>
export type MessageRow = Selectable<MessagesTable>
export type AddReqRow = Selectable<AddReqsTable>

/** Reads outside of a transaction. */
export type Db = Kysely<Tables>
/** Inside of a transaction, where a use of `Db` would wait for the transaction itself. */
export type Trx = Transaction<Tables>
