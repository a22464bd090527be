import { expect, test } from 'vitest'
import { toImId } from '../model/ids.js'
import { isEncrypted, keyIdsOf } from './cipher-rules.js'

const [a, b] = [toImId('im-1'), toImId('im-2')]

test.each([
  ['text', 'p2p-im-2', false, true],
  ['text', 'team-g-7', false, true],
  ['image', 'p2p-im-2', false, true],
  ['a kind of tomorrow', 'p2p-im-2', false, true],
  ['text', 'p2p-im-2', true, false],
  ['text', 'p2p-1', false, false],
  ['text', 'team-1', false, true],
  ['transferLP', 'p2p-im-2', false, false],
  ['audioCall', 'team-g-7', false, false],
  ['notification', 'p2p-im-2', false, false],
  ['withdraw', 'p2p-im-2', false, false],
] as const)('S-CIPH-2 %s in %s, broadcast %s: encrypted %s', (kind, key, isBroadcast, expected) => {
  expect(isEncrypted(kind, key, isBroadcast)).toBe(expected)
})

test('S-CIPH-3 both sides of a pair hash the same text, sorted by code unit', () => {
  expect(keyIdsOf('p2p-im-2', a, a)).toBe('im-1_im-2')
  expect(keyIdsOf('p2p-im-1', a, b)).toBe('im-1_im-2')
  expect(keyIdsOf('p2p-im-1', b, b)).toBe('im-1_im-2')
  expect(keyIdsOf('p2p-im-10', a, toImId('im-9'))).toBe('im-10_im-9')
  expect(keyIdsOf('p2p-im-1', a, a)).toBe('im-1_im-1')
})

test('S-CIPH-3 in a group it is the group and the sender, not sorted', () => {
  expect(keyIdsOf('team-z-7', a, b)).toBe('z-7_im-1')
})
