import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toServerId } from './ids.js'
import { compare, compareIds, later, type Mark, merge, placeOf, START } from './order.js'

const ids = fc.oneof(
  fc.nat(2_000).map(String),
  fc.bigInt({ min: 0n, max: 2n ** 80n }).map(String),
  fc.string({ minLength: 1, maxLength: 3 }),
)
const marks: fc.Arbitrary<Mark> = fc.record({ at: fc.nat(5), id: ids.map(toServerId) })

describe('order', () => {
  it('S-ORDER-1 is a total order: one of before, same, behind; transitive; nothing before START', () => {
    fc.assert(
      fc.property(marks, marks, marks, (a, b, c) => {
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0)
        expect(compare(a, b) === 0).toBe(a.at === b.at && a.id === b.id)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
        expect(compare(START, a)).toBeLessThan(0)
        expect(later(a, b)).toEqual(compare(a, b) < 0 ? b : a)
      }),
    )
  })

  it('S-ORDER-1 the time comes first, the id only within one time', () => {
    const at = (at: number, id: string): Mark => ({ at, id: toServerId(id) })
    expect(compare(at(1, '99'), at(2, '1'))).toBeLessThan(0)
    expect(compare(at(2, '9'), at(2, '10'))).toBeLessThan(0)
  })

  it('S-ORDER-2 ids of numbers of any size stand in the order of the numbers', () => {
    const numbers = fc.bigInt({ min: 0n, max: 2n ** 80n })
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(Math.sign(compareIds(String(a), String(b)))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  it.each([
    ['9', '10', -1],
    ['b', 'a', 1],
    ['Z', 'a', -1], // code units, no alphabet
    ['😀', '\uffff0', -1], // a surrogate pair is two units
    ['7', '7', 0],
  ])('S-ORDER-2 %s against %s', (a, b, sign) => {
    expect(Math.sign(compareIds(a, b))).toBe(sign)
  })

  it('S-ORDER-1 a place is where a sorted list stays sorted; a merge is the sorted whole', () => {
    fc.assert(
      fc.property(fc.array(marks), fc.array(marks), marks, (a, b, mark) => {
        const sorted = [...a].sort(compare)
        const place = placeOf(sorted, mark)
        expect(sorted.slice(0, place).every((one) => compare(one, mark) < 0)).toBe(true)
        expect(sorted.slice(place).every((one) => compare(one, mark) >= 0)).toBe(true)
        expect(merge(sorted, [...b].sort(compare))).toEqual([...a, ...b].sort(compare))
      }),
    )
  })
})
