import { expect, test } from 'vitest'
import { readSearch, toAddress, toggled, withIds, withKeyword, withKnown, withoutFilters } from './search'

const NAMES = ['location', 'term'] as const
const read = (text: string) => readSearch(new URLSearchParams(text), NAMES)
const PLAIN = {
  pay: { min: null, max: null },
  sort: 'relevance',
  near: null,
  language: null,
  isExact: false,
  page: 1,
}
const EMPTY = { keyword: '', ids: { location: [], term: [] }, ...PLAIN }

test.each([
  ['', EMPTY],
  [
    'keyword=cook&location=17&location=12',
    { ...EMPTY, keyword: 'cook', ids: { location: [12, 17], term: [] } },
  ],
  ['term=1&sort=date&page=3', { ...EMPTY, ids: { location: [], term: [1] }, sort: 'date', page: 3 }],
  // Anything may stand there.
  [
    'location=0&location=-1&location=x&location=12&location=12',
    { ...EMPTY, ids: { location: [12], term: [] } },
  ],
  ['page=0&sort=upwards&size=1000&unknown=1', EMPTY],
  ['payMin=300&payMax=450&sort=pay', { ...EMPTY, pay: { min: 300, max: 450 }, sort: 'pay' }],
  ['payMin=-1&payMax=1e3', EMPTY],
  ['written=km', { ...EMPTY, language: 'km' }],
  ['written=xx', EMPTY],
  ['sort=distance&near=12', { ...EMPTY, sort: 'distance', near: 12 }],
  // Distances are from somewhere.
  ['sort=distance', EMPTY],
  ['sort=date&near=12', { ...EMPTY, sort: 'date' }],
  ['keyword=cook&exact=1', { ...EMPTY, keyword: 'cook', isExact: true }],
  ['keyword=cook&exact=yes', { ...EMPTY, keyword: 'cook' }],
  // Without words there is nothing to take as it was typed.
  ['exact=1', EMPTY],
  ['page=99999', { ...EMPTY, page: 10_000 }],
  ['keyword=ចុងភៅ', { ...EMPTY, keyword: 'ចុងភៅ' }],
])('S-FIND-1 the address %j is a search', (text, search) => {
  expect(read(text)).toEqual(search)
})

test.each([
  ['keyword=cook&location=12&location=17&term=1&sort=date&page=2', undefined],
  ['keyword=cook&sort=date&exact=1&page=2', undefined],
  ['keyword=cook&location=12&payMin=0&payMax=300&sort=distance&near=17', undefined],
  ['keyword=a+%26+b%3D%23', undefined],
  ['', undefined],
  ['location=17&page=1&location=12&keyword=', 'location=12&location=17'],
])('S-FIND-1 the search of %j has one address, and that is its search again', (text, address) => {
  const search = read(text)
  expect(toAddress(search).toString()).toBe(address ?? text)
  expect(readSearch(toAddress(search), NAMES)).toEqual(search)
})

test('S-FIND-1 of a filter that takes one id one is read', () => {
  const { ids } = readSearch(new URLSearchParams('publishDate=3&publishDate=2&publishDate=2'), [
    'publishDate',
  ])
  expect(ids).toEqual({ publishDate: [2] })
})

test('S-FIND-1 what nobody can choose is left out, once the lists to choose from are here', () => {
  const search = read('location=12&location=99&term=7&page=2')
  const lists = { location: [{ id: 12 }, { id: 17 }], term: [{ id: 1 }] }
  expect(withKnown(search, (name) => lists[name])).toEqual({
    ...search,
    ids: { location: [12], term: [] },
  })
  expect(withKnown(search, () => [])).toEqual(search)
})

test('S-FIND-1 what changes the question begins on its first page', () => {
  const search = read('keyword=cook&location=12&page=4')
  expect(toAddress(withIds(search, 'term', [2])).toString()).toBe('keyword=cook&location=12&term=2')
  expect(toAddress(withKeyword(search, 'chef')).toString()).toBe('keyword=chef&location=12')
  expect(toAddress(withoutFilters(search)).toString()).toBe('keyword=cook')
})

test('S-FIND-1 an id is chosen by one press and taken away by the next', () => {
  expect(toggled([3], 1)).toEqual([1, 3])
  expect(toggled([1, 3], 1)).toEqual([3])
})

test('S-FIND-41 that words count as they were typed goes with other words, and stays with other filters', () => {
  const search = read('keyword=cook&exact=1&page=4')
  expect(toAddress(withIds(search, 'term', [2])).toString()).toBe('keyword=cook&term=2&exact=1')
  expect(toAddress(withKeyword(search, 'chef')).toString()).toBe('keyword=chef')
})

test('S-FIND-75 a range of pay that is turned round in an address is meant the other way', () => {
  expect(read('payMin=500&payMax=300').pay).toEqual({ min: 300, max: 500 })
  expect(read('payMin=500').pay).toEqual({ min: 500, max: null })
})

test('S-FIND-77 distances are from the place that is searched, but for remote work and several places', () => {
  const near = (location: readonly number[], from = 'sort=distance&near=12') =>
    withIds(read(from), 'location', location).near
  expect(near([7])).toBe(7)
  expect(near([90])).toBe(12)
  expect(near([7, 8])).toBe(12)
  expect(near([])).toBe(12)
  expect(near([7], 'sort=pay')).toBeNull()
})
