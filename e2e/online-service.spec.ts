import type { Browser } from '@playwright/test'
import { service } from '../packages/portal-web/src/i18n/en/service'
import { expectSound } from './support/barriers'
import { Desk } from './support/desk'
import { choose, pdf, picture } from './support/media'
import { giveLogin, Person } from './support/person'
import { expect, test } from './support/test'

const SERVICE = 'p2p-99901'

/** An agent at the desk of the online service, in a browser of their own. */
async function agentAt(browser: Browser, origin: string, login: string): Promise<Desk> {
  const desk = new Desk(await (await browser.newContext()).newPage(), origin)
  await desk.page.goto(`${origin}/desk/`)
  await desk.fillLogin(login)
  await desk.page.waitForURL('**/desk/service')
  return desk
}

const named = (text: string, name: string): string => text.replace('{{name}}', name)

test('S-SERVICE-20 S-SERVICE-22 S-SERVICE-4 S-SERVICE-6 S-SERVICE-15 S-SERVICE-23 S-SERVICE-24 a seeker writes and is told once that nobody is there; two agents take it at once, one answers, hands over, closes; the seeker writes again', async ({
  page,
  server: { origin },
  browser,
}) => {
  const dara = new Person(page, origin)
  await page.goto(`${origin}/a/about`)
  await page.getByRole('button', { name: 'Online service' }).click()
  await expect(page.locator('.online-service').getByText(/^(Open now|Closed now, back .+)$/)).toBeVisible()
  await page.getByRole('link', { name: 'Log in to chat with us' }).click()
  await giveLogin(page, 'dara')
  await page.waitForURL(`**/a/chat/index?with=${SERVICE}`)
  const bubbles = page.locator('.thread .bubble')
  await dara.write('How do I change my phone number?')
  const word = bubbles.filter({ hasText: /Nobody is at the online service|The online service is closed now/ })
  await expect(word).toHaveCount(1)
  await dara.write('Hello?')
  await expect(bubbles.filter({ hasText: 'Hello?' })).toHaveCount(1)

  const one = await agentAt(browser, origin, 'agent')
  const two = await agentAt(browser, origin, 'agent-2')
  const rows = (desk: Desk) => desk.page.locator('.review-row')
  for (const desk of [one, two]) {
    await rows(desk).filter({ hasText: 'Dara Kim' }).click()
    await expect(desk.page.getByText('How do I change my phone number?').first()).toBeVisible()
  }
  await expectSound(one.page)
  await one.page.setViewportSize({ width: 1280, height: 800 })
  await Promise.all(
    [one, two].map(({ page }) => page.getByRole('button', { name: service.take, exact: true }).click()),
  )
  const isFirst = one.page.getByText(service.yours)
  const isSecond = two.page.getByText(service.yours)
  await expect(isFirst.or(one.page.getByText(named(service.taken, 'Visal')))).toBeVisible()
  await expect(isSecond.or(two.page.getByText(named(service.taken, 'Sreypov')))).toBeVisible()
  const [holder, other, otherName] = (await isFirst.isVisible()) ? [one, two, 'Visal'] : [two, one, 'Sreypov']
  await expect(other.page.getByText(service.yours)).toHaveCount(0)
  await expect(other.page.getByRole('textbox', { name: service.field })).toHaveCount(0)

  await expect(bubbles.filter({ hasText: 'is with you now.' })).toHaveCount(1)
  const send = holder.page.getByRole('button', { name: service.send, exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await holder.page.getByRole('textbox', { name: service.field }).fill('Half of an answer')
  await holder.page.reload()
  await expect(holder.page.getByRole('textbox', { name: service.field })).toHaveValue('Half of an answer')

  const answer = async ({ page }: Desk, text: string) => {
    await page.getByRole('textbox', { name: service.field }).fill(text)
    await page.getByRole('button', { name: service.send, exact: true }).click()
  }
  await answer(holder, 'Open the settings of your account.')
  await expect(bubbles.filter({ hasText: 'Open the settings of your account.' })).toHaveCount(1)
  await dara.write('Thank you')
  await expect(holder.page.locator('.service-said').filter({ hasText: 'Thank you' })).toHaveCount(1)
  await expect(word).toHaveCount(1)

  await holder.page.getByRole('button', { name: service.handOver }).click()
  await holder.page.getByRole('menuitem', { name: named(service.toAgent, otherName) }).click()
  await expect(holder.page.getByText(service.choose)).toBeVisible()
  await answer(other, 'Anything else?')
  await expect(bubbles.filter({ hasText: 'Anything else?' })).toHaveCount(1)
  await other.page.getByRole('button', { name: service.close, exact: true }).click()
  await expect(rows(other)).toHaveCount(0)
  await expect(other.page.getByText(service.none)).toBeVisible()
  await expect(other.page).toHaveTitle(`${service.title} - Sarika`)
  await expect(bubbles.filter({ hasText: 'The conversation was closed.' })).toHaveCount(1)

  await dara.write('One more question')
  await expect(rows(other).filter({ hasText: 'One more question' })).toHaveCount(1)
  await expect(other.page.getByRole('region', { name: service.waiting })).toBeVisible()
  await expect(other.page).toHaveTitle(`(1) ${service.title} - Sarika`)
  for (const person of [dara, one, two]) expect(person.faults).toEqual([])

  const stranger = new Desk(await (await browser.newContext()).newPage(), origin)
  await stranger.takeLogin('angkor-hr')
  await stranger.page.goto(`${origin}/desk/service`)
  await expect(stranger.page.getByText(service.notYours)).toBeVisible()
  for (const desk of [one, two, stranger]) await desk.page.context().close()
})

test('S-SERVICE-26 S-SERVICE-27 S-SERVICE-28 a seeker finds the service in the chat, sends links, a picture and a file; the agent who takes it opens them, and is told of a text that is too long', async ({
  enter,
  server: { origin },
  browser,
}) => {
  const dara = await enter('dara')
  const { page } = dara
  const find = page.getByRole('textbox', { name: 'Find people and messages' })
  const offered = page.getByRole('link').filter({ hasText: 'Online service · Monday–Friday' })
  await dara.expectConnected()
  await find.fill('monday')
  await expect(page.getByText('No chats with this name.')).toBeVisible()
  await find.fill('help')
  await offered.click()
  await dara.write('See https://sarika.example/jobs or call 012 345 678')
  await expect(page.getByRole('article').filter({ hasText: 'Automatic reply' })).toHaveCount(1)
  await find.fill('online service')
  await expect(offered).toHaveCount(1)
  await find.fill('')
  await expect(offered).toHaveCount(1)
  await choose(page, [picture('receipt.png', 300, 200), pdf('bill.pdf')])
  await page.getByLabel('Caption of receipt.png').fill('From www.sarika.example')
  await page.getByRole('button', { name: 'Send', exact: true }).click()

  const { page: desk, faults } = await agentAt(browser, origin, 'agent')
  await desk.locator('.review-row').filter({ hasText: 'Dara Kim' }).click()
  const said = desk.locator('.service-said')
  await expect(said.filter({ hasText: 'bill.pdf' })).toContainText(service.takeToOpen)
  await expect(said.getByRole('button')).toHaveCount(0)
  const link = said.getByRole('link', { name: 'https://sarika.example/jobs' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(said.getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:012345678')
  await desk.getByRole('button', { name: service.take, exact: true }).click()
  const enlarge = said.getByRole('button', { name: 'Enlarge: receipt.png' })
  await expect(enlarge.locator('img')).toHaveJSProperty('complete', true)
  await expect(said.getByRole('link', { name: 'www.sarika.example' })).toBeVisible()
  await expect(said.last()).toBeInViewport({ ratio: 1 })
  await enlarge.click()
  const large = desk.getByRole('dialog').getByRole('img', { name: /receipt.png/ })
  await expect(large).toHaveJSProperty('naturalWidth', 300)
  await expectSound(desk)
  await desk.keyboard.press('Escape')
  await expect(enlarge).toBeFocused()
  const field = desk.getByRole('textbox', { name: service.field })
  await field.fill('x'.repeat(801))
  await field.press('Enter')
  await expect(desk.getByRole('alert')).toContainText(service.tooLong)
  await field.fill('x')
  await expect(desk.getByText(service.tooLong)).toHaveCount(0)
  const saved = desk.waitForEvent('download')
  await said.getByRole('button', { name: 'Save bill.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('bill.pdf')
  // The browser writes down that the long answer was refused.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
  await desk.context().close()

  const clinic = new Desk(await (await browser.newContext()).newPage(), origin)
  await clinic.takeLogin('river-clinic')
  await clinic.openChat()
  await expect(clinic.page.getByText('No chats yet.')).toBeVisible()
  await clinic.page.getByRole('link').filter({ hasText: 'Online service · Monday–Friday' }).click()
  await expect(clinic.field).toBeVisible()
  await clinic.page.context().close()
})
