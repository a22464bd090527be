// What other people do meanwhile, by the main API.

import { expect, type Page } from '@playwright/test'

/** Asks the main API in somebody's name, as another device of theirs does. */
export async function callAs(page: Page, origin: string, login: string) {
  const api = `${origin}/api/v1.0.0/users`
  const form = { account: login, password: 'Sarika2026' }
  const { access_token: token } = await (await page.request.post(`${api}/authorize`, { form })).json()
  return async (method: string, path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(`${api}${path}`, { method, headers, data })
    expect(answer.ok()).toBe(true)
    return answer
  }
}

/** An employer asks a candidate to come, in two days when nothing else is said. */
export async function offerInterview(
  page: Page,
  origin: string,
  login: string,
  applicationId: number,
  at = Math.floor(Date.now() / 1000) + 2 * 86_400,
) {
  const call = await callAs(page, origin, login)
  await call('PUT', `/applications/${applicationId}/interview`, {
    interviewTime: at,
    actionAddress: 'Street 271, Phnom Penh',
    actionConact: 'Vanna',
    actionMobile: '+855 12000009',
  })
}
