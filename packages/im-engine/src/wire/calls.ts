// The REST calls of the chat as data. Paths begin at the origin; the caller adds host, bearer and `Accept-Language: en`.

import type { Erasure, JobContext, Range, Settings } from '../model/conversation.js'
import {
  type ClientId,
  type ConversationKey,
  type GroupId,
  groupOf,
  type ImId,
  isGroupKey,
  peerOf,
  type ServerId,
} from '../model/ids.js'
import { CONVERSATION_PAGE_SIZE, PAGE_SIZE, SERVICE_PAGE_SIZE } from '../model/limits.js'
import type { Mark } from '../model/order.js'
import { MANAGER } from '../model/people.js'
import type { PageStream } from '../model/state.js'
import { wellFormed } from './fields.js'

/** One call, e.g. `{ method: "POST", path: "/chat/im/user/getMsg", body: "{\"cursor\":\"\",\"size\":500}" }`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** JSON text. */
  readonly body?: string
  /** Of the main API, which hears of the chat's token in `x-im-token`. */
  readonly isMain?: true
}

export const callOf = (
  method: Call['method'],
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Call => ({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

/** A call with a body. */
export const post = (path: string, body: Readonly<Record<string, unknown>>): Call =>
  callOf('POST', path, body)

const STREAM_PATHS: Readonly<Record<PageStream, string>> = {
  'person-messages': '/chat/im/user/getMsg',
  'group-messages': '/chat/im/groups/getGroupMsgOffline',
  'person-notices': '/chat/im/user/getNotice',
  'group-notices': '/chat/im/groups/getOfflineNotice',
}

/** The next page of a stream; cursor "" = from the beginning. Read with decodePage. */
export const pageCall = (stream: PageStream, cursor: string, size = PAGE_SIZE): Call =>
  post(STREAM_PATHS[stream], { cursor, size })

/** The next page of service notifications, for managers; cursor "" = those sent at or after `from`, server ms. Read with decodePage. */
export const serviceCall = (cursor: string, from: number): Call =>
  post('/chat/im/user/serviceNotification', {
    cursor,
    size: SERVICE_PAGE_SIZE,
    ...(cursor === '' ? { from_time: from } : {}),
  })

const ofConversation = (key: ConversationKey, rest: Readonly<Record<string, unknown>>): Call =>
  isGroupKey(key)
    ? post('/chat/im/groups/getGroupMsgByGroupID', { group_id: groupOf(key), ...rest })
    : post('/chat/im/user/getMsgByImID', { im_id: peerOf(key), ...rest })

/** The newest `size` messages before an id ("" = the newest of all), answered ascending. Read with decodePage. */
export const historyCall = (key: ConversationKey, before: ServerId | '', size = PAGE_SIZE): Call =>
  ofConversation(key, { before, size })

/** The messages with these numbers, at most PAGE_SIZE of them. Read with decodePage. */
export const numbersCall = (key: ConversationKey, [from, to]: Range): Call =>
  ofConversation(key, { before: '', size: PAGE_SIZE, from_number: from, to_number: to })

/** Read with decodeContacts. */
export const contactsCall = (me: ImId): Call => ({
  method: 'GET',
  path: `/chat/users/${encodeURIComponent(me)}/contacts`,
})

/** The managers among them; a backend that does not know the question answers with all. Read with decodeContacts. */
export const managersCall = (me: ImId): Call => ({
  method: 'GET',
  path: `${contactsCall(me).path}?user_type=${MANAGER}`,
})

/** Read with decodeGroups. */
export const groupsCall = (): Call => ({ method: 'GET', path: '/chat/groups' })

/** Read with decodeMembers. */
export const membersCall = (group: GroupId): Call => ({
  method: 'GET',
  path: `/chat/groups/${encodeURIComponent(group)}/members`,
})

/** A page of the conversation list, from 1. Read with decodeConversations. */
export const conversationsCall = (page: number): Call => ({
  method: 'GET',
  path: `/biz/conversations/items/query?page=${page}&size=${CONVERSATION_PAGE_SIZE}`,
})

/** Tells the server how far was read; marks only grow there. The answer's envelope says whether it took them. */
export const readMarksCall = (
  marks: readonly { readonly key: ConversationKey; readonly mark: Mark }[],
): Call =>
  post('/biz/conversations/read', {
    items: marks.map(({ key, mark }) => ({
      receiverId: isGroupKey(key) ? groupOf(key) : peerOf(key),
      isGroup: isGroupKey(key) ? 1 : 0,
      readTime: mark.at,
      readMsgId: mark.id,
    })),
  })

const ofReceiver = (key: ConversationKey) => ({
  receiverId: isGroupKey(key) ? groupOf(key) : peerOf(key),
  talkMode: isGroupKey(key) ? 2 : 1,
})

/**
 * Pins, mutes, archives as of the message with a number, marks as unread; what was deleted from the list stands in it again.
 * The last three fields are ours.
 */
export const settingCall = (key: ConversationKey, settings: Settings, archivedTo: number): Call =>
  post('/biz/conversations/setting', {
    ...ofReceiver(key),
    setTopTime: settings.pinnedAt,
    isDisturb: settings.doNotDisturb ? 1 : 0,
    isArchived: settings.isArchived ? 1 : 0,
    archivedNumber: archivedTo,
    isUnread: settings.isMarkedUnread ? 1 : 0,
  })

/** Deletes messages for the account alone, or puts them back: all others keep them. Ours; at most ERASE_MAX at once. */
export const eraseCall = (key: ConversationKey, erasures: readonly Erasure[]): Call =>
  post('/biz/conversations/messages/erase', {
    ...ofReceiver(key),
    items: erasures.map(({ id, at, isOn, since }) => ({
      msgId: id,
      msgTime: at,
      isErased: isOn ? 1 : 0,
      saidAt: since,
    })),
  })

/** Keeps what a conversation is about, another job in place of the one before and its resume; it stands in the list from then on. */
export const saveJobCall = (key: ConversationKey, { jobId, jobTitle, resumeId }: JobContext): Call =>
  post('/biz/conversations/items/save', {
    ...ofReceiver(key),
    extra: { jobId, jobTitle: wellFormed(jobTitle), ...(resumeId === '' ? {} : { resumeId }) },
  })

/** Keeps the application whose interview is arranged in a conversation, for both sides. */
export const interviewCall = (key: ConversationKey, interview: string): Call =>
  post('/biz/conversations/setting', { ...ofReceiver(key), interview })

/** Takes a conversation out of the list until its next message. */
export const deleteConversationCall = (key: ConversationKey): Call =>
  post('/biz/conversations/items/delete', ofReceiver(key))

/** One text to many people, plain; every receiver's message has a clientId of its own. Read with decodeBroadcast. */
export const broadcastCall = (
  broadcastId: ClientId,
  text: string,
  receivers: readonly { readonly key: ConversationKey; readonly clientId: ClientId }[],
): Call =>
  post('/chat/im/user/sendP2MMsg', {
    broadcastId,
    msg: { type: 'text', content: wellFormed(text), isBroadCast: 1 },
    receivers: receivers.map(({ key, clientId }) => ({ receiver_id: peerOf(key), seq: clientId })),
  })

/** A fresh chat token, for the current one as bearer. Read with decodeAuth. */
export const authCall = (): Call => ({ method: 'GET', path: '/chat/auth?server=warm' })

/** Logs this chat login out. */
export const logoutCall = (): Call => ({ method: 'DELETE', path: '/chat/auth' })
