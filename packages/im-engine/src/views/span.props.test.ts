import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '../model/message.js'
import { compare } from '../model/order.js'
import { ANN_KEY, text } from '../model/test-build.js'
import {
  isAtEnd,
  newestOf,
  type Span,
  showAround,
  showBetween,
  showNewer,
  shownOf,
  showOlder,
  withCame,
  withOlder,
} from './span.js'

const messagesOf = (times: readonly number[]): readonly Message[] =>
  times.map((at) => text(ANN_KEY, at)).sort(compare)

const times = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { maxLength: 60 }).map(messagesOf)

/** Any stretch of 100..199: what stands before it was not read, what stands behind it comes. */
const span = times(100, 199).chain((messages) =>
  fc
    .tuple(fc.nat(messages.length), fc.nat(messages.length))
    .map(([a, b]): Span => ({ messages, from: Math.min(a, b), to: Math.max(a, b) })),
)
const count = fc.integer({ min: 1, max: 30 })

describe('span', () => {
  it('S-WINDOW-1 what comes takes its place once; shown is what was shown, and the new among it', () => {
    fc.assert(
      fc.property(span, times(90, 220), fc.boolean(), (before, came, isWhole) => {
        const after = withCame(withCame(before, came, isWhole), came, isWhole)
        const first = before.messages[0]
        const taken = came.filter((one) => isWhole || first === undefined || compare(first, one) <= 0)
        const ids = new Set([...before.messages, ...taken].map((one) => one.id))
        if (first !== undefined || isWhole) expect(new Set(after.messages.map((one) => one.id))).toEqual(ids)
        expect(after.messages).toEqual([...after.messages].sort(compare))
        expect(new Set(after.messages.map((one) => one.id)).size).toBe(after.messages.length)

        const shown = shownOf(after).map((one) => one.id)
        for (const { id } of shownOf(before)) expect(shown).toContain(id)
        if (isAtEnd(before)) expect(isAtEnd(after)).toBe(true)
        else {
          expect(after.messages.length - after.to).toBeGreaterThanOrEqual(before.messages.length - before.to)
          const last = shownOf(before).at(-1)
          if (last !== undefined) expect(shown.at(-1)).toBe(last.id)
        }
      }),
    )
  })

  it('S-WINDOW-5 older and newer grow what is shown to one side only, to the ends of what was read', () => {
    fc.assert(
      fc.property(span, times(1, 99), count, (before, older, step) => {
        const more = withOlder(before, older)
        expect(shownOf(more)).toEqual(shownOf(before))
        const up = showOlder(more, step)
        expect([up.to, up.from]).toEqual([more.to, Math.max(0, more.from - step)])
        const down = showNewer(more, step)
        expect([down.from, down.to]).toEqual([more.from, Math.min(more.messages.length, more.to + step)])
      }),
    )
  })

  it('S-WINDOW-5 around a message stand as many as asked for, it among them, in the middle where there is room', () => {
    fc.assert(
      fc.property(span, fc.nat(), count, (before, place, size) => {
        const { messages } = before
        if (messages.length === 0) return
        const index = place % messages.length
        const { from, to } = showAround(before, index, size)
        expect(to - from).toBe(Math.min(size, messages.length))
        expect(from <= index && index < to).toBe(true)
        if (from > 0 && to < messages.length) expect(index - from).toBe(Math.floor(size / 2))
      }),
    )
  })

  it('S-WINDOW-5 read anew, it is the same stretch, and the end where that is gone', () => {
    fc.assert(
      fc.property(span, times(90, 220), count, (before, came, size) => {
        const [first, last] = [shownOf(before)[0], shownOf(before).at(-1)]
        if (first === undefined || last === undefined) return
        const all = withCame(before, came, true)
        const again = showBetween(all.messages, first, last, size)
        expect([shownOf(again)[0], shownOf(again).at(-1)]).toEqual([first, last])
        const gone = all.messages.filter((one) => compare(last, one) < 0)
        expect(showBetween(gone, first, last, size)).toEqual(newestOf(gone, size))
      }),
    )
  })
})
