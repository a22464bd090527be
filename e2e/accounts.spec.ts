import type { Locator, Page, Route } from '@playwright/test'
import { expectNoBarrier, expectSound } from './support/barriers'
import { codeTo, digitsFor } from './support/outbox'
import { expect, test } from './support/test'

const PHONE = { width: 390, height: 844 }

/** The form in sight; the other way's stays mounted with what was typed there. */
const form = (page: Page): Locator => page.getByRole('tabpanel')
const way = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name })
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

/** Types a number, reads the picture and types the code that came. */
async function takeSms(page: Page, origin: string, typed: string, mobile: string): Promise<void> {
  await field(page, 'Phone number').fill(typed)
  await press(page, 'Send code')
  await expect(form(page).getByRole('img')).toBeVisible()
  await field(page, 'Digits in the picture').fill(await digitsFor(origin, mobile))
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('status')).toContainText(`+855 ${mobile}`)
  await expect(field(page, 'Code')).toBeFocused()
  await field(page, 'Code').fill(await codeTo(origin, `+855 ${mobile}`))
}

async function takeMail(page: Page, origin: string, address: string): Promise<void> {
  await field(page, 'E-mail').fill(address)
  await press(page, 'Send code')
  await expect(form(page).getByRole('status')).toContainText(address)
  await field(page, 'Code').fill(await codeTo(origin, address))
}

/** A row of the settings, by its heading. */
const setting = (page: Page, name: string): Locator => page.getByRole('region', { name })

async function openSettings(page: Page): Promise<void> {
  // A phone has it in the menu of its header.
  await page.getByRole('button', { name: /^(Account of|Menu)/ }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await page.waitForURL('**/a/account-setting')
}

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
    '2 fields need your attention: New password; User agreement and privacy policy',
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
  await way(page, 'By e-mail')
  await press(page, 'Create account')
  await expect(form(page).locator('.field-error')).toHaveCount(5)
  await field(page, 'E-mail').fill('Sokha@sarika.example')
  await field(page, 'User name').fill('sokha')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('This e-mail is already in use.')
  await takeMail(page, origin, 'new@sarika.example')
  await expect(field(page, 'User name')).toHaveAccessibleDescription('This user name is already in use.')
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
  await expect(field(page, 'User name')).toHaveAccessibleDescription('This user name is already in use.')
  await field(page, 'User name').fill('Srey-Mom_9')
  await press(page, 'Create account')
  await page.waitForURL('**/a/')
  await openSettings(page)
  await expect(setting(page, 'E-mail')).toContainText('new@sarika.example')
  await expect(setting(page, 'Phone')).toContainText('None yet')
})

test('S-AUTH-7 a code logs in; a picture that was misread is said at its field, and another one shown', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login`)
  await way(page, 'With a code')
  await press(page, 'Send code')
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription('Enter your phone number.')
  await field(page, 'Phone number').fill('012 000 001')
  await press(page, 'Send code')
  const picture = form(page).getByRole('img')
  const first = await picture.getAttribute('src')
  await field(page, 'Digits in the picture').fill('x')
  await press(page, 'Send code')
  const digits = field(page, 'Digits in the picture')
  await expect(digits).toHaveAccessibleDescription('That was not in the picture. Here is another one.')
  await expect(digits).toBeFocused()
  await expect(digits).toHaveValue('')
  expect(await picture.getAttribute('src')).not.toBe(first)
  await digits.fill(await digitsFor(origin, '12000001'))
  await press(page, 'Send code')
  await field(page, 'Code').fill('0000')
  await press(page, 'Log in')
  await expect(field(page, 'Code')).toHaveAccessibleDescription('This code is wrong, or too old.')
  await field(page, 'Code').fill(await codeTo(origin, '+855 12000001'))
  await press(page, 'Log in')
  await page.waitForURL('**/a/')
  await expect(page.getByRole('button', { name: 'Account of សុខា ចាន់' })).toBeVisible()
})

for (const [by, account, take] of [
  [
    'By phone',
    '+855 12 000 002',
    (page: Page, origin: string) => takeSms(page, origin, '012000002', '12000002'),
  ],
  [
    'By e-mail',
    'Dara@sarika.example',
    (page: Page, origin: string) => takeMail(page, origin, 'dara@sarika.example'),
  ],
] as const)
  test(`S-AUTH-8 a forgotten password is set anew: ${by}`, async ({ page, server: { origin } }) => {
    await page.goto(`${origin}/a/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await way(page, by)
    await take(page, origin)
    await field(page, 'New password').fill('Dara2027')
    await press(page, 'Set password')
    await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
    await field(page, 'User name, e-mail or phone').fill(account)
    await field(page, 'Password').fill('Dara2027')
    await press(page, 'Log in')
    await expect(page.getByRole('button', { name: 'Account of Dara Kim' })).toBeVisible()
  })

test('S-AUTH-9 the wait for the next code survives a reload, and is that of one recipient', async ({
  page,
  server: { origin },
}) => {
  await page.clock.install()
  await page.goto(`${origin}/a/login?register=1`)
  await way(page, 'By e-mail')
  await takeMail(page, origin, 'new@sarika.example')
  await expect(form(page).getByRole('button', { name: 'Again in' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await page.reload()
  await way(page, 'By e-mail')
  await expect(field(page, 'E-mail')).toHaveValue('new@sarika.example')
  await expect(form(page).getByRole('button', { name: /^Again in [34]\d s$/ })).toBeVisible()
  await field(page, 'E-mail').fill('other@sarika.example')
  await expect(form(page).getByRole('button', { name: 'Send code' })).toBeVisible()
  await page.route('**/email/send/codes**', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_fast', message: '' }, headers: { 'Retry-After': '37' } }),
  )
  await press(page, 'Send code')
  await expect(form(page).getByRole('button', { name: /^Again in 3[67] s$/ })).toBeVisible()
  await expect(form(page).getByRole('alert')).toContainText('Too many tries. Wait 37 seconds and try again.')
  await page.clock.fastForward(37_000)
  await expect(form(page).getByRole('button', { name: 'Send code' })).toBeVisible()
})

test('S-AUTH-10 a network that is lost between code and password loses nothing that was typed', async ({
  page,
  context,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login?register=1`)
  await takeSms(page, origin, '012345678', '12345678')
  await context.setOffline(true)
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
  await expect(form(page).getByRole('alert')).toHaveText(
    'The server cannot be reached. Check your connection and try again.',
  )
  await way(page, 'By e-mail')
  await way(page, 'By phone')
  await expect(field(page, 'Phone number')).toHaveValue('012345678')
  await expect(field(page, 'Code')).not.toHaveValue('')
  await expect(field(page, 'New password')).toHaveValue('abc123')
  await context.setOffline(false)
  await press(page, 'Create account')
  await page.waitForURL('**/a/')
})

test('S-AUTH-19 a registration whose answer was lost goes on at the next press', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login?register=1`)
  await takeSms(page, origin, '012345678', '12345678')
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/users/register/mobile', loseAnswer, { times: 1 })
  await press(page, 'Create account')
  await expect(form(page).getByRole('alert')).toContainText('The server cannot be reached.')
  await press(page, 'Create account')
  await page.waitForURL('**/a/')
})

test('S-AUTH-11 the ways of a form are walked by arrows, and what is shown on the way has no barrier', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/login`)
  await page.getByRole('tab', { name: 'With password' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'With a code' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('combobox', { name: 'Area code' })).toBeFocused()
  await form(page).getByRole('combobox').selectOption('China +86')
  await field(page, 'Phone number').fill('013800138000')
  await press(page, 'Send code')
  await expect(form(page).getByRole('img')).toBeVisible()
  await press(page, 'Send code')
  await expect(form(page).getByText('Enter the digits in the picture.')).toBeVisible()
  await expectNoBarrier(page)
})

for (const language of ['en', 'zh', 'km', 'ko', 'th', 'vi'])
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

test('S-AUTH-13 e-mail and phone are changed with a code that went to the new one, which nobody has', async ({
  enter,
}) => {
  const { page, origin } = await enter('sokha')
  await openSettings(page)
  const mail = setting(page, 'E-mail')
  await expect(mail).toContainText('sokha@sarika.example')
  await mail.getByRole('button', { name: 'Change: E-mail' }).click()
  await mail.getByRole('textbox', { name: 'E-mail' }).fill('dara@sarika.example')
  await mail.getByRole('textbox', { name: 'Code' }).focus()
  await expect(mail.getByText('This e-mail is already in use.')).toBeVisible()
  await mail.getByRole('textbox', { name: 'E-mail' }).fill('sokha.chan@sarika.example')
  await mail.getByRole('button', { name: 'Send code' }).click()
  await mail.getByRole('textbox', { name: 'Code' }).fill(await codeTo(origin, 'sokha.chan@sarika.example'))
  await mail.getByRole('button', { name: 'Save' }).click()
  await expect(mail).toContainText('sokha.chan@sarika.example')
  await expect(mail.getByRole('button', { name: 'Change: E-mail' })).toBeFocused()

  const phone = setting(page, 'Phone')
  await expect(phone).toContainText('+855 12000001')
  await phone.getByRole('button', { name: 'Change: Phone' }).click()
  await phone.getByRole('textbox', { name: 'Phone number' }).fill('012 777 888')
  await phone.getByRole('button', { name: 'Send code' }).click()
  await expect(phone.getByRole('img')).toBeVisible()
  await phone.getByRole('textbox', { name: 'Digits' }).fill(await digitsFor(origin, '12777888'))
  await phone.getByRole('button', { name: 'Send code' }).click()
  await phone.getByRole('textbox', { name: 'Code' }).fill(await codeTo(origin, '+855 12777888'))
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone).toContainText('+855 12777888')
})

test('S-AUTH-14 a password is changed with the present one; what the server refuses stands at its field', async ({
  enter,
  browser,
}) => {
  const { page, origin } = await enter('sokha')
  await openSettings(page)
  const row = setting(page, 'Password')
  await row.getByRole('button', { name: 'Change: Password' }).click()
  const type = async (present: string, next: string, again: string) => {
    await row.getByRole('textbox', { name: 'Present password' }).fill(present)
    await row.getByRole('textbox', { name: 'New password', exact: true }).fill(next)
    await row.getByRole('textbox', { name: 'New password again' }).fill(again)
    await row.getByRole('button', { name: 'Save' }).click()
  }
  await type('Sarika2026', 'Sarika2026', 'Sarika2027')
  await expect(row.getByText('This is your present password. Choose another one.')).toBeVisible()
  await expect(row.getByText('This is not the same as the new password.')).toBeVisible()
  await type('Sarika1999', 'Sarika2027', 'Sarika2027')
  await expect(row.getByText('This is not your present password.')).toBeVisible()
  await type('Sarika2026', 'Sarika2027', 'Sarika2027')
  await expect(page.getByText('Your password is changed. Your other devices are logged out.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${origin}/a/login`)
  await field(other, 'User name, e-mail or phone').fill('sokha')
  await field(other, 'Password').fill('Sarika2027')
  await press(other, 'Log in')
  await other.waitForURL('**/a/')
  await other.context().close()
})

test('S-AUTH-15 the default language is shown at once, and in the next browser after the login', async ({
  enter,
  browser,
}) => {
  const { page, origin } = await enter('dara')
  await openSettings(page)
  const row = setting(page, 'Default language')
  await expect(row).toContainText('English')
  await row.getByRole('button', { name: 'Change: Default language' }).click()
  await row.getByRole('combobox').selectOption('ខ្មែរ')
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('ឥឡូវនេះប្រើភាសាខ្មែរ។')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${origin}/a/login`)
  await field(other, 'User name, e-mail or phone').fill('dara')
  await field(other, 'Password').fill('Sarika2026')
  await press(other, 'Log in')
  await expect(other.locator('html')).toHaveAttribute('lang', 'km')
  await other.context().close()
})

test('S-AUTH-16 a picture is chosen, moved by arrows and pointer, saved and shown; what is none is said', async ({
  enter,
}) => {
  const { page } = await enter('sokha')
  await openSettings(page)
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose picture' }).click()
    await (await chooser).setFiles(file)
  }
  const row = setting(page, 'Picture of you')
  await choose({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(row.getByRole('alert')).toHaveText('Only JPG and PNG can be used.')
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(row.getByRole('alert')).toHaveText('This picture is larger than 5 MB.')
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(row.getByRole('alert')).toHaveText('This file cannot be read as a picture.')

  await choose({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const dialog = page.getByRole('dialog', { name: 'Which part is shown?' })
  await expectNoBarrier(page)
  const shown = () => dialog.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  const whole = await shown()
  await dialog.getByRole('slider', { name: 'Nearer' }).fill('2')
  await expect.poll(shown).not.toBe(whole)
  const middle = await shown()
  await dialog.getByRole('application').press('ArrowRight')
  await expect.poll(shown).not.toBe(middle)
  const right = await shown()
  const { x = 0, y = 0, width = 0 } = (await dialog.getByRole('application').boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + width / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + width / 2 + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(shown).not.toBe(right)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your picture is changed.')).toBeVisible()
  const picture = page.getByRole('button', { name: /^Account of/ }).locator('img')
  await expect(picture).toHaveAttribute('src', /\/users\/avatars\/[0-9a-f]+\.jpg$/)
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(512)
})

for (const language of ['en', 'zh', 'km', 'ko', 'th', 'vi'])
  test(`S-AUTH-18 the settings with every form open are sound in ${language}`, async ({ enter }) => {
    const { page, origin } = await enter('sokha')
    await page.goto(`${origin}/a/account-setting?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const buttons = page.locator('.setting > button[aria-expanded]')
    await expect(buttons).toHaveCount(4)
    for (const button of await buttons.all()) await button.click()
    await expect(page.locator('.setting-form')).toHaveCount(4)
    await expectSound(page)
  })
