import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readOldSite } from './old-site'

test('S-HOME-24 the old site is the one that the environment names', () => {
  expect(readOldSite({})).toBe('')
  expect(readOldSite({ SARIKA_OLD_SITE: '' })).toBe('')
  expect(readOldSite({ SARIKA_OLD_SITE: 'https://old.example/' })).toBe('https://old.example/')
  for (const url of ['http://old.example/', 'old.example', 'javascript:alert(1)'])
    expect(() => readOldSite({ SARIKA_OLD_SITE: url })).toThrow(BadInput)
})
