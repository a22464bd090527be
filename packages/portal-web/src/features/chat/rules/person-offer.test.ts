import { expect, test } from 'vitest'
import { personOffer } from './person-offer'

const asked = { own: true, kind: 'text', text: 'Can I talk to a person?' }
const answer = { own: false, kind: 'robot', text: 'Yes', extra: '{"intent":"person"}' }

test('S-SERVICE-21 a person is offered under an answer about one, with the question before it, and under no other', () => {
  expect(personOffer([asked, answer])).toBe('Can I talk to a person?')
  expect(personOffer([answer])).toBe('')
  expect(personOffer([])).toBeNull()
  expect(personOffer([asked, answer, asked])).toBeNull()
  expect(personOffer([asked, { ...answer, extra: '{"intent":"jobs"}' }])).toBeNull()
  expect(personOffer([asked, { ...answer, extra: '{' }])).toBeNull()
  expect(personOffer([asked, { own: false, kind: 'robot', text: 'Yes' }])).toBeNull()
  expect(personOffer([asked, { ...answer, kind: 'text' }])).toBeNull()
})
