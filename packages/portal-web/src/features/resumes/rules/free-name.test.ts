import { expect, test } from 'vitest'
import { NAME_MAX } from '../../../contract/resume'
import { freeName } from './free-name'

test('S-PARSE-25 a name that a resume has already gets the first number that is free, and fits where names are kept', () => {
  expect(freeName('Kitchen', ['Hotels'])).toBe('Kitchen')
  expect(freeName('Kitchen', ['Kitchen'])).toBe('Kitchen 2')
  expect(freeName('Kitchen', ['Kitchen 2', 'Kitchen ', 'Kitchen 3'])).toBe('Kitchen 4')
  const long = freeName('k'.repeat(255), [])
  expect(freeName('k'.repeat(255), [long]).length).toBeLessThanOrEqual(NAME_MAX)
})
