import type { ShownMessage } from '@sarika/im-engine'
import { toImId } from '@sarika/im-engine'
import { describe, expect, test } from 'vitest'
import { buildTimeline } from './timeline'

const NOON = new Date(2026, 4, 4, 12).getTime()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Unread = Parameters<typeof buildTimeline>[1]
type Id = NonNullable<Unread>['after']['id']
const mark = (at: number, id: number) => ({ at, id: String(id) as Id })

function said(number: number, at: number, from: 'me' | 'you' = 'you', more: Partial<ShownMessage> = {}) {
  return {
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
  } satisfies ShownMessage
}

/** Rows as words: "day", "new", "gap 2", "lost 1", "m3". */
function wordsOf(messages: ShownMessage[], unread: Unread = null, holes: Partial<Shown> = {}) {
  return buildTimeline({ messages, gaps: [], lost: [], ...holes }, unread).map((row) => {
    if (row.type === 'date') return 'day'
    if (row.type === 'gap') return `${row.isLost ? 'lost' : 'gap'} ${row.count}`
    return row.key
  })
}
type Shown = Parameters<typeof buildTimeline>[0]

describe('S-WEB-1 a day stands before its first message', () => {
  test('one line a day', () => {
    const messages = [said(1, NOON), said(2, NOON + MINUTE), said(3, NOON + DAY)]
    expect(wordsOf(messages)).toEqual(['day', 'm1', 'm2', 'day', 'm3'])
  })
})

describe('S-WEB-2 the line of what is new', () => {
  const messages = [said(1, NOON), said(2, NOON, 'me'), said(3, NOON), said(4, NOON), said(5, NOON + MINUTE)]

  test('stands before the first message of others behind the mark, of equal time too', () => {
    expect(wordsOf(messages, { after: mark(NOON, 3), upTo: mark(NOON, 4) })).toEqual([
      'day',
      'm1',
      'm2',
      'm3',
      'new',
      'm4',
      'm5',
    ])
    expect(wordsOf(messages, { after: mark(NOON, 1), upTo: mark(NOON, 4) })).toEqual([
      'day',
      'm1',
      'm2',
      'new',
      'm3',
      'm4',
      'm5',
    ])
  })

  test('stands above all when nothing was read', () => {
    expect(wordsOf(messages, { after: mark(-1, 0), upTo: mark(NOON, 4) })).toEqual([
      'day',
      'new',
      'm1',
      'm2',
      'm3',
      'm4',
      'm5',
    ])
  })

  test('does not come with what is said while one looks', () => {
    expect(wordsOf(messages)).not.toContain('new')
    const own = [said(1, NOON), said(2, NOON, 'me'), said(3, NOON + MINUTE)]
    expect(wordsOf(own, { after: mark(NOON, 1), upTo: mark(NOON, 2) })).not.toContain('new')
  })
})

describe('S-WEB-3 a hole is shown where its numbers are missing', () => {
  const messages = [said(1, NOON), said(4, NOON), said(9, NOON)]

  test('one that is fetched, and one that the server no longer has', () => {
    expect(wordsOf(messages, null, { gaps: [[5, 8]], lost: [[2, 3]] })).toEqual([
      'day',
      'm1',
      'lost 2',
      'm4',
      'gap 4',
      'm9',
    ])
  })

  test('none above what is loaded, none before a message without a number', () => {
    const pending = said(0, NOON, 'me', { id: '', state: 'sending' })
    expect(wordsOf([...messages.slice(1), pending], null, { gaps: [[2, 3]], lost: [[10, 12]] })).toEqual([
      'day',
      'm4',
      'm9',
      'm0',
    ])
  })
})

describe('S-WEB-4 what one person says within five minutes stands together', () => {
  const groupsOf = (messages: ShownMessage[]) =>
    buildTimeline({ messages, gaps: [], lost: [] }, null).flatMap((row) =>
      row.type === 'message' ? [`${row.isFirst ? '[' : ''}${row.key}${row.isLast ? ']' : ''}`] : [],
    )

  test.each([
    ['within', [said(1, NOON), said(2, NOON + 4 * MINUTE)], ['[m1', 'm2]']],
    ['five minutes apart', [said(1, NOON), said(2, NOON + 5 * MINUTE)], ['[m1]', '[m2]']],
    ['two people', [said(1, NOON), said(2, NOON, 'me')], ['[m1]', '[m2]']],
    [
      'a tip between',
      [said(1, NOON), said(2, NOON, 'you', { withdrawnAt: NOON }), said(3, NOON)],
      ['[m1]', '[m2]', '[m3]'],
    ],
    ['three', [said(1, NOON), said(2, NOON), said(3, NOON)], ['[m1', 'm2', 'm3]']],
  ])('%s', (_, messages, expected) => {
    expect(groupsOf(messages)).toEqual(expected)
  })
})
