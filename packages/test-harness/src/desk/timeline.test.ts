import { type ConversationSnapshot, type ShownMessage, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { buildTimeline } from './timeline'

const NOON = new Date(2026, 2, 3, 12).getTime()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const said = (number: number, from: string, at: number, more: Partial<ShownMessage> = {}): ShownMessage => ({
  key: `m${number}`,
  id: String(number),
  at,
  from: toImId(from),
  own: from === 'me',
  kind: 'text',
  text: `text ${number}`,
  state: 'sent',
  delivered: 'none',
  read: 'none',
  mention: false,
  number,
  ...more,
})

type Mark = ConversationSnapshot['mark']
const rowsOf = (
  messages: readonly ShownMessage[],
  readUpTo: Mark = null,
  gaps: ConversationSnapshot['gaps'] = [],
  lost: ConversationSnapshot['lost'] = [],
) => buildTimeline({ messages, gaps, lost }, readUpTo, (imId) => `name of ${imId}`)
const keysOf = (...asked: Parameters<typeof rowsOf>) =>
  rowsOf(...asked).map(({ key }) => key.replace(/-\d+$/, ''))
const markOf = ({ at, id }: ShownMessage): Mark => ({ at, id }) as Mark

test('S-DESK-10 each day stands once, before its first message', () => {
  const days = [said(1, 'you', NOON), said(2, 'you', NOON + MINUTE), said(3, 'me', NOON + DAY)]
  expect(keysOf(days)).toEqual(['day', 'm1', 'm2', 'day', 'm3'])
})

test('S-DESK-10 what one person says within five minutes stands together; tips stand alone', () => {
  const rows = rowsOf([
    said(1, 'you', NOON),
    said(2, 'you', NOON + 4 * MINUTE),
    said(3, 'you', NOON + 9 * MINUTE),
    said(4, 'you', NOON + 9 * MINUTE, { withdrawnAt: NOON + 10 * MINUTE }),
    said(5, 'me', NOON + 9 * MINUTE),
  ])
  const edges = rows.flatMap((row) => (row.type === 'message' ? [[row.isFirst, row.isLast]] : []))
  expect(edges).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ])
  expect(rows[1]).toMatchObject({ author: 'name of you' })
})

test('S-DESK-10 the line stands before the first message of others behind the mark, by time and id', () => {
  const messages = [said(9, 'you', NOON), said(10, 'me', NOON), said(11, 'you', NOON), said(12, 'you', NOON)]
  expect(keysOf(messages, markOf(said(9, 'you', NOON)))).toEqual(['day', 'm9', 'm10', 'new', 'm11', 'm12'])
  expect(keysOf(messages, markOf(said(12, 'you', NOON)))).not.toContain('new')
  expect(keysOf(messages)).not.toContain('new')
})

test('S-DESK-10 missing numbers show at their place, lost or on their way; none above what is loaded', () => {
  const messages = [said(5, 'you', NOON), said(8, 'me', NOON), said(12, 'you', NOON)]
  const rows = rowsOf(
    messages,
    null,
    [
      [1, 4],
      [9, 11],
    ],
    [[6, 7]],
  )
  expect(rows.map((row) => (row.type === 'gap' ? [row.count, row.isLost] : row.type))).toEqual([
    'day',
    'message',
    [2, true],
    'message',
    [3, false],
    'message',
  ])
})
