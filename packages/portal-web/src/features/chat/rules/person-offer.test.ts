import { expect, test } from 'vitest'
import { personOffer } from './person-offer'

const asked = { own: true, kind: 'text', text: 'Can I talk to a person?' }
const answer = { own: false, kind: 'robot', text: 'Yes', extra: '{"intent":"person"}' }

test('S-SERVICE-21 a person is offered under an answer about one, with what was asked and the question before, and under no other', () => {
  expect(personOffer([asked, answer])).toBe('Can I talk to a person?')
  const before = { own: true, kind: 'text', text: 'How far is my application?' }
  const told = { own: false, kind: 'robot', text: 'Viewed' }
  expect(personOffer([before, told, asked, answer])).toBe(`${before.text}\n${asked.text}`)
  const long = { ...before, text: 'x'.repeat(790) }
  expect(personOffer([long, told, asked, answer])).toBe(asked.text)
  expect(personOffer([answer])).toBe('')
  expect(personOffer([])).toBeNull()
  expect(personOffer([asked, answer, asked])).toBeNull()
  expect(personOffer([asked, { ...answer, extra: '{"intent":"jobs"}' }])).toBeNull()
  expect(personOffer([asked, { ...answer, extra: '{' }])).toBeNull()
  expect(personOffer([asked, { own: false, kind: 'robot', text: 'Yes' }])).toBeNull()
  expect(personOffer([asked, { ...answer, kind: 'text' }])).toBeNull()
})

test('S-AI-40 a person is offered under an answer that did not understand', () => {
  expect(personOffer([asked, { ...answer, extra: '{"intent":"unknown"}' }])).toBe(asked.text)
})
