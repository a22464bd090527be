// Every frame of the socket with examples: the protocol pages and descriptions for other programs are made from it, its
// fingerprint is frozen in catalogue.test.ts, and every example is read back by the decoders there.

import * as z from 'zod/mini'
import { ackFrame } from './ack.js'
import { errorFrame } from './error-frame.js'
import { AT, asking, CID, contact, group, inGroup, person, receipt, sealed } from './examples.js'
import { idOrEmpty } from './fields.js'
import { heartbeatAnswerFrame, heartbeatFrame } from './heartbeat.js'
import { messageRow } from './message-row.js'
import { knownNotice } from './notice.js'
import { pingFrame } from './ping.js'
import { presence } from './presence.js'
import { receiptFrame } from './receipt.js'
import { messageFrame } from './send.js'

/** A frame of the socket. */
export interface FrameEntry {
  readonly name: string
  readonly says: string
  readonly from: 'client' | 'server'
  readonly schema: z.ZodMiniType
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
  ]),
})

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
    says: 'Something about messages, contacts or groups; or a presence, which is not stored.',
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
