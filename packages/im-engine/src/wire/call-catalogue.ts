// Every REST call of the chat with an example of its answer; see frame-catalogue.ts for what is made of it.

import * as z from 'zod/mini'
import { toClientId, toGroupId, toImId, toServerId } from '../model/ids.js'
import { authData } from './auth.js'
import { broadcastAnswer } from './broadcast.js'
import {
  authCall,
  broadcastCall,
  type Call,
  contactsCall,
  conversationsCall,
  groupsCall,
  historyCall,
  logoutCall,
  membersCall,
  numbersCall,
  pageCall,
  readMarksCall,
} from './calls.js'
import { CODES } from './codes.js'
import { contactRow } from './contact.js'
import { conversationRow } from './conversation.js'
import { AT, contact, group, inGroup, person, receipt } from './examples.js'
import { count, text, textOf } from './fields.js'
import { fileTicket, fileTicketCall, UPLOAD_PATH, uploaded } from './file.js'
import { groupRow, memberRow } from './group.js'
import { messageRow } from './message-row.js'
import { noticeRow } from './notice.js'
import { CURSOR_MAX } from './page.js'
import { checkWordsCall, foundWord } from './words.js'

/** A REST call; `answer` is the schema of what comes back, its envelope included. */
export interface CallEntry {
  readonly name: string
  readonly says: string
  readonly call: Call
  readonly answer: z.ZodMiniType
  readonly example: unknown
}

const cursor = z.nullish(textOf(0, CURSOR_MAX))
const page = (row: z.ZodMiniType) => z.object({ code: z.literal(0), data: z.array(row), cursor })
const chat = (data: z.ZodMiniType) => z.object({ code: z.literal(200), data })

const me = toImId('im-1')
const withdrawn = { ...person, msg: { type: 'withdrawn', content: '', withdrawnAt: AT } }

export const callCatalogue: readonly CallEntry[] = [
  {
    name: 'message-page',
    says: 'Messages of one-to-one conversations after a cursor ("" = all), ascending by id. A page is full when it has `size` rows.',
    call: pageCall('person-messages', ''),
    answer: page(messageRow),
    example: { code: 0, data: [{ ...person, msg: { type: 'text', content: 'Hello' } }], cursor: 'c1' },
  },
  {
    name: 'group-message-page',
    says: 'The same for messages of all groups of the account.',
    call: pageCall('group-messages', 'c1'),
    answer: page(messageRow),
    example: { code: 0, data: [{ ...group, msg: { type: 'text', content: 'Hello' } }], cursor: 'c2' },
  },
  {
    name: 'notice-page',
    says: 'Stored notices after a cursor.',
    call: pageCall('person-notices', ''),
    answer: page(noticeRow),
    example: { code: 0, data: [{ notice_id: '9', notice: receipt }], cursor: 'c3' },
  },
  {
    name: 'group-notice-page',
    says: 'The same for notices of groups.',
    call: pageCall('group-notices', ''),
    answer: page(noticeRow),
    example: {
      code: 0,
      data: [{ notice_id: '10', notice: { notice_type: 'group_disband', ...inGroup } }],
      cursor: 'c4',
    },
  },
  {
    name: 'history',
    says: 'The newest messages of a person before an id ("" = the newest of all), ascending. A withdrawn one keeps its place.',
    call: historyCall('p2p-im-2', toServerId('10500')),
    answer: page(messageRow),
    example: { code: 0, data: [withdrawn] },
  },
  {
    name: 'group-history',
    says: 'The same for a group; here by numbers.',
    call: numbersCall('team-g-7', [5, 8]),
    answer: page(messageRow),
    example: { code: 0, data: [{ ...group, msg: { type: 'text', content: 'Hello' } }] },
  },
  {
    name: 'contacts',
    says: 'All contacts. relation_type 1 is a friend; blacklist_type: 1 I blocked, 2 they blocked me, 3 both.',
    call: contactsCall(me),
    answer: chat(z.object({ contacts: z.array(contactRow) })),
    example: { code: 200, data: { contacts: [contact] } },
  },
  {
    name: 'groups',
    says: 'All groups of the account.',
    call: groupsCall(),
    answer: chat(z.object({ groups: z.array(groupRow) })),
    example: {
      code: 200,
      data: {
        groups: [
          {
            group_id: 'g-7',
            title: 'Hiring team',
            avatar: '',
            owner_id: 'im-2',
            no_speaking: 0,
            count: 3,
            public_group: 0,
            rev: 2,
          },
        ],
      },
    },
  },
  {
    name: 'members',
    says: 'All members of a group; join_at in seconds.',
    call: membersCall(toGroupId('g-7')),
    answer: chat(z.object({ members: z.array(memberRow), rev: z.nullish(count) })),
    example: {
      code: 200,
      data: {
        members: [
          {
            im_id: 'im-2',
            nickname: 'Dara',
            memo: '',
            join_at: 1_760_000_000,
            role: 'owner',
            user_type: 0,
            no_speaking: 0,
          },
        ],
        rev: 2,
      },
    },
  },
  {
    name: 'conversations',
    says: 'A page of the conversation list. setTopTime 0 is not pinned; everything up to (readTime, readMsgId) is read.',
    call: conversationsCall(1),
    answer: z.object({ code: z.literal(0), data: z.array(conversationRow), total: z.nullish(count) }),
    example: {
      code: 0,
      data: [
        {
          sessionId: 'im-1_im-2',
          receiverId: 'im-2',
          talkMode: 1,
          updatedAt: AT,
          unreadNum: 1,
          msgId: '10442',
          msgText: '',
          readTime: AT - 1,
          readMsgId: '10441',
          lastNumber: 5,
          extra: {
            title: 'Dara',
            avatar: '',
            isGroup: 0,
            setTopTime: 0,
            isDisturb: 0,
            jobId: '12',
            company: '',
          },
        },
      ],
      total: 1,
    },
  },
  {
    name: 'read-marks',
    says: 'How far the account read. Marks only grow; the other sockets of the account get read_mark notices.',
    call: readMarksCall([{ key: 'p2p-im-2', mark: { at: AT, id: toServerId('10442') } }]),
    answer: z.object({ code: z.literal(0), data: z.nullish(z.unknown()) }),
    example: { code: 0, data: null },
  },
  {
    name: 'broadcast',
    says: 'One plain text to at most 500 people, judged for each; each message is kept once under its seq and comes as a message of the sender with isBroadCast 1. The answer says of each what an ack says.',
    call: broadcastCall(toClientId('5f0c'), 'We are open again', [
      { key: 'p2p-im-2', clientId: toClientId('5f0c.0') },
      { key: 'p2p-im-3', clientId: toClientId('5f0c.1') },
    ]),
    answer: z.object({ code: z.literal(0), data: broadcastAnswer }),
    example: {
      code: 0,
      data: [
        { seq: '5f0c.0', code: 0, msg_id: '10443', msg_time: AT, number: 6 },
        { seq: '5f0c.1', code: CODES.notFriend.code, message: CODES.notFriend.text },
      ],
    },
  },
  {
    name: 'check-words',
    says: 'The first word in a text that is not allowed, "" where there is none. Asked before a text that failed is sent again.',
    call: checkWordsCall('We are open again'),
    answer: z.object({ code: z.literal(0), data: foundWord }),
    example: { code: 0, data: { word: '' } },
  },
  {
    name: 'file-ticket',
    says: 'A ticket for one upload of this kind and size, good for 50 minutes. What is too large, or too much for the account, is refused here.',
    call: fileTicketCall('image', 48_213),
    answer: chat(fileTicket),
    example: { code: 200, data: { ticket: 'eyJ...', ends: AT + 3_000_000 } },
  },
  {
    name: 'file-upload',
    says: 'Multipart, field `file`; headers X-File-Ticket and Idempotency-Key: the same key answers the same file for a day. `url` becomes the content of the message; it carries no secret.',
    call: { method: 'POST', path: UPLOAD_PATH },
    answer: chat(uploaded),
    example: {
      code: 200,
      data: {
        url: '/chat/files/9f3kQ2vB7xLmT0aZ',
        thumb: '/chat/files/9f3kQ2vB7xLmT0aZ/thumb',
        name: 'kitchen.jpg',
        type: 'image/jpeg',
        size: 48_213,
        width: 1_600,
        height: 1_200,
      },
    },
  },
  {
    name: 'auth',
    says: 'A fresh chat token for the current one. It must be refreshed at second im_exp - 255600; 0 or less is never.',
    call: authCall(),
    answer: chat(authData),
    example: { code: 200, data: { im_token: 'eyJ...', im_exp: 1_760_255_600 } },
  },
  {
    name: 'logout',
    says: 'Ends this chat login.',
    call: logoutCall(),
    answer: chat(z.nullish(z.unknown())),
    example: { code: 200, data: null },
  },
]

/** What any call may answer instead: -401 refresh the token once, -402 and -403 sign out, "too fast" and the like as texts. */
export const refusal = z.object({ code: z.union([z.int(), z.string()]), message: z.nullish(text) })
