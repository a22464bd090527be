import { expect, test } from 'vitest'
import { calledIn, findMembers, inOrder } from './members'

const member = (imId: string, name: string, role: 'owner' | 'admin' | 'manager' | 'member' = 'member') => ({
  imId,
  name,
  role,
})

test('S-TEAM-3 members stand by role, then by name', () => {
  const all = [
    member('1', 'Vichea'),
    member('2', 'Dara'),
    member('3', 'Lin', 'admin'),
    member('4', 'Zoe', 'owner'),
  ]
  expect(inOrder(all).map(({ name }) => name)).toEqual(['Zoe', 'Lin', 'Dara', 'Vichea'])
})

test('S-TEAM-3 a member is found by each word of the name in the group or of another one', () => {
  const all = [member('1', 'Sokha Chan'), member('2', 'វិជា'), member('3', 'José')]
  expect(findMembers(all, 'chan sok').map(({ imId }) => imId)).toEqual(['1'])
  expect(findMembers(all, 'jose').map(({ imId }) => imId)).toEqual(['3'])
  expect(findMembers(all, 'វិជា').map(({ imId }) => imId)).toEqual(['2'])
  expect(findMembers(all, 'angkor', ({ imId }) => (imId === '3' ? ['Angkor Foods'] : []))).toHaveLength(1)
  expect(findMembers(all, '  ')).toEqual(all)
  expect(findMembers(all, 'nobody')).toEqual([])
})

test('S-TEAM-3 a search looks through 10,000 members at most', () => {
  const all = Array.from({ length: 10_001 }, (_, index) => member(String(index), `Member ${index}`))
  expect(findMembers(all, 'member')).toHaveLength(10_000)
})

test('S-TEAM-3 who has just come in is called as one knows them, until the group tells their name', () => {
  expect(calledIn({ imId: '20002', name: '20002' }, { name: 'Dara' })).toBe('Dara')
  expect(calledIn({ imId: '20002', name: 'Chef' }, { name: 'Dara' })).toBe('Chef')
  expect(calledIn({ imId: '20002', name: '20002' }, undefined)).toBe('20002')
})
