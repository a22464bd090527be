import { expect, test } from 'vitest'
import { clientIdOf, forgetIntent } from './intents'

test('S-APPLY-5 the same jobs keep their number until the answer is here', () => {
  const first = clientIdOf([10, 9], { resumeId: 1 })
  expect(clientIdOf([9, 10], { resumeId: 1 })).toBe(first)
  expect(clientIdOf([9], { resumeId: 1 })).not.toBe(first)
  forgetIntent([10, 9], { resumeId: 1 })
  expect(clientIdOf([9, 10], { resumeId: 1 })).not.toBe(first)
})

test('S-APPLY-5 with another resume it is another try, and with the first one again the first', () => {
  const first = clientIdOf([9], { resumeId: 1, letterId: 3 })
  expect(clientIdOf([9], { resumeId: 2, letterId: 3 })).not.toBe(first)
  expect(clientIdOf([9], { attachmentId: 1, letterId: 3 })).not.toBe(first)
  expect(clientIdOf([9], { resumeId: 1, letterId: 3 })).toBe(first)
})
