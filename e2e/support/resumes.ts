import { expect, type Page } from '@playwright/test'
import { callAs, logIn } from './deeds'

const INTENTION = {
  ...{ reqJobTitle: 'Cook', categoryIds: [12], industryIds: [8], locationIds: [12] },
  ...{ jobTerm: 1, salaryFrom: 250 },
}

/** The newest resume of somebody, which has personal info, is submitted by another device of theirs and approved by the reviewer. */
export async function approveResume(page: Page, origin: string, login: string): Promise<void> {
  const own = await callAs(page, origin, login)
  await own('PUT', '/resumes/intentions', INTENTION)
  const { result } = await (await own('GET', '/resumes')).json()
  const id = Math.max(...result.map((resume: { id: number }) => resume.id))
  const { name } = await (await own('PUT', `/resumes/${id}/submit`)).json()
  const headers = { authorization: `Bearer ${await logIn(page, origin, 'reviewer')}` }
  const review = `${origin}/api/v1.0.0/reviews/resumes/${id}`
  const waiting = await (await page.request.get(review, { headers })).json()
  expect(waiting.name).toBe(name)
  const data = { version: waiting.version, decision: 'approve' }
  expect((await page.request.put(review, { headers, data })).status()).toBe(204)
}
