// What is told of calls: notices of ten states, and signals between the media of two devices.
//
// Plain, as all notices are. Absent: anything that becomes a message or is counted as unread.

import * as z from 'zod/mini'
import { CALL_STEPS, type CallNotice, type CallSignal, type CallType, type Meeting } from '../model/call.js'
import { type GroupId, type ImId, toGroupId, toImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { flag, id, idOrEmpty, ids, isOn, text, textOf, time, wellFormed } from './fields.js'
import { isForeign, readJson } from './json.js'

/** The `notice_type` of a notice of a call. */
export const CALL = 'call'
/** The `data.type` of a signal. */
export const CALL_SIGNAL = 'call_signal'

/** Types of calls. Source: specification 3. */
export const CALL_TYPE = { audio: 1, video: 2, meeting: 3 } as const satisfies Readonly<
  Record<CallType, number>
>

/** States of calls. Source: specification 3. */
export const CALL_STATE = {
  none: 0,
  invite: 1,
  cancel: 2,
  receiveInvite: 3,
  accept: 4,
  reject: 5,
  noResponse: 6,
  end: 7,
  busy: 8,
  switch: 9,
} as const

/** Codes of acks that only calls have: it runs no more, or another device of the account took it. */
export const CALL_OVER = -404
export const CALL_TAKEN = -485
/** The caller is in another call, or the group is in another meeting: that one can be joined. */
export const CALL_BUSY = -486
/** As many are in the meeting as may be. */
export const CALL_FULL = -487

/** UTF-16 units of a signal. */
export const SIGNAL_MAX = 16_384
/** UTF-16 units of `extra`. */
const EXTRA_MAX = 2_000

const meetingInfo = z.object({ groupId: id, title: text, members: ids })

/** A notice of a call, of a client and of the server alike. `extra` is JSON text: {device, video?, reason?, taken?, instead?}. */
export const callNotice = z.object({
  notice_type: z.literal(CALL),
  im_id: id,
  rim_id: id,
  timestamp: time,
  req_id: id,
  state: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  channel: id,
  type: z.literal([1, 2, 3]),
  extra: z.nullish(textOf(0, EXTRA_MAX)),
  meetingInfo: z.nullish(meetingInfo),
})

/** What `extra` says, as JSON text. */
export const callExtra = z.object({
  device: z.nullish(idOrEmpty),
  /** With picture. */
  video: z.nullish(flag),
  reason: z.nullish(text),
  /** Another device of the account did it. */
  taken: z.nullish(flag),
  /** Of a client's acceptance: the tab of its browser that is gone. */
  instead: z.nullish(idOrEmpty),
})

/** A notice of a call as the client sends it; answered by an ack. */
export const callFrame = z.object({
  action: z.literal(['p2p', 'group']),
  seq: id,
  data: z.object({
    type: z.literal('notice'),
    receiver_id: z.optional(id),
    group_id: z.optional(id),
    notice: callNotice,
  }),
})

/** A signal as the client sends it; answered by an ack. Not stored. */
export const callSignalFrame = z.object({
  action: z.literal('p2p'),
  seq: id,
  data: z.object({
    type: z.literal(CALL_SIGNAL),
    receiver_id: id,
    channel: id,
    from_device: id,
    to_device: z.optional(idOrEmpty),
    body: textOf(1, SIGNAL_MAX),
  }),
})

/** A signal as the server passes it on. */
export const callSignalData = z.object({
  type: z.literal(CALL_SIGNAL),
  im_id: id,
  channel: id,
  device: id,
  body: textOf(1, SIGNAL_MAX),
})

const TYPES = ['audio', 'video', 'meeting'] as const

/** What cannot be read says nothing. */
function extraOf(extra: string | null | undefined): z.infer<typeof callExtra> {
  const json = readJson(extra ?? '')
  const read = callExtra.safeParse(json.ok && isForeign(json.value) ? json.value : {})
  return read.success ? read.data : {}
}

/** Undefined: two others call each other. */
export function toCallNews(notice: z.infer<typeof callNotice>, me: ImId): Notice | undefined {
  const call = toCallNotice(notice)
  return call.type === 'meeting' || call.from === me || call.to === me ? { type: 'call', call } : undefined
}

/** A notice in our words, whoever it is for: `rim_id` is a person, of a meeting the group. Source: S-CALL-2. */
export function toCallNotice(notice: z.infer<typeof callNotice>): CallNotice {
  const extra = extraOf(notice.extra)
  const type = TYPES[notice.type - 1] ?? 'audio'
  const hasVideo = type === 'video' || isOn(extra.video)
  const info = notice.meetingInfo
  const meeting: Meeting | null =
    type === 'meeting' && !(info === null || info === undefined)
      ? {
          channel: notice.channel,
          groupId: toGroupId(info.groupId),
          title: info.title,
          members: info.members.map(toImId),
          hasVideo,
        }
      : null
  return {
    step: CALL_STEPS[notice.state] ?? 'none',
    from: toImId(notice.im_id),
    to: type === 'meeting' ? toGroupId(notice.rim_id) : toImId(notice.rim_id),
    id: notice.req_id,
    channel: notice.channel,
    type,
    at: notice.timestamp,
    device: extra.device ?? '',
    hasVideo,
    isTaken: isOn(extra.taken),
    reason: extra.reason ?? '',
    meeting,
  }
}

/** What the media of another device tells. */
export interface CallSignalNews {
  readonly type: 'call-signal'
  readonly signal: CallSignal
}

export const toCallSignal = (data: z.infer<typeof callSignalData>): CallSignalNews => ({
  type: 'call-signal',
  signal: signalOf(data),
})

const signalOf = (data: z.infer<typeof callSignalData>): CallSignal => ({
  channel: data.channel,
  from: toImId(data.im_id),
  fromDevice: data.device,
  body: wellFormed(data.body),
})

/** A frame as text; its `seq` is the id of the notice, so that a repeat is the same one. Source: S-CALL-2. */
export function encodeCallNotice(notice: Omit<CallNotice, 'from' | 'at'>, me: ImId, at: number): string {
  const { id: seq, to, channel, type, device, hasVideo, reason, instead = '', meeting } = notice
  const extra = {
    ...(device === '' ? {} : { device }),
    ...(type === 'meeting' && hasVideo ? { video: 1 } : {}),
    ...(reason === '' ? {} : { reason }),
    ...(instead === '' ? {} : { instead }),
  }
  const info =
    meeting === null
      ? {}
      : { meetingInfo: { groupId: meeting.groupId, title: meeting.title, members: [...meeting.members] } }
  const told: z.infer<typeof callNotice> = {
    notice_type: CALL,
    im_id: me,
    rim_id: to,
    timestamp: at,
    req_id: seq,
    state: CALL_STEPS.indexOf(notice.step) as z.infer<typeof callNotice>['state'],
    channel,
    type: CALL_TYPE[type],
    extra: JSON.stringify(extra),
    ...info,
  }
  const frame: z.infer<typeof callFrame> =
    type === 'meeting'
      ? { action: 'group', seq, data: { type: 'notice', group_id: to as GroupId, notice: told } }
      : { action: 'p2p', seq, data: { type: 'notice', receiver_id: to, notice: told } }
  return JSON.stringify(frame)
}

/** A signal as text. Source: S-CALL-3. */
export const encodeSignal = (
  seq: string,
  signal: {
    readonly channel: string
    readonly to: ImId
    readonly toDevice: string
    readonly fromDevice: string
    readonly body: string
  },
): string =>
  JSON.stringify({
    action: 'p2p',
    seq,
    data: {
      type: CALL_SIGNAL,
      receiver_id: signal.to,
      channel: signal.channel,
      from_device: signal.fromDevice,
      ...(signal.toDevice === '' ? {} : { to_device: signal.toDevice }),
      body: signal.body,
    },
  } satisfies z.infer<typeof callSignalFrame>)
