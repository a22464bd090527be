import { expect, test } from 'vitest'
import { openCipher } from '../adapters/cipher.js'
import { toImId } from '../model/ids.js'
import { POISON_MAX } from './batch.js'
import { IDS_MAX } from './fields.js'
import { decodeFrame } from './inbound.js'

const AT = 1_760_000_000_000
const cipher = await openCipher({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 })
const context = { me: toImId('im-1'), cipher, receiversOf: () => 1 }
const read = (frame: unknown) => decodeFrame(JSON.stringify(frame), context)

const nothing = { type: 'received', messages: [], withdrawals: [], notices: [], poison: [] }

test('S-WIRE-16 heartbeat, error and ack', async () => {
  expect(await read({ action: 'heartbeat' })).toStrictEqual({ type: 'heartbeat', at: 0 })
  expect(await read({ action: 'error', data: { id: 'error.kicked_out' } })).toStrictEqual({
    type: 'error',
    id: 'error.kicked_out',
    message: '',
  })
  const kept = { code: 0, msg_id: '17', msg_time: AT, number: 5, message: '' }
  expect(await read({ action: 'ack', seq: 'c-1', data: kept })).toStrictEqual({
    type: 'ack',
    seq: 'c-1',
    code: 0,
    id: '17',
    at: AT,
    number: 5,
    message: '',
    word: '',
    retryAfterMs: 0,
  })
  const fast = { code: -429, message: 'Too fast', retry_after_ms: 1500 }
  expect(await read({ action: 'ack', seq: 'c-1', data: fast })).toMatchObject({
    code: -429,
    id: '',
    at: 0,
    number: 0,
    message: 'Too fast',
    retryAfterMs: 1500,
  })
})

test('S-MGR-11 a presence says its id, its notice type and the platform', async () => {
  const presence = { type: 'presence', im_id: 'im-2', online: 1, timestamp: AT }
  const told = { ...presence, id: '9', notice_type: 'presence', platform: 3 }
  expect(await read({ action: 'notice', data: told })).toMatchObject({
    notices: [{ imId: 'im-2', id: '9', noticeType: 'presence', platform: 3 }],
  })
  const broken = await read({ action: 'notice', data: { ...presence, platform: 'web' } })
  expect(broken).toMatchObject({ type: 'unknown', reason: expect.stringContaining('platform') })
})

test('S-WIRE-16 presence and notices, by any action that can carry them', async () => {
  const presence = { type: 'presence', im_id: 'im-2', online: 1, timestamp: AT }
  expect(await read({ action: 'notice', data: presence })).toStrictEqual({
    ...nothing,
    notices: [{ type: 'presence', imId: 'im-2', isOnline: true, at: AT }],
  })
  const notice = { notice_type: 'arrived', im_id: 'im-2', rim_id: 'im-1', msg_ids: ['1'], timestamp: AT }
  for (const action of ['notice', 'p2p']) {
    const inbound = await read({ action, data: { type: 'notice', notice } })
    expect(inbound).toMatchObject({ type: 'received', notices: [{ type: 'receipt', kind: 'delivered' }] })
  }
})

test('S-WIRE-4 a message or notice that cannot be read is poison with the whole frame', async () => {
  const frames = [
    { action: 'p2p', data: { msg_id: '17' } },
    { action: 'group' },
    { action: 'notice', data: { type: 'notice', notice: { notice_type: 'read' } } },
    { action: 'notice', data: { type: 'telegram' } },
  ]
  for (const frame of frames) {
    const bytes = JSON.stringify(frame)
    expect(await read(frame)).toEqual({ ...nothing, poison: [{ reason: expect.any(String), bytes }] })
  }
})

test('S-WIRE-4 poison is bounded and well-formed', async () => {
  const inbound = await read({ action: 'p2p', data: `x${'\u{1f600}'.repeat(POISON_MAX)}` })
  const bytes = inbound.type === 'received' ? (inbound.poison[0]?.bytes ?? '') : ''
  expect(bytes.length).toBe(POISON_MAX)
  expect(encodeURIComponent(bytes).length).toBeGreaterThan(POISON_MAX)
})

test.each([IDS_MAX, IDS_MAX + 1, 2_000_000])(
  'S-WIRE-2 a frame of %d wrong ids is one poison item',
  async (times) => {
    const notice = { notice_type: 'read', im_id: 'im-2', rim_id: 'im-1', timestamp: AT }
    const list = `[${'1,'.repeat(times - 1)}1]`
    const text = `{"action":"notice","data":{"type":"notice","notice":${JSON.stringify(notice).slice(0, -1)},"msg_ids":${list}}}}`
    expect(await decodeFrame(text, context)).toMatchObject({
      poison: [{ reason: expect.stringMatching(/^notice\.msg_ids/) }],
    })
  },
)

test.each(['im_id', 'msg_ids'])('S-WIRE-1 %s with a length that is no number is poison', async (field) => {
  const notice = { notice_type: 'read', im_id: 'im-2', rim_id: 'im-1', msg_ids: ['7'], timestamp: AT }
  const hostile = { ...notice, [field]: { length: { toString: 1, valueOf: 1 } } }
  expect(await read({ action: 'notice', data: { type: 'notice', notice: hostile } })).toMatchObject({
    poison: [{ reason: expect.stringContaining(field) }],
  })
})

test.each([
  ['{"action":"heartbeat"', 'no JSON'],
  ['[]', 'no object'],
  ['null', 'no object'],
  ['{}', 'action'],
  ['{"action":"constructor"}', 'action'],
  ['{"action":["p2p"]}', 'action'],
  ['{"action":"ack","seq":"c-1"}', 'ack: data'],
  ['{"action":"ack","seq":"c-1","data":{"code":"0"}}', 'ack: data.code'],
  ['{"action":"error","data":{}}', 'error: data.id'],
  ['{"action":"notice","data":{"type":"presence"}}', 'presence: im_id'],
])('S-WIRE-1 %s is unknown with a reason', async (text, reason) => {
  const inbound = await decodeFrame(text, context)
  expect(inbound).toEqual({ type: 'unknown', reason: expect.stringContaining(reason) })
})
