// Every number of the specification that the engine uses, once, with its unit and source.

/** Graphemes in one text message (Intl.Segmenter). Source: specification 5, contract 9. */
export const TEXT_MAX_GRAPHEMES = 800
/** UTF-16 units in one text message. Source: contract 9. */
export const TEXT_MAX_UNITS = 3_200
/** UTF-16 units of the content of other kinds, and of the JSON text of their extra. Ours, as the server's. */
export const CARD_MAX_UNITS = 8_192
/** Applications whose last change is kept: those that changed last. Ours. */
export const APPLICATIONS_KEPT = 500
/** UTF-16 units of what a list says of a message that is no text. */
export const BRIEF_MAX = 80
/** Items of an offline page. Source: specification 9. */
export const PAGE_SIZE = 500
/** Messages a window starts with and grows by. Source: specification 9. */
export const WINDOW_SIZE = 20
/** Conversations on the first page of the list. Source: specification 9. */
export const CONVERSATION_PAGE_SIZE = 100
/** The badge shows at most this, and nothing at 0. Source: specification 9. */
export const BADGE_MAX = 99
/** A read mark may be this far ahead of the server's clock, which is an estimate, ms. Ours. */
export const MARK_AHEAD_MS = 2_000
/** A message can be withdrawn for this long, ms of server time. Source: specification 9. */
export const WITHDRAW_WINDOW_MS = 120_000
/** Receivers of one call of a broadcast; more go in several. Ours, one page. */
export const BROADCAST_MAX = 500
/** Ids of receipts that wait for their acks at one time, so also in one frame. Ours, one page. */
export const RECEIPT_IDS_MAX = 500
/** Bytes of one file by kind, at most; the server's are the same. Ours. */
export const FILE_MAX_BYTES = {
  image: 20 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  audio: 20 * 1024 * 1024,
  file: 50 * 1024 * 1024,
} as const
/** Files that an account uploads at once. Ours. */
export const UPLOADS_AT_ONCE = 3
/** Tries after the first one, and how long one may go without a byte of progress. Source: specification 9. */
export const UPLOAD_RETRIES = 2
export const UPLOAD_STALL_MS = 30_000
/** All tries of one upload together. Source: specification 9. */
export const UPLOAD_TOTAL_MS = 86_400_000
/** Between the frames of several pictures. Source: specification 4. */
export const PICTURE_GAP_MS = 10
/** Groups whose members are fetched at once. Source: specification 4. */
export const MEMBER_FETCH_BATCH = 5
/** The assistant's conversation id. Source: specification 9. */
export const ASSISTANT_ID = '1'
/** Whom a manager's service notification goes to: the id of its conversation. Ours. */
export const EVERYBODY_ID = 'all'
/** Service notifications of one page, and how far back a first one reaches, ms. Source: specification 9. */
export const SERVICE_PAGE_SIZE = 50
export const SERVICE_BACK_MS = 30 * 86_400_000
/** Between two fetches of the managers' cards, ms. Source: specification 9. */
export const MANAGER_INFO_MS = 3_600_000
/** Token expiry = (exp - this) seconds. Source: specification 4. */
export const TOKEN_EXP_OFFSET_S = 255_600
/** Poison items whose bytes stay in memory; older ones stay in the log. */
export const POISON_KEPT = 100
/** Bytes of one frame or REST body that is read at all. */
export const WIRE_MAX_LENGTH = 4_194_304
/** Nesting of JSON that is read at all. */
export const WIRE_MAX_DEPTH = 32
/** What is older is no news any more: it was missed while the tab or the connection was away; ms. Source: S-EVENT-2. */
export const NEWS_MS = 60_000
/** Messages that one reference names. */
export const REFERENCES_MAX = 100

// Storage; measured, see docs/decisions/0003-storage.md.
/** Messages a chunk. */
export const CHUNK_SIZE = 128
/** A late message splits a chunk at this many times CHUNK_SIZE. */
export const CHUNK_SPLIT = 2
/** Items between seals. */
export const SEAL_EVERY = 10_000
/** Messages of small conversations that ride in the seal record. */
export const CARRY_MAX = 500
/** The same while commits go on: the next seal would write their half-full chunks again, and nobody opens yet. */
export const CARRY_BUSY_MAX = 3_000
/** Items of log kept behind the seal. */
export const RETAIN_LOG = 20_000
/** Messages that a full disk gives up at a time; the server has them. */
export const DROP_WHEN_FULL = 20_000
/** Conversation rows a record. */
export const ROW_BLOCK = 64
/** Messages of half-full newest chunks kept in memory. */
export const HOLD_MAX = 6_000
/** Chunks kept that were read to look for duplicates. */
export const PROBE_CACHE = 96
/** Conversations whose sealed amendments are kept until the next seal. */
export const AMENDED_KEPT = 8
/** A tail below this is not worth a seal of its own; items. */
export const SEAL_IDLE_MIN = 500
/** Nothing committed for this long: idle; ms. */
export const SEAL_IDLE_MS = 1_000
/** How long opening the database waits for other tabs that hold an older one; ms. */
export const DISK_BLOCKED_MS = 5_000

/** How long a request that is over stays in view, ms. */
export const REQUEST_SHOWN_MS = 30 * 86_400_000
/** Graphemes, and UTF-16 units, of what is said with a request. The server's. */
export const REQUEST_TEXT_MAX = 100
export const REQUEST_TEXT_MAX_UNITS = 400
/** UTF-16 units of what the owner keeps about a contact; tags a contact, people tagged at once. The server's. */
export const CONTACT_MEMO_MAX = 100
export const CONTACT_NOTE_MAX = 500
export const TAG_MAX = 30
export const TAGS_MAX = 20
export const TAGGED_MAX = 100
/** Numbers of an address book that are asked at once, and in a day. The server's. */
export const PHONES_MAX = 100

/** Texts that an account keeps to send again; at least one stays once there are some. Source: specification 5, 9. */
export const QUICK_REPLIES_MAX = 10

/** Members of a group, the owner among them; people in one command. The server's. */
export const GROUP_MEMBERS_MAX = 500
export const INVITED_MAX = 200
/** UTF-16 units of a group's title and of a name in it, of its avatar's address, of an announcement. The server's. */
export const GROUP_NAME_MAX = 100
export const GROUP_AVATAR_MAX = 500
export const ANNOUNCEMENT_MAX = 500

/** Messages that are deleted for oneself in one call. Ours. */
export const ERASE_MAX = 100
