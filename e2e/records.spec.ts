import type { Locator, Page } from '@playwright/test'
import { offerInterview } from './support/deeds'
import { rows } from './support/lists'
import { expect, test } from './support/test'

const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).click()

test('S-FIND-20 S-APPLY-9 S-APPLY-10 S-APPLY-11 S-APPLY-12 S-APPLY-18 records tell what became of applications, chats, invitations and interviews', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job-record`)
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toContainText('Interview invitation')
  await expect(rows(page).nth(1)).toContainText('Viewed by the employer')
  await expect(rows(page).filter({ hasText: 'Job closed' })).toHaveCount(1)
  const invitations = page.getByRole('region', { name: 'Invitations to apply' })
  await expect(invitations.getByRole('listitem')).toHaveCount(2)
  await press(invitations.getByRole('listitem').first(), /^Apply: /)
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Send application')
  await expect(dialog).toContainText('Application sent.')
  await press(dialog, 'Close')
  await expect(invitations.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/a\/job-record\?page=2$/)
  await expect(rows(page)).toHaveCount(5)
  const last = (await rows(page).last().getByRole('heading').textContent()) ?? ''
  await press(rows(page).last(), `Remove: ${last}`)
  await expect(dialog).toContainText('The employer keeps what you sent.')
  await press(dialog, 'Remove')
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('tab', { name: 'Chats' }).click()
  await expect(page).toHaveURL(/\?tab=communicated$/)
  // the address changes first: rows of applications, which have no flag, are still there
  await expect(page.getByRole('button', { name: /^Pin: / })).not.toHaveCount(0)
  const before = await rows(page).count()
  const lower = (await rows(page).last().getByRole('heading').textContent()) ?? ''
  await press(rows(page).last(), `Pin: ${lower}`)
  await expect(rows(page).first().getByRole('heading')).toHaveText(lower)
  await press(rows(page).first(), `Pin: ${lower}`)
  await expect(rows(page).last().getByRole('heading')).toHaveText(lower)
  await press(rows(page).last(), `Remove: ${lower}`)
  await expect(page.getByText('The chat itself stays.')).toBeVisible()
  await expect(rows(page)).toHaveCount(before - 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('tab', { name: 'Interviews' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Details: Hotel Receptionist' }).click()
  await expect(page).toHaveURL(/\/a\/job-record\/1$/)
  const interview = page.getByRole('region', { name: 'Interview' })
  await expect(interview.getByRole('definition')).toHaveText([
    'Hotel Receptionist',
    /^[A-Z][a-z]{2},? \d{1,2} [A-Z][a-z]{2}, \d\d:\d\d \(Cambodia time\)$/,
    'Charles de Gaulle Avenue, Siem Reap, first floor',
    'Bopha',
    /^\+855 \d+$/,
  ])
  // at the same hour, in another street
  const seen = (await interview.locator('time').getAttribute('datetime')) ?? ''
  await offerInterview(page, origin, 'angkor-hr', 1, Date.parse(seen) / 1000)
  await press(interview, 'Accept')
  await expect(interview.getByRole('alert')).toContainText('The employer changed the interview.')
  await expect(interview).toContainText('Street 271, Phnom Penh')
  await expect(interview.locator('time')).toHaveAttribute('datetime', seen)
  await page.route('**/applications/1/confirm', (route) => route.abort(), { times: 1 })
  await press(interview, 'Accept')
  await expect(interview.getByRole('alert')).toContainText("That didn't work.")
  // what was answered stands there, also when it cannot be read again
  const again = '**/users/applications/1'
  await page.route(again, (route) => route.abort())
  await press(interview, 'Accept')
  await expect(interview).toContainText('Interview accepted.')
  await page.unroute(again)
  await expect(interview.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Interview accepted' })).toBeVisible()
  await expect(interview.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Street+271%2C+Phnom+Penh',
  )
  await expect(interview.getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    /\/a\/chat\/index\?job=\d+$/,
  )
  const saving = page.waitForEvent('download')
  await press(interview, 'Add to calendar')
  expect((await saving).suggestedFilename()).toBe('interview.ics')
  // Plans change after a yes, too.
  await press(interview, 'Cancel interview')
  await press(dialog, 'Cancel interview')
  await expect(interview).toContainText('Interview cancelled.')

  await offerInterview(page, origin, 'mekong-tech', 2)
  await page.goto(`${origin}/a/job-record/2`)
  await press(interview, 'Cancel interview')
  await press(dialog, 'No, keep it')
  await press(interview, 'Cancel interview')
  await press(dialog, 'Cancel interview')
  await expect(interview).toContainText('Interview cancelled.')
  await expect(interview.getByRole('button')).toHaveCount(0)
  await page.goto(`${origin}/a/job-record/987654`)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})
