import { afterEach, expect, test } from 'vitest'
import { i18n, openArea } from '../../../i18n/i18n'
import type { Card } from './api'
import { jobTitleOf, nameOf, workOf } from './words'

afterEach(() => i18n.changeLanguage('en'))

await openArea('board')
const t = i18n.getFixedT('en', 'board')

const CARD: Card = {
  ...{ id: 1, jobId: 1, jobTitle: 'Cook', jobTitles: { km: 'ចុងភៅ' } },
  ...{ number: 18, name: '', imId: '', avatar: '' },
  ...{ title: 'Receptionist', months: 30, locationId: 0, languages: [], facts: [] },
  ...{ stage: 'new', rev: 1, appliedAt: 0, viewedAt: 0, lastAt: 0, messages: 0, interview: null },
}

test('S-BOARD-25 a card without a name is called by its number, its work by title and whole years', () => {
  expect(nameOf(CARD, t)).toBe('Candidate 18')
  expect(nameOf({ ...CARD, name: 'Sokha' }, t)).toBe('Sokha')
  expect(workOf(CARD, t)).toBe('Receptionist, 2 years')
  expect(workOf({ ...CARD, months: 1 }, t)).toBe('Receptionist, 1 month')
  expect(workOf({ ...CARD, title: '', months: 12 }, t)).toBe('1 year')
  expect(workOf({ ...CARD, title: '', months: 0 }, t)).toBe('No work experience')
})

test('S-POST-28 a job is called in the language that is shown where it has a title in it', async () => {
  expect(jobTitleOf(CARD)).toBe('Cook')
  await i18n.changeLanguage('km')
  expect(jobTitleOf(CARD)).toBe('ចុងភៅ')
  expect(jobTitleOf({ ...CARD, jobTitles: {} })).toBe('Cook')
})
