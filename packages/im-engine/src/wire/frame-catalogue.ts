// Every frame of the socket with examples: the protocol pages and descriptions for other programs are made from it, its
// fingerprint is frozen in catalogue.test.ts, and every example is read back by the decoders there.

import * as z from 'zod/mini'
import { ackFrame } from './ack.js'
import { CALL_SIGNAL, callFrame, callSignalData, callSignalFrame } from './call-notice.js'
import { errorFrame } from './error-frame.js'
import { AT, asking, CID, contact, group, inGroup, person, receipt, sealed } from './examples.js'
import { idOrEmpty } from './fields.js'
import { heartbeatAnswerFrame, heartbeatFrame } from './heartbeat.js'
import { lastSeenFrame } from './last-seen.js'
import { messageRow } from './message-row.js'
import { knownNotice } from './notice.js'
import { pingFrame } from './ping.js'
import { presence } from './presence.js'
import { receiptFrame } from './receipt.js'
import type { Schema } from './schema.js'
import { messageFrame } from './send.js'
import { typingFrame, typingTold } from './typing.js'

/** A frame of the socket. */
export interface FrameEntry {
  readonly name: string
  readonly says: string
  readonly from: 'client' | 'server'
  readonly schema: Schema
  readonly examples: readonly unknown[]
}

/** A message that the server tells; also to other sockets of the sender, with send_self 1. */
export const liveMessageFrame = z.object({ action: z.literal(['p2p', 'group']), data: messageRow })

/** A notice or a presence. Stored notices have a notice_id and come again in the offline notices. */
export const noticeFrame = z.object({
  action: z.literal('notice'),
  data: z.union([
    z.object({ type: z.literal('notice'), notice_id: z.nullish(idOrEmpty), notice: knownNotice }),
    presence,
    callSignalData,
  ]),
})

const calling = {
  notice_type: 'call',
  im_id: 'im-1',
  rim_id: 'im-2',
  timestamp: AT,
  req_id: CID,
  state: 1,
  channel: '0d7b9a5be2d34c7788aa01c2d3e4f5a1',
  type: 2,
  extra: '{"device":"7c"}',
} as const

const noticeExamples: readonly unknown[] = [
  receipt,
  { ...receipt, notice_type: 'arrived', group_id: 'g-7' },
  {
    notice_type: 'read_mark',
    im_id: 'im-1',
    sessionId: 'im-1_im-2',
    isGroup: 0,
    readTime: AT,
    readMsgId: '10442',
    timestamp: AT,
  },
  {
    notice_type: 'messages_erased',
    im_id: 'im-1',
    sessionId: 'im-1_im-2',
    isGroup: 0,
    items: [{ msgId: '10442', msgTime: AT, isErased: 1, saidAt: AT }],
    timestamp: AT,
  },
  { notice_type: 'contact_changed', im_id: 'im-2', contact, timestamp: AT },
  { notice_type: 'blacklist_add', im_id: 'im-2', rim_id: 'im-1', timestamp: AT, rev: 5 },
  { notice_type: 'contact_delete', im_id: 'im-2', rim_id: 'im-1', timestamp: AT, rev: 6 },
  {
    notice_type: 'contact_add',
    im_id: 'im-3',
    rim_id: 'im-1',
    timestamp: AT,
    req_id: 'q-1',
    message: 'We met at the school',
    add_by: 'account',
  },
  { notice_type: 'contact_changed', im_id: 'im-3', contact: asking, timestamp: AT },
  { notice_type: 'contact_agree', im_id: 'im-1', rim_id: 'im-3', timestamp: AT, req_id: 'q-1', rev: 7 },
  {
    notice_type: 'group_invite',
    notify_type: 'invite',
    charter_member: 0,
    member_ids: ['im-1'],
    title: 'Hiring team',
    ...inGroup,
  },
  { notice_type: 'group_remove', member_ids: ['im-3'], ...inGroup },
  { notice_type: 'group_quit', ...inGroup },
  { notice_type: 'group_role', member_ids: ['im-1'], role: 'admin', ...inGroup },
  { notice_type: 'group_no_speaking', member_ids: [], no_speaking: 1, ...inGroup },
  { notice_type: 'group_modify', title: 'Hiring team', avatar: '', public_group: 0, ...inGroup },
  { notice_type: 'group_member_modify', member_ids: ['im-3'], title: 'Sokha (HR)', ...inGroup },
  { notice_type: 'group_disband', ...inGroup },
  { notice_type: 'application_changed', im_id: 'im-1', id: '31', rev: 4, timestamp: AT },
  { ...calling, state: 4, im_id: 'im-2', rim_id: 'im-1' },
  {
    ...calling,
    rim_id: 'g-7',
    im_id: 'im-2',
    type: 3,
    extra: '{"device":"7c","video":1}',
    meetingInfo: { groupId: 'g-7', title: 'Hiring team', members: ['im-2'] },
  },
]

export const frameCatalogue: readonly FrameEntry[] = [
  {
    name: 'heartbeat',
    says: 'Every 50 s from the client. The server answers at once with a heartbeat of its own.',
    from: 'client',
    schema: heartbeatFrame,
    examples: [{ action: 'heartbeat' }],
  },
  {
    name: 'heartbeat-answer',
    says: 'At once after a heartbeat, with the time of the server, ms since epoch: a client whose clock is wrong learns by how much. A server may leave the time out.',
    from: 'server',
    schema: heartbeatAnswerFrame,
    examples: [{ action: 'heartbeat', time: AT }, { action: 'heartbeat' }],
  },
  {
    name: 'ping',
    says: 'The client is online: once a connect, not stored, no ack. The server answers with the presence of the account, then with that of each contact who is online.',
    from: 'client',
    schema: pingFrame,
    examples: [
      { action: 'p2p', seq: CID, data: { type: 'ping', platform: 3, timestamp: AT, persistence: 0 } },
    ],
  },
  {
    name: 'message',
    says: 'A message or a withdrawal. Both seq are the clientId, the same on every resend. Answered by an ack; -409 is for a clientId that stands for another message.',
    from: 'client',
    schema: messageFrame,
    examples: [
      {
        action: 'p2p',
        seq: CID,
        data: { seq: CID, sender_id: 'im-1', receiver_id: 'im-2', msg: sealed },
      },
      {
        action: 'group',
        seq: CID,
        data: {
          seq: CID,
          sender_id: 'im-1',
          group_id: 'g-7',
          msg: { type: 'withdraw', content: '', msgId: '10442' },
        },
      },
    ],
  },
  {
    name: 'receipt',
    says: 'The client got (arrived) or read messages of rim_id. Answered by an ack without msg_id.',
    from: 'client',
    schema: receiptFrame,
    examples: [
      {
        action: 'group',
        seq: CID,
        data: {
          type: 'notice',
          group_id: 'g-7',
          notice: {
            notice_type: 'read',
            im_id: 'im-1',
            rim_id: 'im-2',
            msg_ids: ['10442', '10443'],
            timestamp: AT,
            group_id: 'g-7',
          },
        },
      },
    ],
  },
  {
    name: 'call',
    says: 'Something of a call. Types: 1 audio, 2 video, 3 meeting of a group. States: 0 none, 1 invite, 2 cancel, 3 receiveInvite (it rings), 4 accept (of a meeting: goes in), 5 reject, 6 noResponse (after 60 s, said by the server alone), 7 end (of a meeting: goes out), 8 busy, 9 switch between 1 and 2. The channel is the id of the call, req_id that of the notice and the seq of the frame, extra JSON text: device (name of the tab), video 1 of a meeting with picture, reason, taken 1 where another device of the account did it. The server sets timestamp and meetingInfo, whose members are those who are in it now: none = it is over. Answered by an ack: 0, also where the other is busy or has blocked the caller, who then hears busy; -20 no contacts, -1 not in the group, -404 the call runs no more, -485 another device took it, -486 the caller is in a call or the group in a meeting, -487 the meeting is full (4 with picture, 8 by sound).',
    from: 'client',
    schema: callFrame,
    examples: [
      { action: 'p2p', seq: CID, data: { type: 'notice', receiver_id: 'im-2', notice: calling } },
      {
        action: 'group',
        seq: CID,
        data: { type: 'notice', group_id: 'g-7', notice: { ...calling, rim_id: 'g-7', type: 3 } },
      },
    ],
  },
  {
    name: 'call-signal',
    says: 'Ours. What the media of one device tells those of another in the same running call, e.g. an offer: passed on as it is, never stored. Answered by an ack: 0, or -404 where either is not in the call.',
    from: 'client',
    schema: callSignalFrame,
    examples: [
      {
        action: 'p2p',
        seq: CID,
        data: {
          type: CALL_SIGNAL,
          receiver_id: 'im-2',
          channel: calling.channel,
          from_device: '7c',
          to_device: '1f',
          body: '{"type":"offer"}',
        },
      },
    ],
  },
  {
    name: 'ack',
    says: 'Code 0: stored, with its id, time and number. 7101: stored, with an error to show. -429: not stored now, too fast or without room for it; the same comes again after retry_after_ms. Any other code: not stored.',
    from: 'server',
    schema: ackFrame,
    examples: [
      { action: 'ack', seq: CID, data: { code: 0, msg_id: '10442', msg_time: AT, number: 5, message: '' } },
      { action: 'ack', seq: CID, data: { code: -429, message: 'Too fast', retry_after_ms: 1000 } },
    ],
  },
  {
    name: 'live-message',
    says: 'A message for this socket. send_self 1: the account sent it from another tab or device.',
    from: 'server',
    schema: liveMessageFrame,
    examples: [
      { action: 'p2p', data: { ...person, msg: { type: 'text', content: 'Hello' } } },
      {
        action: 'group',
        data: {
          ...group,
          msg: {
            type: 'text',
            content: '@Sokha hi',
            extra: { mentions: ['im-1'], mentionsAt: [['im-1', 0, 6]] },
          },
        },
      },
      { action: 'p2p', data: { ...person, msg: { type: 'withdraw', content: '', msgId: '10441' } } },
      {
        action: 'p2p',
        data: {
          ...person,
          msg: { type: 'transferAcceptLP', content: '{"msgIds":["10441"],"state":"accepted"}' },
        },
      },
    ],
  },
  {
    name: 'notice',
    says: 'Something about messages, contacts, groups or calls; or a presence or a signal of a call, which are not stored.',
    from: 'server',
    schema: noticeFrame,
    examples: [
      ...noticeExamples.map((notice) => ({
        action: 'notice',
        data: { type: 'notice', notice_id: '9', notice },
      })),
      {
        action: 'notice',
        data: {
          type: 'presence',
          id: '',
          im_id: 'im-2',
          notice_type: 'presence',
          online: 1,
          platform: 3,
          timestamp: AT,
        },
      },
      {
        action: 'notice',
        data: { type: 'presence', im_id: 'im-1', online: 1, timestamp: AT, typing: 1 },
      },
      {
        action: 'notice',
        data: {
          type: CALL_SIGNAL,
          im_id: 'im-2',
          channel: calling.channel,
          device: '1f',
          body: '{"type":"answer"}',
        },
      },
    ],
  },
  {
    name: 'typing',
    says: 'Ours and optional. The owner writes to a person, or in a group: once in 4 s at most while they type, to a server whose presence of the account itself has typing 1. No ack; what comes too often, or may not be told, is dropped.',
    from: 'client',
    schema: typingFrame,
    examples: [
      { action: 'typing', data: { receiver_id: 'im-2' } },
      { action: 'typing', data: { group_id: 'g-7' } },
    ],
  },
  {
    name: 'typing-told',
    says: 'Ours and optional. Somebody writes to the account, or in a group of 50 at most: shown for 6 s, or until their message comes. Not of whom either has blocked, nor of strangers; not stored.',
    from: 'server',
    schema: typingTold,
    examples: [
      { action: 'typing', data: { im_id: 'im-2' } },
      { action: 'typing', data: { im_id: 'im-3', group_id: 'g-7' } },
    ],
  },
  {
    name: 'last-seen',
    says: 'Ours and optional. When contacts who are away were there last, ms since epoch, to the minute, after a week to the day; 0 takes back what was told. After a connect of all who show it, then of each who goes. Who hides theirs hears of nobody. Not stored.',
    from: 'server',
    schema: lastSeenFrame,
    examples: [
      { action: 'last_seen', data: { seen: [{ im_id: 'im-2', at: AT }] } },
      { action: 'last_seen', data: { seen: [{ im_id: 'im-2', at: 0 }] } },
    ],
  },
  {
    name: 'error',
    says: 'The login is over: error.unauthorized (revoked), error.kicked_out (another device), error.invalid_account (302: the account is gone or closed for the chat) or error.displaced (417: ended elsewhere, by a new password or from the list of devices). Other ids, as error.bad_frame, are about a frame that cannot be read and has no seq; the socket stays, but for a flood of them, which closes it with 1008.',
    from: 'server',
    schema: errorFrame,
    examples: [{ action: 'error', data: { id: 'error.kicked_out', message: '' } }],
  },
]
