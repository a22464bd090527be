import { expect, test } from 'vitest'
import { toJobView } from '../../../lib/job'
import { toKept } from './kept-job'

test('S-HOME-10 a job that is kept is read again as it was, without whom to ask', () => {
  const body = {
    id: 7,
    title: 'Cook',
    titles: { en: 'Cook', km: 'ចុងភៅ' },
    employer: {
      id: 1,
      name: 'Angkor',
      isVerified: true,
      canChat: true,
      industrialId: 8,
      answersWithin: 7_200,
    },
    locations: [12],
    place: '',
    salary: { text: '$300', from: 30_000, to: null, period: 'month' },
    salaryId: 2,
    termId: 1,
    workyears: 2,
    closeDate_unixtime: 1_791_000_000,
    isUrgent: true,
    isOpen: true,
    pubdate_unixtime: 1_790_000_000,
    contact: { name: 'Bopha', phone: '012 000 001' },
  }
  const text = JSON.stringify(toKept(toJobView(body)))
  expect(toJobView(JSON.parse(text))).toEqual(toJobView(body))
  expect(text).not.toContain('012 000 001')
})
