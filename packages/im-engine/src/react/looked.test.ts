import { expect, test } from 'vitest'
import { toServerId } from '../model/ids.js'
import { START } from '../model/order.js'
import type { ConversationView } from '../views/open-conversation.js'
import type { ConversationSnapshot } from '../views/window.js'
import { type Looked, look, NOT_LOOKED } from './looked.js'

const view = {} as ConversationView
const markAt = (at: number) => ({ at, id: toServerId(String(at)) })
/** Messages 1 to `count`, read up to one of them; -1 = to none. */
const snapshot = (count: number, read: number) =>
  ({
    messages: Array.from({ length: count }, (_, index) => ({ id: String(index + 1), at: index + 1 })),
    mark: read === START.at ? START : markAt(read),
  }) as unknown as ConversationSnapshot
const stretch = (after: number, upTo: number) => ({ after: markAt(after), upTo: markAt(upTo) })

/** Each moment: messages, how many are read, visible, caught up; what is unread then. */
type Moment = readonly [count: number, read: number, isVisible: boolean, isCaughtUp: boolean]
function walk(...moments: readonly Moment[]): (Looked['unread'] | null)[] {
  let looked = NOT_LOOKED
  return moments.map(([count, read, isVisible, isCaughtUp]) => {
    looked = look(looked, view, snapshot(count, read), isVisible, isCaughtUp)
    return looked.unread
  })
}

test('S-REACT-9 what was unread at the opening stays, and what comes while somebody looks does not count', () => {
  expect(walk([5, 3, true, true], [5, 5, true, true], [6, 5, true, true], [6, 6, true, true])).toEqual(
    Array(4).fill(stretch(3, 5)),
  )
  expect(walk([5, 5, true, true], [6, 5, true, true], [6, 6, true, true])).toEqual([null, null, null])
})

test('S-REACT-9 what is caught up after the opening was unread, though it is read as it comes', () => {
  expect(
    walk(
      [5, 5, true, false],
      [8, 8, true, false],
      [9, 9, true, true],
      [10, 10, true, true],
      [11, 11, true, false],
    ),
  ).toEqual([null, stretch(5, 8), stretch(5, 9), stretch(5, 9), stretch(5, 9)])
})

test('S-REACT-9 a device that does not know yet how far was read has nothing new until it does', () => {
  expect(walk([0, -1, true, false], [0, 3, true, false], [5, 5, true, false], [5, 5, true, true])).toEqual([
    null,
    null,
    stretch(3, 5),
    stretch(3, 5),
  ])
  expect(walk([0, -1, true, false], [5, 5, true, false], [5, 5, true, true])).toEqual([null, null, null])
})

test('S-REACT-9 of a conversation in which nothing was read all is new, also before it is caught up', () => {
  const all = { after: START, upTo: markAt(5) }
  expect(walk([5, -1, true, false], [5, 5, true, false], [5, 5, true, true])).toEqual([all, all, all])
})

test('S-REACT-9 what comes while the page is hidden is unread, and what was unread before is so until then', () => {
  expect(
    walk(
      [5, 3, true, true],
      [5, 5, false, true],
      [6, 5, false, true],
      [7, 5, false, true],
      [7, 5, true, true],
      [8, 8, true, true],
      [8, 8, false, true],
      [8, 8, true, true],
    ),
  ).toEqual([
    stretch(3, 5),
    stretch(3, 5),
    stretch(5, 6),
    stretch(5, 7),
    stretch(5, 7),
    stretch(5, 7),
    stretch(5, 7),
    stretch(5, 7),
  ])
})

test('S-REACT-9 another conversation begins anew; nothing that changed is the same object', () => {
  const first = look(NOT_LOOKED, view, snapshot(5, 3), true, true)
  expect(look(first, view, snapshot(6, 6), true, true)).toBe(first)
  const other = look(first, {} as ConversationView, snapshot(5, 5), true, true)
  expect(other.unread).toBe(null)
})
