import { expect, test } from 'vitest'
import { startWithJobs, type TestJob } from '../testing/jobs'

/** What a search finds, and how it was read. */
async function readsOf(jobs: readonly TestJob[]) {
  const { get } = await startWithJobs(jobs)
  return async (keyword: string, more = '') => {
    const { status, body } = await get(`/jobs?keyword=${encodeURIComponent(keyword)}${more}`)
    expect([keyword, status]).toEqual([keyword, 200])
    const { result, totalCount, mended, isPartial, widened } = body
    return {
      titles: result.map(({ title }: { title: string }) => title),
      totalCount,
      mended,
      isPartial,
      trades: widened.map(({ trade }: { trade: string }) => trade),
    }
  }
}

test('S-JOB-106 a word that no job has is looked for as it was meant, by all names of its trade, and the answer says so', async () => {
  const reads = await readsOf([
    { title: 'Receptionist' },
    { title: 'Front desk officer' },
    { title: 'Clerk', description: 'Helps with accounting.' },
    { title: 'គណនេយ្យករ' },
    { title: 'Zither maker' },
  ])
  const meant = await reads('receptionist')
  expect(meant).toMatchObject({ totalCount: 2, mended: null, trades: ['receptionist'] })
  expect(await reads('recepsionist')).toEqual({ ...meant, mended: 'receptionist' })
  expect(await reads('Recepsionist')).toMatchObject({ totalCount: 2, mended: 'receptionist' })
  // Words of trades are known though no title has them; so are words of titles though no trade has them.
  expect(await reads('acounting')).toMatchObject({ titles: ['Clerk'], mended: 'accounting' })
  expect(await reads('គណនយ្យករ')).toMatchObject({ titles: ['គណនេយ្យករ'], mended: 'គណនេយ្យករ' })
  expect(await reads('zitther')).toMatchObject({ titles: ['Zither maker'], mended: 'zither' })
  for (const known of ['zither', 'zith', 'accounting', 'clerk', 'qqqqqq'])
    expect([known, (await reads(known)).mended]).toEqual([known, null])
})

test('S-JOB-106 with exact=1 words are looked for as they are written, and mended for nobody', async () => {
  const reads = await readsOf([{ title: 'Receptionist' }, { title: 'Chief accountant' }])
  for (const keyword of ['recepsionist', 'chef'])
    expect(await reads(keyword, '&exact=1')).toMatchObject({ totalCount: 0, mended: null, isPartial: false })
  expect(await reads('chef')).toMatchObject({ titles: ['Chief accountant'], mended: 'chief' })
  expect(await reads('receptionist', '&exact=1')).toMatchObject({ totalCount: 1 })
})

test('S-JOB-107 words that say nothing of a job do not count, unless they are in the name of a trade or alone', async () => {
  const reads = await readsOf([
    { title: 'Nurse', locationIds: [12] },
    { title: 'Civil engineer', locationIds: [12], description: 'Works in the open.' },
    { title: 'Teacher of English' },
    { title: 'Teacher', description: 'English is spoken.' },
  ])
  for (const keyword of [
    'nurse in phnom penh',
    'a nurse at the Phnom Penh',
    'nurse ở Phnom Penh',
    'គិលានុបដ្ឋាក នៅ ភ្នំពេញ',
  ])
    expect([keyword, await reads(keyword)]).toMatchObject([keyword, { titles: ['Nurse'], isPartial: false }])
  expect((await reads('teacher of english')).titles[0]).toBe('Teacher of English')
  expect((await reads('the')).titles).toEqual(['Civil engineer'])
})

test('S-JOB-108 where no job has all words the answer says so, and what has all that jobs have at all comes first', async () => {
  const reads = await readsOf([
    { title: 'Night guard' },
    { title: 'Shift leader' },
    { title: 'Helper', description: 'A shift of the night.' },
  ])
  expect(await reads('night shift')).toMatchObject({ titles: ['Helper'], isPartial: false })
  const some = await reads('sommelier night shift')
  expect(some).toMatchObject({ totalCount: 3, isPartial: true })
  expect(some.titles[0]).toBe('Helper')
  expect(await reads('sommelier')).toMatchObject({ totalCount: 0, isPartial: false })
  // On a page behind the first as well.
  expect(await reads('sommelier night shift', '&size=1&page=2')).toMatchObject({
    totalCount: 3,
    isPartial: true,
  })
})
