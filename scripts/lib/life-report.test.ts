import { describe, expect, it } from 'vitest'
import { faultsOf, linesOf } from './life-report.mjs'

const page = { name: 'seeker', rounds: 280, firstHeap: 10 * 1_048_576, complaints: [], barriers: [] }

describe('a talk of twenty minutes', () => {
  it('S-LOOK-17 is well while no heap grows to more than 1.2 of what it was', () => {
    const pages = [{ ...page, lastHeap: 12 * 1_048_576 }]
    expect(linesOf(pages)).toEqual(['seeker: 280 rounds, heap 10.0 MB, at the end 12.0 MB (1.20)'])
    expect(faultsOf(pages)).toEqual([])
  })

  it('S-LOOK-17 names each complaint, each barrier and each heap that grew', () => {
    const bad = { ...page, lastHeap: 13 * 1_048_576, complaints: ['TypeError'], barriers: ['label <input>'] }
    expect(faultsOf([bad])).toEqual([
      'seeker: the console says TypeError',
      'seeker: axe finds label <input>',
      'seeker: the heap grew to 1.30 of what it was, more than 1.2',
    ])
  })
})
