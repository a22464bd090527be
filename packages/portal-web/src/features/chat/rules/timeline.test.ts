import type { ShownMessage } from '@sarika/im-engine'
import { toImId } from '@sarika/im-engine'
import { describe, expect, test } from 'vitest'
import { createTimeline, growthOf } from './timeline'

const NOON = new Date(2026, 4, 4, 12).getTime()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Build = ReturnType<typeof createTimeline>
type Unread = Parameters<Build>[1]
const buildTimeline: Build = (...given) => createTimeline()(...given)
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
  return buildTimeline({ messages, gaps: [], lost: [], ...holes }, unread).flatMap((row) => {
    if (row.type === 'top') return []
    if (row.type === 'date') return 'day'
    if (row.type === 'gap') return `${row.isLost ? 'lost' : 'gap'} ${row.count}`
    return row.key
  })
}
type Shown = Parameters<Build>[0]

describe('S-WEB-1 S-DESK-10 a day stands before its first message', () => {
  test('one line a day', () => {
    const messages = [said(1, NOON), said(2, NOON + MINUTE), said(3, NOON + DAY)]
    expect(wordsOf(messages)).toEqual(['day', 'm1', 'm2', 'day', 'm3'])
  })

  test('an unsent one by a clock that is a day behind begins no day, nor does what comes after it', () => {
    const unsent = said(3, NOON, 'me', { state: 'sending' })
    const messages = [said(1, NOON), said(2, NOON + DAY), unsent, said(4, NOON + DAY + MINUTE)]
    expect(wordsOf(messages)).toEqual(['day', 'm1', 'day', 'm2', 'm3', 'time-m4', 'm4'])
  })
})

describe('S-WEB-2 S-DESK-10 the line of what is new', () => {
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

describe('S-WEB-3 S-DESK-10 a hole is shown where its numbers are missing', () => {
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

describe('S-WEB-4 S-DESK-10 what one person says within five minutes stands together', () => {
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

describe('S-SAYNO-1 the time stands between messages that are five minutes apart', () => {
  test.each([
    ['less', [said(1, NOON), said(2, NOON + 5 * MINUTE - 1, 'me')], ['day', 'm1', 'm2']],
    ['five minutes', [said(1, NOON), said(2, NOON + 5 * MINUTE, 'me')], ['day', 'm1', 'time-m2', 'm2']],
    ['of one person too', [said(1, NOON), said(2, NOON + 9 * MINUTE)], ['day', 'm1', 'time-m2', 'm2']],
    ['a new day says it', [said(1, NOON), said(2, NOON + DAY)], ['day', 'm1', 'day', 'm2']],
    ['a clock that is behind', [said(1, NOON), said(2, NOON - 9 * MINUTE, 'me')], ['day', 'm1', 'm2']],
  ])('%s', (_, messages, expected) => {
    expect(wordsOf(messages)).toEqual(expected)
  })

  test('below a hole and above the line of what is new, with the time of what follows', () => {
    const messages = [said(1, NOON), said(4, NOON + 9 * MINUTE)]
    const unread = { after: mark(NOON, 1), upTo: mark(NOON + 9 * MINUTE, 4) }
    expect(wordsOf(messages, unread, { gaps: [[2, 3]] })).toEqual([
      'day',
      'm1',
      'gap 2',
      'time-m4',
      'new',
      'm4',
    ])
    const rows = buildTimeline({ messages, gaps: [], lost: [] }, unread)
    expect(rows.find(({ type }) => type === 'time')).toMatchObject({ at: NOON + 9 * MINUTE })
  })
})

test('S-CHAT-6 a message that keeps its place keeps its row, whatever comes before and behind it', () => {
  const messages = [said(3, NOON), said(4, NOON + MINUTE), said(5, NOON + 2 * MINUTE)]
  const before = buildTimeline({ messages, gaps: [], lost: [] }, null)
  const more = [said(1, NOON - DAY), said(2, NOON - 20 * MINUTE), ...messages, said(6, NOON + 3 * MINUTE)]
  const after = buildTimeline({ messages: more, gaps: [], lost: [] }, null)
  const rowOf = (rows: typeof after, key: string) => rows.find((row) => row.key === key)
  expect(rowOf(after, 'm3')).toBe(rowOf(before, 'm3'))
  expect(rowOf(after, 'm4')).toBe(rowOf(before, 'm4'))
  expect(rowOf(after, 'm5')).toMatchObject({ isLast: false })
})

const span = (from: number, to: number) =>
  buildTimeline(
    {
      messages: Array.from({ length: to - from + 1 }, (_, index) => said(from + index, NOON + index)),
      gaps: [],
      lost: [],
    },
    null,
  )

test.each([
  ['older ones in front', span(20, 40), span(1, 40), 'front'],
  ['older ones in front and new ones behind', span(20, 40), span(1, 42), 'front'],
  ['new ones behind', span(20, 40), span(20, 45), 'behind'],
  ['nothing', span(20, 40), span(20, 40), 'behind'],
  ['the first load', span(1, 0), span(20, 40), 'behind'],
  ['the newest again, of all that was loaded', span(1, 40), span(20, 40), 'front'],
  ['a place far above', span(20, 40), span(1, 10), 'other'],
  ['a stretch from the middle', span(1, 40), span(10, 20), 'other'],
])('S-CHAT-6 a timeline that got %s has grown so', (_, before, after, growth) => {
  expect(growthOf(before, after)).toBe(growth)
})

test('S-CHAT-6 a timeline that goes on from the last one is the one that is built anew', () => {
  const random = seeded(7)
  const pick = (count: number) => Math.floor(random() * count)
  for (let run = 0; run < 200; run++) {
    const build = createTimeline()
    const pickUnread = (): Unread =>
      pick(2) === 0 ? null : { after: mark(NOON + pick(9) * MINUTE, pick(40)), upTo: mark(NOON, pick(40)) }
    let unread = pickUnread()
    let messages: ShownMessage[] = []
    let holes: Pick<Shown, 'gaps' | 'lost'> = { gaps: [], lost: [] }
    for (let step = 0; step < 25; step++) {
      const number = messages.length + 2 * pick(2) + 1
      const one = said(number, NOON + number * pick(4) * MINUTE + pick(2) * DAY, pick(2) === 0 ? 'me' : 'you')
      const place = pick(4) === 0 ? pick(messages.length + 1) : messages.length
      messages = pick(6) === 0 ? messages.slice(0, -1) : messages.toSpliced(place, 0, one)
      if (pick(8) === 0) holes = { gaps: [[pick(9), 9 + pick(9)]], lost: [] }
      if (pick(8) === 0) unread = pickUnread()
      const shown = { messages, ...holes }
      expect(build(shown, unread)).toEqual(buildTimeline(shown, unread))
    }
  }
})

/** Numbers from 0 to 1, the same for a seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
