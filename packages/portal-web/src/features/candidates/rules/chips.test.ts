import { expect, test } from 'vitest'
import { NO_CONSTANTS } from '../../../lib/constants'
import { readAsked } from './asked'
import { chipsOf, yearsText } from './chips'

const names = (en: string) => ({ en, zh: en, km: en, ko: en, th: en, vi: en })
const CONSTANTS = {
  ...NO_CONSTANTS,
  languages: [2, 3].map((id) => ({ id, names: names(`Language ${id}`) })),
  languageLevels: [{ id: 2, names: names('Good') }],
  experiences: [{ id: 2, names: names('1-3 years') }],
}
const say = ((key: string) => key) as unknown as Parameters<typeof yearsText>[2]

test('S-CAND-26 every language that is offered has its number, at the level that a press asks for', () => {
  const of = (address: string) =>
    chipsOf(readAsked(new URLSearchParams(address)), CONSTANTS, say, () => 9)
      .filter(({ key }) => key.startsWith('language'))
      .map(({ isOn, change, count }) => [isOn, change.languageLevelId, count])
  expect(of('')).toEqual([
    [false, 2, 9],
    [false, 0, 9],
  ])
  expect(of('languageId=2&languageLevelId=2')).toEqual([
    [true, 0, undefined],
    [false, 2, 9],
  ])
})

test('S-CAND-26 years go from one to another by a dash', () => {
  expect(yearsText(2, CONSTANTS, say)).toBe('1–3 years')
})
