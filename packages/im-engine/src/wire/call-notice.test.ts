import { describe, expect, test } from 'vitest'
import { CALL_STEPS, type CallNotice } from '../model/call.js'
import { toGroupId, toImId } from '../model/ids.js'
import {
  CALL_STATE,
  CALL_TYPE,
  callFrame,
  callSignalFrame,
  encodeCallNotice,
  encodeSignal,
  SIGNAL_MAX,
} from './call-notice.js'
import { decodeCallToken, decodeIce, decodeOpenCalls } from './call-rest.js'
import { decodeFrame } from './inbound.js'

const me = toImId('im-1')
const other = toImId('im-2')
const AT = 1_760_000_000_000
const cipher = {
  encrypt: () => Promise.reject(new Error('plain')),
  decrypt: () => Promise.reject(new Error('plain')),
}
const context = { me, cipher: cipher as never, receiversOf: () => 1 }

const told = {
  step: 'invite',
  to: other,
  id: 'r1',
  channel: '0d7b9a5be2d34c7788aa01c2d3e4f5a1',
  type: 'video',
  device: 'tab-1',
  hasVideo: true,
  isTaken: false,
  reason: '',
  meeting: null,
} satisfies Omit<CallNotice, 'from' | 'at'>

const heard = async (notice: Readonly<Record<string, unknown>>) =>
  decodeFrame(JSON.stringify({ action: 'notice', data: { type: 'notice', notice_id: '9', notice } }), context)

/** What the server passes on of a frame of `im-2` to `im-1`. */
const passed = (extra: Readonly<Record<string, unknown>> = {}) => ({
  ...JSON.parse(encodeCallNotice({ ...told, to: me }, other, AT)).data.notice,
  ...extra,
})

describe('a notice of a call', () => {
  test('S-CALL-2 the ten states and three types have the numbers of the protocol', () => {
    expect(Object.values(CALL_STATE)).toEqual(CALL_STEPS.map((_, number) => number))
    expect(CALL_TYPE).toEqual({ audio: 1, video: 2, meeting: 3 })
  })

  test.each(CALL_STEPS)(
    'S-CALL-2 %s goes out as the backend wants it, and comes back as it went',
    async (step) => {
      const text = encodeCallNotice({ ...told, step, to: me }, other, AT)
      const frame = JSON.parse(text)
      expect(callFrame.safeParse(frame).error).toBeUndefined()
      expect(frame).toMatchObject({ action: 'p2p', seq: 'r1', data: { type: 'notice', receiver_id: 'im-1' } })
      const inbound = await heard(frame.data.notice)
      expect(inbound).toMatchObject({
        type: 'received',
        messages: [],
        poison: [],
        notices: [{ type: 'call', call: { ...told, step, to: 'im-1', from: 'im-2', at: AT } }],
      })
    },
  )

  test('S-CALL-2 a meeting goes to its group, and says who is in it', async () => {
    const meeting = {
      channel: told.channel,
      groupId: toGroupId('g-7'),
      title: 'Team',
      members: [other],
      hasVideo: true,
    }
    const text = encodeCallNotice({ ...told, type: 'meeting', to: toGroupId('g-7'), meeting }, other, AT)
    const frame = JSON.parse(text)
    expect(frame).toMatchObject({
      action: 'group',
      data: { group_id: 'g-7', notice: { rim_id: 'g-7', type: 3 } },
    })
    expect(await heard(frame.data.notice)).toMatchObject({
      notices: [{ call: { type: 'meeting', meeting, hasVideo: true } }],
    })
  })

  test('S-CALL-2 an extra that cannot be read says nothing, and breaks nothing', async () => {
    for (const extra of ['{', '[]', '{"device":7}', null])
      expect(await heard(passed({ extra }))).toMatchObject({
        poison: [],
        notices: [{ call: { device: '', isTaken: false, reason: '' } }],
      })
  })

  test('S-CALL-2 a call of two others is set aside', async () => {
    expect(await heard(passed({ rim_id: 'im-9' }))).toMatchObject({ notices: [], poison: [{}] })
    expect(await heard(passed({ state: 12 }))).toMatchObject({ notices: [], poison: [{}] })
  })
})

describe('a signal', () => {
  test('S-CALL-3 goes to one device, and is read as it was said', async () => {
    const frame = JSON.parse(
      encodeSignal('s1', { channel: 'c', to: other, toDevice: 'tab-2', fromDevice: 'tab-1', body: 'offer' }),
    )
    expect(callSignalFrame.safeParse(frame).error).toBeUndefined()
    const data = { type: 'call_signal', im_id: 'im-2', channel: 'c', device: 'tab-2', body: 'answer' }
    expect(await decodeFrame(JSON.stringify({ action: 'notice', data }), context)).toEqual({
      type: 'call-signal',
      signal: { channel: 'c', from: 'im-2', fromDevice: 'tab-2', body: 'answer' },
    })
  })

  test('S-CALL-3 one that is too long or empty is nothing', async () => {
    for (const body of ['', 'x'.repeat(SIGNAL_MAX + 1)]) {
      const data = { type: 'call_signal', im_id: 'im-2', channel: 'c', device: 'tab-2', body }
      expect((await decodeFrame(JSON.stringify({ action: 'notice', data }), context)).type).toBe('unknown')
    }
  })
})

describe('what is asked about calls', () => {
  const body = (data: unknown): string => JSON.stringify({ code: 200, data })

  test('S-CALL-10 open calls: which run, and who is in them', () => {
    const row = {
      channel: 'c',
      type: 3,
      state: 4,
      im_id: 'im-2',
      rim_id: 'g-7',
      created_at: AT,
      answered_at: null,
      has_video: 1,
      members: [{ im_id: 'im-2', device: '' }],
      meetingInfo: { groupId: 'g-7', title: 'Team', members: ['im-2'] },
    }
    expect(decodeOpenCalls(body({ now: AT, calls: [row] }))).toEqual({
      kind: 'ok',
      now: AT,
      calls: [
        {
          channel: 'c',
          type: 'meeting',
          hasVideo: true,
          isRunning: true,
          from: 'im-2',
          to: 'g-7',
          since: AT,
          answeredAt: null,
          members: [{ imId: 'im-2', device: '' }],
          meeting: { channel: 'c', groupId: 'g-7', title: 'Team', members: ['im-2'], hasVideo: true },
        },
      ],
    })
    expect(decodeOpenCalls(body({ now: AT, calls: [{ ...row, state: 9 }] })).kind).toBe('broken')
  })

  test('S-CALL-5 servers come with the secret of the relay and the time until which it is good', () => {
    const data = { urls: ['turn:b'], username: 'u', credential: 's', relayOnly: 1, expiresAt: AT + 600_000 }
    const { relayOnly: _, ...servers } = data
    expect(decodeIce(body(data))).toEqual({ kind: 'ok', servers: { ...servers, isRelayOnly: true } })
  })

  test('S-CALL-5 a deployment without a media server refuses a token by name', () => {
    expect(decodeCallToken(body({ token: 't' }))).toMatchObject({ kind: 'ok', token: 't' })
    expect(decodeCallToken(JSON.stringify({ code: 'no_agora', message: 'none' }))).toMatchObject({
      kind: 'refused',
    })
  })
})
