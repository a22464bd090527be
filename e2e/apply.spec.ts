import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import { callAs } from './support/deeds'
import { faultsOf } from './support/faults'
import { loseAnswer } from './support/forms'
import { hold } from './support/hold'
import { rows } from './support/lists'
import { giveLogin } from './support/person'
import { expect, onDeskAndPhone, test } from './support/test'
import { go } from './support/walk'

const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).click()
const mark = (one: Locator) => one.getByRole('button', { name: /^Save: / })
const tick = (one: Locator) => one.getByRole('checkbox').click()
/** Jobs that the demo's sokha has saved. */
const SAVED = 5
const TODAY = /Applied today/i

/** The only file of a seeker. */
async function removeFile(page: Page, origin: string, login: string) {
  const call = await callAs(page, origin, login)
  const { result } = await (await call('GET', '/resumes/attachment')).json()
  await call('DELETE', `/resumes/attachment/${result[0].id}`)
}

test('S-APPLY-1 S-APPLY-2 S-APPLY-3 S-FIND-20 jobs and companies are saved after a login that leads back, and taken away again', async ({
  page,
  server,
}) => {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/following/states')) asked.push(searchParams)
  })
  const reader = page.getByRole('region', { name: 'Job details' })
  await page.goto(`${server.origin}/a/job?keyword=cook`)
  await mark(rows(page).first()).click()
  await page.waitForURL('**/a/login')
  await page.goBack()
  // The first of the list is read beside it.
  await press(reader, /^Apply: /)
  await page.waitForURL('**/a/login')
  await expect(page.getByText('Please login first').first()).toBeVisible()
  await giveLogin(page, 'dara')
  await page.waitForURL('**/a/job?keyword=cook')
  // What was pressed goes on; the mark that was thought better of does not.
  await press(page.getByRole('dialog'), 'Cancel')
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
  // It is hidden until it is told what one has to do with the job.
  await expect(reader.getByRole('button', { name: /^Apply: / })).toBeVisible()
  expect(asked.map((query) => query.getAll('jobId').length)).toEqual([10])
  await mark(first).click()
  await expect(mark(first)).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/users/jobs/*/following', (route) => route.abort(), { times: 1 })
  await mark(second).click()
  await expect(page.getByText("Couldn't save this.")).toBeVisible()
  await expect(mark(second)).toHaveAttribute('aria-pressed', 'false')
  const kept = page.waitForResponse('**/users/jobs/*/following')
  await mark(second).click()
  await expect(mark(second)).toHaveAttribute('aria-pressed', 'true')
  await kept
  await page.reload()
  await expect(mark(second)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${server.origin}/a/company/2`)
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  // What is listed here is saved, also while it is not yet told what else there is about it.
  const tell = await hold(page, '**/following/states?*')
  await page.goto(`${server.origin}/a/favorite`)
  await expect(rows(page)).toHaveCount(2)
  await expect(mark(first)).toHaveAttribute('aria-pressed', 'true')
  await mark(first).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  tell()
  await press(page, 'Undo')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('tab', { name: 'Companies' }).click()
  await expect(page).toHaveURL(/\?tab=companies$/)
  await expect(rows(page).filter({ hasText: 'Mekong Tech' })).toHaveCount(1)
  await mark(rows(page)).click()
  await expect(page.getByText('No saved companies yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Find companies' }).click()
  await expect(page).toHaveURL(/\/a\/company$/)
})

test('S-APPLY-4 S-APPLY-5 S-APPLY-6 S-APPLY-7 S-APPLY-15 an application goes out once, whatever is lost, and one of several tells what became of each', async ({
  member,
}) => {
  const dara = await member('dara')
  await dara.page.goto(`${dara.origin}/a/job/2`)
  await press(dara.page.getByRole('complementary'), /^Apply: /)
  const none = dara.page.getByRole('dialog')
  await expect(none).toContainText("You don't have a resume to send yet.")
  await expect(none.getByRole('link', { name: 'Write your resume' })).toHaveAttribute('href', '/a/resume')
  await expect(none.getByRole('button', { name: 'Send application' })).toHaveCount(0)

  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job/2`)
  const dialog = page.getByRole('dialog')
  const aside = page.getByRole('complementary')
  await press(aside, /^Apply: /)
  await expect(dialog.getByRole('radio', { name: 'Front desk and guest relations' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Office work, not finished' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'No resume, cover letter only' }).check()
  await press(dialog, 'Send application')
  await expect(dialog.getByRole('alert').first()).toContainText('Choose a resume or a cover letter.')
  await dialog.getByRole('radio', { name: 'Sokha Chan.pdf' }).check()
  await dialog.getByRole('combobox', { name: 'Cover letter' }).selectOption('Hotels and guests')
  await expectNoBarrier(page)
  await removeFile(page, origin, 'sokha')
  await press(dialog, 'Send application')
  await expect(dialog.getByRole('alert').first()).toContainText('no longer exists')
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await dialog.getByRole('radio', { name: 'Front desk and guest relations' }).check()
  const unapproved = { status: 422, json: { code: 'resume_not_approved' } }
  await page.route('**/users/jobs/2/applications', (route) => route.fulfill(unapproved), { times: 1 })
  await press(dialog, 'Send application')
  await expect(dialog.getByRole('alert').first()).toContainText("This resume isn't approved yet.")
  await page.route('**/users/jobs/2/applications', loseAnswer, { times: 1 })
  await press(dialog, 'Send application')
  await expect(dialog).toContainText("Can't reach the server.")
  await press(dialog, 'Cancel')
  await expect(aside.getByRole('button', { name: /^Apply: / })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Cover letter' }).selectOption('Hotels and guests')
  await press(dialog, 'Send application')
  await expect(dialog).toContainText('Application sent.')
  await expect(dialog.getByRole('link', { name: 'Chat with the employer' })).toHaveAttribute(
    'href',
    '/a/chat/index?job=2',
  )
  await press(dialog, 'Close')
  await expect(aside.getByText(TODAY)).toBeVisible()

  await page.goto(`${origin}/a/job?location=17`)
  // news is heard where there was room for it before
  const heard = await page.locator('p.only-heard[role=status]').elementHandle()
  await press(page, 'Select several')
  await tick(rows(page).first())
  await expect.poll(() => heard?.textContent()).toBe('1 of 10 chosen')
  for (let at = 1; at < 10; at++) await tick(rows(page).nth(at))
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  await expect(bar).toContainText('10 of 10 chosen')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.rows')).toHaveAttribute('aria-busy', 'false')
  await tick(rows(page).first())
  await expect(page.getByText('You can choose up to 10 jobs.')).toBeVisible()
  await expect(rows(page).first().getByRole('checkbox')).not.toBeChecked()
  await press(bar, 'Clear selection')
  await expect(bar).toHaveCount(0)
  await press(page, 'Done selecting')
  await expect(rows(page).getByRole('checkbox')).toHaveCount(0)

  await page.goto(`${origin}/a/job?keyword=Hotel+Receptionist`)
  await press(page, 'Select several')
  await tick(row(page, 'Hotel Receptionist').filter({ hasText: 'Angkor Hospitality Group' }))
  const open = rows(page).filter({
    has: page.getByRole('checkbox'),
    hasNotText: 'Angkor Hospitality Group',
  })
  await tick(open.nth(0))
  await tick(open.nth(1))
  await page.route('**/following/batch', (route) => route.abort(), { times: 1 })
  await press(bar, 'Save')
  await expect(page.getByText("Couldn't save the jobs.")).toBeVisible()
  await press(bar, 'Save')
  await expect(page.getByText('3 jobs saved.')).toBeVisible()
  await expect(mark(open.nth(1))).toHaveAttribute('aria-pressed', 'true')
  await page.route(
    '**/batch/apply/jobs',
    async (route) => {
      const { result } = await (await route.fetch()).json()
      await route.fulfill({ json: { result: result.slice(0, 2) } })
    },
    { times: 1 },
  )
  await press(bar, 'Apply for these')
  await press(dialog, 'Send application')
  await expect(dialog.getByRole('listitem')).toHaveText([/Already applied$/, /Sent$/, /Not sent yet$/])
  const again = page.waitForRequest('**/users/jobs/*/applications')
  await press(dialog, 'Try 1 again')
  await again
  await expect(dialog.getByRole('listitem').nth(2)).toHaveText(/Sent$/)
  await expectNoBarrier(page)
  await press(dialog, 'Close')
  await expect(bar).toHaveCount(0)
})

test('S-APPLY-4 the dialog of a job goes with its page', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job/2`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const first = (await heading.textContent()) ?? ''
  const similar = page.getByRole('region', { name: 'Similar jobs' }).locator('.job-row')
  await similar.first().getByRole('heading').getByRole('link').click()
  await expect(heading).not.toHaveText(first)
  await press(page.getByRole('complementary'), /^Apply: /)
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4)
  await page.goBack()
  await expect(heading).toHaveText(first)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('S-APPLY-15 of the jobs that are saved at once the one that is gone is named', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job?keyword=Hotel+Receptionist`)
  await press(page, 'Select several')
  for (const at of [0, 1]) await tick(rows(page).nth(at))
  const title = (await rows(page).nth(1).getByRole('heading').textContent()) ?? ''
  await page.route('**/following/batch', async (route) => {
    const { jobIds } = route.request().postDataJSON()
    const saved = jobIds.slice(0, 1)
    const response = await route.fetch({ postData: { jobIds: saved } })
    return route.fulfill({ response, json: { saved, missing: jobIds.slice(1) } })
  })
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  await press(bar, 'Save')
  await expect(page.getByText('1 job saved.')).toBeVisible()
  await expect(page.getByText(`Not saved, no longer available: ${title}`)).toBeVisible()
  await expect(bar).toContainText('1 of 10 chosen')
  await expect(mark(rows(page).first())).toHaveAttribute('aria-pressed', 'true')
  await expect(mark(rows(page).nth(1))).toHaveAttribute('aria-pressed', 'false')
})

test('S-APPLY-13 favourites, records, an interview and the dialog of an application are sound in the languages that are looked at', async ({
  member,
}) => {
  test.slow()
  const { page, origin } = await member('sokha')
  const faults = faultsOf(page)
  for (const language of LOOKED_AT) {
    await page.goto(`${origin}/a/favorite?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(rows(page)).toHaveCount(5)
    await page.locator('main .icon-button[aria-pressed]').first().click()
    await tick(rows(page).first())
    await expect(page.locator('.batch-bar')).toBeVisible()
    await expectSound(page)
    // What is chosen outlives the page of the next language.
    await page.locator('.batch-bar > .icon-button').click()
    await go(page, '/job-record')
    await expect(rows(page)).toHaveCount(10)
    await expect(page.locator('.invitation')).toHaveCount(2)
    await expectSound(page)
    await go(page, '/job-record/1')
    await expect(page.locator('.step')).toHaveCount(4)
    await expectSound(page)
    await go(page, '/job/2')
    await page.locator('.job-aside .apply button').click()
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4)
    await expectSound(page)
  }
  expect(faults).toEqual([])
})

const IN_KHMER = {
  field: 'រកអ្វី',
  save: /^រក្សាទុក៖/,
  openSearch: 'ប្ដូរការស្វែងរក',
  several: 'ជ្រើសច្រើន',
  applyForThese: 'ដាក់ពាក្យទាំងនេះ',
  send: 'ផ្ញើពាក្យសុំ',
  sendMessage: 'ផ្ញើ',
  sent: /បានផ្ញើ$/,
  close: 'បិទ',
  chat: 'ជជែកជាមួយនិយោជក',
  onPhone: 'ប្រើនៅទីនេះដដែល',
  pin: 'ការងារដែលកំពុងជជែក',
  detail: /^លម្អិត៖/,
  interview: 'ការសម្ភាសន៍',
  accept: 'ទទួលយក',
  accepted: 'អ្នកបានទទួលយកការសម្ភាសន៍។',
}

/** Finds work by words, looks at three of the jobs, saves two and chooses five. */
async function findAndChoose(page: Page, origin: string, isPhone: boolean): Promise<void> {
  await page.goto(`${origin}/a/job?language=km`)
  if (isPhone) await press(page, IN_KHMER.openSearch)
  const field = page.getByRole('combobox', { name: IN_KHMER.field })
  await field.fill('អ្នកទទួលភ្ញៀវ')
  await field.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(rows(page).first()).toContainText('ទទួលភ្ញៀវ')
  await press(page, IN_KHMER.several)
  const open = rows(page).filter({ has: page.getByRole('checkbox') })
  await expect.poll(() => open.count()).toBeGreaterThanOrEqual(5)
  for (const at of [0, 1, 2]) {
    await tick(open.nth(at))
    const title = (await open.nth(at).getByRole('heading').textContent()) ?? ''
    await open.nth(at).getByRole('heading').getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    // What was chosen is still chosen.
    await expect(open.nth(at).getByRole('checkbox')).toBeChecked()
  }
  for (const at of [3, 4]) await tick(open.nth(at))
  for (const at of [0, 1]) {
    const save = open.nth(at).getByRole('button', { name: IN_KHMER.save })
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
  }
}

onDeskAndPhone(
  'S-APPLY-8 S-APPLY-14 a seeker finds, compares three, saves two, applies for five, chats and accepts an interview, in Khmer',
  async ({ member, viewport }) => {
    const sokha = await member('sokha')
    const { page, origin } = sokha
    await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
    const isPhone = viewport?.width === 390
    const faults = faultsOf(page)
    await page.goto(`${origin}/a/favorite`)
    await expect(rows(page)).toHaveCount(SAVED)

    await findAndChoose(page, origin, isPhone)
    await expectNoBarrier(page)
    await press(page, IN_KHMER.applyForThese)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio')).toHaveCount(4)
    await expectNoBarrier(page)
    await press(dialog, IN_KHMER.send)
    await expect(dialog.getByRole('listitem')).toHaveText(Array.from({ length: 5 }, () => IN_KHMER.sent))
    await expectNoBarrier(page)
    await press(dialog, IN_KHMER.close)
    await page.goto(`${origin}/a/favorite`)
    await expect(rows(page)).toHaveCount(SAVED + 2)

    await page.goto(`${origin}/a/job/2`)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('link', { name: IN_KHMER.chat }).click()
    if (isPhone) await press(page, IN_KHMER.onPhone)
    await page.waitForURL('**/a/chat/index?with=*')
    const pin = page.getByRole('region', { name: IN_KHMER.pin })
    await expect(pin.getByRole('link', { name: title })).toHaveAttribute('href', '/a/job/2')
    await expect(pin).toContainText('Angkor Hospitality Group')
    await expect(pin).toContainText('$')
    const field = page.getByRole('textbox', { name: /^សារទៅ/ })
    await field.fill('តើខ្ញុំអាចចាប់ផ្តើមនៅពេលណា?')
    // On a phone Enter breaks the line.
    if (isPhone) await press(page, IN_KHMER.sendMessage)
    else await field.press('Enter')
    await sokha.expectTick('តើខ្ញុំអាចចាប់ផ្តើមនៅពេលណា?', 'sent')
    await expectNoBarrier(page)

    await page.goto(`${origin}/a/job-record?tab=interview`)
    await rows(page).first().getByRole('link', { name: IN_KHMER.detail }).click()
    const interview = page.getByRole('region', { name: IN_KHMER.interview })
    await press(interview, IN_KHMER.accept)
    await expect(interview).toContainText(IN_KHMER.accepted)
    await expectNoBarrier(page)
    expect(faults).toEqual([])
  },
)
