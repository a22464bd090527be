import { expect, test } from 'vitest'
import { openKept } from './kept'

const throws = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
/** A store of which some calls throw. */
const storeWith = (broken: Partial<Storage>) =>
  ({ getItem: () => null, setItem: () => {}, removeItem: () => {}, ...broken }) as unknown as Storage

test.each<readonly [string, () => Storage | null]>([
  ['is not there', () => null],
  ['throws at the first look', throws],
  ['throws at reads', () => storeWith({ getItem: throws, removeItem: throws, setItem: throws })],
  ['is full', () => storeWith({ setItem: throws })],
])('S-WEB-20 a store that %s costs comfort only', (_, storage) => {
  const kept = openKept(storage)
  expect(kept.getItem('name')).toBeNull()
  kept.setItem('name', 'text')
  expect([kept.getItem('name'), kept.names()]).toEqual(['text', expect.arrayContaining(['name'])])
  kept.removeItem('name')
  expect(kept.getItem('name')).toBeNull()
})
