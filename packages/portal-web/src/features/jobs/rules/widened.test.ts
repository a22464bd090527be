import { expect, test } from 'vitest'
import { toWidened } from './widened'

const COOK = {
  trade: 'cook',
  from: 'chef',
  names: { en: ['cook', 'chef', 'line cook', 'sous chef', 'commis chef'] },
}

test('S-FIND-40 of each trade three other names are told, and never the one that was typed', () => {
  const guide = { trade: 'tour-guide', from: 'មគ្គុទ្ទេសក៍', names: { en: ['tour guide', 'travel guide'] } }
  expect(toWidened({ widened: [COOK, guide] })).toEqual({
    typed: ['chef', 'មគ្គុទ្ទេសក៍'],
    others: ['cook', 'line cook', 'sous chef', 'tour guide', 'travel guide'],
  })
})

test('S-FIND-40 where nothing was found by another name nothing is told', () => {
  for (const body of [{ widened: [] }, {}, null, { widened: 'chef' }]) expect(toWidened(body)).toBeNull()
})

test('S-FIND-40 a trade without another name in the language that is shown is told without names', () => {
  const only = { trade: 'cook', from: 'cook', names: { en: ['cook'], km: ['ចុងភៅ'] } }
  for (const widened of [only, { ...only, names: null }, { ...only, names: { en: [7] } }])
    expect(toWidened({ widened: [widened] })).toEqual({ typed: ['cook'], others: [] })
})
