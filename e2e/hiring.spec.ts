import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import type { Person } from './support/person'
import { test as base, expect } from './support/test'

const SEEKER = 'សុខា ចាន់'
const EMPLOYER = 'Bopha, Angkor HR'
/** A job of the employer that the seeker has not applied for. */
const JOB = { id: 2, title: 'Guest Relations Interpreter (part time)' }

const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser, server }, use) => {
    const desk = new Desk(await (await browser.newContext()).newPage(), server.origin)
    await use(desk)
    await desk.page.context().close()
    expect(desk.faults).toEqual([])
  },
})

const cards = (page: Page, kind: string): Locator => page.locator('.hiring-card').filter({ hasText: kind })
const card = (page: Page, kind: string): Locator => cards(page, kind).last()
const press = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

/** What a recruiter or a seeker chooses beside the field. */
async function fromMenu({ page }: Person, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'Resume, interview, job' }).click()
  await page.getByRole('menuitem', { name: deed }).click()
}

/** An hour of a day to come, as a field of day and time takes it, by the clocks of Cambodia. */
function inDays(days: number, time: string): string {
  const day = new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000)
  return `${day.toISOString().slice(0, 10)}T${time}`
}

const fileOf = async (page: Page, within: Locator): Promise<string> => {
  const download = page.waitForEvent('download')
  await press(within, 'Add to calendar')
  const stream = await (await download).createReadStream()
  let text = ''
  for await (const part of stream) text += part
  return text
}

/** The hour of a calendar file, in UTC. */
const startOf = (file: string): string => /DTSTART:(\S+)/.exec(file)?.[1] ?? ''

test('S-HIRE-5 S-HIRE-6 S-HIRE-7 S-HIRE-8 S-HIRE-9 S-HIRE-10 from a job page to an interview in both calendars and both lists', async ({
  enter,
  desk,
  server,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  const calls: string[] = []
  desk.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/interview$|items\/save$|conversations\/setting$/.test(pathname)) calls.push(pathname)
  })

  await page.goto(`${server.origin}/a/job/${JOB.id}`)
  await page.getByRole('main').getByRole('link', { name: /^Chat/ }).first().click()
  await sokha.write('សួស្ដី! Is the job still open?')
  await expect(sokha.message('Is the job still open?')).toBeVisible()

  await desk.logIn('angkor-hr')
  await desk.open(SEEKER)
  await fromMenu(desk, 'Ask for the resume')
  const ask = desk.page.getByRole('dialog')
  await expect(ask.getByRole('radio', { name: JOB.title })).toBeChecked()
  await press(ask, 'Send')
  await expect(card(desk.page, 'Resume requested')).toContainText('Waiting for the resume')

  const asked = card(page, 'Resume requested')
  await expect(asked).toContainText('Waits for you')
  await press(asked, 'Send my resume')
  const which = page.getByRole('dialog')
  await expect(which.getByRole('radio', { name: /Front desk and guest relations/ })).toBeChecked()
  await expectNoBarrier(page)
  await press(which, 'Send my resume')
  await expect(asked).toContainText(/Sent \d/)
  const sent = card(page, 'Resume sent')
  await expect(sent).toContainText('Not opened yet')

  // Opening it is a look, of which the seeker is told in the card.
  await press(card(desk.page, 'Resume sent'), 'Open the resume')
  const resume = desk.page.getByRole('complementary', { name: 'Resume' })
  await expect(resume).toContainText('Work experience')
  await expect(sent).toContainText(/Opened \d/)
  await press(resume, 'Close the resume')

  await fromMenu(desk, 'Offer an interview')
  const offer = desk.page.getByRole('dialog')
  await press(offer, 'Send the invitation')
  await expect(offer).toContainText('Choose a day and a time.')
  await offer.getByLabel('Time', { exact: true }).fill(inDays(5, '09:00'))
  await offer.getByLabel('Second choice (optional)').fill(inDays(6, '14:00'))
  await offer.getByLabel('Address').fill('Charles de Gaulle Avenue, Siem Reap')
  await offer.getByLabel('Phone').fill('+855 23 000 001')
  await expectNoBarrier(desk.page)
  await press(offer, 'Send the invitation')
  await expect(offer).toHaveCount(0)
  await expect
    .poll(() => calls.map((path) => path.replace(/.*\/(?=\w+$)/, '')))
    .toEqual(['interview', 'save', 'setting'])

  const invited = card(page, 'Interview invitation')
  await expect(invited).toContainText('Waits for you')
  await expect(invited.getByRole('radio')).toHaveCount(2)
  await expectNoBarrier(page)
  await press(invited, 'Another time')
  const other = page.getByRole('dialog')
  await other.getByLabel('When would suit you?').fill(inDays(7, '10:30'))
  await other.getByLabel('Why (optional)').fill('I have an exam that week')
  await press(other, 'Ask for this time')
  await expect(invited).toContainText('You asked for')

  const offered = card(desk.page, 'Interview invitation')
  await expect(offered).toContainText('I have an exam that week')
  await press(offered, 'Confirm this time')
  for (const one of [invited, offered]) {
    await expect(one).toContainText('Accepted')
    await expect(one).toContainText('10:30')
    await expect(one.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
  }

  const wanted = `${inDays(7, '03:30').replaceAll(/[-:]/g, '')}00Z`
  expect(startOf(await fileOf(page, invited))).toBe(wanted)
  expect(startOf(await fileOf(desk.page, offered))).toBe(wanted)

  // Both lists say it, and what the two talk about stands above and beside the talk.
  for (const person of [sokha, desk]) {
    await expect(person.page.locator('.job-pin')).toContainText('Interview accepted')
    await person.page.getByRole('button', { name: 'Interviews 1', exact: true }).click()
  }
  await expect(sokha.row(EMPLOYER)).toContainText('10:30')
  await expect(desk.row(SEEKER)).toContainText('10:30')
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Your application')
  await page.goto(`${server.origin}/a/job-record?tab=interview`)
  await expect(page.getByRole('main')).toContainText(JOB.title)
  await expect(page.getByRole('main')).toContainText('10:30')
  await desk.page.goto(`${server.origin}/desk/interviews`)
  await expect(desk.page.getByRole('main')).toContainText('10:30')
})
