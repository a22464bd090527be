import type { Page } from '@playwright/test'
import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import { expectGivenUp } from './support/clock'
import { offerInterview } from './support/deeds'
import { faultsOf } from './support/faults'
import { loseAnswer } from './support/forms'
import { CHAT_SCRIPT, hold } from './support/hold'
import { giveLogin } from './support/person'
import { expect, test } from './support/test'
import { leave, openNowhere, visit } from './support/walk'

const PHONE = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).locator('.own-row')
/** Without those of a dialog that is open in a row. */
const titles = (page: Page) => main(page).locator('.own-row-text > h2')
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function act(page: Page, resume: string, deed: string): Promise<void> {
  await press(page, `More options: ${resume}`)
  await page.getByRole('menuitem', { name: deed }).click()
}

async function addResume(page: Page, name: string): Promise<void> {
  await press(page, 'New resume')
  await page.getByRole('dialog', { name: 'New resume' }).getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('S-OWN-1 S-OWN-2 S-RESUME-20 at 390 px a first resume is named and opens; it is copied, made the default, shown, renamed and deleted', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/resume`)
  await expect(main(page).getByText('You have no resume yet')).toBeVisible()
  await press(page, 'New resume')
  await press(page, 'Save')
  const naming = page.getByRole('dialog', { name: 'New resume' })
  await expect(naming.getByText('Fill in this field.', { exact: true })).toBeVisible()
  await expect(naming.getByRole('textbox')).toBeFocused()
  await naming.getByRole('textbox').fill('Kitchen')
  await press(page, 'Save')
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  await expect(main(page).getByRole('img', { name: '0% complete' })).toBeVisible()
  await press(page, 'Rename')
  await page.getByRole('dialog').getByRole('textbox').fill('Kitchens')
  await press(page, 'Save')
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchens' })).toBeVisible()

  await act(page, 'Kitchens', 'Delete')
  await press(page, 'Delete')
  await expect(
    page.getByRole('dialog').getByText("This is your only resume, so you can't delete it."),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More options: Kitchens' })).toBeFocused()
  await act(page, 'Kitchens', 'Make a copy')
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchens (2)' })).toBeVisible()
  await page.getByRole('link', { name: 'All resumes' }).click()
  await expect(titles(page)).toHaveText([
    'KitchensNot submittedDefaultPrivate',
    'Kitchens (2)Not submittedPrivate',
  ])
  await act(page, 'Kitchens (2)', 'Make default')
  await expect(titles(page)).toHaveText([
    'Kitchens (2)Not submittedDefaultPrivate',
    'KitchensNot submittedPrivate',
  ])
  await act(page, 'Kitchens', 'Show to employers')
  await act(page, 'Kitchens', 'Rename')
  await page.getByRole('dialog').getByRole('textbox').fill('Hotel kitchens')
  await press(page, 'Save')
  await expect(titles(page).nth(1)).toHaveText('Hotel kitchensNot submitted')
  await act(page, 'Hotel kitchens', 'Update the date')
  await expect(page.getByText('Updated today.')).toBeVisible()
  await act(page, 'Kitchens (2)', 'Delete')
  await press(page, 'Delete')
  await expect(titles(page)).toHaveText(['Hotel kitchensNot submittedDefault'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('S-OWN-6 S-OWN-7 a letter is written, its draft survives a reload and no logout, it is changed and deleted', async ({
  member,
}) => {
  const sokha = await member('sokha')
  const { page, origin } = sokha
  await page.goto(`${origin}/a/cover-letter`)
  await expect(titles(page)).toHaveText(['លិខិតស្នើសុំការងារការិយាល័យ', 'Hotels and guests'])
  await page.getByRole('link', { name: 'New cover letter' }).click()
  await press(page, 'Save')
  await expect(main(page).getByText('Fill in this field.', { exact: true })).toHaveCount(2)
  await box(page, 'Title').fill('Restaurants')
  await box(page, 'Text').fill('Dear team,\nI like to cook.')
  await expect(main(page).getByText('Not saved yet.')).toBeVisible()
  await page.reload()
  await expect(box(page, 'Text')).toHaveValue('Dear team,\nI like to cook.')
  // The server has it and the answer is lost: the same press makes no second one.
  await page.route('**/users/letters/save', loseAnswer, { times: 1 })
  await press(page, 'Save')
  await expect(main(page).getByRole('alert')).toContainText("Can't reach the server.")
  await expect(box(page, 'Title')).toHaveValue('Restaurants')
  await press(page, 'Save')
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('link', { name: 'Restaurants' }).click()
  await box(page, 'Title').fill('Restaurants and bars')
  await press(page, 'Discard the draft')
  await expect(box(page, 'Title')).toHaveValue('Restaurants')
  await box(page, 'Title').fill('Restaurants and bars')
  await press(page, 'Save')
  await expect(titles(page).first()).toHaveText('Restaurants and bars')
  await page.getByRole('button', { name: 'Delete: Restaurants and bars' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete: Restaurants and bars' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete: Restaurants and bars' }).click()
  // The server deletes it and the answer is lost: it is gone at the next press.
  await page.route('**/users/letters/*', loseAnswer, { times: 1 })
  await press(page, 'Delete')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText("Can't reach the server.")
  await press(page, 'Delete')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto(`${origin}/a/cover-letter/detail`)
  await box(page, 'Title').fill('Nobody else reads this')
  await sokha.logOut()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nobody else')
})

test('S-OWN-8 S-OWN-9 S-OWN-10 a search is kept as a job alert by who logs in for it, changed, run and deleted', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=cook&term=1&level=2&location=12`)
  await page.getByRole('link', { name: 'Save as job alert' }).click()
  await giveLogin(page, 'sokha')
  await expect(main(page).getByText("Job alerts can't use places")).toBeVisible()
  await expect(box(page, 'Keywords')).toHaveValue('cook')
  await expect(page.getByRole('checkbox', { name: 'Full time' })).toBeChecked()
  await box(page, 'Name').fill('')
  await box(page, 'Jobs per email').fill('51')
  await press(page, 'Save')
  await expect(main(page).getByText('Fill in this field.', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Enter a number from 1 to 50.', { exact: true })).toBeVisible()
  await expect(box(page, 'Name')).toBeFocused()
  await box(page, 'Name').fill('Cooks')
  await box(page, 'Jobs per email').fill('5')
  await page.getByRole('combobox', { name: 'How often' }).selectOption('every 2 weeks')
  await expect(main(page).getByText('New jobs go to sokha@sarika.example.')).toBeVisible()
  // The server's name of a filter, and the place in its list.
  const refusal = { code: 'invalid', message: '', fields: [{ field: 'jobLevelId.0', message: '' }] }
  await page.route('**/agents/save', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
  await press(page, 'Save')
  const levels = main(page).getByRole('group', { name: 'Job level' })
  await expect(levels).toHaveAccessibleDescription('Check this field.')
  await expect(levels.getByRole('checkbox').first()).toBeFocused()
  await expectNoBarrier(page)
  await press(page, 'Save')
  await expect(rows(page)).toHaveCount(3)
  await expect(row(page, 'Cooks')).toContainText('“cook”Entry levelFull time')
  await expect(row(page, 'Cooks')).toContainText('Up to 5 jobs, every 2 weeks')

  await page.getByRole('link', { name: 'Edit: Cooks' }).click()
  await page.getByRole('checkbox', { name: 'Entry level' }).uncheck()
  await press(page, 'Save')
  await page.getByRole('link', { name: 'Cooks', exact: true }).click()
  await expect(page).toHaveURL(/\/a\/job\?keyword=cook&term=1&sort=date$/)
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('cook')
  await page.goBack()
  await page.getByRole('button', { name: 'Delete: Cooks' }).click()
  await press(page, 'Delete')
  await expect(rows(page)).toHaveCount(2)
})

test('S-OWN-3 S-OWN-4 S-OWN-8 what is written of a resume and of a job alert outlives the login, until it is cancelled', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  const logInAgain = async (path: string) => {
    await expect(page).toHaveURL(`${origin}/a/`)
    await page.goto(`${origin}/a${path}`)
    await giveLogin(page, 'sokha')
  }
  /** The server has ended the login when this is sent. */
  const endLoginAt = (api: string) =>
    page.route(api, (route) => route.fulfill({ status: 403, json: { code: 'revoked' } }), { times: 1 })
  const saveTooLate = async (api: string, path: string) => {
    await endLoginAt(api)
    await press(page, 'Save')
    await logInAgain(path)
  }
  const heading = (name: RegExp) => main(page).getByRole('button', { name, expanded: false })
  await page.goto(`${origin}/a/resume?id=1`)
  await heading(/^Work experience/).click()
  await press(page, 'Add a job')
  await box(page, 'Job title').fill('Night porter')
  await box(page, 'Company').fill('Riverside Guesthouse')
  await main(page).locator('select[name=formtime]').selectOption('06')
  await main(page).locator('select[name=formtimeYear]').selectOption('2024')
  await endLoginAt('**/users/resumes/1/experiences')
  await page.getByRole('checkbox', { name: 'I still work there' }).check()
  // It is kept, and goes out as soon as it may.
  await logInAgain('/resume?id=1')
  await expect(box(page, 'Job title')).toHaveValue('Night porter')
  await expect(main(page).getByRole('status')).toHaveText(/^Saved /)
  await page.reload()
  await expect(heading(/^Work experience/)).toContainText('Night porter')

  await heading(/^Personal information/).click()
  await endLoginAt('**/users/resumes/1/profile')
  await box(page, 'First name').fill('Sok')
  await logInAgain('/resume?id=1')
  await expect(box(page, 'First name')).toHaveValue('Sok')
  await expect(main(page).getByRole('status')).toHaveText(/^Saved /)

  await page.goto(`${origin}/a/job-subscribe/detail?keyword=cook&term=1`)
  await box(page, 'Name').fill('Kitchens of the town')
  await page.getByRole('checkbox', { name: 'Part time' }).check()
  await saveTooLate('**/users/searches/agents/save', '/job-subscribe/detail?keyword=cook&term=1')
  await expect(box(page, 'Name')).toHaveValue('Kitchens of the town')
  await expect(page.getByRole('checkbox', { name: 'Part time' })).toBeChecked()
  await page.goto(`${origin}/a/job-subscribe/detail?keyword=driver`)
  await expect(box(page, 'Name')).toHaveValue('driver')
})

test('S-OWN-17 who leaves a letter while it is being saved stays where they went', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/cover-letter/detail`)
  await box(page, 'Title').fill('Restaurants')
  await box(page, 'Text').fill('Dear team')
  const answer = await hold(page, '**/users/letters/save')
  await press(page, 'Save')
  await page.getByRole('banner').getByRole('link', { name: 'Notices' }).click()
  const there = page.getByRole('heading', { level: 1, name: 'Notices' })
  await expect(there).toBeVisible()
  answer()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(there).toBeVisible()
})

test('S-OWN-20 cities and filters that did not come are said to be missing in their place, and come at a press', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.setViewportSize(PHONE)
  await page.clock.install()
  await page.route('**/application/constants', (route) => route.abort())
  await page.goto(`${origin}/a/resume`)
  await addResume(page, 'Kitchen')
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await expectGivenUp(page, retry)
  await box(page, 'First name').fill('Dara')
  await page.unroute('**/application/constants')
  await retry.click()
  await page.getByRole('combobox', { name: 'City' }).fill('Phnom')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Phnom Penh')
  await expect(retry).toHaveCount(0)
  await expect(box(page, 'First name')).toHaveValue('Dara')

  await page.route('**/application/constants', (route) => route.abort())
  await page.goto(`${origin}/a/job-subscribe/detail?keyword=cook&term=1`)
  await expectGivenUp(page, retry)
  await box(page, 'Name').fill('Kitchens')
  await page.unroute('**/application/constants')
  await retry.click()
  await main(page).getByRole('checkbox', { name: 'Part time' }).check()
  await expect(box(page, 'Name')).toHaveValue('Kitchens')
})

test('S-FIND-20 S-OWN-11 S-OWN-12 S-OWN-13 S-OWN-14 the overview leads to who looked and to the inbox, whose unread messages the bell counts until they are read', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.route('**/unread/count', (route) => route.abort())
  const letIn = await hold(page, CHAT_SCRIPT)
  await page.goto(`${origin}/a/mine`)
  await expect(main(page).getByRole('heading', { level: 2, name: 'សុខា ចាន់' })).toBeVisible()
  await expect(main(page).getByRole('img', { name: '94% complete' })).toBeVisible()
  await page.unroute('**/unread/count')
  const messages = main(page).getByRole('link', { name: 'Unread messages' })
  await expect(messages).toHaveText('Unread messages–')
  letIn()
  await expect(messages).toHaveText('Unread messages4')
  const menu = page.getByRole('navigation', { name: 'My page' })
  await expect(menu.getByRole('link', { name: 'Cover letters' })).toHaveText('Cover letters2')
  await expect(menu.getByRole('link', { name: 'Job alerts' })).toHaveText('Job alerts2')
  await menu.getByRole('link', { name: 'Who viewed me' }).click()
  await expect(main(page).getByRole('status')).toHaveText('5 employers')
  await expect(rows(page)).toHaveCount(5)
  await page.goto(`${origin}/a/seen/1`)
  await expect(main(page).getByText('Employers who viewed this resume.')).toBeVisible()
  await expect(rows(page)).toHaveCount(5)

  const bell = page.getByRole('banner').getByRole('link', { name: 'Notices' })
  await expect(bell.locator('.badge')).toBeVisible()
  await bell.click()
  const notices = main(page).locator('.notice-row')
  await expect(notices).toHaveCount(8)
  await expect(main(page).getByRole('article')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/)
  const unread = main(page).locator('.notice-row[data-new]')
  await expect(unread.first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Page 4' }).click()
  await expect(notices).toHaveCount(1)
  await main(page).getByRole('link', { name: 'Page 1' }).click()
  await expect(notices).toHaveCount(8)
  // nobody has seen what comes now
  await offerInterview(page, origin, 'angkor-hr', 1)
  await press(page, 'Mark all read')
  await expect(unread).toHaveCount(1)
  await expect(bell).toContainText('1 unread message')
  await press(page, 'Mark all read')
  await expect(unread).toHaveCount(0)
  await expect(bell).toHaveText('Notices')
  await expect(page.getByRole('button', { name: 'Mark all read' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await main(page).getByRole('link', { name: 'Open application' }).click()
  await expect(page).toHaveURL(/\/a\/job-record\/\d+$/)
})

test('S-LOOK-7 where a list is empty, that is said, and there is something to do', async ({ member }) => {
  const { page, origin } = await member('dara')
  await page.setViewportSize(PHONE)
  const empty = [
    ['/message', 'Find jobs', '/a/job'],
    ['/seen', 'Find jobs', '/a/job'],
    ['/job-record', 'Find jobs', '/a/job'],
    ['/favorite?tab=companies', 'Find companies', '/a/company'],
    ['/cover-letter', 'New cover letter', '/a/cover-letter/detail'],
    ['/job-subscribe', 'New job alert', '/a/job-subscribe/detail'],
    ['/company?keyword=zzqqxxy', 'Clear all', null],
    ['/job?keyword=zzqqxxy', 'Clear all', null],
  ] as const
  for (const [path, name, href] of empty) {
    await page.goto(`${origin}/a${path}`)
    const nothing = page.locator('.nothing').filter({ visible: true })
    await expect(nothing.locator('.bird')).toBeVisible()
    await expect(nothing.getByRole('heading')).toHaveCount(1)
    if (href === null) await expect(nothing.getByRole('button', { name })).toBeVisible()
    else await expect(nothing.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

const SCREENS = [
  '/mine',
  '/resume',
  '/resume?id=1',
  '/cover-letter',
  '/cover-letter/detail?id=1',
  '/job-subscribe',
  '/job-subscribe/detail?id=1',
  '/seen',
  '/message',
]

/** In the other languages only words differ: what has most of them. */
const FULLEST = ['/resume?id=1', '/job-subscribe/detail?id=1', '/message']

test('S-OWN-15 all of it is sound in Khmer, and what has most words in the other languages that are looked at', async ({
  member,
}) => {
  test.setTimeout(400_000)
  const { page, origin } = await member('sokha')
  const faults = faultsOf(page)
  for (const language of LOOKED_AT) {
    const nowhere = await openNowhere(page, origin, language)
    for (const path of language === 'km' ? SCREENS : FULLEST) {
      await visit(page, path)
      if (path === '/resume?id=1')
        for (const button of await main(page).locator('button[aria-expanded]:not([aria-haspopup])').all())
          await button.click()
      await expectSound(page)
      await leave(page, nowhere)
    }
  }
  expect(faults).toEqual([])
})
