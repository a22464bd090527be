import type { Page } from '@playwright/test'
import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import { expectGivenUp } from './support/clock'
import { slowUploads } from './support/faults'
import { type FilePayload, fileOf } from './support/files'
import { field, loseAnswer, openSettings, press, setting } from './support/forms'
import { hold, newGate } from './support/hold'
import { codeTo, digitsFor } from './support/outbox'
import { expect, onDeskAndPhone, test } from './support/test'

test('S-AUTH-19 a change of e-mail whose answer was lost is done at the next press', async ({ enter }) => {
  const { page, origin } = await enter('sokha')
  await openSettings(page)
  const row = setting(page, 'Email')
  await row.getByRole('button', { name: 'Change: Email' }).click()
  await row.getByRole('textbox', { name: 'Email' }).fill('new@sarika.example')
  await row.getByRole('button', { name: 'Send code' }).click()
  await row.getByRole('textbox', { name: 'Code' }).fill(await codeTo(origin, 'new@sarika.example'))
  await page.route('**/users/change/email', loseAnswer, { times: 1 })
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('alert')).toContainText("Can't reach the server.")
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('textbox')).toHaveCount(0)
  await expect(row).toContainText('new@sarika.example')
})

onDeskAndPhone(
  'S-AUTH-13 e-mail and phone are changed with a code that went to the new one, which nobody has',
  async ({ enter }) => {
    const { page, origin } = await enter('sokha')
    await openSettings(page)
    const mail = setting(page, 'Email')
    await expect(mail).toContainText('sokha@sarika.example')
    await mail.getByRole('button', { name: 'Change: Email' }).click()
    await mail.getByRole('textbox', { name: 'Email' }).fill('dara@sarika.example')
    await mail.getByRole('textbox', { name: 'Code' }).focus()
    await expect(mail.getByText('This email is already in use.', { exact: true })).toBeVisible()
    await mail.getByRole('textbox', { name: 'Email' }).fill('sokha.chan@sarika.example')
    await mail.getByRole('button', { name: 'Send code' }).click()
    await mail.getByRole('textbox', { name: 'Code' }).fill(await codeTo(origin, 'sokha.chan@sarika.example'))
    await mail.getByRole('button', { name: 'Save' }).click()
    await expect(mail).toContainText('sokha.chan@sarika.example')
    await expect(mail.getByRole('button', { name: 'Change: Email' })).toBeFocused()

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
  },
)

onDeskAndPhone(
  'S-AUTH-14 a password is changed with the present one; what the server refuses stands at its field',
  async ({ enter, browser }) => {
    const { page, origin } = await enter('sokha')
    await openSettings(page)
    const row = setting(page, 'Password')
    await row.getByRole('button', { name: 'Change: Password' }).click()
    const type = async (present: string, next: string, again: string) => {
      await row.getByRole('textbox', { name: 'Current password' }).fill(present)
      await row.getByRole('textbox', { name: 'New password', exact: true }).fill(next)
      await row.getByRole('textbox', { name: 'Repeat new password' }).fill(again)
      await row.getByRole('button', { name: 'Save' }).click()
    }
    await type('Sarika2026', 'Sarika2026', 'Sarika2027')
    await expect(
      row.getByText('This is your current password. Choose another one.', { exact: true }),
    ).toBeVisible()
    await expect(row.getByText("The passwords don't match.", { exact: true })).toBeVisible()
    await type('Sarika1999', 'Sarika2027', 'Sarika2027')
    await expect(row.getByText('This is not your current password.', { exact: true })).toBeVisible()
    // What is pasted is judged whole: a part of it would be a password that nobody knows.
    await type('Sarika2026', 'Sarika2027Sarika2027', 'Sarika2027Sarika2027')
    await expect(row.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue(
      'Sarika2027Sarika2027',
    )
    await expect(row.getByRole('textbox', { name: 'New password', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await type('Sarika2026', 'Sarika2027', 'Sarika2027')
    await expect(page.getByText('Password changed. Your other devices are logged out.')).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await other.goto(`${origin}/a/login`)
    await field(other, 'Username, email or phone').fill('sokha')
    await field(other, 'Password').fill('Sarika2027')
    await press(other, 'Log in')
    await other.waitForURL('**/a/')
    await other.context().close()
  },
)

onDeskAndPhone(
  'S-AUTH-15 S-ACCOUNT-13 the default language is shown at once, and in the next browser after the login',
  async ({ enter, browser }) => {
    const { page, origin } = await enter('dara')
    await openSettings(page)
    const row = setting(page, 'Language')
    await expect(row.getByRole('radio', { name: 'English' })).toBeChecked()
    await row.getByRole('radio', { name: 'ខ្មែរ' }).click()
    await expect(page.getByText('ឥឡូវនេះប្រើភាសាខ្មែរ។')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'km')

    const other = await (await browser.newContext()).newPage()
    await other.goto(`${origin}/a/login`)
    await field(other, 'Username, email or phone').fill('dara')
    await field(other, 'Password').fill('Sarika2026')
    await press(other, 'Log in')
    await expect(other.locator('html')).toHaveAttribute('lang', 'km')
    await other.context().close()
  },
)

async function choosePicture(page: Page, file: string | FilePayload): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await (await chooser).setFiles(file)
}

onDeskAndPhone(
  'S-AUTH-20 how much of a picture has gone out is shown; what was cut off stays, and goes at the next press',
  async ({ enter }) => {
    const { page } = await enter('sokha')
    await openSettings(page)
    await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Couldn't save/)
    await page.context().setOffline(false)
    // The picture is some 20 KB.
    await slowUploads(page, 8_000)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const bar = dialog.getByRole('progressbar')
    await expect.poll(() => bar.evaluate((one) => (one as HTMLProgressElement).value)).toBeGreaterThan(0)
    await expect(page.getByText('Picture changed.')).toBeVisible({ timeout: 60_000 })
  },
)

test('S-AUTH-20 what comes of a picture whose dialog was closed is told, and closes no other', async ({
  enter,
}) => {
  const { page } = await enter('sokha')
  await openSettings(page)
  const release = await hold(page, '**/users/avatar')
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  const picture = await page.screenshot()
  await choosePicture(page, { name: 'first.png', mimeType: 'image/png', buffer: picture })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await choosePicture(page, { name: 'second.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog).toBeVisible()
  release()
  await expect(page.getByText('Picture changed.')).toBeVisible()
  await expect(dialog).toBeVisible()

  const { opened, open } = newGate()
  await page.route('**/users/avatar', (route) => opened.then(() => route.abort()))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  open()
  await expect(page.getByText("Couldn't save the picture. Try again.")).toBeVisible()
})

test('S-AUTH-16 a picture is chosen, moved by arrows and pointer, saved and shown; what is none is said', async ({
  enter,
}) => {
  const { page } = await enter('sokha')
  await openSettings(page)
  const choose = (file: string | FilePayload) => choosePicture(page, file)
  const row = setting(page, 'Picture of you')
  await choose({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(row.getByRole('alert')).toHaveText('Choose a JPG or PNG.')
  await choose(await fileOf('me.png', 5 * 1024 * 1024 + 1))
  await expect(row.getByRole('alert')).toHaveText('This picture is larger than 5 MB.')
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(row.getByRole('alert')).toHaveText("This file isn't a picture we can read.")

  await choose({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  await expectNoBarrier(page)
  const shown = () => dialog.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  const whole = await shown()
  await dialog.getByRole('slider', { name: 'Zoom in' }).fill('2')
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
  await expect(page.getByText('Picture changed.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Choose picture' })).toBeFocused()
  const picture = page.getByRole('button', { name: /^Account of/ }).locator('img')
  await expect(picture).toHaveAttribute('src', /\/users\/avatars\/[0-9a-f]+\.jpg$/)
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(512)
})

onDeskAndPhone(
  'S-AUTH-25 an account that cannot be fetched is said so, and comes at the next try',
  async ({ enter }) => {
    const { page, origin } = await enter('sokha')
    await page.clock.install()
    await page.route('**/users/me', (route) => route.fulfill({ status: 502, body: '' }))
    await page.goto(`${origin}/a/account-setting`)
    await expectGivenUp(page, page.getByText("Couldn't load this"))
    await page.unroute('**/users/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(setting(page, 'Email')).toContainText('sokha@sarika.example')
  },
)

for (const language of LOOKED_AT)
  test(`S-AUTH-18 the settings with every form open are sound in ${language}`, async ({ member }) => {
    const { page, origin } = await member('sokha')
    await page.goto(`${origin}/a/account-setting?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const buttons = page.locator('.setting > button[aria-expanded]')
    await expect(buttons).toHaveCount(3)
    for (const button of await buttons.all()) await button.click()
    await expect(page.locator('.setting-form')).toHaveCount(3)
    await expectSound(page)
  })
