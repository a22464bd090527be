import { expect, type Page } from '@playwright/test'
import { logIn } from './deeds'

/** What the reviewer says of the version of a resume that waits. */
export async function decideResume(page: Page, origin: string, id: number, decision: object): Promise<void> {
  const headers = { authorization: `Bearer ${await logIn(page, origin, 'reviewer')}` }
  const review = `${origin}/api/v1.0.0/reviews/resumes/${id}`
  const { version } = await (await page.request.get(review, { headers })).json()
  const answer = await page.request.put(review, { headers, data: { version, ...decision } })
  expect(answer.status()).toBe(204)
}
