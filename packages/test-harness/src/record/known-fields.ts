// What each field of the wire may hold: one of the words that the protocol knows, a number within its meaning, an id. Any
// other value is replaced, and so is everything in a field that stands in no list, which loses its name too: a backend that
// sends more than we know of gives nothing away.

/** The words of the protocol; a looser rule, such as "looks like one", would keep a password that looks like one. */
const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['action', new Set(['ack', 'error', 'group', 'heartbeat', 'last_seen', 'notice', 'p2p', 'typing'])],
  // Contents that sealed.ts opened, or could not; any other value of the field tells of a key.
  ['aesExt', new Set(['altered', 'cannot-decrypt', 'plain'])],
  [
    'code',
    new Set([
      'group_full',
      'internal',
      'invalid',
      'not_allowed',
      'not_found',
      'revoked',
      'route_not_found',
      'too_fast',
      'too_large',
      'unauthorized',
    ]),
  ],
  ['decision', new Set(['accept', 'cancel', 'refuse', 'seen'])],
  ['id', new Set(['error.displaced', 'error.invalid_account', 'error.kicked_out', 'error.unauthorized'])],
  ['group_type', new Set(['chat'])],
  [
    'notice_type',
    new Set([
      'application_changed',
      'arrived',
      'blacklist_add',
      'blacklist_remove',
      'call',
      'contact_add',
      'contact_agree',
      'contact_changed',
      'contact_delete',
      'group_disband',
      'group_invite',
      'group_member_modify',
      'group_modify',
      'group_no_speaking',
      'group_quit',
      'group_remove',
      'group_role',
      'messages_erased',
      'pc_login',
      'presence',
      'read',
      'read_mark',
    ]),
  ],
  ['notify_type', new Set(['create', 'invite'])],
  ['role', new Set(['admin', 'manager', 'member', 'owner'])],
  ['subtype', new Set(['97', '98', '99'])],
  [
    'type',
    new Set([
      'audio',
      'audioCall',
      'businessCard',
      'call',
      'call_signal',
      'changeJob',
      'companyBusinessCard',
      'custom',
      'file',
      'geo',
      'groupAnnouncement',
      'groupTransfer',
      'image',
      'inviteInterview',
      'job',
      'meetingCall',
      'newFriend',
      'none',
      'notice',
      'notification',
      'ping',
      'presence',
      'receiveCreateLP',
      'receivePaidLP',
      'redPacketAcceptLP',
      'redPacketLP',
      'referTo',
      'reqResume',
      'resume',
      'robot',
      'sendResume',
      'text',
      'tip',
      'transferAcceptLP',
      'transferLP',
      'transferReturnLP',
      'video',
      'videoCall',
      'withdraw',
      'withdrawn',
    ]),
  ],
])

/** What a number becomes; 0 says nothing. */
type NumberRule = (value: number) => number

const within =
  (from: number, end: number): NumberRule =>
  (value) =>
    Number.isInteger(value) && value >= from && value < end ? value : 0

const flag = within(0, 2)
/** A kind, a mode, a platform: one digit. */
const digit = within(0, 10)
/** A person, or one of the kinds of account that have rules of their own; 999 is a manager. */
const userType: NumberRule = (value) => (value === 999 ? value : digit(value))
/** Counts and page sizes: five digits, because a code that is sent to a phone has six. */
const COUNT_DIGITS = 5
const count = within(0, 10 ** COUNT_DIGITS)
/** Places in a conversation and revisions, which go beyond: seven digits, because a phone's number has eight. */
const place = within(0, 1e7)
/** ms since epoch, from 2001 to 2033: thirteen digits that begin with a 1, which no telephone number has. */
export const timeOf = within(1e12, 2e12)
const seconds = within(1e9, 2e9)
/** A place in a text, UTF-16 units: four digits, for a text has at most 3,200. */
const unit = within(0, 10_000)
/** A wait, ms: in whole seconds, so that no more than three digits are told. */
export const waitOf: NumberRule = (value) => within(0, 1_000)(Math.ceil(value / 1_000)) * 1_000
/** When a conversation was pinned; some only say that it is. */
const pinned: NumberRule = (value) => flag(value) || timeOf(value)

const CODES: ReadonlySet<number> = new Set([
  ...[0, 200, 302, 417, 508, 803, 7101, 13003],
  ...[-1, -2, -3, -20, -21, -22, -23, -401, -402, -403, -404, -422, -429, -485, -486, -487, -801, -3000],
])
/** A code that nobody knows stays one: 0 would make a refusal a success. */
const UNKNOWN_CODE = -999
const code: NumberRule = (value) => (CODES.has(value) ? value : UNKNOWN_CODE)

/** Numbers that mean something to the engine, and how far they do. */
const NUMBERS: ReadonlyMap<string, NumberRule> = new Map([
  ['add_verify', flag],
  ['answered_at', timeOf],
  ['at', timeOf],
  ['blacklist_type', digit],
  ['charter_member', flag],
  ['code', code],
  ['count', count],
  ['created_at', timeOf],
  ['enable_media', flag],
  ['ends', timeOf],
  ['expire', seconds],
  ['expiresAt', timeOf],
  ['find_by_account', flag],
  ['find_by_phone', flag],
  ['from_number', place],
  ['has_video', flag],
  ['archivedNumber', place],
  ['isArchived', flag],
  ['isBroadCast', flag],
  ['isDisturb', flag],
  ['isErased', flag],
  ['isGroup', flag],
  ['isUnread', flag],
  ['is_disturb', flag],
  ['is_hide', flag],
  ['is_read', flag],
  ['is_self_req', flag],
  ['is_vip', flag],
  ['join_at', seconds],
  ['lastNumber', place],
  ['last_seen', flag],
  ['limit_time', count],
  ['link_previews', flag],
  ['member_visible', flag],
  ['mentionsAt', unit],
  ['msgTime', timeOf],
  ['msg_time', timeOf],
  ['must_save', flag],
  ['no_speaking', flag],
  ['now', timeOf],
  ['number', place],
  ['online', flag],
  ['only_send_not_save', flag],
  ['persistence', flag],
  ['pinnedAt', pinned],
  ['platform', digit],
  ['public_group', flag],
  ['readTime', timeOf],
  ['relation_type', digit],
  ['relayOnly', flag],
  ['request_at', timeOf],
  ['retry_after_ms', waitOf],
  ['rev', place],
  ['saidAt', timeOf],
  ['send_self', flag],
  ['setTopTime', pinned],
  ['size', count],
  // Of a call.
  ['state', digit],
  ['status', digit],
  // Of a `custom`: an invitation, a job, a resume.
  ['subtype', within(97, 100)],
  ['taken', flag],
  ['talkMode', digit],
  ['time', timeOf],
  ['timestamp', timeOf],
  ['to_number', place],
  ['total', count],
  ['type', digit],
  ['unreadNum', count],
  ['updatedAt', timeOf],
  ['user_type', userType],
  ['value', flag],
  ['video', flag],
  ['withdrawnAt', timeOf],
  ['order', count],
])

/** People, groups, jobs, cursors: one map for all, so that equal ids stay equal wherever they stand. */
const IDS = [
  'add_from',
  'blacklist',
  'channel',
  'creator_id',
  'cursor',
  'device',
  'from_device',
  'groupId',
  'group_id',
  'id',
  'im_id',
  'im_ids',
  'interview',
  'jobApplyId',
  'jobId',
  'member_ids',
  'mentions',
  'mentionsAt',
  'notice_id',
  'owner_id',
  'payment_user_id',
  'receiverId',
  'receiver_id',
  'req_id',
  'resumeId',
  'rim_id',
  'sender_id',
  'to_device',
]

const MESSAGE_IDS = ['before', 'msgId', 'msgIds', 'msg_id', 'msg_ids', 'quoteId', 'readMsgId']

const CLIENT_IDS = ['broadcastId', 'clientId', 'seq']

/** Words of people, and what only holds other fields: the name may stay. */
const NAMES = [
  'account_alias',
  'add_by',
  'address',
  'avatar',
  'body',
  'calls',
  'company',
  'contact',
  'contacts',
  'content',
  'country_code',
  'credential',
  'data',
  'doNotDisturb',
  'extra',
  'fileName',
  'fileSize',
  'friend_nickname',
  'group',
  'groups',
  'height',
  'isDeleted',
  'isForced',
  'isMarkedUnread',
  'isOn',
  'items',
  'jobTitle',
  'key',
  'lang',
  'lat',
  'latitude',
  'lng',
  'longitude',
  'mac',
  'meetingInfo',
  'member_hash',
  'members',
  'memo',
  'message',
  'messages',
  'msg',
  'msgText',
  'name',
  'nickname',
  'note',
  'notice',
  'notices',
  'phone',
  'phones',
  'receivers',
  'referTo',
  'refersTo',
  'request',
  'result',
  'roles',
  'seen',
  'sessionId',
  'settings',
  'signalExt',
  'state',
  'tags',
  'text',
  'thumb',
  'ticket',
  'timeLength',
  'title',
  'token',
  'url',
  'urls',
  'username',
  'width',
  'word',
]

/** What people write in messages: the fields that keep their words where words are asked for. */
const TEXTS: ReadonlySet<string> = new Set(['content', 'text'])

/** All that the engine reads of `extra` and of JSON that stands in a text; there the other names mean nothing. */
const CARRIED: ReadonlySet<string> = new Set([
  'archivedNumber',
  'device',
  'isArchived',
  'isDisturb',
  'interview',
  'isGroup',
  'isUnread',
  'jobApplyId',
  'jobId',
  'mentions',
  'mentionsAt',
  'msgIds',
  'resumeId',
  'setTopTime',
  'subtype',
  'taken',
  'video',
])

export const isWord = (name: string, text: string): boolean => WORDS.get(name)?.has(text) === true
export const numberOf = (name: string, value: number): number => NUMBERS.get(name)?.(value) ?? 0
export const isText = (name: string): boolean => TEXTS.has(name)
export const isCarried = (name: string): boolean => CARRIED.has(name)

const kinds = new Map<string, 'id' | 'message-id' | 'client-id'>([
  ...IDS.map((name) => [name, 'id'] as const),
  ...MESSAGE_IDS.map((name) => [name, 'message-id'] as const),
  ...CLIENT_IDS.map((name) => [name, 'client-id'] as const),
])
export const idKindOf = (name: string) => kinds.get(name)

/** Every field whose name may stay. */
export const knownFields: ReadonlySet<string> = new Set([
  ...WORDS.keys(),
  ...NUMBERS.keys(),
  ...kinds.keys(),
  ...NAMES,
])

/** What stands in these is not the protocol's: whatever it is called, it may hold anything. */
export const isForeignField = (name: string): boolean => name === 'extra' || !knownFields.has(name)

/** Parts of the chat's REST paths that are no ids. */
const PATH_WORDS: ReadonlySet<string> = new Set([
  'agoras',
  'calls',
  'ice',
  'rtc_token',
  '',
  'add_reqs',
  'api',
  'auth',
  'biz',
  'blacklist',
  'chat',
  'checkWords',
  'contacts',
  'conversations',
  'delete',
  'file_auths',
  'files2',
  'getGroupMsgByGroupID',
  'getGroupMsgOffline',
  'getMsg',
  'getMsgByImID',
  'erase',
  'getNotice',
  'getOfflineNotice',
  'groups',
  'id',
  'im',
  'info',
  'items',
  'member_settings',
  'members',
  'messages',
  'phone',
  'phones',
  'privacy_settings',
  'query',
  'quick-text',
  'read',
  'save',
  'search',
  'sendP2MMsg',
  'serviceNotification',
  'setting',
  'tags',
  'notices',
  'roles',
  'settings',
  'user',
  'users',
  'v1.0.0',
])
export const isPathWord = (part: string): boolean => PATH_WORDS.has(part)
const QUERY_NUMBER = new RegExp(`^\\d{1,${COUNT_DIGITS}}$`)
const COUNTED = ['page', 'size', 'user_type']
/** What of a query string may stay: numbers, and a role. */
export const isKnownQuery = (name: string, value: string): boolean =>
  COUNTED.includes(name) ? QUERY_NUMBER.test(value) : name === 'role' && isWord(name, value)
