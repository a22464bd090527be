import { type ContactItem, type RequestItem, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { aContact, aRequest } from '../people/test-people'
import { countTags, countUnseen, isFound, listed, metBy, splitRequests } from './people'

const contact = (more: Partial<ContactItem>) => aContact({ imId: toImId('20001'), name: 'Bopha', ...more })
const request = (more: Partial<RequestItem>) => aRequest({ requestId: '1', ...more })

test('S-MEET-2 people are found by words of name, nickname, company, memo and tags', () => {
  const bopha = contact({
    nickname: 'បុប្ផា',
    company: 'Angkor Hospitality',
    memo: 'Open day',
    tags: ['Recruiter'],
  })
  for (const wanted of ['bopha', 'បុប្ផា', 'angkor', 'OPEN day', 'recruit', 'bopha angkor'])
    expect(isFound(bopha, wanted)).toBe(true)
  expect(isFound(bopha, 'bopha lotus')).toBe(false)
})

test('S-MEET-2 tags are counted, the most used first', () => {
  const people = [['b', 'a'], ['b'], ['c']].map((tags) => contact({ tags }))
  expect(countTags(people)).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ])
})

test('S-MEET-1 the list leaves out oneself and who is hidden', () => {
  const people = [contact({}), contact({ isMe: true }), contact({ isHidden: true })]
  expect(listed(people)).toEqual([people[0]])
})

test('S-MEET-4 requests of others that wait are counted until they are seen, and stand before all others', () => {
  const waits = request({})
  const seen = request({ isRead: true })
  const mine = request({ isMine: true })
  const over = request({ status: 'accepted' })
  expect(countUnseen([waits, seen, mine, over])).toBe(1)
  expect(splitRequests([mine, seen, over, waits])).toEqual({ waiting: [seen, waits], earlier: [mine, over] })
})

test.each([
  ['account', '', { way: 'account', name: '' }],
  ['job', 'Cook', { way: 'job', name: 'Cook' }],
  ['', 'job', { way: 'job', name: '' }],
  ['', 'Open day', { way: null, name: 'Open day' }],
  ['strange', 'Open day', { way: null, name: 'Open day' }],
  ['', '', null],
])('S-MEET-4 a person who comes by "%s" from "%s" is said to come by what is known', (by, from, met) => {
  expect(metBy(by, from)).toEqual(met)
})
