import { describe, expect, test } from 'vitest'
import { openCipher } from '../adapters/cipher.js'
import { toImId } from '../model/ids.js'
import { WIRE_MAX_LENGTH } from '../model/limits.js'
import { newBatch, settle } from './batch.js'
import { EXTRA_MAX } from './extra.js'
import { takeMessage } from './message.js'

const AT = 1_760_000_000_000
const me = toImId('im-1')
const cipher = await openCipher({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 })
const context = { me, cipher, receiversOf: (key: string) => (key === 'team-g-7' ? 4 : 1) }

const row = (more: object = {}, msg: object = {}) => ({
  msg_id: '17',
  msg_time: AT,
  seq: 'c-1',
  number: 5,
  sender_id: 'im-2',
  receiver_id: 'im-1',
  ...more,
  msg: { type: 'text', content: 'Hello', ...msg },
})

async function read(value: unknown) {
  const batch = newBatch()
  const reason = takeMessage(value, context, batch)
  return { reason, ...(await settle(batch)) }
}

async function message(more?: object, msg?: object) {
  const { reason, messages } = await read(row(more, msg))
  expect(reason).toBeUndefined()
  return messages[0]
}

test('S-WIRE-3 a plain text has these fields in this order and no other', async () => {
  const plain = await message()
  expect(plain).toStrictEqual({
    at: AT,
    id: '17',
    key: 'p2p-im-2',
    from: 'im-2',
    kind: 'text',
    text: 'Hello',
    own: false,
    number: 5,
  })
  const other = await message({ msg_id: '18', group_id: 'g-7' }, { quoteId: '', jobId: '0', extra: {} })
  expect(Object.keys(other ?? {})).toEqual(Object.keys(plain ?? {}))
})

test('S-WIRE-3 a group message, and one of mine with its receivers', async () => {
  expect(await message({ receiver_id: '', group_id: 'g-7' })).toMatchObject({ key: 'team-g-7', own: false })
  const own = { sender_id: 'im-1', receiver_id: 'im-2', send_self: 1 }
  expect(await message(own)).toMatchObject({ key: 'p2p-im-2', own: true, clientId: 'c-1', receivers: 1 })
  expect(await message({ ...own, group_id: 'g-7' })).toMatchObject({ own: true, receivers: 4 })
})

test('S-WIRE-3 quote, job and extra are kept; "" and job "0" are none', async () => {
  expect(await message({}, { quoteId: '9', jobId: '12', extra: { fileSize: 3 } })).toMatchObject({
    quoteId: '9',
    jobId: '12',
    extra: '{"fileSize":3}',
  })
  expect(Object.keys((await message({}, { quoteId: '', jobId: '0', extra: {} })) ?? {})).toHaveLength(8)
})

test.each<[string, unknown]>([
  ['outside the text', [['im-1', 3, 9]]],
  ['of somebody who is not mentioned', [['im-7', 0, 5]]],
  ['that is no list', { length: 1 }],
  ['of nothing', [null, 'im-1', ['im-1']]],
])('S-WIRE-21 a place %s is left out, and the message comes without it', async (_, mentionsAt) => {
  const come = await message({}, { extra: { mentions: ['im-1'], mentionsAt } })
  expect(come).toMatchObject({ text: 'Hello', mention: true })
  expect(come).not.toHaveProperty('mentionsAt')
})

test('S-WIRE-21 a text that cannot be read and one that was withdrawn have no places', async () => {
  const extra = { mentions: ['im-1'], mentionsAt: [['im-1', 0, 2]] }
  const sealed = await message({}, { content: 'AAAA', aesExt: 'AAAA', extra })
  expect(sealed?.damage).toBeDefined()
  expect(sealed).not.toHaveProperty('mentionsAt')
  expect(await message({}, { type: 'withdrawn', extra })).not.toHaveProperty('mentionsAt')
})

test('S-WIRE-11 unknown kinds stay as they came, null is absent, unknown fields are ignored', async () => {
  expect(
    await message({ seq: null, number: null, group_id: null, novelty: 1 }, { type: 'hologram', mac: null }),
  ).toStrictEqual({
    at: AT,
    id: '17',
    key: 'p2p-im-2',
    from: 'im-2',
    kind: 'hologram',
    text: 'Hello',
    own: false,
    number: 0,
  })
})

test('S-WIRE-20 a reference is a message with a list, and one with a broken list is set aside', async () => {
  const type = 'transferAcceptLP'
  expect(await message({}, { type, content: '{"msgIds":["9"],"state":1}' })).toMatchObject({
    kind: type,
    text: '{"state":1}',
    refersTo: ['9'],
  })
  const { reason, messages } = await read(row({}, { type, content: '{"msgIds":7}' }))
  expect([reason, messages]).toEqual(['msg.content.msgIds', []])
  expect(await message({}, { type: 'withdrawn', content: '{"msgIds":["9"]}' })).not.toHaveProperty('refersTo')
})

test('S-WIRE-7 a withdraw message is a withdrawal, and needs a target', async () => {
  const { withdrawals, messages } = await read(row({}, { type: 'withdraw', content: '', msgId: '9' }))
  expect(messages).toEqual([])
  expect(withdrawals).toStrictEqual([
    { at: AT, id: '17', key: 'p2p-im-2', from: 'im-2', number: 5, target: '9', clientId: 'c-1' },
  ])
  expect((await read(row({}, { type: 'withdraw' }))).reason).toMatch(/^msg\.msgId/)
})

test('S-WIRE-7 a withdrawn message keeps its place and has no words', async () => {
  const said = { content: 'secret', aesExt: 'AAAA', extra: { mentions: ['im-1'], a: 1 }, quoteId: '3' }
  expect(await message({}, { ...said, type: 'withdrawn', withdrawnAt: AT + 5 })).toStrictEqual({
    at: AT,
    id: '17',
    key: 'p2p-im-2',
    from: 'im-2',
    kind: 'withdrawn',
    text: '',
    own: false,
    number: 5,
    withdrawnAt: AT + 5,
  })
  expect(await message({}, { type: 'withdrawn', withdrawnAt: 0 })).toMatchObject({ withdrawnAt: AT })
})

test.each([
  ['me', ['im-3', 'im-1'], 'im-2', true],
  ['somebody else', ['im-3'], 'im-2', undefined],
  ['me, by myself', ['im-1'], 'im-1', undefined],
  ['nonsense', 'im-1', 'im-2', undefined],
])('S-WIRE-13 a mention of %s', async (_name, mentions, sender, expected) => {
  const said = await message({ sender_id: sender, group_id: 'g-7' }, { extra: { mentions } })
  expect(said?.mention).toBe(expected)
})

test.each([
  ['from others to others', { receiver_id: 'im-3' }],
  ['from me to nobody', { sender_id: 'im-1', receiver_id: '' }],
  ['to nobody', { receiver_id: null }],
])('S-WIRE-14 a message %s is not taken', async (_name, more) => {
  expect((await read(row(more))).reason).toBe('receiver_id: not for this account')
})

describe('S-WIRE-10', () => {
  test.each([
    ['msg_id', { msg_id: '' }],
    ['msg_id', { msg_id: 17 }],
    ['msg_id', { msg_id: 'x'.repeat(129) }],
    ['msg_time', { msg_time: -1 }],
    ['msg_time', { msg_time: 1.5 }],
    ['msg_time', { msg_time: 8_640_000_000_000_001 }],
    ['msg_time', { msg_time: '1760000000000' }],
    ['number', { number: 2 ** 53 }],
    ['sender_id', { sender_id: { id: 'im-2' } }],
    ['send_self', { send_self: 2 }],
  ])('%s: %j is refused', async (field, more) => {
    expect((await read(row(more))).reason).toBe(field)
  })

  test('ids of 128 units and the last moment of a Date are good', async () => {
    const long = 'x'.repeat(128)
    expect(await message({ msg_id: long, msg_time: 8_640_000_000_000_000 })).toMatchObject({ id: long })
  })

  test('text and extra are well-formed, special keys of extra are gone', async () => {
    const extra = JSON.parse(
      '{"__proto__":{"a":1},"constructor":{"b":2},"c":["\\ud800x"],"d":{"prototype":3}}',
    )
    const said = await message({}, { content: 'a\udc00b\ud83d\ude00', extra })
    expect(said?.text).toBe('a\ufffdb\u{1f600}')
    expect(said?.extra).toBe('{"c":["\ufffdx"],"d":{}}')
  })

  test('an extra over its bound is refused', async () => {
    expect((await read(row({}, { extra: { a: 'x'.repeat(EXTRA_MAX) } }))).reason).toMatch(/^msg\.extra/)
  })
})

test.each([null, 7, 'text', [], [[]], {}, { msg: null }])('S-WIRE-1 %j is no message', async (value) => {
  const { reason, messages } = await read(value)
  expect(reason).toBeTypeOf('string')
  expect(messages).toEqual([])
})

describe('S-CIPH-4', () => {
  const ids = 'im-1_im-2'
  const sealed = async (text: string, under = ids) => {
    const { content, iv, mac } = await cipher.encrypt(under, text)
    return { content, aesExt: iv, mac }
  }

  test('encrypted text is there when the batch is settled', async () => {
    expect(await message({}, await sealed('Sokha \u{1f44b}'))).toMatchObject({ text: 'Sokha \u{1f44b}' })
    const inGroup = await message({ group_id: 'g-7' }, await sealed('all', 'g-7_im-2'))
    expect(inGroup).toMatchObject({ text: 'all' })
  })

  test('a mac that does not fit shows as altered, without text', async () => {
    const said = await sealed('Hello')
    const first = said.mac.startsWith('0') ? '1' : '0'
    const altered = await message({}, { ...said, mac: `${first}${said.mac.slice(1)}` })
    expect(altered).toMatchObject({ text: '', damage: 'altered' })
    expect(await message({}, { ...said, mac: 'no hex' })).toMatchObject({ text: '', damage: 'altered' })
  })

  test('without a mac, a wrong key, a broken iv or broken base64 shows as cannot-decrypt', async () => {
    const { mac: _mac, ...said } = await sealed('Hello', 'im-2_im-9')
    for (const msg of [
      said,
      { ...said, aesExt: 'AAAA' },
      { ...said, content: '%%' },
      { ...said, content: '' },
    ]) {
      expect(await message({}, msg)).toMatchObject({ text: '', damage: 'cannot-decrypt' })
    }
  })

  test('what is plain by its kind is shown as it came, whatever aesExt says', async () => {
    const iv = { aesExt: 'AAECAwQFBgcICQoLDA0ODw==' }
    expect(await message({}, { ...iv, type: 'transferLP' })).toMatchObject({ text: 'Hello' })
    expect(await message({}, { ...iv, isBroadCast: 1 })).toMatchObject({ text: 'Hello' })
    expect(await message({ sender_id: '1' }, iv)).toMatchObject({ key: 'p2p-1', text: 'Hello' })
  })

  test('a text of the size of a whole frame comes back', async () => {
    const long = 'ក'.repeat(WIRE_MAX_LENGTH / 8)
    expect((await message({}, await sealed(long)))?.text === long).toBe(true)
  })
})
