// Every REST call of the chat with an example of its answer; see frame-catalogue.ts for what is made of it.

import * as z from 'zod/mini'
import { toClientId, toImId, toServerId } from '../model/ids.js'
import { authData } from './auth.js'
import { broadcastAnswer } from './broadcast.js'
import type { CallEntry } from './call-entry.js'
import {
  authCall,
  broadcastCall,
  contactsCall,
  conversationsCall,
  deleteConversationCall,
  eraseCall,
  historyCall,
  interviewCall,
  logoutCall,
  managersCall,
  numbersCall,
  pageCall,
  readMarksCall,
  saveJobCall,
  serviceCall,
  settingCall,
} from './calls.js'
import { CODES } from './codes.js'
import { contactRow } from './contact.js'
import { conversationRow } from './conversation.js'
import { AT, asking, contact, group, inGroup, person, receipt } from './examples.js'
import { count, text, textOf } from './fields.js'
import { fileTicket, fileTicketCall, UPLOAD_PATH, uploaded } from './file.js'
import { groupCalls } from './group-catalogue.js'
import { messageRow } from './message-row.js'
import { noticeRow } from './notice.js'
import { openCalls } from './open-call-catalogue.js'
import { CURSOR_MAX } from './page.js'
import {
  addCall,
  blockCall,
  changeCall,
  changedData,
  decisionCall,
  findCall,
  foundData,
  matchCall,
  matchedData,
  privacyCall,
  privacyData,
  removeCall,
  requestCall,
  setPrivacyCall,
  tagCall,
  updateUserCall,
} from './people.js'
import { quickRepliesAnswer, quickRepliesCall, saveQuickRepliesCall } from './quick-replies.js'
import { checkWordsCall, foundWord } from './words.js'

const cursor = z.nullish(textOf(0, CURSOR_MAX))
const page = (row: z.ZodMiniType) => z.object({ code: z.literal(0), data: z.array(row), cursor })
const chat = (data: z.ZodMiniType) => z.object({ code: z.literal(200), data })

const done = z.object({ code: z.literal(0), data: z.nullish(z.unknown()) })

const me = toImId('im-1')
const changed = { timestamp: AT, rev: 7 }
const found = {
  im_id: 'im-3',
  nickname: 'Sreymom',
  avatar: '',
  relation_type: 0,
  user_type: 0,
  extra: { company: '' },
}
const privacy = {
  code: 200,
  data: { settings: { add_verify: 1, find_by_phone: 1, find_by_account: 0, last_seen: 1 } },
}
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
    name: 'service-notifications',
    says: 'For managers: what managers said to everybody after a cursor ("" = from `from_time` on, server ms), ascending, 50 at once. A client asks until the code is not 0 or no rows come. The receiver is `all`, and there are no numbers.',
    call: serviceCall('', AT),
    answer: page(messageRow),
    example: {
      code: 0,
      data: [
        {
          ...{ msg_id: '7', msg_time: AT, seq: 'c-7', number: 0, sender_id: 'im-9', receiver_id: 'all' },
          msg: { type: 'text', content: 'Closed on Monday', isBroadCast: 1, broadcastId: 'c-7' },
        },
      ],
      cursor: 'c5',
    },
  },
  {
    name: 'managers',
    says: 'The managers among the contacts, once an hour at most. `user_type` is ours: a backend that does not know it answers with all.',
    call: managersCall(me),
    answer: chat(z.object({ contacts: z.array(contactRow) })),
    example: { code: 200, data: { contacts: [{ ...contact, relation_type: 0, user_type: 999 }] } },
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
    says: 'Everybody with whom there is a relation: contacts, who was deleted, who is blocked, who asked or was asked, managers, and the account itself. relation_type 1 is a friend, 2 deleted, 0 neither; blacklist_type: 1 I blocked, 2 they blocked me, 3 both. A request that came to nothing leaves the list after 30 days.',
    call: contactsCall(me),
    answer: chat(z.object({ contacts: z.array(contactRow) })),
    example: { code: 200, data: { contacts: [contact, asking] } },
  },
  ...groupCalls,
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
            jobTitle: 'Cook',
            resumeId: '7',
            interview: '31',
            company: '',
          },
        },
      ],
      total: 1,
    },
  },
  {
    name: 'save-job',
    says: 'What a conversation is about, kept for the account, another job in place of the one before and its resume; "extra" of the list tells it.',
    call: saveJobCall('p2p-im-2', { jobId: '12', jobTitle: 'Cook', resumeId: '7' }),
    answer: done,
    example: { code: 0, data: null },
  },
  {
    name: 'set-conversation',
    says: 'Pins (the time of the pin, 0 = not pinned), mutes, archives (as of the message with a number: a later one lists it again, but where it is muted) and marks as unread, for the account; isArchived, archivedNumber and isUnread are ours. A conversation that was deleted stands in the list again.',
    call: settingCall(
      'p2p-im-2',
      { pinnedAt: AT, doNotDisturb: true, isDeleted: false, isArchived: true, isMarkedUnread: false },
      4,
    ),
    answer: done,
    example: { code: 0, data: null },
  },
  {
    name: 'erase-messages',
    says: 'Deletes messages for the account alone (isErased 1), or puts them back (0): everybody else keeps them. Of two words the later counts, by saidAt; the other sockets of the account get messages_erased notices. What is not in the conversation is passed by. Ours; at most 100.',
    call: eraseCall('p2p-im-2', [{ id: toServerId('10442'), at: AT, isOn: true, since: AT }]),
    answer: done,
    example: { code: 0, data: null },
  },
  {
    name: 'delete-conversation',
    says: 'Takes a conversation out of the list of the account until its next message. What is in it stays, for both sides.',
    call: deleteConversationCall('team-g-7'),
    answer: done,
    example: { code: 0, data: null },
  },
  {
    name: 'set-interview',
    says: 'The application whose interview is arranged in a conversation, kept for both sides; "extra" of both lists tells it.',
    call: interviewCall('p2p-im-2', '31'),
    answer: done,
    example: { code: 0, data: null },
  },
  {
    name: 'read-marks',
    says: 'How far the account read. Marks only grow; the other sockets of the account get read_mark notices.',
    call: readMarksCall([{ key: 'p2p-im-2', mark: { at: AT, id: toServerId('10442') } }]),
    answer: done,
    example: { code: 0, data: null },
  },
  {
    name: 'broadcast',
    says: 'One plain text to at most 500 people, judged for each; each message is kept once under its seq and comes as a message of the sender with isBroadCast 1. The answer says of each what an ack says. A manager who names the receiver `all` speaks to everybody: a service notification.',
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
  ...openCalls,
  {
    name: 'quick-replies',
    says: 'Texts that the account keeps to send again, in their order, from 1. With the chat token in x-im-token; a token that is over is 401 unauthorized, a login that was ended 403 revoked.',
    call: quickRepliesCall(),
    answer: quickRepliesAnswer,
    example: { result: [{ text: 'I will be there on time.', order: 1 }] },
  },
  {
    name: 'save-quick-replies',
    says: 'Puts these in the place of all, one to ten; the answer has them as they are kept.',
    call: saveQuickRepliesCall(['I will be there on time.']),
    answer: quickRepliesAnswer,
    example: { result: [{ text: 'I will be there on time.', order: 1 }] },
  },
  {
    name: 'find-person',
    says: 'Who has this account name or id, exactly; 30 a day with the two calls below. Nobody, who is not to be found so, and who blocked the account are one answer: an empty list.',
    call: findCall('account', 'sreymom'),
    answer: chat(foundData),
    example: { code: 200, data: { contacts: [found] } },
  },
  {
    name: 'find-person-by-phone',
    says: 'The same by a phone number with its country code.',
    call: findCall('phone', '+85512345678'),
    answer: chat(foundData),
    example: { code: 200, data: { contacts: [found] } },
  },
  {
    name: 'find-person-by-id',
    says: 'The same by the id alone, as a code that was scanned says it.',
    call: findCall('id', 'im-3'),
    answer: chat(foundData),
    example: { code: 200, data: { contacts: [found] } },
  },
  {
    name: 'match-phones',
    says: 'Of the numbers of an address book those whose owners let themselves be found by phone; 100 numbers a day.',
    call: matchCall(me, ['+85512345678']),
    answer: chat(matchedData),
    example: { code: 200, data: { contacts: [{ ...found, phone: '+85512345678' }] } },
  },
  {
    name: 'request-contact',
    says: 'Asks somebody to be contacts; the same answer whether they exist, blocked the account, or not; 30 a day. Answered at once where they asked too, or ask nobody for consent.',
    call: requestCall(me, 'im-3', { message: 'We met at the school' }),
    answer: chat(changedData),
    example: {
      code: 200,
      data: { contact: { ...asking, request: { ...asking.request, is_self_req: 1 } }, ...changed },
    },
  },
  {
    name: 'decide-request',
    says: 'accept, refuse or seen by who was asked, cancel by who asked. Who asked is told of no refusal.',
    call: decisionCall(me, 'q-1', 'accept'),
    answer: chat(changedData),
    example: {
      code: 200,
      data: {
        contact: { ...asking, relation_type: 1, request: { ...asking.request, status: 1 } },
        ...changed,
      },
    },
  },
  {
    name: 'add-contact',
    says: 'Accepts a request of theirs, adds who asks nobody for consent, or shows who was hidden.',
    call: addCall(me, 'im-2'),
    answer: chat(changedData),
    example: { code: 200, data: { contact, ...changed } },
  },
  {
    name: 'change-contact',
    says: 'What the account keeps about somebody, for itself: each field alone or with others.',
    call: changeCall(me, 'im-2', {
      memo: 'Dara K.',
      note: '',
      tags: ['kitchen'],
      doNotDisturb: true,
      isHidden: false,
    }),
    answer: chat(changedData),
    example: { code: 200, data: { contact: { ...contact, friend_nickname: 'Dara K.' }, ...changed } },
  },
  {
    name: 'tag-contacts',
    says: 'The tags of up to 100 people, at most 20 of at most 30 characters each.',
    call: tagCall(me, [{ imId: 'im-2', tags: ['kitchen'] }]),
    answer: chat(changedData),
    example: { code: 200, data: { contacts: [contact], ...changed } },
  },
  {
    name: 'delete-contact',
    says: 'They are contacts of each other no more.',
    call: removeCall(me, 'im-2'),
    answer: chat(changedData),
    example: { code: 200, data: { contact: { ...contact, relation_type: 2 }, ...changed } },
  },
  {
    name: 'block',
    says: 'Blocks people, contacts or not.',
    call: blockCall(me, 'im-2', true),
    answer: chat(changedData),
    example: { code: 200, data: { contacts: [{ ...contact, blacklist_type: 1 }], ...changed } },
  },
  {
    name: 'unblock',
    says: 'Ends a block.',
    call: blockCall(me, 'im-2', false),
    answer: chat(changedData),
    example: { code: 200, data: { contacts: [contact], ...changed } },
  },
  {
    name: 'privacy',
    says: 'Who may find and add the account, each 0 or 1.',
    call: privacyCall(me),
    answer: chat(privacyData),
    example: privacy,
  },
  {
    name: 'set-privacy',
    says: 'One of them; the answer has all.',
    call: setPrivacyCall(me, 'byPhone', true),
    answer: chat(privacyData),
    example: privacy,
  },
  {
    name: 'update-user',
    says: 'Once a connect, so that the chat has the account in its language.',
    call: updateUserCall(me),
    answer: chat(z.nullish(z.unknown())),
    example: { code: 200, data: null },
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
