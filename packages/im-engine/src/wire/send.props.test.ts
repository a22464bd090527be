import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCipher } from '../adapters/cipher.js'
import { type ConversationKey, toClientId, toImId, toServerId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import { decodeFrame } from './inbound.js'
import { encodeReceipt } from './receipt.js'
import { encodeMessage } from './send.js'

const cipher = await openCipher({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 })
const [me, you] = [toImId('im-1'), toImId('im-2')]
const AT = 1_760_000_000_000

/** Any UTF-16 units, lone surrogates and byte order marks among them. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string().map((text) => `\ufeff${text}`),
)
const keys = fc.constantFrom<ConversationKey>('p2p-im-2', 'p2p-1', 'p2p-im-1', 'team-g-7')
const ids = fc.string({ minLength: 1, maxLength: 128, unit: 'grapheme-ascii' })

const itemOf = (key: ConversationKey, clientId: string, content: OutboxItem['content']): OutboxItem => ({
  clientId: toClientId(clientId),
  key,
  localSeq: 1,
  queuedAt: AT,
  state: 'sending',
  content,
  receivers: 1,
})

/** What a server makes of a client's frame for the other sockets: it adds id, time and number. */
function told(frame: string): string {
  const { action, data } = JSON.parse(frame) as { action: string; data: object }
  return JSON.stringify({ action, data: { ...data, msg_id: '17', msg_time: AT, number: 5 } })
}

const seenBy = async (frame: string, who: typeof me) => {
  const inbound = await decodeFrame(told(frame), { me: who, cipher, receiversOf: () => 1 })
  if (inbound.type !== 'received') throw new Error(inbound.type)
  return inbound
}

test('S-WIRE-6 what is encoded is decoded, by me and by the other one, as its well-formed self', async () => {
  await fc.assert(
    fc.asyncProperty(texts, keys, ids, async (text, key, clientId) => {
      const frame = await encodeMessage(itemOf(key, clientId, { kind: 'text', text }), me, cipher)
      const expected = {
        id: '17',
        at: AT,
        number: 5,
        kind: 'text',
        from: me,
        text: text.toWellFormed(),
      }
      expect(JSON.parse(frame).data.msg.content).toSatisfy(
        (content: string) => content === content.toWellFormed(),
      )
      expect(JSON.parse(frame)).toMatchObject({ seq: clientId, data: { seq: clientId, sender_id: me } })
      expect((await seenBy(frame, me)).messages).toEqual([
        { ...expected, clientId, key, own: true, receivers: 1 },
      ])
      if (key === 'p2p-im-2' || key === 'team-g-7') {
        const seen = (await seenBy(frame, you)).messages
        expect(seen).toEqual([{ ...expected, key: key === 'team-g-7' ? key : 'p2p-im-1', own: false }])
      }
    }),
    { numRuns: 2_000 },
  )
})

test('S-WIRE-6 quote, job and mentions arrive, a withdrawal arrives as one', async () => {
  const content = {
    kind: 'text',
    text: 'hi',
    quoteId: toServerId('9'),
    jobId: '12',
    mentions: [you],
  } as const
  const frame = await encodeMessage(itemOf('team-g-7', 'c', content), me, cipher)
  expect((await seenBy(frame, you)).messages).toMatchObject([
    { quoteId: '9', jobId: '12', mention: true, extra: '{"mentions":["im-2"]}' },
  ])
  const withdraw = { kind: 'withdraw', target: toServerId('9'), at: AT } as const
  const gone = await encodeMessage(itemOf('p2p-im-2', 'c', withdraw), me, cipher)
  expect((await seenBy(gone, you)).withdrawals).toMatchObject([
    { target: '9', key: 'p2p-im-1', clientId: 'c' },
  ])
})

test('S-WIRE-21 a mention arrives with its place, in a sealed text too, and for me on another device', async () => {
  const content = {
    kind: 'text',
    text: 'សួស្ដី @Dara',
    mentions: [you],
    mentionsAt: [[you, 7, 5]],
  } as const
  for (const key of ['team-g-7', 'p2p-im-2', 'p2p-1'] as const) {
    const frame = await encodeMessage(itemOf(key, 'c', content), me, cipher)
    expect(JSON.parse(frame).data.msg.extra).toEqual({ mentions: ['im-2'], mentionsAt: [['im-2', 7, 5]] })
    expect((await seenBy(frame, me)).messages).toMatchObject([{ mentionsAt: content.mentionsAt, own: true }])
  }
  const frame = await encodeMessage(itemOf('team-g-7', 'c', content), me, cipher)
  expect((await seenBy(frame, you)).messages).toMatchObject([{ mention: true, mentionsAt: [['im-2', 7, 5]] }])
})

test('S-CIPH-2 nothing of an encrypted text is readable in its frame, all of a plain one is', async () => {
  const said = { kind: 'text', text: 'very-secret-words' } as const
  expect(await encodeMessage(itemOf('p2p-im-2', 'c', said), me, cipher)).not.toContain('secret')
  expect(await encodeMessage(itemOf('team-g-7', 'c', said), me, cipher)).not.toContain('secret')
  expect(await encodeMessage(itemOf('p2p-1', 'c', said), me, cipher)).toContain('very-secret-words')
})

test('S-WIRE-8 a receipt that is sent is a receipt of the same messages at the other end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<ConversationKey>('p2p-im-2', 'team-g-7'),
      fc.constantFrom('read' as const, 'delivered' as const),
      fc.array(ids.map(toServerId)),
      async (key, kind, messages) => {
        const frame = encodeReceipt({ seq: 's', key, kind, author: you, ids: messages, at: AT }, me)
        const inbound = await decodeFrame(frame, { me: you, cipher, receiversOf: () => 1 })
        expect(inbound).toMatchObject({
          notices: [
            {
              type: 'receipt',
              key: key === 'team-g-7' ? key : 'p2p-im-1',
              reader: me,
              kind,
              ids: messages,
              at: AT,
            },
          ],
        })
      },
    ),
  )
})
