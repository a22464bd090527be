import { expect, test } from 'vitest'
import { blocksOf } from './text-blocks'

test('S-FIND-64 lines that begin with a bullet or a number become a list, others stay paragraphs', () => {
  expect(
    blocksOf('We are four.\nCome by.\n\n• Cook\n- Clean\n\n* Serve\n1. Call\n2) Meet\n\nSee you.'),
  ).toEqual([
    { kind: 'lines', lines: ['We are four.', 'Come by.'] },
    { kind: 'points', lines: ['Cook', 'Clean', 'Serve'] },
    { kind: 'steps', lines: ['Call', 'Meet'] },
    { kind: 'lines', lines: ['See you.'] },
  ])
  expect(blocksOf('១. ចម្អិន\n២. លាង')).toEqual([{ kind: 'steps', lines: ['ចម្អិន', 'លាង'] }])
})

test('S-FIND-64 what only looks like a list stays as it was written', () => {
  for (const line of [
    '2 to 3 years',
    '1.5 days of leave',
    '-5 to 40 degrees',
    '*urgent*',
    '2026. A good year',
  ])
    expect(blocksOf(line)).toEqual([{ kind: 'lines', lines: [line] }])
  expect(blocksOf(' \n\n')).toEqual([])
  expect(blocksOf('One.\n\nTwo.')).toHaveLength(2)
})
