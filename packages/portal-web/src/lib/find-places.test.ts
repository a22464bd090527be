import { expect, test } from 'vitest'
import { findPlaces } from './find-places'

const PLACES = [
  { id: 12, spellings: ['Phnom Penh', '金边', 'ភ្នំពេញ', 'Phnum Penh'] },
  { id: 1201, spellings: ['Chamkar Mon', 'ចំការមន'] },
  { id: 1802, spellings: ['Preah Sihanouk', 'ព្រះសីហនុ', 'Kampong Som'] },
  { id: 7, spellings: ['Kampot', 'កំពត'] },
]
const find = (text: string) => findPlaces(PLACES, text).map(({ id }) => id)

test.each([
  ['phnom', [12]],
  ['PHNUM  penh', [12]],
  ['ភ្នំ', [12]],
  ['ភ្នំ\u200bពេញ', [12]],
  ['ភំ\u17d2\u1793ពេញ', [12]],
  ['\u2066Phnom-Penh\u2069', [12]],
  ['ｋａｍｐｏｔ', [7]],
  ['金边', [12]],
  ['kamp', [1802, 7]],
  ['kampot', [7]],
  ['mon', [1201]],
  ['Paris', []],
])('S-FIND-3 %j means the places %j', (typed, ids) => {
  expect(find(typed)).toEqual(ids)
})

test('S-FIND-74 one typing error in the name of a place is forgiven, behind what is typed right', () => {
  expect(['phnom pehn', 'Kamppot', 'campot', 'ភ្នំពញ'].map(find)).toEqual([[12], [7], [7], [12]])
  // Short words have too many neighbours, and two errors are another word.
  expect(['mun', 'kanbot'].map(find)).toEqual([[], []])
})

test('S-FIND-3 before anything is typed the first places are offered', () => {
  expect(find('')).toEqual([12, 1201, 1802, 7])
})
