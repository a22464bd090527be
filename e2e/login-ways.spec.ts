import type { Route } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { expectGivenUp } from './support/clock'
import { readCode } from './support/codes'
import { field, form, press, way } from './support/forms'
import { codeTo } from './support/outbox'
import { giveLogin } from './support/person'
import { expect, onDeskAndPhone, test } from './support/test'

const PHONE = { width: 390, height: 844 }

test('S-AUTH-21 who does not see pictures is asked a sum instead, and gets the code', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/login`)
  await way(page, 'One-time code')
  await field(page, 'Phone number').fill('12000001')
  await press(page, 'Send code')
  await press(page, 'Answer a question instead')
  const question = form(page).getByRole('textbox', { name: /^What is \d plus \d\?$/ })
  await expect(question).toBeFocused()
  await expectNoBarrier(page)
  await question.fill('1')
  await press(page, 'Send code')
  await expect(question).toHaveAccessibleDescription("That's not right. Try this one.")
  const asked =
    (await form(page)
      .locator('label', { hasText: /^What is/ })
      .textContent()) ?? ''
  const [one = 0, other = 0] = (asked.match(/\d/g) ?? []).map(Number)
  await question.fill(String(one + other))
  await question.press('Enter')
  await field(page, 'Code').fill(await codeTo(server.origin, '+855 12000001'))
  await press(page, 'Log in')
  await page.waitForURL(`${server.origin}/a/`)
})

test('S-AUTH-22 a phone that is logged in scans the code of a login, sees who asks, and lets it in', async ({
  page,
  server,
  enter,
}) => {
  const { page: phone } = await enter('sokha')
  await phone.setViewportSize(PHONE)
  const qr = page.getByRole('region', { name: 'QR code' })
  const scan = async (show: () => Promise<void>) => {
    const opened = page.waitForResponse('**/passport/qrcode/clientId')
    await show()
    const { clientId } = await (await opened).json()
    const code = qr.getByRole('img', { name: 'QR code to scan with your phone' })
    const address = `${server.origin}/a/saoLogin?clientId=${clientId}`
    await expect(async () => expect(await readCode(code)).toBe(address)).toPass()
    await phone.goto(address)
    await expect(phone.getByText(/^A browser wants to log in as /)).toBeVisible()
    await expect(qr.getByText('Scanned. Now allow it on your phone.')).toBeVisible()
  }
  await scan(async () => {
    await page.goto(`${server.origin}/a/job-record`)
    await page.waitForURL('**/a/login')
  })
  await expectNoBarrier(page)
  await expectNoBarrier(phone)
  await phone.getByRole('button', { name: 'Deny' }).click()
  await expect(phone.getByText('Denied. Nobody was logged in.')).toBeVisible()
  await expect(qr.getByText('This code is no longer valid.')).toBeVisible()
  await scan(() => qr.getByRole('button', { name: 'New code' }).click())
  await phone.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/a/job-record')
  // The chat is open on one device of a kind, and the phone of this test is a browser too.
  await expect(phone.getByText('logged in to another device')).toBeVisible()
})

test('S-AUTH-22 a code of which nothing is known for now is no old one: it is asked again, and so is the answer', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  const qr = '**/passport/qrcode/**'
  const fail = (route: Route) =>
    route.fulfill({ status: 429, json: { code: 'too_fast', message: '' }, headers: { 'Retry-After': '7' } })
  const opened = await page.request.get(`${origin}/api/v1.0.0/passport/qrcode/clientId`)
  const { clientId } = await opened.json()
  await page.clock.install()
  await page.route(qr, fail)
  await page.goto(`${origin}/a/saoLogin?clientId=${clientId}`)
  await expectGivenUp(page, page.getByRole('alert').filter({ hasText: "Couldn't load this." }))
  await expectNoBarrier(page)
  await page.unroute(qr)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.route(qr, fail)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts. Try again in 7 seconds.')
  await page.unroute(qr)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('The other device is logging in.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('S-AUTH-22 a code that nobody made, and one that a visitor opens, let nobody in', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/saoLogin?clientId=0000`)
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/saoLogin?clientId=0000')
  await expect(page.getByText('This code has expired or was already used.')).toBeVisible()
})

onDeskAndPhone(
  'S-AUTH-23 a social account logs in, the first time with an account of its own, and leads back',
  async ({ page, server: { origin } }) => {
    await page.goto(`${origin}/a/job-record`)
    const social = page.getByRole('region', { name: 'Or continue with' })
    await expect(social.getByRole('button')).toHaveText(['WeChat', 'Google', 'Facebook', 'LinkedIn'])
    await social.getByRole('button', { name: 'Google' }).click()
    await page.getByRole('button', { name: 'Rith Sok' }).click()
    await page.waitForURL(`${origin}/a/job-record`)
    await page.getByRole('button', { name: /^(Account of Rith Sok|Menu)$/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL(`${origin}/a/`)
  },
)

test('S-AUTH-23 a code that this browser did not ask for, and one that was used, log nobody in', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login?code=somebody-elses&state=made-up`)
  await expect(page.getByText("We couldn't confirm your log-in.")).toBeVisible()
  await expect(page).toHaveURL(`${origin}/a/login`)
  await page.goto(`${origin}/a/login?longpayToken=made-up`)
  await expect(page.getByText("We couldn't confirm your log-in.")).toBeVisible()
  await expect(page).toHaveURL(`${origin}/a/login`)
  await page.route('**/users/social/**', (route) => route.abort())
  await page.goto(`${origin}/a/login?longpayToken=made-up`)
  await expect(page.getByText("Can't reach the server.")).toBeVisible()
})

onDeskAndPhone(
  'S-AUTH-24 the payment app logs its owner in, who says that the account is theirs',
  async ({ page, server: { origin } }) => {
    const open = async () => {
      await page.goto(`${origin}/idp/longpay/open`)
      await page.getByRole('button', { name: '陈美玲' }).click()
      await expect(page.getByRole('status')).toHaveText('Log in as 陈美玲?')
      await expect(page).toHaveURL(`${origin}/a/login`)
    }
    // Anybody can make such a link for an account of their own.
    await open()
    await expectNoBarrier(page)
    const forgotten = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/users/authorize'),
    )
    await page.getByRole('button', { name: 'Deny' }).click()
    await expect(page.getByRole('status')).toHaveText('Denied. Nobody was logged in.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect((await forgotten).status()).toBe(204)
    expect(await page.evaluate(() => sessionStorage.length + document.cookie.length)).toBe(0)

    await open()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${origin}/a/`)
    await page.getByRole('button', { name: /^(Account of|Menu)/ }).click()
    await expect(page.getByRole('menu')).toContainText('陈美玲')
  },
)

test('S-AUTH-27 an app with a token of a social account logs its owner in, who is asked first', async ({
  page,
  server: { origin },
}) => {
  // As the app gets it: somebody says yes at the provider, and the app has the code exchanged.
  const redirect_uri = `${origin}/a/login`
  const query = new URLSearchParams({ redirect_uri, state: 'app' })
  const yes = await page.request.post(`${origin}/idp/google/authorize?${query}`, {
    form: { subject: 'rith' },
    maxRedirects: 0,
  })
  const code = new URL(yes.headers().location ?? '', origin).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri }
  const { access_token: accessToken } = await (
    await page.request.post(`${origin}/idp/google/token`, { form })
  ).json()

  await page.goto(`${origin}/a/login?${new URLSearchParams({ provider: 'google', accessToken })}`)
  await expect(page.getByRole('status')).toHaveText('Log in as Rith Sok?')
  await expect(page).toHaveURL(`${origin}/a/login`)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${origin}/a/`)
})

test('S-AUTH-27 a token that is not good, and a provider that is none of ours, log nobody in', async ({
  page,
  server: { origin },
}) => {
  for (const provider of ['google', 'elsewhere']) {
    await page.goto(`${origin}/a/login?provider=${provider}&accessToken=made-up`)
    await expect(page.getByText("We couldn't confirm your log-in.")).toBeVisible()
    await expect(page).toHaveURL(`${origin}/a/login`)
  }
})
