import { expect, test } from 'vitest'
import { savedOf } from './saved'

test('S-APPLY-15 of jobs that are saved at once those that are gone are told apart', () => {
  const body = { saved: [3, 1], missing: [99] }
  expect(savedOf([1, 99, 3], body)).toEqual({ saved: [1, 3], missing: [99] })
  expect(savedOf([1, 3], { saved: [1, 3], missing: [] })).toEqual({ saved: [1, 3], missing: [] })
})
