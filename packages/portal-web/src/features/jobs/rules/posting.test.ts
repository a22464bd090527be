import { expect, test } from 'vitest'
import type { Job } from './job'
import { toPosting } from './posting'

const readPosting = (job: Job, title: string, place: string) => JSON.parse(toPosting(job, title, place) ?? '')

const JOB: Job = {
  id: 1,
  title: 'Cook',
  titles: {},
  employer: null,
  excerpt: '',
  locations: [12],
  place: '',
  salary: { text: '', from: 27_000, to: 40_000, period: 'month' },
  salaryId: 3,
  termId: 1,
  isUrgent: false,
  publishedAt: Date.UTC(2026, 10, 2, 18),
  isOpen: true,
  language: null,
  texts: {},
  description: 'Cooks.',
  requirements: '',
  benefits: 'Meals.',
  howToApply: '',
  categoryId: 12,
  industryId: 18,
  levelId: 0,
  qualificationId: 0,
  experienceId: 0,
  languageIds: [],
  sex: 0,
  age: { from: 0, to: 0 },
  hirelings: 1,
  closesAt: Date.UTC(2026, 11, 3, 16, 59),
  distanceKm: null,
  company: null,
  contact: null,
}

test('S-FIND-10 a job is a posting of schema.org with its day in Cambodia, the moment of its end, term, place and pay', () => {
  expect(readPosting(JOB, 'ចុងភៅ', 'Phnom Penh')).toMatchObject({
    '@type': 'JobPosting',
    title: 'ចុងភៅ',
    description: 'Cooks.\n\nMeals.',
    datePosted: '2026-11-03',
    validThrough: '2026-12-03T16:59:00.000Z',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Phnom Penh', addressCountry: 'KH' } },
    baseSalary: { currency: 'USD', value: { unitText: 'MONTH', minValue: 270, maxValue: 400 } },
  })
})

test('S-FIND-10 what a job does not say is not in its posting', () => {
  const job = { ...JOB, closesAt: 0, termId: 0, salary: { text: '', from: null, to: null, period: '' } }
  const posting = readPosting(job, 'Cook', '')
  for (const name of ['validThrough', 'employmentType', 'baseSalary', 'hiringOrganization'])
    expect(posting).not.toHaveProperty(name)
})

test('S-FIND-10 a job that is in none of our places has no posting: nothing is known of its country', () => {
  const elsewhere = { ...JOB, place: 'Brooklyn, NY' }
  expect(toPosting({ ...elsewhere, locations: [] }, 'Cook', 'Brooklyn, NY')).toBeNull()
  expect(toPosting({ ...elsewhere, locations: [0] }, 'Cook', 'Brooklyn, NY')).toBeNull()
})
