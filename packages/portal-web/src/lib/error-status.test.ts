import { expect, test } from 'vitest'
import { statusOf } from './error-status'

test.each([
  [{ status: 404 }, 404],
  [{ statusCode: 403 }, 403],
  [{ status: 404, statusCode: 410 }, 410],
  [new Error('broke'), 500],
  [{ status: 'odd' }, 500],
  [undefined, 500],
])('S-SHELL-5 %j has the status %i', (error, status) => {
  expect(statusOf(error)).toBe(status)
})
