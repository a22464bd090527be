import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { asks, startWithJobs } from '../testing/jobs'
import { startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000

test('S-JOB-6 a job has the fields of the specification, its times in seconds', async () => {
  const at = Date.UTC(2026, 5, 1, 3)
  const { get, clock } = await startWithJobs([
    {
      title: 'Cook',
      titles: { en: 'Cook', km: 'ចុងភៅ' },
      otherTitles: ['Chef'],
      locationIds: [203],
      categoryId: 12,
      industryId: 18,
      levelId: 3,
      qualificationId: 1,
      experienceId: 2,
      termId: 1,
      sex: 2,
      age: { from: 18, to: null },
      hirelings: 4,
      languageIds: [1, 2],
      publishedAt: at,
      closesAt: at + 365 * DAY_MS,
      salary: { text: '$300 to $400', from: 30_000, to: 40_000, period: 'month' },
      description: 'Cooks.',
      requirements: 'Likes food.',
      benefits: 'Eats here.',
      howToApply: 'Come by.',
    },
  ])
  const { body } = await get('/jobs/1')
  expect(body).toEqual({
    id: 1,
    sourceId: '',
    excerpt: 'Cooks.',
    title: 'Cook',
    titles: { en: 'Cook', km: 'ចុងភៅ' },
    otherTitles: ['Chef'],
    employer: null,
    contact: null,
    locations: [203],
    place: '',
    salary: { text: '$300 to $400', from: 30_000, to: 40_000, period: 'month', currency: 'USD' },
    salaryId: 3,
    categoryId: 12,
    industrialId: 18,
    jobLevelId: 3,
    qualificationId: 1,
    workyears: 2,
    termId: 1,
    sex: 2,
    age: { from: 18, to: null },
    hirelings: 4,
    jobLangs: [1, 2],
    placement: 'ordinary',
    isUrgent: false,
    isOpen: true,
    pubdate_unixtime: at / 1000,
    publishedDays: 112,
    closeDate_unixtime: at / 1000 + 365 * 86_400,
    createdate: at / 1000,
    expdate: at / 1000 + 365 * 86_400,
    updatetime: Math.floor(clock.now() / 1000),
    actionTime: Math.floor(clock.now() / 1000),
    jobDesc: 'Cooks.',
    requirements: 'Likes food.',
    benefits: 'Eats here.',
    howToApply: 'Come by.',
    language: 'en',
    texts: {
      en: {
        jobDesc: 'Cooks.',
        requirements: 'Likes food.',
        benefits: 'Eats here.',
        howToApply: 'Come by.',
      },
    },
  })
  // How far it is from somewhere is told by a search alone.
  const { distanceKm, ...listed } = (await get('/jobs')).body.result[0]
  expect(distanceKm).toBeNull()
  expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(listed)))
  for (const id of ['2', '0', 'x', '1e0', '9'.repeat(30)])
    expect(await get(`/jobs/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('S-JOB-101 a job has its words in each language that was written, and is found by all of them', async () => {
  const { get, titles } = await startWithJobs([
    {
      title: 'Cook',
      description: 'Cooks.',
      texts: {
        km: { description: 'ចម្អិនម្ហូបខ្មែរ។', requirements: '', benefits: 'អាហារឥតគិតថ្លៃ', howToApply: '' },
      },
    },
    { title: 'Barista', language: 'km', description: 'Latte art.' },
    { title: 'អ្នកលក់' },
  ])
  const { body } = await get('/jobs/1')
  expect([body.language, body.jobDesc]).toEqual(['en', 'Cooks.'])
  expect(body.texts).toEqual({
    en: { jobDesc: 'Cooks.', requirements: '', benefits: '', howToApply: '' },
    km: { jobDesc: 'ចម្អិនម្ហូបខ្មែរ។', requirements: '', benefits: 'អាហារឥតគិតថ្លៃ', howToApply: '' },
  })
  // Who wrote it knows better than its letters; without a text the title tells.
  expect((await get('/jobs/2')).body).toMatchObject({
    language: 'km',
    texts: { km: { jobDesc: 'Latte art.' } },
  })
  expect((await get('/jobs/3')).body).toMatchObject({ language: 'km', texts: {} })
  expect(await titles({ keyword: 'ម្ហូបខ្មែរ' })).toEqual(['Cook'])
  expect(await titles({ keyword: 'អាហារឥតគិតថ្លៃ' })).toEqual(['Cook'])
})

test('S-JOB-6 whom to ask is told to those who are logged in, of a job and of its employer', async () => {
  const { url } = await startTestServer()
  const get = asks(url)
  const sokha = await login(url, 'sokha')
  for (const path of ['/jobs/1', '/users/employers/1']) {
    expect((await get(path)).body.contact).toBeNull()
    expect(JSON.stringify((await get(path)).body)).not.toContain('angkor-hr@')
    const { body } = await sokha.api('GET', path)
    expect(body.contact).toMatchObject({ name: 'Bopha, Angkor HR', email: 'angkor-hr@sarika.example' })
  }
})
