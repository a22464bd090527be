import { expect, test } from 'vitest'
import { isKind, KINDS } from '../../../lib/article'
import { listOf, SEEKER_KINDS, toListAddress } from './kinds'

test('S-ADVICE-1 kind and page stand in the address, and nothing that is not asked for', () => {
  expect(toListAddress(null, 1)).toBe('?')
  expect(toListAddress('interview', 1)).toBe('?kind=interview')
  expect(toListAddress('interview', 2)).toBe('?kind=interview&page=2')
  expect(toListAddress('employers', 3)).toBe('?page=3')
})

test('S-ADVICE-1 what is for those who hire has a list of its own', () => {
  expect(KINDS.map(listOf)).toEqual([...SEEKER_KINDS.map(() => '/adviser'), '/enterprise-adviser'])
  expect(listOf(null)).toBe('/adviser')
  expect([isKind('letters'), isKind('pages'), isKind(null)]).toEqual([true, false, false])
})
