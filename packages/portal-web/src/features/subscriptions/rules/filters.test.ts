import { expect, test } from 'vitest'
import { fromSearch, toSearchPath } from './filters'

const NONE = { category: [], level: [], term: [], salary: [], experience: [] }

test('S-OWN-9 a search becomes an alert with its words and those of its filters that an alert has', () => {
  const address = new URLSearchParams('keyword= cook &category=22&category=3&term=2&location=12&page=2')
  expect(fromSearch(address)).toEqual({
    keyword: 'cook',
    ids: { ...NONE, category: [3, 22], term: [2] },
    isCut: true,
  })
  expect(fromSearch(new URLSearchParams('sort=date'))).toEqual({ keyword: '', ids: NONE, isCut: false })
  expect(fromSearch(new URLSearchParams({ keyword: 'x'.repeat(150) })).keyword).toHaveLength(100)
})

test('S-OWN-10 an alert is searched by its words and filters, the newest first', () => {
  const ids = { ...NONE, category: [3, 22], experience: [1] }
  expect(toSearchPath({ keyword: 'cook', ids })).toBe(
    '/job?keyword=cook&category=3&category=22&experience=1&sort=date',
  )
})
