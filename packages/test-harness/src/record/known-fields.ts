// Which fields of the wire may keep their value, be an id, or hold words. Whatever stands in no list counts as words, and a
// field whose name is not known loses its name too: a backend that sends more than we know of gives nothing away.

/** Enumerations: kept where they look like one. */
const WORDS = ['action', 'type', 'notice_type', 'role', 'state', 'code']

/** Numbers that mean something to the engine: times, counts, codes, flags. */
const NUMBERS = [
  'at',
  'blacklist_type',
  'code',
  'count',
  'from_number',
  'isBroadCast',
  'isDisturb',
  'isGroup',
  'is_disturb',
  'join_at',
  'lastNumber',
  'msg_time',
  'no_speaking',
  'number',
  'online',
  'persistence',
  'pinnedAt',
  'platform',
  'public_group',
  'readTime',
  'relation_type',
  'retry_after_ms',
  'rev',
  'send_self',
  'setTopTime',
  'size',
  'talkMode',
  'timestamp',
  'to_number',
  'total',
  'unreadNum',
  'updatedAt',
  'user_type',
  'withdrawnAt',
]

/** People, groups, jobs, cursors: one map for all, so that equal ids stay equal wherever they stand. */
const IDS = [
  'cursor',
  'group_id',
  'im_id',
  'jobId',
  'member_ids',
  'mentions',
  'notice_id',
  'owner_id',
  'receiverId',
  'receiver_id',
  'resumeId',
  'rim_id',
  'sender_id',
]

const MESSAGE_IDS = ['before', 'msgId', 'msgIds', 'msg_id', 'msg_ids', 'quoteId', 'readMsgId']

const CLIENT_IDS = ['broadcastId', 'clientId', 'seq']

/** Words of people, and what only holds other fields: the name may stay. */
const NAMES = [
  'aesExt',
  'avatar',
  'company',
  'contact',
  'contacts',
  'content',
  'data',
  'doNotDisturb',
  'extra',
  'friend_nickname',
  'groups',
  'id',
  'isDeleted',
  'items',
  'jobTitle',
  'key',
  'mac',
  'members',
  'memo',
  'message',
  'messages',
  'msg',
  'msgText',
  'nickname',
  'notice',
  'receivers',
  'referTo',
  'sessionId',
  'tags',
  'text',
  'title',
]

export const isWordField = (name: string): boolean => WORDS.includes(name)
const numbers: ReadonlySet<string> = new Set(NUMBERS)
export const isNumberField = (name: string): boolean => numbers.has(name)

const kinds = new Map<string, 'id' | 'message-id' | 'client-id'>([
  ...IDS.map((name) => [name, 'id'] as const),
  ...MESSAGE_IDS.map((name) => [name, 'message-id'] as const),
  ...CLIENT_IDS.map((name) => [name, 'client-id'] as const),
])
export const idKindOf = (name: string) => kinds.get(name)

const known: ReadonlySet<string> = new Set([...WORDS, ...NUMBERS, ...kinds.keys(), ...NAMES])
export const isKnownField = (name: string): boolean => known.has(name)

/** Parts of the chat's REST paths that are no ids. */
const PATH_WORDS: ReadonlySet<string> = new Set([
  '',
  'auth',
  'biz',
  'chat',
  'contacts',
  'conversations',
  'delete',
  'getGroupMsgByGroupID',
  'getGroupMsgOffline',
  'getMsg',
  'getMsgByImID',
  'getNotice',
  'getOfflineNotice',
  'groups',
  'im',
  'items',
  'members',
  'query',
  'read',
  'sendP2MMsg',
  'setting',
  'user',
  'users',
])
export const isPathWord = (part: string): boolean => PATH_WORDS.has(part)
/** Numbers of a query string that may stay. */
export const isQueryNumber = (name: string): boolean => name === 'page' || name === 'size'
