import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCommit } from '../events/version.js'
import { fold } from '../project/fold.js'
import { type Coverage, NO_COVERAGE, type Range } from './conversation.js'
import { cover, overlap, removeNumbers, toRanges } from './coverage.js'
import { newState } from './state.js'
import { ANN_KEY, ME } from './test-build.js'

const MAX = 40
const numbers = fc.array(fc.integer({ min: 1, max: MAX }), { maxLength: 12 })
const ranges = numbers.map(toRanges)

const setOf = (all: readonly Range[]): Set<number> =>
  new Set(all.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)))

function expectTidy(all: readonly Range[]): void {
  for (const [index, [from, to]] of all.entries()) {
    expect(from).toBeLessThanOrEqual(to)
    if (index > 0) expect(from).toBeGreaterThan((all[index - 1] as Range)[1])
  }
}

describe('coverage', () => {
  it('S-GAP-1 ranges are sets of numbers, ascending and disjoint', () => {
    fc.assert(
      fc.property(numbers, ranges, ranges, (list, a, b) => {
        expect(setOf(toRanges(list))).toEqual(new Set(list))
        expectTidy(toRanges(list))
        const [inA, inB] = [setOf(a), setOf(b)]
        expect(setOf(removeNumbers(a, b))).toEqual(new Set([...inA].filter((one) => !inB.has(one))))
        expect(setOf(overlap(a, b))).toEqual(new Set([...inB].filter((one) => inA.has(one))))
        expectTidy(removeNumbers(a, b))
        expectTidy(overlap(a, b))
      }),
    )
  })

  it('S-GAP-1 holes are the numbers between the lowest and the highest that did not come, in any pages', () => {
    const pages = fc.array(
      fc.oneof(
        numbers,
        ranges.map((all) => ({ lost: all })),
      ),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(pages, (all) => {
        const state = newState(ME)
        const came = new Set<number>()
        const lost = new Set<number>()
        const coverage = (): Coverage => state.conversations.get(ANN_KEY)?.coverage ?? NO_COVERAGE
        const tell = (fact: Parameters<typeof newCommit>[0][number]): void => {
          fold(state, newCommit([fact], 0), state.position + 1)
        }
        for (const page of all) {
          if ('lost' in page) {
            // what the server does not have, of what is missing
            for (const range of overlap(coverage().holes, page.lost)) {
              for (const number of setOf([range])) lost.add(number)
              tell({ type: 'gap-unfillable', key: ANN_KEY, range })
            }
          } else {
            const change = cover(coverage(), page)
            const before = coverage()
            for (const number of page) came.add(number)
            if (change !== undefined) tell({ type: 'coverage-changed', key: ANN_KEY, ...change })
            else expect(page.every((one) => one >= before.low && one <= before.high)).toBe(true)
            expect(cover(coverage(), page)).toBeUndefined()
          }
          const { low, high, holes, unfillable } = coverage()
          expect([low, high]).toEqual(came.size === 0 ? [0, 0] : [Math.min(...came), Math.max(...came)])
          const missing = new Set<number>()
          for (let number = low; number <= high; number++)
            if (low > 0 && !came.has(number)) missing.add(number)
          expect(setOf(unfillable)).toEqual(new Set([...lost].filter((one) => !came.has(one))))
          expect(setOf(holes)).toEqual(new Set([...missing].filter((one) => !lost.has(one))))
          expectTidy(holes)
          expectTidy(unfillable)
        }
      }),
    )
  })

  it('S-GAP-1 a first number opens nothing: what is before it is history', () => {
    expect(cover(NO_COVERAGE, [7])).toEqual({ low: 7, high: 7, opened: [], filled: [] })
    expect(cover(NO_COVERAGE, [])).toBeUndefined()
    expect(cover({ ...NO_COVERAGE, low: 7, high: 7 }, [10])).toMatchObject({ high: 10, opened: [[8, 9]] })
  })
})
