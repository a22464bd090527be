import { expect, test } from 'vitest'
import { clientIdOf, forgetIntent } from './intents'

test('S-APPLY-5 the same jobs keep their number until the answer is here', () => {
  const first = clientIdOf([10, 9])
  expect(clientIdOf([9, 10])).toBe(first)
  expect(clientIdOf([9])).not.toBe(first)
  forgetIntent([10, 9])
  expect(clientIdOf([9, 10])).not.toBe(first)
})
