// What other people do meanwhile, by the main API.

import { expect, type Page } from '@playwright/test'

export async function logIn(page: Page, origin: string, login: string): Promise<string> {
  const form = { account: login, password: 'Sarika2026' }
  const answer = await page.request.post(`${origin}/api/v1.0.0/users/authorize`, { form })
  return (await answer.json()).access_token
}

/** Asks the main API in somebody's name, as another device of theirs does. */
export async function callAs(page: Page, origin: string, login: string) {
  const api = `${origin}/api/v1.0.0/users`
  const token = await logIn(page, origin, login)
  return async (method: string, path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(`${api}${path}`, { method, headers, data })
    expect(answer.ok()).toBe(true)
    return answer
  }
}

/** The chat's token of somebody who logs in elsewhere, e.g. to ask or to write in their name. */
export async function openChatOf(page: Page, origin: string, login: string): Promise<string> {
  const asMember = { authorization: `Bearer ${await logIn(page, origin, login)}` }
  const udid = { udid: `${login} elsewhere`, platform: 3, status: 2, userId: '', accountType: 0 }
  const opened = await page.request.post(`${origin}/api/v1.0.0/users/authorize/im`, {
    headers: asMember,
    data: udid,
  })
  return (await opened.json()).im_token
}

/** Asks the chat in somebody's name, without a socket: nobody is kicked out by it. */
export async function chatAs(page: Page, origin: string, login: string) {
  const headers = { authorization: `Bearer ${await openChatOf(page, origin, login)}` }
  return async (method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(`${origin}/chat${path}`, { method, headers, data })
    expect((await answer.json()).code).toBe(200)
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
