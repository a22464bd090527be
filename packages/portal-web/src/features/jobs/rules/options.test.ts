import { expect, test } from 'vitest'
import { optionsOf } from './options'

const FOUND = {
  titles: [
    { text: 'Receptionist', count: 46 },
    { text: 'Recruiter', count: 3 },
    { text: 'Recorder', count: 0 },
  ],
  companies: [{ id: 3, name: 'Recare', industryId: 1, isVerified: true, jobCount: 2 }],
  places: [{ id: 12, matched: 'PP' }],
  mended: '',
}

test('S-FIND-53 before anything is typed own past searches are offered', () => {
  expect(optionsOf(' ', ['cook', 'guide'], undefined)).toEqual([
    {
      name: 'recent',
      options: [
        { kind: 'past', text: 'cook' },
        { kind: 'past', text: 'guide' },
      ],
    },
  ])
  expect(optionsOf('', [], undefined)).toEqual([])
})

test('S-FIND-53 what was typed comes first, then own searches that begin so, titles that find something, companies and places', () => {
  const groups = optionsOf('rec', ['Recruiter', 'cook'], FOUND)
  expect(groups.map(({ name }) => name)).toEqual(['words', 'recent', 'titles', 'companies', 'places'])
  expect(groups.flatMap(({ options }) => options.map((one) => ('text' in one ? one.text : one.id)))).toEqual([
    'rec',
    'Recruiter',
    'Receptionist',
    3,
    12,
  ])
})

test('S-FIND-53 what was meant stands beside what was typed', () => {
  const [first] = optionsOf('acountant', [], { titles: [], companies: [], places: [], mended: 'accountant' })
  expect(first?.options).toEqual([
    { kind: 'words', text: 'acountant' },
    { kind: 'mended', text: 'accountant' },
  ])
})
