import { expect, test } from 'vitest'
import { jobs as en } from '../../../i18n/en/jobs'
import { i18n } from '../../../i18n/i18n'
import { jobs as km } from '../../../i18n/km/jobs'
import { jobs as zh } from '../../../i18n/zh/jobs'
import { payParts, wordsBeside } from './pay-parts'

const month = { text: '', from: 35_000, to: null, period: 'month' }

test.each([
  ['en', en, { before: '', amount: '$350', after: ' a month' }],
  ['km', km, { before: '', amount: '$350', after: ' ក្នុងមួយខែ' }],
  ['zh', zh, { before: '每月 ', amount: '$350', after: '' }],
] as const)(
  'S-FIND-62 the figures of a pay are told from its words in %s',
  async (language, texts, parts) => {
    i18n.addResourceBundle(language, 'jobs', texts)
    await i18n.changeLanguage(language)
    expect(payParts(month, '', i18n.getFixedT(language, 'jobs'))).toEqual(parts)
    await i18n.changeLanguage('en')
  },
)

test('S-FIND-62 a range and cents are one figure, and a band of words is all of it', () => {
  i18n.addResourceBundle('en', 'jobs', en)
  const t = i18n.getFixedT('en', 'jobs')
  expect(payParts({ ...month, from: 120_000, to: 180_000 }, '', t).amount).toBe('$1,200–$1,800')
  expect(payParts({ ...month, from: null, to: 1_250, period: 'hour' }, '', t)).toEqual({
    before: 'up to ',
    amount: '$12.50',
    after: ' an hour',
  })
  expect(payParts({ ...month, from: null }, 'Negotiable', t).amount).toBe('Negotiable')
})

test('S-FIND-62 what an employer adds to the sum does not say it twice', () => {
  expect(wordsBeside('$350 + service charge', '$350')).toBe('+ service charge')
  expect(wordsBeside('from $350 + tips', '$350')).toBe('from $350 + tips')
})
