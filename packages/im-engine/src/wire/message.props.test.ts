import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { PROTOCOL } from '../kinds/registry.js'
import { toImId } from '../model/ids.js'
import type { Cipher } from '../ports/cipher.js'
import { newBatch, settle } from './batch.js'
import { takeMessage } from './message.js'
import { messageRow } from './message-row.js'

const me = toImId('im-1')
/** Says what it was asked, so that the law sees which ids, content and mac the decoder hands over. */
const cipher: Cipher = {
  encrypt: async () => ({ content: '', iv: '', mac: '' }),
  decrypt: async (...asked) => ({ ok: true, text: JSON.stringify(asked) }),
}
const context = { me, cipher, receiversOf: () => 4 }

// Values of every kind for every field: right ones, wrong ones, and the edges between.
const absent = Symbol('absent')
const wrong = [null, true, 1, 1.5, -1, '', 'x', [], ['im-1'], {}, { a: 1 }]
const edgeIds = ['', '1', '__proto__', 'x'.repeat(128), 'x'.repeat(129), '\ud800']
const edgeTimes = [0, 8_640_000_000_000_000, 8_640_000_000_000_001, 2 ** 53, 1e300]

/** Mostly right, sometimes an edge, sometimes wrong, sometimes not there. */
const field = (right: readonly unknown[], edges: readonly unknown[] = right) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...right) },
    { weight: 3, arbitrary: fc.constantFrom(...edges) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong) },
    { weight: 1, arbitrary: fc.constant(absent) },
  )
const idField = (...right: readonly string[]) => field(right, edgeIds)
const timeField = field([1_760_000_000_000], edgeTimes)
const flagField = field([0, 1, true, false], [2, '1'])
const extraField = field(
  [{}, { mentions: ['im-1'] }, { mentions: ['im-2', 3] }, { subtype: 'poll' }, { subtype: 98, jobId: '5' }],
  [
    { mentions: 'im-1' },
    JSON.parse('{"__proto__":{"a":1},"b":"\\udc00"}') as unknown,
    { long: 'x'.repeat(66_000) },
  ],
)

const present = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== absent))

const bodies = fc
  .record({
    type: idField(
      'text',
      'text',
      'text',
      '',
      'withdraw',
      'withdrawn',
      'transferLP',
      'hologram',
      'file',
      'custom',
    ),
    content: field(
      ['Hello', '\ud800', ''],
      ['{"msgIds":["9","8","9"],"a":1}', '{"msgIds":9}', '{"msgIds":[]}'],
    ),
    aesExt: field(['', '', 'AAEC']),
    mac: field(['', '00']),
    quoteId: idField('', '9'),
    referTo: field(['']),
    jobId: idField('', '0', '12'),
    fileName: field(['', 'cv.pdf', '\ud800']),
    fileSize: field([0, 12, '', '12']),
    resumeId: field(['', '7']),
    msgId: idField('9', ''),
    withdrawnAt: timeField,
    isBroadCast: field([0, 0, false, 1, true], [2]),
    extra: extraField,
  })
  .map(present)

const rows = fc
  .record({
    msg_id: idField('17'),
    msg_time: timeField,
    seq: idField('', 'c-1'),
    number: field([0, 5], [2 ** 53 - 1, 2 ** 53, -1]),
    sender_id: idField('im-1', 'im-2', 'im-2', '1'),
    receiver_id: idField('im-1', 'im-1', 'im-2'),
    group_id: idField('', 'g-7'),
    send_self: flagField,
    msg: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom<unknown>(...wrong) },
      { weight: 30, arbitrary: bodies },
    ),
  })
  .map(present)

type Row = z.infer<typeof messageRow>

/** Whose row it is, said once more and simply. */
function keyOf(row: Row): string | undefined {
  if (row.group_id) return `team-${row.group_id}`
  if (!row.receiver_id || (row.sender_id !== me && row.receiver_id !== me)) return undefined
  return `p2p-${row.sender_id === me ? row.receiver_id : row.sender_id}`
}

const words = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

function safe(extra: unknown): string | undefined {
  const text = JSON.stringify(extra, (name, value: unknown) =>
    name === '__proto__' ? undefined : typeof value === 'string' ? words(value) : value,
  )
  return text === '{}' ? undefined : text
}

/** What the content of a money message says, its list apart. */
function referenceIn(
  kind: string,
  text: string,
): { readonly text: string; readonly refersTo?: readonly unknown[] } | 'refused' {
  if (kind !== 'transferLP' || !text.startsWith('{')) return { text }
  const { msgIds, ...rest } = JSON.parse(text) as { msgIds: unknown }
  if (!Array.isArray(msgIds)) return 'refused'
  return msgIds.length === 0 ? { text } : { text: JSON.stringify(rest), refersTo: [...new Set(msgIds)] }
}

/** What is read of every kind but text. */
function besides(kind: string, text: string, msg: Row['msg'], jobId: string | undefined): object {
  const fields = [
    ['fileName', msg.fileName],
    ['referTo', msg.referTo],
    ['fileSize', msg.fileSize],
    ['resumeId', msg.resumeId],
  ].filter(([, value]) => value !== '' && value !== null && value !== undefined)
  const more = fields.length === 0 ? undefined : Object.fromEntries(fields)
  const named = msg.extra?.subtype
  const subtype = kind === 'custom' && named !== undefined ? String(named) : undefined
  const raw = {
    text,
    ...(msg.extra ? { extra: msg.extra } : {}),
    ...(more ? { more } : {}),
    ...(jobId ? { jobId } : {}),
  }
  return { more, subtype, brief: undefined, ...PROTOCOL.glance(kind, subtype, raw) }
}

/** What a row of the schema means: the decoder's twin, written for reading. "refused" = no message of this account. */
function meaningOf(row: Row): object | 'refused' {
  const { msg } = row
  const key = keyOf(row)
  if (key === undefined) return 'refused'
  const own = row.sender_id === me
  const place = { at: row.msg_time, id: row.msg_id, key, from: row.sender_id, number: row.number ?? 0 }
  const clientId = row.seq || undefined
  if (msg.type === 'withdraw') return msg.msgId ? { ...place, target: msg.msgId, clientId } : 'refused'
  const receivers = own ? 4 : undefined
  const jobId = msg.jobId && msg.jobId !== '0' ? msg.jobId : undefined
  const kind = msg.type || 'text'
  const base = { ...place, kind, own, clientId: own ? clientId : undefined, receivers, jobId }
  if (msg.type === 'withdrawn') return { ...base, text: '', withdrawnAt: msg.withdrawnAt || row.msg_time }
  const extra = msg.extra ? safe(msg.extra) : undefined
  if (extra !== undefined && extra.length > 65_536) return 'refused'
  const isPlain =
    !msg.aesExt || kind === 'transferLP' || Number(msg.isBroadCast ?? 0) === 1 || key === 'p2p-1'
  const pair = key.startsWith('team-')
    ? `${row.group_id}_${row.sender_id}`
    : [me, key.slice(4)].sort((a, b) => (a < b ? -1 : 1)).join('_')
  const content = referenceIn(kind, msg.content ?? '')
  if (content === 'refused') return 'refused'
  const asked = [pair, msg.content ?? '', msg.aesExt, msg.mac || undefined]
  const mentions = msg.extra?.mentions
  const said = isPlain ? content : { text: JSON.stringify(asked) }
  return {
    ...base,
    ...(kind === 'text' ? {} : besides(kind, said.text, msg, jobId)),
    extra,
    quoteId: msg.quoteId || undefined,
    mention: !own && Array.isArray(mentions) && mentions.includes(me) ? true : undefined,
    ...said,
  }
}

test('S-WIRE-3 the decoder takes what the schema takes and gives the same', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(rows, async (made) => {
      const row: unknown = JSON.parse(JSON.stringify(made))
      const batch = newBatch()
      const reason = takeMessage(row, context, batch)
      const { messages, withdrawals } = await settle(batch)
      const read = messageRow.safeParse(row)
      const meaning = read.success ? meaningOf(read.data) : 'refused'
      if (meaning === 'refused') {
        expect(reason).toBeTypeOf('string')
        expect([...messages, ...withdrawals]).toEqual([])
        return
      }
      taken++
      expect(reason).toBeUndefined()
      expect([...messages, ...withdrawals]).toEqual([meaning])
    }),
    { numRuns: 30_000 },
  )
  // Otherwise the law would say nothing.
  expect(taken).toBeGreaterThan(3_000)
})
