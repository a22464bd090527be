import { afterEach, expect, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { LANGUAGES } from '../i18n/languages'
import { LATER } from '../i18n/later'
import { extraOf, payOf, saysMore, showSalary, wordsBeside } from './salary'

for (const language of LANGUAGES)
  i18n.addResourceBundle(language, 'jobs', (await LATER.jobs[language]()).jobs)
const t = i18n.getFixedT('en', 'jobs')

afterEach(() => i18n.changeLanguage('en'))

const salary = (from: number | null, to: number | null, period: string) => ({ text: '', from, to, period })

test.each([
  [salary(27_000, 40_000, 'month'), '$270–$400 a month'],
  [salary(35_000, null, 'month'), '$350 a month'],
  [salary(35_000, 35_000, 'month'), '$350 a month'],
  [salary(null, 150_000, 'month'), 'up to $1,500 a month'],
  [salary(5_000_000, 6_000_000, 'year'), '$50,000–$60,000 a year'],
  [salary(1_250, null, 'hour'), '$12.50 an hour'],
  [salary(2_000, null, 'day'), '$20 a day'],
  [salary(2_000, null, ''), '$20'],
  [salary(null, null, ''), 'Negotiable'],
  [salary(0, 0, 'month'), 'Negotiable'],
  [salary(0, 40_000, 'month'), 'up to $400 a month'],
])('S-FIND-5 the pay %j reads %s', (pay, shown) => {
  expect(showSalary(pay, 'Negotiable', t)).toBe(shown)
})

test('S-FIND-5 pay is said in the language that is shown, its thousands as there', async () => {
  await i18n.changeLanguage('vi')
  expect(showSalary(salary(150_000, null, 'month'), '', i18n.getFixedT('vi', 'jobs'))).toMatch(
    /^\$1\.500 .*tháng$/,
  )
  await i18n.changeLanguage('km')
  expect(showSalary(salary(150_000, null, 'month'), '', i18n.getFixedT('km', 'jobs'))).toMatch(
    /\$1,500.*ខែ|ខែ.*\$1,500/,
  )
})

test.each([
  ['$350 + service charge', true],
  ['$270 to $400', false],
  ['Negotiable', false],
  ['៣៥០ ដុល្លារ និងប្រាក់បន្ថែម', true],
  ['', false],
])('S-FIND-5 %j says more than figures: %j', (text, isMore) => {
  expect(saysMore(text)).toBe(isMore)
})

test.each([
  ['en', { before: '', sum: '$350', after: ' a month' }],
  ['km', { before: '', sum: '$350', after: ' ក្នុងមួយខែ' }],
  ['zh', { before: '每月 ', sum: '$350', after: '' }],
] as const)('S-FIND-62 the figures of a pay are told from its words in %s', async (language, parts) => {
  await i18n.changeLanguage(language)
  expect(payOf(salary(35_000, null, 'month'), '', i18n.getFixedT(language, 'jobs'))).toEqual(parts)
})

test('S-FIND-62 a range and cents are one figure, and a band of words is all of it', () => {
  expect(payOf(salary(120_000, 180_000, 'month'), '', t).sum).toBe('$1,200–$1,800')
  expect(payOf(salary(null, 1_250, 'hour'), '', t)).toEqual({
    before: 'up to ',
    sum: '$12.50',
    after: ' an hour',
  })
  expect(payOf(salary(null, null, 'month'), 'Negotiable', t).sum).toBe('Negotiable')
})

test('S-FIND-62 what an employer adds to the sum does not say it twice', () => {
  expect(wordsBeside('$350 + service charge', '$350')).toBe('+ service charge')
  expect(wordsBeside('from $350 + tips', '$350')).toBe('from $350 + tips')
})

test('S-FIND-80 what employers often add to a sum is told in the language that is shown, and the rest as they wrote it', () => {
  const km = i18n.getFixedT('km', 'jobs')
  expect(extraOf('+ service charge', km)).toBe('+ ថ្លៃសេវា')
  expect(extraOf('+ tips and meals', t)).toBe('+ tips, meals')
  for (const words of ['+ a house', 'service charge included', '']) expect(extraOf(words, km)).toBeNull()
})
