import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgePlaces } from './mention.js'

const TEXT = 'Hello @Dara and @Ann'
const MENTIONS = ['dara', 'ann']

it.each<[string, unknown, unknown, readonly unknown[]]>([
  ['holds', MENTIONS, [['dara', 6, 5]], [['dara', 6, 5]]],
  [
    'stands in the order of the text',
    MENTIONS,
    [
      ['ann', 16, 4],
      ['dara', 6, 5],
    ],
    [
      ['dara', 6, 5],
      ['ann', 16, 4],
    ],
  ],
  ['of nobody who is mentioned', ['ann'], [['dara', 6, 5]], []],
  ['before the text', MENTIONS, [['dara', -1, 5]], []],
  ['behind the text', MENTIONS, [['ann', 16, 5]], []],
  ['over nothing', MENTIONS, [['dara', 6, 0]], []],
  ['of half a unit', MENTIONS, [['dara', 6.5, 2]], []],
  [
    'over an earlier one',
    MENTIONS,
    [
      ['dara', 6, 5],
      ['ann', 10, 3],
    ],
    [['dara', 6, 5]],
  ],
  ['that is none', MENTIONS, [null, 'x', {}, ['dara'], ['dara', 6, 5, 1], [7, 6, 5], ['dara', '6', 5]], []],
  ['in no list', MENTIONS, { 0: ['dara', 6, 5] }, []],
  ['without mentions', undefined, [['dara', 6, 5]], []],
])('S-WIRE-21 a place %s', (_, mentions, places, kept) => {
  expect(judgePlaces(TEXT, mentions, places)).toEqual(kept)
})

it('S-WIRE-21 whatever comes, the places that are kept cut the text into its parts', () => {
  const place = fc.oneof(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c'),
      fc.integer({ min: -3, max: 15 }),
      fc.integer({ min: -3, max: 15 }),
    ),
    fc.anything(),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.array(place), (text, places) => {
      let end = 0
      for (const [id, start, length] of judgePlaces(text, ['a', 'b'], places)) {
        expect(['a', 'b']).toContain(id)
        expect(start).toBeGreaterThanOrEqual(end)
        expect(length).toBeGreaterThan(0)
        end = start + length
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
