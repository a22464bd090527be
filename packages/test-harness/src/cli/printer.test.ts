import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readPrinter } from './printer'

test('S-PAPER-16 the browser that prints is the one that is named, else that of SARIKA_CHROMIUM, else none; one that cannot be run is bad input', () => {
  const [own, other] = [process.execPath, '/nowhere/chromium']
  expect(readPrinter(own, { SARIKA_CHROMIUM: other })).toEqual({ printer: own })
  expect(readPrinter(undefined, { SARIKA_CHROMIUM: own })).toEqual({ printer: own })
  expect(readPrinter(undefined, {})).toEqual({})
  expect(() => readPrinter(other, {})).toThrow(BadInput)
  expect(() => readPrinter(undefined, { SARIKA_CHROMIUM: other })).toThrow(
    'SARIKA_CHROMIUM /nowhere/chromium',
  )
})
