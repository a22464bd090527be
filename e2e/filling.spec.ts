// A PDF that other software made becomes a resume.

import type { Page } from '@playwright/test'
import { steps } from '../packages/portal-web/src/i18n/en/steps'
import { resume } from '../packages/portal-web/src/i18n/km/resume'
import { expectNoBarrier, expectSound } from './support/barriers'
import { logInElsewhere } from './support/person'
import { expect, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')
const { filling: say, fields } = resume
const paper = (name: string) => `fixtures/papers/${name}.pdf`

const choose = (page: Page, name: string) => main(page).locator('input[type=file]').setInputFiles(paper(name))

/** What the resume that is shown has, as the server tells. */
async function savedOf(page: Page, origin: string) {
  const { accessToken } = await logInElsewhere(origin, 'dara')
  const id = new URL(page.url()).searchParams.get('id')
  const headers = { Authorization: `Bearer ${accessToken}` }
  return (await fetch(`${origin}/api/v1.0.0/users/resumes/${id}`, { headers })).json()
}

test('S-PARSE-16 S-PARSE-20 on a phone in Khmer a foreign PDF fills a resume, and two fields are corrected, also after a reload', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/resume?language=km`)
  await main(page).getByRole('link', { name: say.open }).click()
  // The list of resumes has a field for files too.
  await expect(main(page).getByRole('heading', { level: 1, name: say.title })).toBeVisible()
  await choose(page, 'en-sreymom-one-chromium')

  const item = (text: string) => main(page).locator('.fill-item').filter({ hasText: text })
  await expect(main(page).getByText(say.checkLead)).toBeVisible({ timeout: 30_000 })
  await expect(item(fields.email).getByRole('checkbox')).toBeChecked()
  await main(page).getByRole('tab', { name: say.text }).click()
  await expect(main(page).getByText('sreymom.keo@example.com').last()).toBeVisible()
  await main(page).getByRole('tab', { name: say.fields }).click()
  await expectNoBarrier(page)
  await expectSound(page)

  // Two fields are corrected, in her own letters.
  await page.getByRole('textbox', { name: fields.firstName }).fill('ស្រីមុំ')
  await page.getByRole('textbox', { name: fields.lastName }).fill('កែវ')
  for (const name of [fields.firstName, fields.lastName])
    await expect(item(name).getByRole('checkbox')).toBeChecked()
  await page.reload()
  await expect(page.getByRole('textbox', { name: fields.firstName })).toHaveValue('ស្រីមុំ')
  await page.locator('.fill-save button').click()

  await expect(page).toHaveURL(/resume\?id=\d+/)
  const saved = await savedOf(page, origin)
  expect(saved.profile).toMatchObject({
    firstName: 'ស្រីមុំ',
    lastName: 'កែវ',
    birthday: '1996-03-14',
    email: 'sreymom.keo@example.com',
  })
  expect(saved.experiences).toMatchObject([
    { formtime: '2021-06', totime: null },
    { formtime: '2018-02', totime: '2021-05' },
  ])
  expect(saved.languageLevels.length).toBeGreaterThan(0)
})

test('S-PARSE-13 S-PARSE-14 at a desk an encrypted or broken file is said, and what did not get through is saved at the next press', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.goto(`${origin}/a/resume/fill`)
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(main(page).getByText('Choose a PDF.')).toBeVisible()
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'),
    })
  await expect(main(page).getByText('This PDF is damaged or incomplete.')).toBeVisible()
  await choose(page, 'en-bora-two-chromium')
  await expect(main(page).getByText('CAREER OBJECTIVE')).toBeVisible({ timeout: 30_000 })
  await expectNoBarrier(page)
  // The third entry is lost on its way.
  let sent = 0
  await page.route('**/users/resumes/*/experiences', (route) =>
    ++sent === 2 ? route.abort() : route.continue(),
  )
  await main(page)
    .getByRole('button', { name: /^Save \d+ items$/ })
    .click()
  await expect(main(page).getByText("Can't reach the server.")).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Save \d+ items$/ })
    .click()
  await expect(page).toHaveURL(/resume\?id=\d+/)
  const saved = await savedOf(page, origin)
  expect(saved.experiences).toHaveLength(2)
  expect(saved.educations).toHaveLength(1)
})

test('S-PARSE-15 the first steps lead to the PDF and back, and end with the resume that was filled', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.goto(`${origin}/a/first-steps#s4`)
  await page.getByRole('link', { name: steps.you.havePdf }).click()
  await choose(page, 'en-bora-one-chromium')
  await main(page)
    .getByRole('button', { name: /^Save \d+ items$/ })
    .click({ timeout: 30_000 })
  await expect(page).toHaveURL(/first-steps.*#s4/)
  await main(page).locator('.flow-go button').click()
  await expect(page).toHaveURL(/#s5/)
  await expect(main(page).getByRole('link', { name: new RegExp(steps.end.begun) })).toBeVisible()
  await page.goto(`${origin}/a/resume`)
  await expect(main(page).locator('.own-row-text > h2')).toHaveCount(1)
})
