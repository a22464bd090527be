import { expect, test } from 'vitest'
import { follow, startFrom } from './written'

const saved = { title: 'Hotels', content: 'Dear team' }

test('S-OWN-16 a field that nobody touched follows what is saved, one that was written stays', () => {
  const written = { ...startFrom(saved), values: { title: 'Two hotels', content: 'Dear team' } }
  const next = { title: 'Inns', content: 'Dear hiring team' }
  expect(follow(next, written)).toEqual({
    saved: next,
    base: next,
    values: { title: 'Two hotels', content: 'Dear hiring team' },
  })
})

test('S-OWN-16 what was taken from here is the ground until something else is seen', () => {
  const sent = { title: 'Two hotels', content: 'Dear team' }
  const typedOn = { title: 'Two hotels', content: 'Dear team, and' }
  const written = { saved, base: sent, values: typedOn }
  expect(follow(saved, written)).toEqual(written)
  expect(follow(sent, written)).toEqual({ saved: sent, base: sent, values: typedOn })
  // A new one has nothing that is saved to follow.
  const none = { title: '', content: '' }
  expect(follow(none, { saved: none, base: sent, values: typedOn }).values).toEqual(typedOn)
})
