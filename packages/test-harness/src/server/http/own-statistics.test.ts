import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { startTestServer } from '../testing/world'

/** Where the list of each number is. */
const LISTS = {
  applied: '/users/jobs/applications',
  interviews: '/users/jobs/applications?tab=interview',
  invitations: '/users/jobs/invitations',
  savedJobs: '/users/jobs/following',
  savedCompanies: '/users/employers/following',
  viewers: '/users/resumes/employers/viewers',
  letters: '/users/letters',
  alerts: '/users/searches/agents',
} as const

test('S-SEEK-52 a seeker is told how much they have of what, each as long as its list', async () => {
  const { url } = await startTestServer()
  const [sokha, employer] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  const own = async () => (await sokha.api('GET', '/users/jobs/statistics')).body
  await sokha.api('POST', '/users/jobs/2/following')
  await sokha.api('POST', '/users/letters/save', { title: 'To hotels', content: 'I cook.' })
  const counts = await own()
  for (const [name, path] of Object.entries(LISTS)) {
    const list = (await sokha.api('GET', path)).body
    expect([name, counts[name]]).toEqual([name, list.totalCount ?? list.result.length])
  }
  expect(counts.savedJobs).toBeGreaterThan(0)
  expect(counts.letters).toBeGreaterThan(0)

  const { body } = await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })
  // To which they were invited.
  const applied = { ...counts, applied: counts.applied + 1, invitations: counts.invitations - 1 }
  expect(await own()).toEqual(applied)
  await employer.api('GET', `/users/applications/${body.applicationId}`)
  expect(await own()).toMatchObject({ ...applied, viewed: counts.viewed + 1, viewers: expect.any(Number) })
  await sokha.api('DELETE', `/users/applications/${body.applicationId}`)
  expect(await own()).toMatchObject({ applied: counts.applied, viewed: counts.viewed })
})

test('S-SEEK-52 each is told of their own alone, and an employer of nothing', async () => {
  const { url } = await startTestServer()
  const { body } = await (await login(url, 'dara')).api('GET', '/users/jobs/statistics')
  expect(body).toMatchObject({ applied: 0, viewed: 0, interviews: 0, letters: 0, savedJobs: 0 })
  const employer = await login(url, 'angkor-hr')
  expect((await employer.api('GET', '/users/jobs/statistics')).body.code).toBe('not_allowed')
})
