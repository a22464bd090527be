// Reads the colours from tokens.css and computes the contrast of the pairs that the style sheets use.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Colour = readonly [number, number, number]
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const parse = (hex: string): Colour => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as never

/** The value of a token; what it is mixed of is looked up too. */
function colourOf(token: string, scheme: Scheme): Colour {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  if (pair !== null) return parse(pair[scheme === 'light' ? 1 : 2] ?? '')
  const mix = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)$/.exec(value)
  if (mix === null) throw new Error(`--${token}: ${value}: neither light-dark nor color-mix`)
  const [, first = '', percent, second = ''] = mix
  const share = Number(percent) / 100
  const [a, b] = [colourOf(first, scheme), colourOf(second, scheme)]
  return a.map((part, i) => part * share + (b[i] ?? 0) * (1 - share)) as never
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2. */
function luminanceOf(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [a, b] = [luminanceOf(colourOf(one, scheme)), luminanceOf(colourOf(other, scheme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const GROUNDS = ['paper', 'surface', 'hover', 'tint', 'wash', 'raised', 'tint-thin']
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...GROUNDS, 'tint-saffron', 'tint-paddy']],
  ['ink-soft', GROUNDS],
  ['mekong', GROUNDS],
  ['krama', ['paper', 'surface', 'hover', 'tint-krama']],
  ['paddy', ['paper', 'surface', 'hover', 'tint-paddy', 'tint-thin']],
  ['saffron-ink', ['paper', 'surface', 'hover', 'tint-saffron', 'tint-thin']],
  ['on-mekong', ['mekong', 'pressed']],
  ['on-saffron', ['saffron']],
  ['paper', ['ink']],
]
/** Borders of inputs, the ring of focus: what must be seen but is not read. */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['paper', 'surface']],
  ['mekong', GROUNDS],
]

const pairs = (list: typeof TEXTS) =>
  list.flatMap(([one, others]) => others.map((other) => [one, other] as const))

describe.each(SCHEMES)('%s', (scheme) => {
  test.each(pairs(TEXTS))('S-LOOK-1 %s is read on %s at 4.5 : 1 or more', (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(MARKS))('S-LOOK-1 %s is seen on %s at 3 : 1 or more', (mark, ground) => {
    expect(contrast(mark, ground, scheme)).toBeGreaterThanOrEqual(3)
  })
})
