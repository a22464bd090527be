import { expect, test } from 'vitest'
import { isScriptMissing, statusOf } from './error-status'

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

test.each([
  'Failed to fetch dynamically imported module: https://sarika.example/a/assets/jobs-1.js',
  'error loading dynamically imported module: https://sarika.example/a/assets/jobs-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /a/assets/jobs-1.css',
])('S-SHELL-28 a screen whose script did not come is known by what the browser says: %s', (message) => {
  expect(isScriptMissing(new TypeError(message))).toBe(true)
})

test('S-SHELL-28 what broke for another reason is not taken for one', () => {
  for (const error of [new TypeError('x is undefined'), 'Failed to fetch', null, { status: 404 }])
    expect(isScriptMissing(error)).toBe(false)
})
