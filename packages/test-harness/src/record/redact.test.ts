import { toImId } from '@sarika/im-engine'
import { PROTOCOL } from '@sarika/im-engine/kinds'
import { callCatalogue, decodeFrame, frameCatalogue } from '@sarika/im-engine/wire'
import { describe, expect, it } from 'vitest'
import { IdMap } from './id-map'
import type { Json, Redaction } from './recording'
import { Redactor } from './redact'
import { TextShape } from './text-shape'

function newRedactor(redaction: Redaction = 'text') {
  return new Redactor(new IdMap(0.25), new TextShape(Math.random), redaction)
}

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAwMSJ9.c2VjcmV0LXNpZ25hdHVyZQ'
const SECRETS = [
  TOKEN,
  '+85512345678',
  '012 345 678',
  'sokha.chan@example.com',
  'My secret diagnosis',
  'សម្ងាត់ណាស់',
]

/** Every place that a secret can stand in: every field that is known, and one that is not. */
function planted(secret: string): Json {
  const fields = [
    'action',
    'type',
    'notice_type',
    'role',
    'state',
    'code',
    'at',
    'count',
    'im_id',
    'msg_id',
    'seq',
    'cursor',
    'mentions',
    'mentionsAt',
    'content',
    'aesExt',
    'mac',
    'nickname',
    'title',
    'message',
    'avatar',
    'tags',
    'fileName',
    'fileSize',
    'timeLength',
    'resumeId',
    'jobTitle',
    'signalExt',
    'referTo',
    'subtype',
    'address',
    'latitude',
    'extra',
    'key',
    'sessionId',
    'id',
    'token',
    'im_token',
    'phone',
    'password',
    'something',
  ]
  const flat = Object.fromEntries(fields.map((field) => [field, secret]))
  return {
    ...flat,
    [secret]: 1,
    msg: {
      type: 'text',
      content: JSON.stringify({ [secret]: secret, list: [secret] }),
      extra: { deep: [{ a: secret }] },
    },
    data: fields.map((field) => ({ [field]: [secret, { [field]: secret }] })),
  }
}

describe('what is kept of a payload', () => {
  it.each(SECRETS)('S-REC-3 %s is kept from no field, not even as a name', (secret) => {
    const redactor = newRedactor()
    const kept = JSON.stringify(redactor.payload(planted(secret), ''))
    expect(kept).not.toContain(secret)
    expect(JSON.stringify(redactor.payload(undefined, `no json: ${secret}`))).not.toContain(secret)
    expect(
      redactor.path(`/chat/users/${secret}/contacts?token=${secret}&page=${secret}&size=7`),
    ).not.toContain(secret)
  })

  it('S-REC-3 numbers that nobody knows are none, a phone among them', () => {
    expect(
      newRedactor().value({ mobile: 85512345678, phone: 85512345678, number: 7, latitude: 11.5564 }),
    ).toEqual({
      'field-1': 0,
      phone: 0,
      number: 7,
      latitude: 0,
    })
  })

  it('S-REC-3 of words only those of the protocol are kept, each in its own field', () => {
    const words = { type: 'text', role: 'owner', notice_type: 'read', action: 'p2p', code: 'not_found' }
    expect(newRedactor().value(words)).toEqual(words)
    const kept = newRedactor().value({ type: 'owner', role: 'Sarika2026', nickname: 'text', state: 'read' })
    for (const word of ['owner', 'Sarika2026', 'text', 'read'])
      expect(Object.values(kept as object)).not.toContain(word)
  })

  it.each([
    ['msg_time', 1_760_000_000_000, 1_760_000_000_000],
    ['msg_time', 855_123_456_789, 0],
    ['msg_time', 2_348_031_234_567, 0],
    ['join_at', 1_760_000_000, 1_760_000_000],
    ['join_at', 855_123_456, 0],
    ['count', 99_999, 99_999],
    ['count', 482_913, 0],
    ['number', 9_999_999, 9_999_999],
    ['number', 12_000_001, 0],
    ['size', 12.5, 0],
    ['size', -3, 0],
    ['isGroup', 1, 1],
    ['isGroup', 2, 0],
    ['platform', 3, 3],
    ['mentionsAt', 3_199, 3_199],
    ['mentionsAt', 12_345, 0],
    ['platform', 12, 0],
    ['user_type', 999, 999],
    ['user_type', 482, 0],
    ['setTopTime', 1, 1],
    ['setTopTime', 4829, 0],
    ['retry_after_ms', 1_500, 2_000],
    ['retry_after_ms', 482_913_000, 0],
    ['code', -429, -429],
    ['code', 7101, 7101],
  ])('S-REC-3 a number is kept within the meaning of its field: %s %d becomes %d', (field, value, kept) => {
    expect(newRedactor().value({ [field]: value })).toEqual({ [field]: kept })
  })

  it('S-REC-3 a refusal whose code nobody knows is no success', () => {
    const { code } = newRedactor().value({ code: 482_913 }) as { code: number }
    expect([0, 200, 482_913, 7101]).not.toContain(code)
  })

  it('S-REC-3 JSON in a text and extra keep what the engine reads there, and no more', () => {
    const redactor = newRedactor()
    const kept = redactor.value({
      sender_id: 'im-9',
      data: [
        {
          content: '{"msgIds":["17"],"sender_id":"im-9","type":"text","number":7}',
          extra: {
            mentions: ['im-9'],
            mentionsAt: [['im-9', 6, 5]],
            setTopTime: 1_760_000_000_000,
            role: 'owner',
            count: 3,
          },
        },
      ],
    }) as { data: [{ content: string; extra: object }] }
    const content = JSON.parse(kept.data[0].content)
    expect(content).toMatchObject({ msgIds: [redactor.ids.messageId('17')], number: 0 })
    expect([content.sender_id, content.type]).not.toContain('text')
    // Of the same shape, by chance; it may be any but what it was.
    expect(content.sender_id).toMatch(/^(?!im-9)[a-z]{2}-\d$/)
    expect(kept.data[0].extra).toMatchObject({
      mentions: ['id-1'],
      mentionsAt: [['id-1', 6, 5]],
      setTopTime: 1_760_000_000_000,
      count: 0,
    })
    expect(JSON.stringify(kept.data[0].extra)).not.toContain('owner')
  })

  it('S-REC-3 with text kept, tokens, names and ids are not', () => {
    const redactor = newRedactor('keep-text')
    const kept = redactor.value({
      msg: { content: 'My secret diagnosis' },
      im_id: 'im-77',
      mac: TOKEN,
      seq: TOKEN,
    })
    expect(kept).toEqual({ msg: { content: 'My secret diagnosis' }, im_id: 'id-1', mac: '', seq: 'client-1' })
    const others = { nickname: 'Sokha', title: 'Sokha', token: TOKEN, message: TOKEN, extra: { text: TOKEN } }
    expect(JSON.stringify(redactor.value(others))).not.toMatch(/Sokha|eyJ/)
    expect(JSON.stringify(redactor.payload(undefined, TOKEN))).not.toContain('eyJ')
  })

  it('S-REC-10 of a card the names of its fields stay, and nothing that a person is told by', () => {
    const kept = newRedactor().value({
      type: 'geo',
      content: 'Home of Sokha',
      extra: { latitude: 11.5564, longitude: 104.9282, address: 'Street 271', subtype: 98 },
      fileName: 'Sokha passport.pdf',
      fileSize: 85_512_345,
      timeLength: 12_345_678,
      jobTitle: 'Cook',
      signalExt: '{"room":"sokha-room"}',
      referTo: 'What Sokha said',
    }) as { readonly extra: Json }
    expect(kept).toMatchObject({ type: 'geo', fileSize: 0, timeLength: 0 })
    expect(kept.extra).toMatchObject({ latitude: 0, longitude: 0, subtype: 98 })
    expect(JSON.stringify(kept)).not.toMatch(/Sokha|sokha|Street|271|Cook|passport|field-[2-9]/)
    // A place of the recording is a place for the engine that plays it.
    const send = newRedactor().value({
      type: 'geo',
      extra: { latitude: 11.5, longitude: 104.9, title: 'Home', address: '' },
    })
    expect(Object.keys((send as { readonly extra: object }).extra)).toEqual([
      'latitude',
      'longitude',
      'title',
      'address',
    ])
    expect(newRedactor().value({ extra: { subtype: 'sokha' } })).not.toMatchObject({
      extra: { subtype: 'sokha' },
    })
  })

  it('S-REC-10 a card about a job is about the same job, resume and application in the recording', () => {
    const body = { jobId: '7', jobTitle: 'Cook', resumeId: '8', jobApplyId: '9', text: 'Please look' }
    const { extra, data } = newRedactor().value({
      ...{ type: 'inviteInterview', extra: body },
      data: { resumeId: '8', extra: { jobApplyId: '9' } },
    }) as { readonly extra: typeof body; readonly data: { resumeId: string; extra: { jobApplyId: string } } }
    expect(Object.keys(extra)).toEqual(Object.keys(body))
    expect(JSON.stringify(extra)).not.toMatch(/Cook|Please/)
    expect([data.resumeId, data.extra.jobApplyId]).toEqual([extra.resumeId, extra.jobApplyId])
    expect(PROTOCOL.encode({ kind: 'inviteInterview', body: extra })).toMatchObject({ ok: true })
  })

  it('S-REC-10 a star is known as given or taken', () => {
    expect(newRedactor().value({ isOn: false })).toEqual({ isOn: false })
  })

  it('S-REC-4 equal ids stay equal wherever they stand, by order of appearance', () => {
    const redactor = newRedactor()
    expect(
      redactor.value({
        sender_id: 'im-9',
        receiver_id: 'im-2',
        sessionId: 'im-2_im-9',
        key: 'p2p-im-9',
        jobId: '0',
      }),
    ).toEqual({ sender_id: 'id-1', receiver_id: 'id-2', sessionId: 'id-1_id-2', key: 'p2p-id-1', jobId: '0' })
    expect(redactor.value({ seq: 'ab12.1', broadcastId: 'ab12' })).toEqual({
      seq: 'client-1.1',
      broadcastId: 'client-1',
    })
  })

  it('S-REC-4 message ids keep their order', () => {
    const { ids } = newRedactor()
    const old = ['1', '9', '10', '99', '100', '18446744073709551615'].slice(1)
    const made = old.map((id) => ids.messageId(id))
    expect([...made].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))).toEqual(made)
    expect(made.some((id) => old.includes(id))).toBe(false)
  })

  it('S-REC-3 every frame of the wire is read by the engine as before, but for words and ids', async () => {
    const cipher = {
      encrypt: async () => ({ content: '', iv: '', mac: '' }),
      decrypt: async (_: string, text: string) => ({ ok: true as const, text }),
    }
    for (const { from, examples } of frameCatalogue) {
      if (from !== 'server') continue
      for (const example of examples) {
        const redactor = newRedactor()
        redactor.ids.id('im-1')
        const read = (frame: unknown, me: string) =>
          decodeFrame(JSON.stringify(frame), { me: toImId(me), cipher, receiversOf: () => 1 })
        const [was, is] = await Promise.all([
          read(example, 'im-1'),
          read(redactor.value(example as Json), 'id-1'),
        ])
        expect(is.type).toBe(was.type)
        if (is.type !== 'received' || was.type !== 'received') continue
        expect(is.poison).toEqual([])
        expect([is.messages.length, is.withdrawals.length, is.notices.map(({ type }) => type)]).toEqual([
          was.messages.length,
          was.withdrawals.length,
          was.notices.map(({ type }) => type),
        ])
      }
    }
  })

  it('S-REC-3 every call and answer of the wire keeps its fields and its path', () => {
    for (const { call, example } of callCatalogue) {
      const redactor = newRedactor()
      if (call.path.startsWith('/chat/auth')) continue
      expect(redactor.path(call.path)).not.toMatch(/im-|g-7/)
      // How large a file is, what it is of and which call it is stays out.
      const path = call.path
        .replace(/im-\d|g-7|q-1|sreymom|%2B\d+/g, 'X')
        .replace(/(\/file_auths|\/ice|\/rtc_token).*/, '$1')
      expect(redactor.path(call.path).replace(/id-\d/g, 'X')).toBe(path)
      expect(JSON.stringify(redactor.value(example as Json))).not.toContain('field-')
    }
  })
})
