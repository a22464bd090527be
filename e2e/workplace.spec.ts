import type { Page } from '@playwright/test'
import { expectNoBarrier, expectSound } from './support/barriers'
import { hold } from './support/hold'
import { compose } from './support/keyboard'
import { chip, countOf, rows, what } from './support/lists'
import { expect, test } from './support/test'

const reader = (page: Page) => page.getByRole('region', { name: 'Job details' })
const shown = (page: Page) => reader(page).getByRole('heading', { level: 2 }).first()
/** Not those of the orders of the list. */
const options = (page: Page) => page.locator('[role=option]')
const titles = async (page: Page) =>
  (await rows(page).locator('.job-row-title bdi').allTextContents()).map((title) => title.trim())

test('S-FIND-54 J, K, Enter and Back lead through twenty jobs beside their list', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?category=22`)
  await expect(rows(page)).toHaveCount(10)
  const first = await titles(page)
  await expect(shown(page)).toHaveText(first[0] ?? '')
  for (let at = 1; at < 10; at++) {
    await page.keyboard.press('j')
    await expect(shown(page)).toHaveText(first[at] ?? '')
  }
  await expect(page).toHaveURL(/\/a\/job\?category=22&job=\d+$/)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\?category=22&page=2&job=\d+$/)
  const second = await titles(page)
  expect(second).not.toEqual(first)
  await expect(shown(page)).toHaveText(second[0] ?? '')
  for (let at = 1; at < 10; at++) {
    await page.keyboard.press('ArrowDown')
    await expect(shown(page)).toHaveText(second[at] ?? '')
  }
  await expect(rows(page).nth(9)).toBeInViewport()
  await expect(rows(page).nth(9).getByRole('link').first()).toBeFocused()
  await expectNoBarrier(page)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/a\/job\/\d+$/)
  await page.goBack()
  await expect(shown(page)).toHaveText(second[9] ?? '')
  await expect(rows(page).nth(9)).toBeInViewport()
  // Over the edge of the page, to the last one of the page before.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let at = 9; at >= 0; at--) {
    await expect(shown(page)).toHaveText(second[at] ?? '')
    await page.keyboard.press('k')
  }
  await expect(page).toHaveURL(/\?category=22&job=\d+$/)
  await expect(shown(page)).toHaveText(first[9] ?? '')
  // What was read is marked, here and after a reload.
  await page.reload()
  await expect(rows(page).nth(9)).toHaveAttribute('data-seen', 'true')
  await page.keyboard.press('Escape')
  await expect(what(page)).toBeFocused()
  // Whoever types, types.
  await page.keyboard.type('jk')
  await expect(what(page)).toHaveValue('jk')
})

test('S-FIND-54 a press shows a job beside its list, S saves it, and a press with Ctrl opens a tab', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job?keyword=driver`)
  const second = rows(page).nth(1)
  const title = ((await second.getByRole('heading').textContent()) ?? '').trim()
  await second.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/a\/job\?keyword=driver&job=\d+$/)
  await expect(second).toHaveAttribute('data-on', 'true')
  await expect(shown(page)).toHaveText(title)
  await page.keyboard.press('s')
  await expect(second.getByRole('button', { name: /^Save: / })).toHaveAttribute('aria-pressed', 'true')
  await expect(reader(page).getByRole('button', { name: 'Saved' })).toBeVisible()
  const tab = page.context().waitForEvent('page')
  await rows(page)
    .nth(2)
    .getByRole('heading')
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
  await expect(shown(page)).toHaveText(title)
})

test('S-FIND-53 what is typed may become jobs, companies and places, by keys alone', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await expect(rows(page)).toHaveCount(10)
  await what(page).pressSequentially('rec')
  await expect(options(page).first()).toHaveText('Search for “rec”')
  await expect(options(page).filter({ hasText: 'Receptionist' }).first()).toContainText(/\d+ jobs/)
  await expect(page.getByRole('group', { name: 'Companies' }).getByRole('option').first()).toBeVisible()
  // "rec" is the beginning of a word: the list has not gone.
  await expect(rows(page)).toHaveCount(10)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[role=option][aria-selected=true]')
  await expect(chosen).toContainText('Receptionist')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?keyword=Receptionist$/)
  await expect(options(page)).toHaveCount(0)
  await expect(rows(page).first()).toContainText(/receptionist/i)

  // A place is no word of a job.
  await what(page).fill('bkk1')
  await page.getByRole('group', { name: 'Places' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\?location=1201$/)
  await expect(what(page)).toHaveValue('')

  await page.reload()
  await what(page).click()
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'Receptionist',
  ])
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(options(page)).toHaveCount(0)
})

test('S-FIND-53 S-FIND-22 while an input method composes nothing is asked, and what it wrote is suggested for', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/jobs/suggest')) asked.push(searchParams.get('text') ?? '')
  })
  await page.goto(`${server.origin}/a/job?language=km`)
  await expect(rows(page)).toHaveCount(10)
  const field = page.getByRole('combobox', { name: 'រកអ្វី' })
  await field.click()
  const composed = await compose(page, 'ទទួល')
  await expect(field).toHaveValue('ទទួល')
  expect(asked).toEqual([])
  await composed.write()
  await expect(options(page).filter({ hasText: 'ទទួលភ្ញៀវ' }).first()).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['ទទួល']))
})

test('S-FIND-53 while somebody types, the list never empties; nothing is said once they are through', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await expect(rows(page)).toHaveCount(10)
  await what(page).fill('acc')
  await expect(page).toHaveURL(/\?keyword=acc$/)
  await expect(page.locator('.results > .rows')).toHaveAttribute('aria-busy', 'true')
  await expect(rows(page)).toHaveCount(10)
  await what(page).fill('accountant')
  await expect(rows(page).first()).toContainText(/accountant/i)
  await what(page).fill('zzqqxxy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No matching jobs' })).toBeVisible()
})

test('S-FIND-52 pay is searched from a sum to a sum, in Khmer digits too', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/job`)
  await expect(rows(page)).toHaveCount(10)
  const all = await countOf(page)
  await chip(page, 'Pay').click()
  const pop = page.getByRole('dialog', { name: 'Pay' })
  await expect(pop.getByRole('img', { name: 'Number of jobs by pay' })).toBeVisible()
  await pop.getByRole('textbox', { name: 'From' }).fill('៤០០')
  await pop.getByRole('textbox', { name: 'To' }).fill('300')
  await expect(pop.getByText('The minimum is higher than the maximum.')).toBeVisible()
  await pop.getByRole('textbox', { name: 'To' }).fill('$450')
  await expect(page).toHaveURL(/\?payMin=400&payMax=450$/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(chip(page, '$400–$450 a month')).toBeFocused()
  for (const text of await rows(page).locator('.pay').allInnerTexts()) {
    const [low = 0, high = low] = [...text.matchAll(/\$([\d,]+)/g)].map(([, sum = '']) =>
      Number(sum.replace(',', '')),
    )
    expect(low, text).toBeLessThanOrEqual(450)
    expect(high, text).toBeGreaterThanOrEqual(400)
  }
})

test('S-FIND-55 choices say how many jobs they would find, and a long list is searched', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=cook`)
  await chip(page, 'Province').click()
  const pop = page.getByRole('dialog', { name: 'Province' })
  const first = pop.locator('.filter-choice').first()
  await expect(first).toContainText('Phnom Penh')
  await expect(first.locator('small')).toHaveText(/^[1-9]\d*$/)
  const count = Number(await first.locator('small').textContent())
  await pop.getByRole('textbox', { name: 'Find in the list' }).fill('phnom')
  await expect(pop.locator('.filter-choice')).toHaveCount(1)
  await pop.getByRole('checkbox', { name: 'Phnom Penh' }).check()
  await pop.getByRole('button', { name: `Show ${count} results` }).click()
  await expect(pop).toBeHidden()
  await expect.poll(() => countOf(page)).toBe(count)
})

test('S-FIND-56 where nothing is found jobs come close, and each says what differs', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=receptionist&location=3&term=5`)
  const close = page.getByRole('region', { name: 'Close matches' })
  await expect(close.locator('.job-row').first().locator('.tag-warm').first()).toContainText(/^.+: .+/)
  await expectSound(page)
})

test('S-FIND-57 S-FIND-58 a job is hidden, brought back twice, and reported', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job?keyword=Hotel+Receptionist&location=17`)
  await expect(rows(page).first()).toBeVisible()
  const before = await countOf(page)
  const title = ((await rows(page).first().getByRole('heading').textContent()) ?? '').trim()
  const more = reader(page).getByRole('button', { name: /^More about / })
  await more.click()
  await page.getByRole('menuitem', { name: 'Hide this job' }).click()
  await expect.poll(() => countOf(page)).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => countOf(page)).toBe(before)
  await more.click()
  await page.getByRole('menuitem', { name: 'Hide this job' }).click()
  await expect.poll(() => countOf(page)).toBe(before - 1)

  await page.goto(`${origin}/a/favorite?tab=hidden`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(title)
  await expectNoBarrier(page)
  await page.getByRole('button', { name: /^Show again: / }).click()
  await expect(page.getByText("You haven't hidden any jobs.")).toBeVisible()

  await page.goto(`${origin}/a/job?keyword=Hotel+Receptionist&location=17`)
  await more.click()
  await page.getByRole('menuitem', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('They asked for $50.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Asks for money or papers' }).check()
  await expectNoBarrier(page)
  const tell = await hold(page, '**/report')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible()
  tell()
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('S-FIND-71 a list says by which words it was found, and that none has all of them', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=recepsionist`)
  await expect(page.getByText('Showing results for “receptionist”.')).toBeVisible()
  await expect(rows(page).first()).toContainText('Receptionist')
  await page.getByRole('button', { name: 'Search only for “recepsionist”' }).click()
  await expect(page).toHaveURL(/\?keyword=recepsionist&exact=1$/)
  await expect(page.getByText('No matching jobs')).toBeVisible()
  await page.getByRole('button', { name: 'Did you mean “receptionist”?' }).click()
  await expect(page).toHaveURL(/\?keyword=receptionist$/)
  await expect(rows(page).first()).toContainText('Receptionist')
  await expect(page.getByText('Showing results for')).toHaveCount(0)
  await page.goto(`${server.origin}/a/job?keyword=sommelier night shift`)
  await expect(page.getByRole('heading', { name: 'No job has all of these words' })).toBeVisible()
  await expect(rows(page).first()).toContainText('night shift')
  await expectNoBarrier(page)
})

test('S-FIND-73 the job that takes the place of a hidden one is shown, and the keys go on from it', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job?category=22`)
  await expect(rows(page)).toHaveCount(10)
  const first = await titles(page)
  const ids = await rows(page)
    .locator('.job-row-title > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.match(/\d+$/)?.[0]))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`job=${ids[2]}$`))
  // The address changes before the reader does.
  await expect(shown(page)).toHaveText(first[2] ?? '')
  await reader(page).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(page).toHaveURL(new RegExp(`job=${ids[3]}$`))
  await expect(shown(page)).toHaveText(first[3] ?? '')
  await expect(page.locator('.job-row[data-on]')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`job=${ids[4]}$`))
})

test('S-FIND-76 without a network the jobs found before stay below a line that says so', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?category=22`)
  await expect(rows(page)).toHaveCount(10)
  const before = await titles(page)
  await page.route('**/jobs?*', (route) => route.abort())
  await what(page).fill('nurse')
  await what(page).press('Enter')
  await expect(page.getByText("Couldn't load this search.")).toBeVisible()
  expect(await titles(page)).toEqual(before)
  await page.unroute('**/jobs?*')
  await page.locator('.results').getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toContainText(/nurse/i)
  await expect(page.getByText("Couldn't load this search.")).toHaveCount(0)
})

test('S-LOOK-11 S-FIND-70 a job is printed in dark ink on all of the paper, from any theme and width', async ({
  page,
  server,
}) => {
  for (const width of [1280, 718]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${server.origin}/a/job/1`)
    // The app has taken the place of what the server drew.
    await expect(page.locator('.job-actions')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    const ink = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.job-text') ?? document.body).color)
    await expect.poll(ink).toBe('rgb(23, 33, 31)')
    expect((await page.locator('.job-main').boundingBox())?.x).toBeGreaterThanOrEqual(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('S-FIND-79 the language that a job is read in holds for its title, and after a reload', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job/1?language=km`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(/\p{sc=Khmer}/u)
  await page.getByRole('button', { name: 'English' }).last().click()
  await expect(title).not.toContainText(/\p{sc=Khmer}/u)
  await page.reload()
  await expect(title).not.toContainText(/\p{sc=Khmer}/u)
})

test('S-LOOK-10 the pieces of the look stand on one page, sound in light and dark', async ({
  page,
  server,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${server.origin}/a/dev/pieces`)
    await expect(page.getByRole('heading', { name: 'Pieces', level: 1 })).toBeVisible()
    for (const name of [
      'The card of a job',
      'Fields of a search',
      'A text and its language',
      'Notes and news',
      'Pages',
    ])
      await expect(page.getByRole('region', { name })).toBeVisible()
    await expectSound(page)
  }
})

/** What of the page is said by the page itself, in English: a run of three words that nobody has written. */
