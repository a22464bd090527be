import { describe, expect, it } from 'vitest'
import { figureOf, tableOf } from './against-report.mjs'

describe('figures of two checkouts', () => {
  it('the ratio is the median of the pairs, with its least and most', () => {
    const pairs = [
      [110, 100],
      [300, 200],
      [90, 100],
    ]
    expect(figureOf({ name: 'one', unit: 'ms', pairs })).toMatchObject({
      here: 110,
      there: 100,
      ratio: 1.1,
      least: 0.9,
      most: 1.5,
    })
  })

  it('nothing beside nothing is the same, and something beside nothing has no ratio', () => {
    expect(figureOf({ name: 'none', unit: '', pairs: [[0, 0]] }).ratio).toBe(1)
    const pairs = [
      [0.1, 0],
      [0.1, 0.1],
    ]
    expect(figureOf({ name: 'some', unit: '', pairs })).toMatchObject({
      ratio: null,
      least: null,
      most: null,
    })
  })

  it('a line tells both medians, the ratio and what it is worth', () => {
    const figures = [
      figureOf({ name: 'catch-up', unit: 'ms', pairs: [[469.4, 938.8]] }),
      figureOf({ name: 'layout shift', unit: '', pairs: [[0.016, 0]] }),
    ]
    expect(tableOf(figures).split('\n')).toEqual([
      '                  here     there   ratio  least - most',
      'catch-up, ms       469       939    0.50  0.50 - 0.50',
      'layout shift     0.016     0.000       -',
    ])
  })
})
