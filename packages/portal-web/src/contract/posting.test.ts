import { expect, it } from 'vitest'
import { jobs as en } from '../i18n/en/jobs'
import { jobs as km } from '../i18n/km/jobs'
import { jobs as ko } from '../i18n/ko/jobs'
import { jobs as th } from '../i18n/th/jobs'
import { jobs as vi } from '../i18n/vi/jobs'
import { jobs as zh } from '../i18n/zh/jobs'
import { PAPER_LANGUAGES } from './paper'
import { PERKS, perkName, readBenefits, writeBenefits } from './perks'
import {
  emptyPosting,
  faultsOf,
  lastClosing,
  NO_WORDS,
  Posting,
  partsSaid,
  tidy,
  UNVERIFIED_JOBS,
} from './posting'

const TODAY = '2026-11-27'
const COOK: Posting = {
  ...emptyPosting('km'),
  words: { km: { ...NO_WORDS, title: 'ចុងភៅ', description: 'ធ្វើម្ហូប' } },
  payFrom: 35_000,
  locationIds: [17],
  closesOn: '2026-12-24',
}
const told = (posting: Posting, isAgency = false) =>
  faultsOf(posting, { today: TODAY, isAgency }).map(({ field, fault }) => [field, fault])

it('S-POST-1 a job goes out with a title, what the work is, pay, a place and a closing day', () => {
  expect(told(COOK)).toEqual([])
  expect(told(emptyPosting('km'))).toEqual([
    ['words.km.title', 'title'],
    ['words.km.description', 'work'],
    ['payFrom', 'pay'],
    ['closesOn', 'closes'],
    ['locationIds', 'place'],
  ])
})

it('S-POST-1 a title of unseen signs is none, and pay that falls is none', () => {
  expect(told({ ...COOK, words: { km: { ...NO_WORDS, title: '\u200b', description: ' x' } } })).toEqual([
    ['words.km.title', 'title'],
  ])
  expect(told({ ...COOK, payFrom: 40_000, payTo: 30_000 })).toEqual([['payFrom', 'payOrder']])
})

it('S-POST-1 the closing day is today at the earliest and 90 days ahead at the latest', () => {
  expect(lastClosing(TODAY)).toBe('2027-02-25')
  expect(told({ ...COOK, closesOn: TODAY })).toEqual([])
  expect(told({ ...COOK, closesOn: '2027-02-25' })).toEqual([])
  expect(told({ ...COOK, closesOn: '2026-11-26' })).toEqual([['closesOn', 'closesPast']])
  expect(told({ ...COOK, closesOn: '2027-02-26' })).toEqual([['closesOn', 'closesFar']])
})

it('S-POST-1 an agency names its client', () => {
  expect(told(COOK, true)).toEqual([['client', 'client']])
  expect(told({ ...COOK, client: 'Bayon Hotel' }, true)).toEqual([])
})

it('S-POST-2 a fault names the language, the text and the words', () => {
  const words = { km: { ...NO_WORDS, title: 'ចុងភៅ', description: 'x', howToApply: 'ផ្ញើរូបថត' } }
  expect(faultsOf({ ...COOK, words }, { today: TODAY, isAgency: false })).toEqual([
    { field: 'words.km.howToApply', fault: 'photo', words: 'ផ្ញើរូបថត' },
  ])
})

it('S-POST-2 photos and deposits of customers are part of the work', () => {
  const description = 'Send photos of the rooms. Take deposits of guests: a deposit of $50.'
  const words = { km: { ...NO_WORDS, title: 'ចុងភៅ', description } }
  expect(told({ ...COOK, words })).toEqual([])
})

it('S-POST-3 a language in which nothing is said is not kept, and the first one says what the work is', () => {
  const posting = tidy({
    ...emptyPosting('en'),
    words: { en: { ...NO_WORDS, title: 'Cook' }, km: { ...NO_WORDS, description: 'ធ្វើម្ហូប' }, zh: NO_WORDS },
  })
  expect(posting.language).toBe('km')
  expect(Object.keys(posting.words)).toEqual(['en', 'km'])
  expect(tidy(emptyPosting('th')).language).toBe('th')
  expect(partsSaid(posting, 'km')).toBe(1)
})

it('S-POST-3 what is too long, of no list or no day is refused by its field', () => {
  const pathsOf = (change: object) =>
    Posting.safeParse({ ...COOK, ...change }).error?.issues.map(({ path }) => path.join('.'))
  expect(pathsOf({ words: { km: { title: 'x'.repeat(301) } } })).toEqual(['words.km.title'])
  expect(pathsOf({ words: { fr: {} } })).toEqual(['words'])
  expect(pathsOf({ payFrom: -1, closesOn: '2026-02-30', hirelings: 0, perks: ['car'] })).toEqual([
    'perks.0',
    'hirelings',
    'payFrom',
    'closesOn',
  ])
  expect(UNVERIFIED_JOBS).toBe(3)
})

it('S-POST-4 chosen benefits stand among the written ones in each language, and are read back', () => {
  for (const language of PAPER_LANGUAGES) {
    const text = writeBenefits(['meals', 'leave'], '13th salary\n\n• Uniform ', language)
    expect(readBenefits(text)).toEqual({ perks: ['meals', 'leave'], others: '13th salary\nUniform' })
  }
  expect(writeBenefits([], '', 'en')).toBe('')
})

it('S-POST-4 benefits are called as on the page of a company', () => {
  const texts = { en, km, zh, ko, th, vi }
  for (const language of PAPER_LANGUAGES)
    expect(PERKS.map((perk) => perkName(perk, language))).toEqual(
      PERKS.map((perk) => texts[language].benefit[perk]),
    )
})
