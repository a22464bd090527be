import type { Page } from '@playwright/test'
import type { Person } from './support/person'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const HR = 'p2p-20001'

/** What stands on the machine now. */
const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** As if the person had gone to another program: a page of a test always has the focus. */
const leave = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => false
  })

/** By the settings of the chat. */
async function turnOn({ page, origin }: Person): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin })
  await page.goto(`${origin}/a/chat/settingForm?of=sounds`)
  const notifications = page.getByRole('switch', { name: /^Notifications/ })
  await notifications.click()
  await expect(notifications).toBeChecked()
}

/** Pushes this to the worker of the page, as a push service would. */
async function push(page: Page, said: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', (told) => registrations.push(...told.registrations))
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const { origin } = new URL(page.url())
  const registrationId = registrations.at(-1)?.registrationId ?? ''
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(said),
  })
  await session.detach()
}

test('S-BELL-5 S-BELL-7 S-BELL-8 S-BELL-19 what comes while nobody looks is shown once a conversation, without words, until it is read', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  const { page } = sokha
  await sokha.expectPagesKept()
  await turnOn(sokha)
  await leave(page)
  await hr.open('សុខា ចាន់')
  await hr.write('Can you come at 9?')
  const plain = (body: RegExp | string) => [{ title: 'Sarika', body: expect.stringMatching(body), tag: HR }]
  await expect.poll(() => shownBy(page)).toEqual(plain(/^(New message|\d+ new messages)$/))
  await hr.write('Or at half past?')
  await expect.poll(() => shownBy(page)).toEqual(plain(/^\d+ new messages$/))
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml/)

  // What they say stands there only where this device is set so.
  await page.getByRole('switch', { name: /^Show names and messages/ }).click()
  await hr.write('Or at 10?')
  const said = [{ title: 'Bopha, Angkor HR', body: 'Or at 10?', tag: HR }]
  await expect.poll(() => shownBy(page)).toEqual(said)

  // Whoever reads it, here in another tab, takes it away.
  const tab = await sokha.openTab(`/a/chat/index?with=${HR}`)
  await expect(tab.message('Or at 10?')).toBeVisible()
  await expect.poll(() => shownBy(page)).toEqual([])
})

test('S-BELL-5 S-BELL-18 a push is shown unless its conversation is in view; a press leads there', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.expectPagesKept()
  await page.context().grantPermissions(['notifications'], { origin: sokha.origin })
  await sokha.open('Bopha, Angkor HR')
  const said = { title: 'Sarika', body: 'New message', tag: HR, id: '7' }
  const other = { ...said, tag: 'p2p-20002', id: '8' }
  await push(page, said)
  await push(page, other)
  // The second was shown, so the first was judged before.
  await expect.poll(async () => (await shownBy(page)).map(({ tag }) => tag)).toEqual([other.tag])
  await push(page, { ...other, body: 'The same once more' })
  await push(page, { ...other, tag: 'requests', id: '' })
  await expect.poll(async () => (await shownBy(page)).length).toBe(2)
  expect((await shownBy(page)).map(({ body }) => body)).not.toContain('The same once more')

  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(
    (tag) => (globalThis as unknown as { openTold(tag: string): void }).openTold(tag),
    other.tag,
  )
  await expect(page).toHaveURL(/with=p2p-20002$/)
  await worker?.evaluate(() =>
    (globalThis as unknown as { openTold(tag: string): void }).openTold('requests'),
  )
  await expect(page).toHaveURL(/\/chat\/people\?view=requests$/)
})

test('S-BELL-2 kinds are switched off for all devices', async ({ enter }) => {
  const sokha = await enter('sokha')
  const { page, origin } = sokha
  await page.goto(`${origin}/a/chat/settingForm?of=sounds`)
  const requests = page.getByRole('switch', { name: /^Contact requests/ })
  await expect(requests).toBeChecked()
  await requests.click()
  await expect(requests).not.toBeChecked()
  const tab = await sokha.openTab('/a/chat/setting')
  await expect(tab.page.getByRole('switch', { name: /^Contact requests/ })).not.toBeChecked()
})

/** Keeps in the page what it shows from now on, by message. */
const watchShown = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = ServiceWorkerRegistration
    const show = prototype.showNotification
    const ids: string[] = []
    Object.assign(globalThis, { shownIds: ids })
    prototype.showNotification = function (title, options) {
      ids.push(options?.data.id)
      return show.call(this, title, options)
    }
  })

const shownIds = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shownIds: string[] }).shownIds.length)

test('S-BELL-2 S-BELL-4 a kind that is switched off and on again goes by it at once, once over all tabs', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  const { page } = sokha
  await sokha.expectPagesKept()
  await turnOn(sokha)
  const { page: other } = await sokha.openTab('/a/chat/setting')
  for (const tab of [page, other]) {
    await leave(tab)
    await watchShown(tab)
  }
  const shown = async () => (await shownIds(page)) + (await shownIds(other))
  const asked = { now: 0 }
  const isBell = (url: string) => url.endsWith('/users/me/bell')
  const ended = (request: { url(): string }) => {
    if (isBell(request.url())) asked.now--
  }
  page.context().on('request', (request) => {
    if (isBell(request.url())) asked.now++
  })
  page.context().on('requestfinished', ended)
  page.context().on('requestfailed', ended)

  await hr.open('សុខា ចាន់')
  await hr.write('With it on')
  await expect.poll(shown).toBe(1)
  const messages = page.getByRole('switch', { name: /^Messages/ })
  const waiting = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
  for (const round of [1, 2]) {
    await messages.click()
    await expect(messages).not.toBeChecked()
    await expect.poll(() => asked.now).toBe(0)
    const before = await waiting()
    await hr.write(`While it is off ${round}`)
    await expect.poll(waiting).toBe(before + 1)
    await expect.poll(() => asked.now).toBe(0)
    await messages.click()
    await expect(messages).toBeChecked()
    await expect.poll(() => asked.now).toBe(0)
    await hr.write(`On again ${round}`)
    await expect.poll(shown).toBe(1 + round)
  }
})
