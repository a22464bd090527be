// What is asked about calls: which are open, who helps two machines to find each other, and a token of a media server. Ours, but
// for the token.

import * as z from 'zod/mini'
import type { IceServers, OpenCall } from '../model/call.js'
import { type ImId, toImId } from '../model/ids.js'
import { callNotice, toCallNotice } from './call-notice.js'
import { type Call, callOf } from './calls.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { count, flag, id, isOn, listOf, reasonOf, text, time } from './fields.js'

/** Open calls and addresses of servers at most: more is no answer. */
const OPEN_MAX = 1_000
const SERVERS_MAX = 20

export const openCallsCall = (): Call => callOf('GET', '/chat/calls')
export const iceCall = (channel: string): Call =>
  callOf('GET', `/chat/calls/ice?channel=${encodeURIComponent(channel)}`)
/** Good for 1,000 s. Source: specification 7. */
export const callTokenCall = (channel: string, me: ImId): Call =>
  callOf(
    'GET',
    `/chat/agoras/rtc_token?channel_name=${encodeURIComponent(channel)}&role=publisher&uid=${encodeURIComponent(me)}&expire=1000`,
  )

/** A call that rings or runs. */
const openCall = z.object({
  ...z.pick(callNotice, { channel: true, type: true, im_id: true, rim_id: true, meetingInfo: true }).shape,
  state: z.literal([1, 4]),
  created_at: time,
  answered_at: z.nullish(time),
  has_video: flag,
  members: listOf(z.object({ im_id: id, device: text }), OPEN_MAX),
})

export const openCallsData = z.object({ now: time, calls: listOf(openCall, OPEN_MAX) })
export const openCallsAnswer = z.object({ code: z.int(), data: openCallsData })

export const iceData = z.object({
  /** None where the deployment has no relay. */
  urls: listOf(text, SERVERS_MAX),
  username: text,
  credential: text,
  relayOnly: flag,
  expiresAt: time,
})
export const iceAnswer = z.object({ code: z.int(), data: iceData })

export const callTokenData = z.object({ token: text, expire: z.nullish(count) })
export const callTokenAnswer = z.object({ code: z.int(), data: callTokenData })

/** Reads the data of an answer by its schema. */
function decode<S extends z.ZodMiniType, Value extends object>(
  body: string,
  schema: S,
  toValue: (data: z.infer<S>) => Value,
): ({ readonly kind: 'ok' } & Value) | Refused | Broken {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = schema.safeParse(envelope.root.data)
  return read.success ? { kind: 'ok', ...toValue(read.data) } : broken(reasonOf(read.error))
}

export const decodeOpenCalls = (body: string) =>
  decode(body, openCallsData, ({ now, calls }) => ({ now, calls: calls.map(toOpenCall) }))

function toOpenCall(row: z.infer<typeof openCall>): OpenCall {
  const { state, created_at: timestamp, channel } = row
  const { meeting, type, hasVideo, from, to, at } = toCallNotice({
    notice_type: 'call',
    im_id: row.im_id,
    rim_id: row.rim_id,
    timestamp,
    req_id: channel,
    state,
    channel,
    type: row.type,
    extra: JSON.stringify({ video: isOn(row.has_video) ? 1 : 0 }),
    meetingInfo: row.meetingInfo,
  })
  return {
    ...{ channel, type, hasVideo, isRunning: state === 4, from, to, since: at },
    answeredAt: row.answered_at ?? null,
    members: row.members.map(({ im_id, device }) => ({ imId: toImId(im_id), device })),
    meeting,
  }
}

export const decodeIce = (body: string) =>
  decode(body, iceData, ({ relayOnly, ...servers }): { readonly servers: IceServers } => ({
    servers: { ...servers, isRelayOnly: isOn(relayOnly) },
  }))

export const decodeCallToken = (body: string) => decode(body, callTokenData, ({ token }) => ({ token }))
