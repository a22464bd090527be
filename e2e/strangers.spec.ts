// Two strangers become contacts, and one blocks the other in the middle of a sentence and takes it back: on two devices
// each, while the network comes and goes.
import type { Browser, BrowserContext } from '@playwright/test'
import { Desk } from './support/desk'
import { Person } from './support/person'
import { openSocketsAsPhone } from './support/second-device'
import { expect, test } from './support/test'

const SCHOOL = 'Chanthou, Sunrise School'
const DARA = 'Dara Kim'

/** Somebody's device; a phone is a browser that the chat takes for the app of one. */
async function deviceOf<P extends Person>(
  browser: Browser,
  Kind: new (page: P['page'], origin: string) => P,
  origin: string,
  login: string,
  isPhone: boolean,
): Promise<{ readonly person: P; readonly context: BrowserContext }> {
  const context = await browser.newContext()
  if (isPhone) await context.addInitScript(openSocketsAsPhone)
  const person = new Kind(await context.newPage(), origin)
  await person.takeLogin(login)
  await person.openChat()
  await person.expectConnected()
  return { person, context }
}

const peopleOf = ({ page }: Person) =>
  page.getByRole('navigation', { name: 'Areas of the chat' }).getByRole('link', { name: 'People' })
const ask = ({ page }: Person) => page.locator('.ask').filter({ hasText: 'I teach English.' })
const field = ({ page }: Person) => page.getByRole('textbox', { name: /^Message to/ })

test('S-FRIEND-1 S-FRIEND-3 S-MEET-4 S-SAYNO-7 strangers become contacts, one blocks the other in the middle of a sentence and takes it back, and all four screens say the same', async ({
  browser,
  server: { origin },
}) => {
  test.setTimeout(180_000)
  const all = [
    await deviceOf(browser, Person, origin, 'dara', false),
    await deviceOf(browser, Person, origin, 'dara', true),
    await deviceOf(browser, Desk, origin, 'sunrise-school', false),
    await deviceOf(browser, Desk, origin, 'sunrise-school', true),
  ] as const
  const [dara, daraPhone, school, schoolPhone] = all.map(({ person }) => person) as [
    Person,
    Person,
    Person,
    Person,
  ]
  const [, daraAway, schoolAway] = all.map(({ context }) => context) as [
    BrowserContext,
    BrowserContext,
    BrowserContext,
    BrowserContext,
  ]

  // She is asked while one of her devices has no network.
  await schoolAway.setOffline(true)
  await peopleOf(dara).click()
  await dara.page.getByRole('button', { name: 'Add a person' }).click()
  await dara.page.getByText('Account name or ID', { exact: true }).first().click()
  await dara.page.getByRole('textbox', { name: 'Account name or ID' }).fill('sunrise-school')
  await dara.page.keyboard.press('Enter')
  const dialog = dara.page.getByRole('dialog')
  await dialog.getByLabel('Message (optional)').fill('I teach English.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await peopleOf(daraPhone).click()
  await expect(ask(daraPhone)).toContainText('Waiting since')
  await peopleOf(schoolPhone).click()
  await ask(schoolPhone)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await schoolAway.setOffline(false)
  await peopleOf(school).click()
  for (const person of [dara, daraPhone, school, schoolPhone])
    await expect(ask(person)).toContainText('Accepted')

  // All four have the conversation, and say in it what happened.
  for (const person of [dara, daraPhone, school, schoolPhone]) {
    await person.openChat()
    await person.open(person instanceof Desk ? DARA : SCHOOL)
  }
  for (const person of [dara, daraPhone])
    await expect(person.page.getByRole('log').getByText(`${SCHOOL} accepted your request.`)).toBeVisible()
  for (const person of [school, schoolPhone])
    await expect(
      person.page.getByRole('log').getByText('You accepted the request. You can now write to each other.'),
    ).toBeVisible()

  // Blocked in the middle of a sentence, while the other device is away.
  await daraAway.setOffline(true)
  await field(dara).pressSequentially('I could start on')
  await school.page.locator('.thread-name').click()
  await school.page.getByRole('button', { name: 'Block', exact: true }).click()
  await school.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(field(dara)).toBeHidden()
  await expect(dara.page.getByText(`You can't write to ${SCHOOL}.`)).toBeVisible()
  await daraAway.setOffline(false)
  await expect(daraPhone.page.getByText(`You can't write to ${SCHOOL}.`)).toBeVisible()
  for (const person of [school, schoolPhone])
    await expect(person.page.getByText(`You have blocked ${DARA}.`).first()).toBeVisible()

  // Taken back, on the other device: the sentence is there, and goes on.
  await schoolPhone.page.locator('.thread-name').click()
  await schoolPhone.page.getByRole('button', { name: 'Unblock', exact: true }).first().click()
  await expect(field(dara)).toHaveValue('I could start on')
  await field(dara).press('End')
  await field(dara).pressSequentially(' Monday.')
  await field(dara).press('Enter')
  for (const person of [dara, daraPhone, school, schoolPhone])
    await expect(person.message('I could start on Monday.')).toBeVisible()
  for (const person of [school, schoolPhone])
    await expect(person.page.getByText(`You have blocked ${DARA}.`)).toHaveCount(0)
  await school.write('Monday is fine.')
  const said = ['I could start on Monday.', 'Monday is fine.']
  for (const person of [dara, daraPhone, school, schoolPhone]) await expect(person.texts()).toHaveText(said)
  for (const { person, context } of all) {
    expect(person.faults).toEqual([])
    await context.close()
  }
})
