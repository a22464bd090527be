// What people type and paste where a number or a code is asked for, and that nothing is asked while a word is composed.

import { auth } from '../packages/portal-web/src/i18n/km/auth'
import { LANGUAGES } from '../packages/portal-web/src/i18n/languages'
import { field, form, press } from './support/forms'
import { compose } from './support/keyboard'
import { codeTo, digitsFor } from './support/outbox'
import { expect, test } from './support/test'

const NARROW = { width: 360, height: 780 }
const KHMER_DIGITS = '០១២៣៤៥៦៧៨៩'

const inKhmer = (digits: string): string => digits.replace(/\d/g, (one) => KHMER_DIGITS[Number(one)] ?? '')

test('S-AUTH-26 a person registers in Khmer with a number out of an address book, and logs in with it as people write it', async ({
  page,
  browser,
  server: { origin },
}) => {
  const { fields, code } = auth
  await page.setViewportSize(NARROW)
  await page.goto(`${origin}/a/login?register=1&language=km`)
  await field(page, fields.mobile).fill('\u202d+855 12 345 678\u202c')
  await press(page, code.get)
  await expect(form(page).getByRole('img')).toBeVisible()
  await field(page, fields.captcha).fill(inKhmer(await digitsFor(origin, '12345678')))
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('status')).toContainText('+855 12345678')
  const sent = await codeTo(origin, '+855 12345678')
  await field(page, fields.code).fill(`${inKhmer(sent.slice(0, 3))} ${sent.slice(3)}`)
  await field(page, fields.newPassword).fill('abc123')
  await page.getByRole('checkbox').check()
  await press(page, auth.register.submit)
  await page.waitForURL('**/a/first-steps**')

  for (const account of ['012345678', '០១២ ៣៤៥ ៦៧៨']) {
    const context = await browser.newContext({ viewport: NARROW })
    const later = await context.newPage()
    await later.goto(`${origin}/a/login?language=km`)
    await field(later, fields.account).fill(account)
    await field(later, fields.password).fill('abc123')
    await press(later, auth.submit)
    await later.waitForURL('**/a/')
    await context.close()
  }
})

for (const language of LANGUAGES)
  test(`S-AUTH-12 forms with a phone, also with the picture or the question open, are as narrow as a phone in ${language}`, async ({
    page,
    server: { origin },
  }) => {
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const [index, path] of ['login?register=1', 'forget-password', 'login'].entries()) {
      await page.setViewportSize(NARROW)
      await page.goto(`${origin}/a/${path}${path.includes('?') ? '&' : '?'}language=${language}`)
      if (path === 'login') await page.getByRole('tab').nth(1).click()
      const fits = async () => {
        for (const width of [360, 390]) {
          await page.setViewportSize({ ...NARROW, width })
          expect([path, await widest()]).toEqual([path, width])
        }
      }
      await form(page).locator('input[type=tel]').fill(`01234567${index}`)
      await fits()
      await form(page).locator('.field-line > .button').click()
      await expect(form(page).getByRole('img')).toBeVisible()
      await fits()
      await form(page).locator('.captcha-line > .button').last().click()
      await expect(form(page).getByRole('img')).toBeHidden()
      await fits()
    }
  })

for (const path of ['job', 'company'])
  test(`S-FIND-22 nothing is asked of the server while an input method composes: /${path}`, async ({
    page,
    server: { origin },
  }) => {
    await page.clock.install()
    const asked: string[] = []
    const shown: string[] = []
    page.on('request', (request) => {
      const keyword = new URL(request.url()).searchParams.get('keyword')
      if (keyword !== null) asked.push(keyword)
    })
    page.on('framenavigated', (frame) => void shown.push(frame.url()))
    await page.goto(`${origin}/a/${path}`)
    const words = page.locator('.search-field input').first()
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    await words.focus()
    for (const typed of ['k', 'ku']) {
      await compose(page, typed)
      await expect(words).toHaveValue(typed)
      await page.clock.runFor(400)
    }
    const composition = await compose(page, '会')
    await composition.write()
    await expect(words).toHaveValue('会')
    await page.clock.runFor(400)
    await expect.poll(() => asked).toEqual(['会'])
    await expect(page).toHaveURL(/keyword=%E4%BC%9A/)
    expect(shown.filter((url) => url.includes('keyword=k'))).toEqual([])
  })
