import { expect, test } from 'vitest'
import { isFull, mount, remount, settle } from './mounting'
import type { Row } from './timeline'

const TOP: Row = { type: 'top', key: 'top' }
const rowsOf = (...numbers: number[]): Row[] => [
  TOP,
  ...numbers.map((number) => ({ type: 'message', key: `m${number}` }) as Row),
]
const span = (from: number, to: number) =>
  rowsOf(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key)

test('S-PAGE-17 what is there when a conversation opens is settled, what comes at its end is fresh', () => {
  const opened = remount(mount([TOP]), span(1, 40), true)
  expect(opened).toMatchObject({ fresh: [], place: 0, isFront: false })
  const before = opened.rows
  const next = remount(opened, [...before, ...rowsOf(41).slice(1)], true)
  expect(keysOf(next.fresh)).toEqual(['m41'])
  // The same array: it is not drawn again.
  expect(next.settled).toBe(remount(next, [...next.rows, ...rowsOf(42).slice(1)], true).settled)
  expect(next.settled).toEqual(before)
})

test('S-PAGE-17 older rows join the settled ones in front, whatever comes at the end meanwhile', () => {
  const one = remount(mount(span(20, 40)), span(20, 41), true)
  const both = remount(one, span(1, 42), true)
  expect(both.isFront).toBe(true)
  expect(keysOf(both.settled)).toEqual(keysOf(span(1, 40)))
  expect(keysOf(both.fresh)).toEqual(['m41', 'm42'])
})

test('S-PAGE-17 a stretch that is not the newest is settled, so is another place, and a page that comes at once', () => {
  const opened = mount(span(1, 40))
  expect(remount(opened, span(1, 41), false).fresh).toEqual([])
  expect(remount(opened, span(100, 140), true)).toMatchObject({ fresh: [], place: 1 })
  const many = remount(opened, span(1, 240), true)
  expect(many.fresh).toEqual([])
  expect(many.settled).toHaveLength(241)
})

test('S-PAGE-17 the fresh ones stay when the row before them goes away, and are all there is to measure when all before them do', () => {
  const one = remount(mount(span(1, 40)), span(1, 42), true)
  const without = one.rows.filter(({ key }) => key !== 'm40')
  const next = remount(one, without, true)
  expect(next.place).toBe(0)
  expect(keysOf(next.settled)).toEqual(keysOf(span(1, 39)))
  expect(keysOf(next.fresh)).toEqual(['m41', 'm42'])
  const rest = rowsOf(41, 42)
  expect(remount(one, rest, true)).toEqual(mount(rest, 1))
})

test('S-PAGE-17 many fresh rows settle from the top', () => {
  const few = remount(mount(span(1, 40)), span(1, 60), true)
  expect(isFull(few)).toBe(false)
  const many = remount(few, span(1, 61), true)
  expect(isFull(many)).toBe(true)
  const now = settle(many, 15)
  expect(keysOf(now.settled)).toEqual(keysOf(span(1, 55)))
  expect(keysOf(now.fresh)).toEqual(keysOf(span(56, 61)).slice(1))
  expect(now.rows).toBe(many.rows)
  // What is settled is where the next change goes on from.
  expect(keysOf(remount(now, span(1, 62), true).fresh)).toEqual(keysOf(span(56, 62)).slice(1))
})
