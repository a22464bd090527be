// Who may send what over a socket: an entry for every kind of frame.

import type { Role, Scene } from './access-scene'
import { callTo, meetingOf, STATE, signalTo } from './calls'
import { contactRequestTo, newClientId, receiptTo, textTo, textToGroup } from './client'
import { of, type Verdict, type Verdicts } from './verdicts'

export interface FrameCase {
  verdicts: Verdicts
  frame: (scene: Scene, role: Role) => { action: string; seq?: string; data?: object }
}

const withdrawal = (frame: ReturnType<typeof textTo> | ReturnType<typeof textToGroup>, msgId: string) => ({
  ...frame,
  data: { ...frame.data, msg: { type: 'withdraw', content: '', msgId } },
})

function groupReceipt({ groupId, groupMessageId, people }: Scene) {
  const frame = receiptTo(people.owner.imId, 'read', [groupMessageId])
  const { receiver_id, ...data } = frame.data
  return { ...frame, action: 'group', data: { ...data, group_id: groupId } }
}

const frames = (...answers: [Verdict, Verdict, Verdict, Verdict, Verdict]) => of(...answers, 'closed')
const ANSWERED = frames('ok', 'ok', 'ok', 'ok', 'ok')
/** Only the one it was sent to. */
const READERS = frames(-404, 0, -404, -404, -404)

/** By the kind of frame and, where it goes somewhere, its action. */
export const FRAME_MATRIX: Readonly<Record<string, readonly FrameCase[]>> = {
  heartbeat: [{ verdicts: ANSWERED, frame: () => ({ action: 'heartbeat' }) }],
  ping: [
    {
      verdicts: ANSWERED,
      frame: () => ({ action: 'p2p', seq: 'p', data: { type: 'ping', platform: 3, timestamp: 1 } }),
    },
  ],
  'message p2p': [
    {
      verdicts: frames(0, 0, -20, 0, -21),
      frame: (scene, role) => textTo(scene.peerOf(role), 'hello'),
    },
    {
      verdicts: frames(0, -404, -404, -404, -404),
      frame: (scene, role) => withdrawal(textTo(scene.peerOf(role), ''), scene.directId),
    },
  ],
  'message group': [
    {
      verdicts: frames(0, 0, -1, -1, -1),
      frame: ({ groupId }) => textToGroup(groupId, 'hello'),
    },
    {
      verdicts: frames(0, -404, -1, -1, -1),
      frame: ({ groupId, groupMessageId }) => withdrawal(textToGroup(groupId, ''), groupMessageId),
    },
  ],
  'receipt p2p': [
    {
      verdicts: READERS,
      frame: ({ people, directId }) => receiptTo(people.owner.imId, 'read', [directId]),
    },
  ],
  'receipt group': [{ verdicts: READERS, frame: groupReceipt }],
  // Neither who hears it nor that nobody does is told.
  'typing p2p': [
    {
      verdicts: ANSWERED,
      frame: (scene, role) => ({ action: 'typing', data: { receiver_id: scene.peerOf(role) } }),
    },
  ],
  'typing group': [
    { verdicts: ANSWERED, frame: ({ groupId }) => ({ action: 'typing', data: { group_id: groupId } }) },
  ],
  // Who has blocked the caller is busy, as the owner is, whom somebody rings already: both are acked alike.
  'call p2p': [
    {
      verdicts: frames(0, 0, -20, 0, 0),
      frame: (scene, role) => callTo(scene.peerOf(role), { channel: newClientId(), state: STATE.invite }),
    },
    {
      verdicts: frames(-404, -404, -404, -404, -404),
      frame: (scene, role) => callTo(scene.peerOf(role), { channel: newClientId(), state: STATE.accept }),
    },
  ],
  // The owner comes last: a meeting runs by then.
  'call group': [
    {
      verdicts: frames(-486, 0, -1, -1, -1),
      frame: ({ groupId }) => meetingOf(groupId, { channel: newClientId(), state: STATE.invite }),
    },
  ],
  'call-signal': [
    {
      verdicts: frames(-404, -404, -404, -404, -404),
      frame: (scene, role) => signalTo(scene.peerOf(role), newClientId(), 'offer'),
    },
  ],
  // Whom it reaches is not told: nobody, and who has blocked the asker, are answered alike.
  'contact-request': [
    {
      verdicts: frames(0, 0, 0, 0, 0),
      frame: (scene, role) => contactRequestTo(scene.peerOf(role), 'hello'),
    },
  ],
}
