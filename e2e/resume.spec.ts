import type { Locator, Page } from '@playwright/test'
import { papers } from '../packages/portal-web/src/i18n/km/papers'
import { resume as km } from '../packages/portal-web/src/i18n/km/resume'
import { expectNoBarrier, expectSound } from './support/barriers'
import { callAs } from './support/deeds'
import { field, form, takeSms } from './support/forms'
import { picture } from './support/media'
import { decideResume } from './support/resumes'
import { expect, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click()
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const list = (page: Page, name: string) => main(page).getByRole('combobox', { name, exact: true })
const section = (page: Page, name: string) => main(page).locator(`[data-section="${name}"]`)
const ring = (page: Page, percent: number) => main(page).locator(`.ring:has-text("${percent}")`)

/** What would run, lead away, turn a line round or widen the page where it is not shown as text. */
const HOSTILE =
  '<img src=x onerror=hit=1>{{7*7}}$t(fillIn) \u202edemrah\u200b javascript:hit=1 <svg onload=hit=1>'

/** The first ones of a list that several are chosen from. */
async function chooseSome(page: Page, name: string): Promise<void> {
  const group = main(page).locator(`[data-field="${name}"]`)
  await group.locator('summary').click()
  await group.getByRole('checkbox').first().check()
}

async function chooseMonth(page: Page, name: string, year: string): Promise<void> {
  await main(page).locator(`select[name="${name}"]`).selectOption('06')
  await main(page).locator(`select[name="${name}Year"]`).selectOption(year)
}

const expectNarrow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

/** A resume of dara that can be submitted, made as another device of theirs does. */
async function beginKitchen(page: Page, origin: string) {
  const own = await callAs(page, origin, 'dara')
  const { id } = await (await own('POST', '/resumes', { name: 'Kitchen' })).json()
  const profile = { firstName: 'Dara', lastName: 'Kim', sexId: 1, birthday: '1996-11-02', locationId: 12 }
  await own('PUT', `/resumes/${id}/profile`, profile)
  await own('PUT', '/resumes/intentions', {
    ...{ reqJobTitle: 'Cook', categoryIds: [12], industryIds: [8], locationIds: [17] },
  })
  return { own, id: Number(id) }
}

test('S-RESUME-21 S-RESUME-17 S-RESUME-10 who is new writes a whole resume in Khmer on a phone, with photo and certificate, and submits it', async ({
  page,
  server: { origin },
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/login?register=1`)
  await takeSms(page, origin, '012 345 678', '12345678')
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/a/first-steps**')
  await page.goto(`${origin}/a/resume?language=km`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await press(page, papers.resume.new)
  await page.getByRole('dialog').getByRole('textbox').fill(HOSTILE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '<img' })).toBeVisible()
  await expect(ring(page, 0)).toBeVisible()

  await press(page, km.goThere)
  await expect(box(page, km.fields.lastName)).toBeFocused()
  await box(page, km.fields.lastName).fill('ចាន់')
  await box(page, km.fields.firstName).fill(HOSTILE)
  await list(page, km.fields.sexId).selectOption('2')
  await page.getByLabel(km.fields.birthday).fill('1999-03-14')
  await list(page, km.fields.locationId).fill('ភ្នំពេញ')
  await page.keyboard.press('Enter')
  await box(page, km.fields.mobile).fill(HOSTILE)
  await expect(ring(page, 20)).toBeVisible()

  await press(page, km.goThere)
  await expect(box(page, km.fields.reqJobTitle)).toBeFocused()
  await box(page, km.fields.reqJobTitle).fill(HOSTILE)
  for (const name of ['categoryIds', 'industryIds', 'locationIds']) await chooseSome(page, name)
  await list(page, km.fields.workStatus).selectOption({ index: 1 })
  await expect(ring(page, 34)).toBeVisible()

  await press(page, km.goThere)
  await box(page, km.fields.careerPosition).fill(HOSTILE)
  await list(page, km.fields.careerCategory).selectOption({ index: 1 })
  await list(page, km.fields.careerIndustry).selectOption({ index: 1 })
  await list(page, km.fields.careerLevel).selectOption({ index: 1 })
  await box(page, km.fields.summary).fill(HOSTILE.repeat(7))
  await expect(ring(page, 44)).toBeVisible()

  await section(page, 'experiences').locator('.sect-head').click()
  await main(page).getByRole('checkbox', { name: km.haveNone.experiences }).check()
  await expect(ring(page, 59)).toBeVisible()
  await press(page, km.add.experiences)
  await expect(box(page, km.fields.jobtitle)).toBeFocused()
  await box(page, km.fields.jobtitle).fill(HOSTILE)
  await box(page, km.fields.company).fill(HOSTILE)
  await chooseMonth(page, 'formtime', '2020')
  await main(page).getByRole('checkbox', { name: km.fields.stillThere }).check()
  await box(page, km.fields.workdesc).fill(HOSTILE)
  await expect(main(page).getByRole('status')).toContainText(km.save.saved.replace('{{time}}', '').trim())

  await press(page, km.goThere)
  await box(page, km.fields.school).fill(HOSTILE)
  await list(page, km.fields.qualification).selectOption({ index: 1 })
  await box(page, km.fields.major).fill(HOSTILE.slice(0, 80))
  await chooseMonth(page, 'fromDate', '2016')
  await chooseMonth(page, 'toDate', '2020')
  await expect(ring(page, 74)).toBeVisible()

  await press(page, km.goThere)
  await list(page, km.fields.language).selectOption({ index: 1 })
  await list(page, km.fields.level).selectOption({ index: 1 })
  await expect(ring(page, 80)).toBeVisible()

  await press(page, km.goThere)
  await box(page, km.fields.skillname).fill(HOSTILE.slice(0, 80))
  await box(page, km.fields.skillyears).fill('3')
  await expect(ring(page, 86)).toBeVisible()

  await press(page, km.goThere)
  await box(page, km.fields.quaname).fill(HOSTILE)
  await box(page, km.fields.issued).fill(HOSTILE)
  await chooseMonth(page, 'obtained', '2021')
  await main(page)
    .locator('[data-field="quaphoto"] input[type=file]')
    .setInputFiles([picture('certificate.png', 300, 200)])
  await expect(main(page).getByRole('img', { name: km.fields.quaphoto })).toBeVisible()
  await expect(ring(page, 94)).toBeVisible()

  await press(page, km.goThere)
  await expect(main(page).locator('[data-field="photo"] button').first()).toBeFocused()
  const photo = main(page).locator('[data-field="photo"] input[type=file]')
  await photo.setInputFiles([{ name: 'me.webp', mimeType: 'image/webp', buffer: Buffer.from('no') }])
  await expect(main(page).getByText(km.picture.faults.kind)).toBeVisible()
  await photo.setInputFiles([picture('me.png', 320, 320, [200, 40, 40])])
  await page.getByRole('dialog', { name: km.picture.cut }).getByRole('button').last().click()
  await expect(ring(page, 100)).toBeVisible()
  const shown = main(page).getByRole('img', { name: km.fields.photo })
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([300, 420])

  await expectNarrow(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNarrow(page)
  await expectNoBarrier(page)
  await page.emulateMedia({ colorScheme: null })
  await press(page, km.submit.submit)
  await expect(main(page).getByText(km.state.read)).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await page.reload()
  await expect(ring(page, 100)).toBeVisible()
  await expect(section(page, 'experiences').locator('small').first()).toContainText('<img src=x')
})

test('S-RESUME-14 S-RESUME-12 S-RESUME-18 S-OWN-3 S-OWN-4 what is refused is changed, undone, changed again over a reload, and submitted once more', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  const { id } = await beginKitchen(page, origin)
  await page.goto(`${origin}/a/resume?id=${id}`)
  await expect(main(page).getByText('Not submitted yet.')).toBeVisible()
  await press(page, 'Submit')
  await expect(main(page).getByText('In review. You can keep editing.')).toBeVisible()
  await decideResume(page, origin, id, { decision: 'refuse', reason: 'unclear', text: 'What did you cook?' })
  await page.reload()
  await expect(main(page).getByText('Not approved. Change it and submit it again.')).toBeVisible()
  await expect(main(page).getByText('Some of it is hard to understand.')).toBeVisible()
  await expect(main(page).getByText('What did you cook?')).toBeVisible()

  await section(page, 'experiences').locator('.sect-head').click()
  await press(page, 'Add a job')
  await box(page, 'Job title').fill('Cook')
  await box(page, 'Company').fill('Riverside')
  await chooseMonth(page, 'formtime', '2024')
  await chooseMonth(page, 'totime', '2023')
  await page.reload()
  // Half of it is kept in this tab, and open.
  await expect(main(page).getByText('The start must be before the end.')).toBeVisible()
  await expect(box(page, 'Company')).toHaveValue('Riverside')
  await expect(main(page).locator('.editor-saved')).toHaveText('Not complete yet, saved on this device')
  await section(page, 'experiences').getByRole('button', { name: 'Done' }).click()
  await expect(main(page).getByText('The start must be before the end.')).toBeVisible()
  await chooseMonth(page, 'totime', '2025')
  await expect(main(page).locator('.editor-saved')).toHaveText(/^Saved /)
  await expect(ring(page, 49)).toBeVisible()
  await press(page, 'Undo')
  await expect(ring(page, 34)).toBeVisible()
  await expect(box(page, 'Company')).toHaveCount(0)

  await section(page, 'profile').locator('.sect-head').click()
  await box(page, 'First name').fill('Daravuth')
  await expect(main(page).locator('.editor-saved')).toHaveText(/^Saved /)
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'All resumes' }).click()
  const offer = page.getByRole('dialog', { name: 'Submit your resume?' })
  await offer.getByRole('button', { name: 'Submit' }).click()
  await expect(main(page).locator('.own-mark').first()).toHaveText('In review')
  await decideResume(page, origin, id, { decision: 'approve' })
  await page.goto(`${origin}/a/resume?id=${id}`)
  await expect(main(page).getByText('Approved. Employers see it when you apply.')).toBeVisible()
  await section(page, 'profile').locator('.sect-head').click()
  await box(page, 'First name').fill('Dara')
  await expect(main(page).getByText('You have made changes since. Submit to show them.')).toBeVisible()
})

test('S-RESUME-22 S-RESUME-23 S-RESUME-24 two tabs write one resume, and what is not finished is not left out in silence', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  const { own, id } = await beginKitchen(page, origin)
  await page.goto(`${origin}/a/resume?id=${id}`)
  const other = await page.context().newPage()
  await other.goto(`${origin}/a/resume?id=${id}`)
  for (const tab of [page, other]) await section(tab, 'profile').locator('.sect-head').click()
  await box(page, 'First name').fill('Daravuth')
  await expect(main(page).getByRole('status')).toHaveText(/^Saved /)
  await expect(box(other, 'First name')).toHaveValue('Daravuth')
  await box(other, 'Last name').fill('Keo')
  await expect(main(other).getByRole('status')).toHaveText(/^Saved /)
  await expect(box(page, 'Last name')).toHaveValue('Keo')
  const { profile: saved } = await (await own('GET', `/resumes/${id}`)).json()
  expect(saved).toMatchObject({ firstName: 'Daravuth', lastName: 'Keo' })
  await other.close()

  await section(page, 'skills').locator('.sect-head').click()
  await press(page, 'Add a skill')
  await section(page, 'skills').getByRole('textbox').first().fill('Excel')
  await section(page, 'skills').locator('[name="skillyears"]').fill('-3')
  await page.reload()
  await expect(section(page, 'skills').locator('[name="skillyears"]')).toHaveValue('-3')
  await press(page, 'Submit')
  const alert = page.getByRole('alert').filter({ hasText: "these sections aren't finished" })
  await expect(alert.getByRole('button', { name: 'Skills' })).toBeVisible()
  expect(await (await own('GET', `/resumes/${id}`)).json()).toMatchObject({ status: 'draft' })
  await alert.getByRole('button', { name: 'Submit without them' }).click()
  await expect(main(page).getByText('In review. You can keep editing.')).toBeVisible()
})
