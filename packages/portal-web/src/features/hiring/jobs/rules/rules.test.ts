import { expect, it } from 'vitest'
import { emptyPosting, faultsOf, NO_WORDS, type Posting } from '../../../../contract/posting'
import { checksOf, isDone } from './checks'
import { readCount } from './count'
import { readDollars } from './dollars'
import { toJobBody } from './preview'

const TODAY = '2026-11-27'
const WAITER: Posting = {
  ...emptyPosting('en'),
  words: {
    en: { title: 'Waiter', description: 'Serve', requirements: 'Smile', howToApply: 'Chat', others: '' },
    km: { ...NO_WORDS, title: 'អ្នករត់តុ', description: 'បម្រើភ្ញៀវ' },
  },
  perks: ['meals'],
  languageIds: [1, 3],
  payFrom: 25_000,
  payWords: 'tips',
  locationIds: [12],
  closesOn: '2026-12-24',
}
const checks = (posting: Posting) =>
  checksOf(posting, faultsOf(posting, { today: TODAY, isAgency: false }), { isAnswered: true })

it('S-POST-19 the list before a job goes out tells what is there, which parts of a language are open, and which language is asked for', () => {
  const found = checks(WAITER)
  expect(found).toEqual([
    { kind: 'words', isDone: true, field: '' },
    { kind: 'place', isDone: true, field: '' },
    { kind: 'answers', isDone: true, field: '' },
    { kind: 'fair', isDone: true, field: '' },
    { kind: 'parts', language: 'km', open: 2 },
    { kind: 'language', language: 'zh', isAsked: true },
  ])
  expect(found.filter(isDone)).toHaveLength(4)
})

it('S-POST-19 what is missing leads to its field', () => {
  const found = checks({ ...WAITER, payFrom: null, closesOn: '', words: {} })
  expect(found.slice(0, 2)).toEqual([
    { kind: 'words', isDone: false, field: 'words.en.title' },
    { kind: 'place', isDone: false, field: 'closesOn' },
  ])
  expect(found).toContainEqual({ kind: 'language', language: 'km', isAsked: false })
})

it('S-POST-20 the preview is the job as the server would tell of it to a reader of a language', () => {
  const body = toJobBody(WAITER, { id: 7, publishedAt: 0 }, { id: 1 }, { reader: 'km', now: 5_000 })
  expect(body).toMatchObject({
    ...{ id: 7, title: 'អ្នករត់តុ', language: 'en', locations: [12], pubdate_unixtime: 5 },
    salary: { text: '$250 + tips', from: 25_000, to: null, period: 'month' },
    closeDate_unixtime: Date.parse('2026-12-24T23:59:59+07:00') / 1000,
    texts: {
      en: { jobDesc: 'Serve', benefits: '• Meals at work' },
      km: { jobDesc: 'បម្រើភ្ញៀវ', requirements: '', benefits: '• អាហារនៅកន្លែងធ្វើការ' },
    },
  })
  // Nothing is said in Thai: its reader has the title that was written first.
  expect(toJobBody(WAITER, { id: 7, publishedAt: 0 }, null, { reader: 'th', now: 0 }).title).toBe('Waiter')
})

it('S-POST-21 sums are read in any digits and with their sign, and what is none is none', () => {
  expect(['350', '$1,200', '12.50', '៣៥០', ' ', '0', 'abc', '1.234', '99999999'].map(readDollars)).toEqual([
    ...[35_000, 120_000, 1_250, 35_000, null],
    ...[undefined, undefined, undefined, undefined],
  ])
})

it('S-POST-26 people wanted are typed in any digits; none, less than one and too many are no number of them', () => {
  expect(['3', ' ៣ ', '1,000', '๑๒'].map(readCount)).toEqual([3, 3, 1000, 12])
  expect(['', '-3', '0', '2.5', '10001', 'two'].map(readCount)).toEqual(Array(6).fill(undefined))
})
