import { expect, test } from 'vitest'
import { WIRE_MAX_DEPTH, WIRE_MAX_LENGTH } from '../model/limits.js'
import { readJson } from './json.js'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

test('S-WIRE-2 reads what is as deep as allowed, and refuses one level more', () => {
  expect(readJson(nested(WIRE_MAX_DEPTH)).ok).toBe(true)
  expect(readJson(nested(WIRE_MAX_DEPTH + 1))).toEqual({ ok: false, reason: 'deeper than 32' })
  expect(readJson(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`).ok).toBe(false)
})

test.each([
  ['brackets in a string', JSON.stringify({ a: '['.repeat(100) })],
  ['brackets behind an escaped quote', JSON.stringify({ a: `\\"${'{'.repeat(100)}` })],
  ['a string that ends in backslashes', JSON.stringify([`${'\\'.repeat(7)}`, `${'['.repeat(50)}\\`])],
])('S-WIRE-2 %s are no depth', (_name, text) => {
  expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
})

test('S-WIRE-2 brackets behind a string that only seems to go on are depth', () => {
  expect(readJson(`["\\\\",${nested(40)}]`)).toEqual({ ok: false, reason: 'deeper than 32' })
})

test('S-WIRE-2 refuses text that is too long before it parses it', () => {
  expect(readJson(`"${'a'.repeat(WIRE_MAX_LENGTH)}"`)).toEqual({ ok: false, reason: 'longer than 4194304' })
})

test.each(['', '{', '"', '"\\', 'undefined', '{"a":1}}', ']]]]', '\u0000', '[1,]', 'NaN'])(
  'S-WIRE-2 %j is no JSON and no throw',
  (text) => {
    expect(readJson(text)).toEqual({ ok: false, reason: 'no JSON' })
  },
)

// Quadratic work on these would take minutes.
test.each(['[]', '"', '\\', '\\"', '"\\', '"a\\\\"', '{"":'])(
  'S-WIRE-2 the work is linear on 4 MB of %j',
  (part) => {
    const text = part.repeat(Math.floor((WIRE_MAX_LENGTH - 2) / part.length))
    const began = performance.now()
    readJson(text)
    readJson(`"${text}"`)
    readJson(`["${text}`)
    expect(performance.now() - began).toBeLessThan(3_000)
  },
)
