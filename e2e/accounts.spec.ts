import type { Page } from '@playwright/test'
import { auth } from '../packages/portal-web/src/i18n/km/auth'
import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import {
  field,
  form,
  loseAnswer,
  openSettings,
  press,
  setting,
  takeMail,
  takeSms,
  way,
} from './support/forms'
import { hold } from './support/hold'
import { codeTo, digitsFor } from './support/outbox'
import { expect, onDeskAndPhone, test } from './support/test'

const PHONE = { width: 390, height: 844 }

test('S-AUTH-5 a phone registers: agreement asked for, logged in, back where the login was asked for', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/chat/index?with=p2p-20001`)
  await page.getByRole('link', { name: 'Create account' }).click()
  await takeSms(page, origin, '012 345 678', '12345678')
  await field(page, 'New password').fill('abcdef')
  await press(page, 'Create account')
  const summary = form(page).getByRole('alert')
  await expect(summary).toHaveText(
    /^2 fields need your attention: New password: .+; User agreement and privacy policy: .+$/,
  )
  await field(page, 'New password').fill('abc123')
  await form(page).getByText('Privacy policy', { exact: true }).click()
  await expect(form(page).getByText('Messages on this device are erased')).toBeVisible()
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
  await page.waitForURL('**/a/chat/index?with=p2p-20001')
  await expect(page.getByRole('button', { name: /^Account of user-/ })).toBeVisible()
})

test('S-AUTH-6 an e-mail registers on a narrow screen; what is taken is said when its field is left', async ({
  page,
  server: { origin },
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/login?register=1`)
  await way(page, 'By email')
  await press(page, 'Create account')
  await expect(form(page).locator('.field-error')).toHaveCount(5)
  await field(page, 'Email').fill('Sokha@sarika.example')
  await field(page, 'Username').fill('sokha')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This email is already in use.')
  await takeMail(page, origin, 'new@sarika.example')
  await expect(field(page, 'Username')).toHaveAccessibleDescription('This username is taken.')
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
  await expect(field(page, 'Username')).toHaveAccessibleDescription('This username is taken.')
  await field(page, 'Username').fill('Srey-Mom_9')
  await press(page, 'Create account')
  await page.waitForURL('**/a/first-steps**')
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL('**/a/')
  await openSettings(page)
  await expect(setting(page, 'Email')).toContainText('new@sarika.example')
  await expect(setting(page, 'Phone')).toContainText('None yet')
})

test('S-AUTH-7 a code that is on its way takes the focus from nobody who types elsewhere meanwhile', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login?register=1`)
  await way(page, 'By email')
  await field(page, 'Email').fill('new@sarika.example')
  const tell = await hold(page, '**/users/email/send/codes')
  await press(page, 'Send code')
  await field(page, 'New password').pressSequentially('abc')
  tell()
  await expect(form(page).getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await page.keyboard.type('123')
  await expect(field(page, 'New password')).toHaveValue('abc123')
})

onDeskAndPhone(
  'S-AUTH-7 a code logs in; a picture that was misread is said at its field, and another one shown',
  async ({ page, server: { origin } }) => {
    await page.goto(`${origin}/a/login`)
    await way(page, 'One-time code')
    await press(page, 'Send code')
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription('Enter your phone number.')
    await field(page, 'Phone number').fill('012 000 001')
    await press(page, 'Send code')
    const picture = form(page).getByRole('img')
    const first = await picture.getAttribute('src')
    await field(page, 'Digits in the picture').fill('x')
    await press(page, 'Send code')
    const digits = field(page, 'Digits in the picture')
    await expect(digits).toHaveAccessibleDescription("That's not right. Try this one.")
    await expect(digits).toBeFocused()
    await expect(digits).toHaveValue('')
    expect(await picture.getAttribute('src')).not.toBe(first)
    await digits.fill(await digitsFor(origin, '12000001'))
    await press(page, 'Send code')
    await field(page, 'Code').fill('0000')
    await press(page, 'Log in')
    await expect(field(page, 'Code')).toHaveAccessibleDescription('This code is wrong or has expired.')
    await field(page, 'Code').fill(await codeTo(origin, '+855 12000001'))
    await press(page, 'Log in')
    await page.waitForURL('**/a/')
    await openSettings(page)
    await expect(setting(page, 'Phone')).toContainText('+855 12000001')
  },
)

for (const [by, account, take] of [
  [
    'By phone',
    '+855 12 000 002',
    (page: Page, origin: string) => takeSms(page, origin, '012000002', '12000002'),
  ],
  [
    'By email',
    'Dara@sarika.example',
    (page: Page, origin: string) => takeMail(page, origin, 'dara@sarika.example'),
  ],
] as const)
  onDeskAndPhone(`S-AUTH-8 a forgotten password is set anew: ${by}`, async ({ page, server: { origin } }) => {
    await page.goto(`${origin}/a/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await way(page, by)
    await take(page, origin)
    await field(page, 'New password').fill('Dara2027')
    await press(page, 'Set password')
    await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
    await field(page, 'Username, email or phone').fill(account)
    await field(page, 'Password').fill('Dara2027')
    await press(page, 'Log in')
    await openSettings(page)
    await expect(setting(page, 'Email')).toContainText('dara@sarika.example')
  })

test('S-AUTH-9 the wait for the next code survives a reload, and is that of one recipient', async ({
  page,
  server: { origin },
}) => {
  const start = Date.now()
  await page.clock.setFixedTime(start)
  await page.goto(`${origin}/a/login?register=1`)
  await way(page, 'By email')
  await takeMail(page, origin, 'new@sarika.example')
  await expect(form(page).getByRole('button', { name: 'Resend in' })).toBeVisible()
  await page.clock.setFixedTime(start + 20_000)
  await page.reload()
  await way(page, 'By email')
  await expect(field(page, 'Email')).toHaveValue('new@sarika.example')
  await expect(form(page).getByRole('button', { name: 'Resend in 40 s' })).toBeVisible()
  await field(page, 'Email').fill('other@sarika.example')
  await expect(form(page).getByRole('button', { name: 'Send code' })).toBeVisible()
  await page.route('**/email/send/codes**', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_fast', message: '' }, headers: { 'Retry-After': '37' } }),
  )
  await press(page, 'Send code')
  await expect(form(page).getByRole('button', { name: 'Resend in 37 s' })).toBeVisible()
  await expect(form(page).getByRole('alert')).toContainText('Too many attempts. Try again in 37 seconds.')
  await page.clock.setFixedTime(start + 57_000)
  await expect(form(page).getByRole('button', { name: 'Send code' })).toBeVisible()
})

onDeskAndPhone(
  'S-AUTH-10 a network that is lost between code and password loses nothing that was typed',
  async ({ page, context, server: { origin } }) => {
    await page.goto(`${origin}/a/login?register=1`)
    await takeSms(page, origin, '012345678', '12345678')
    await context.setOffline(true)
    await field(page, 'New password').fill('abc123')
    await page.getByRole('checkbox').check()
    await press(page, 'Create account')
    await expect(form(page).getByRole('alert')).toHaveText(
      "Can't reach the server. Check your connection and try again.",
    )
    await way(page, 'By email')
    await way(page, 'By phone')
    await expect(field(page, 'Phone number')).toHaveValue('012345678')
    await expect(field(page, 'Code')).not.toHaveValue('')
    await expect(field(page, 'New password')).toHaveValue('abc123')
    await context.setOffline(false)
    await press(page, 'Create account')
    await page.waitForURL('**/a/first-steps**')
  },
)

test('S-AUTH-10 who is new registers in Khmer on a phone, loses the network between code and password, and finishes when it is back', async ({
  page,
  context,
  server: { origin },
}) => {
  const { fields, code, network } = auth
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/login?register=1&language=km`)
  await field(page, fields.mobile).fill('012345678')
  await press(page, code.get)
  await expect(form(page).getByRole('img')).toBeVisible()
  await field(page, fields.captcha).fill(await digitsFor(origin, '12345678'))
  await page.keyboard.press('Enter')
  await expect(field(page, fields.code)).toBeFocused()
  await field(page, fields.code).fill(await codeTo(origin, '+855 12345678'))
  await context.setOffline(true)
  await field(page, fields.newPassword).fill('abc123')
  await page.getByRole('checkbox').check()
  await press(page, auth.register.submit)
  await expect(form(page).getByRole('alert')).toHaveText(network)
  await context.setOffline(false)
  await press(page, auth.register.submit)
  await page.waitForURL('**/a/first-steps**')
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
})

test('S-AUTH-19 a registration whose answer was lost goes on at the next press', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login?register=1`)
  await takeSms(page, origin, '012345678', '12345678')
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  await page.route('**/users/register/mobile', loseAnswer, { times: 1 })
  await press(page, 'Create account')
  await expect(form(page).getByRole('alert')).toContainText("Can't reach the server.")
  await press(page, 'Create account')
  await page.waitForURL('**/a/first-steps**')
})

test('S-AUTH-19 a login by a code whose answer was lost goes on at the next press', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login`)
  await way(page, 'One-time code')
  await takeSms(page, origin, '12000001', '12000001')
  await page.route('**/users/authorize/mobile', loseAnswer, { times: 1 })
  await press(page, 'Log in')
  await expect(form(page).getByRole('alert')).toContainText("Can't reach the server.")
  await press(page, 'Log in')
  await page.waitForURL('**/a/')
})

test('S-AUTH-19 a recovery whose answer was lost goes on at the next press', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/forget-password`)
  await takeSms(page, origin, '12000001', '12000001')
  await field(page, 'New password').fill('Sarika2027')
  await page.route('**/findpassword/1/**', loseAnswer, { times: 1 })
  await press(page, 'Set password')
  await expect(form(page).getByRole('alert')).toContainText("Can't reach the server.")
  await press(page, 'Set password')
  await page.waitForURL('**/a/')
})

test('S-AUTH-11 the ways of a form are walked by arrows, and what is shown on the way has no barrier', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login`)
  await page.getByRole('tab', { name: 'Password' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'One-time code' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('combobox', { name: 'Country code' })).toBeFocused()
  await form(page).getByRole('combobox').selectOption('China +86')
  await field(page, 'Phone number').fill('013800138000')
  await press(page, 'Send code')
  await expect(form(page).getByRole('img')).toBeVisible()
  await press(page, 'Send code')
  await expect(form(page).getByText('Enter the digits.', { exact: true })).toBeVisible()
  await expectNoBarrier(page)
})

for (const language of LOOKED_AT)
  test(`S-AUTH-12 registration and recovery are sound in ${language}`, async ({
    page,
    server: { origin },
  }) => {
    for (const path of ['login?register=1', 'forget-password']) {
      await page.goto(`${origin}/a/${path}${path.includes('?') ? '&' : '?'}language=${language}`)
      await page.getByRole('tab').last().click()
      await form(page).getByRole('button').last().click()
      await expect(form(page).locator('.field-error').first()).toBeVisible()
      await expectSound(page)
    }
  })
