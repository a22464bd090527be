import type { Page } from '@playwright/test'
import { expectSound } from './support/barriers'
import { Desk } from './support/desk'
import type { Person } from './support/person'
import { expect, test } from './support/test'

const RITHY = 'Rithy, Kampot Foods'
const BOPHA = 'Bopha, Angkor HR'

/** The people of somebody, in the portal or at the desk. */
async function openPeople(person: Person, search = ''): Promise<Page> {
  const path = person.base === '/a/' ? 'chat/people' : 'people'
  await person.page.goto(`${person.origin}${person.base}${path}${search}`)
  await expect(person.page.getByRole('navigation', { name: 'People' })).toBeVisible()
  return person.page
}

/** By an account name, in the dialog that adds a person. */
async function find(page: Page, account: string): Promise<void> {
  await page.getByText('Account name or ID', { exact: true }).first().click()
  const field = page.getByRole('textbox', { name: 'Account name or ID' })
  await field.fill(account)
  await field.press('Enter')
}

test('S-MEET-4 S-MEET-10 a request is counted until it is looked at, and accepting it opens the chat to both', async ({
  enter,
  browser,
  server,
}) => {
  const sokha = await enter('sokha')
  const rail = sokha.page.getByRole('navigation', { name: 'Areas of the chat' })
  await expect(rail.getByRole('link', { name: 'People' })).toContainText('2 new requests')
  await rail.getByRole('link', { name: 'People' }).click()
  const row = sokha.page.locator('.ask').filter({ hasText: RITHY })
  await expect(row).toContainText('New')
  await expect(rail.getByRole('link', { name: 'People' })).not.toContainText('new request')
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toContainText('Accepted')
  await expect(sokha.row(RITHY).last()).toBeVisible()

  await sokha.openChat()
  await sokha.open(RITHY)
  await expect(
    sokha.page.getByRole('log').getByText('You accepted the request. You can now write to each other.'),
  ).toBeVisible()
  await expect(sokha.row(RITHY)).toContainText('You accepted the request.')

  const context = await browser.newContext()
  const desk = new Desk(await context.newPage(), server.origin)
  await desk.takeLogin('kampot-foods')
  await desk.openChat()
  await desk.open('សុខា ចាន់')
  await expect(desk.page.getByRole('log').getByText('សុខា ចាន់ accepted your request.')).toBeVisible()
  await desk.write('Welcome')
  await expect(sokha.message('Welcome')).toBeVisible()
  expect(desk.faults).toEqual([])
  await context.close()
})

test('S-MEET-5 S-MEET-6 a person is found exactly and asked, the request waits and is cancelled', async ({
  member,
}) => {
  const sokha = await member('sokha')
  const page = await openPeople(sokha)
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog')
  await find(page, 'sunrise')
  await expect(dialog).toContainText('Nobody found')
  await find(page, 'sokha')
  await expect(dialog).toContainText('That is you.')
  await find(page, 'angkor-hr')
  await expect(dialog).toContainText('Already in your contacts.')
  await find(page, 'sunrise-school')
  await dialog.getByLabel('Message (optional)').fill('I teach English.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()

  const row = page.locator('.ask').filter({ hasText: 'I teach English.' })
  await expect(row).toContainText('Waiting since')
  await row.getByRole('button', { name: /^Cancel the request/ }).click()
  await expect(row).toContainText('Cancelled')
})

test('S-MEET-7 S-MEET-8 what is kept of a person is there after a reload; who is blocked is listed, and comes back', async ({
  member,
}) => {
  const sokha = await member('sokha')
  const page = await openPeople(sokha, '?who=20001')
  const profile = page.getByRole('complementary', { name: 'Profile' })
  await profile.getByRole('button', { name: 'New tag' }).click()
  await profile.getByRole('combobox', { name: 'New tag' }).fill('Recruiter')
  await page.keyboard.press('Enter')
  await profile.getByRole('button', { name: 'Change: Your note' }).click()
  await profile.getByRole('textbox', { name: 'Your note' }).fill('Met at the open day')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile).toContainText('Met at the open day')
  await page.reload()
  await expect(profile).toContainText('Met at the open day')
  await expect(page.getByRole('button', { name: 'Recruiter 1' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Find people' }).fill('recruiter')
  await expect(page.locator('.person-row')).toHaveCount(1)
  // The same beside the chat with them.
  await profile.getByRole('link', { name: 'Chat' }).click()
  await page.locator('.thread-name').click()
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details).toContainText('Met at the open day')
  await expect(details.getByRole('button', { name: 'Remove the tag Recruiter' })).toBeVisible()
  await page.goBack()

  await profile.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(profile).toContainText(`You have blocked ${BOPHA}.`)
  await page.getByRole('navigation', { name: 'People' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Blocked people' }).click()
  const row = page.locator('.ask').filter({ hasText: BOPHA })
  await row.getByRole('button', { name: /^Unblock/ }).click()
  await expect(page.getByText('Nobody is blocked')).toBeVisible()
})

test('S-MEET-9 S-MEET-6 who hides is found by nobody, and one press takes a switch back', async ({
  member,
}) => {
  const dara = await member('dara')
  await dara.page.goto(`${dara.origin}/a/account-setting#privacy`)
  const byAccount = dara.page.getByRole('switch', { name: /Find me by account name or ID/ })
  await expect(byAccount).toBeChecked()
  await byAccount.click()
  await expect(byAccount).not.toBeChecked()
  await dara.page.getByRole('button', { name: 'Undo' }).click()
  await expect(byAccount).toBeChecked()
  await byAccount.click()
  await expect(byAccount).not.toBeChecked()
  await dara.page.reload()
  await expect(byAccount).toBeEnabled()
  await expect(byAccount).not.toBeChecked()

  const sokha = await member('sokha')
  const page = await openPeople(sokha)
  await page.getByRole('button', { name: 'Add a person' }).click()
  await find(page, 'dara')
  await expect(page.getByRole('dialog')).toContainText('Nobody found')
})

test('S-MEET-11 the people have no barrier in English and Khmer, in both apps', async ({
  member,
  browser,
  server,
}) => {
  const sokha = await member('sokha')
  for (const language of ['en', 'km'])
    for (const search of ['view=requests', 'who=20001', 'view=privacy']) {
      await sokha.page.goto(`${sokha.origin}/a/chat/people?language=${language}&phone=1&${search}`)
      await expect(sokha.page.locator('.person-row')).not.toHaveCount(0)
      await expectSound(sokha.page)
    }
  const context = await browser.newContext()
  const desk = new Desk(await context.newPage(), server.origin)
  await desk.takeLogin('angkor-hr')
  await openPeople(desk)
  await expect(desk.page.locator('.person-row')).not.toHaveCount(0)
  await expectSound(desk.page)
  await context.close()
})
