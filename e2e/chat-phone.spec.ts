// The chat in the hand: what opens over a talk, what Back does to it, and what is left of the line for words.

import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { faultsOf } from './support/faults'
import { Person } from './support/person'
import { expect, test } from './support/test'

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
const BOPHA = 'Bopha, Angkor HR'
const GROUP = 'Angkor hiring'

test.use(PHONE)

/** From the list into the talk, so that the list is one step back. */
async function openTalk(page: Page, origin: string, title = BOPHA) {
  const sokha = new Person(page, origin)
  await sokha.takeLogin('sokha')
  await page.goto(`${origin}/a/chat/index?phone=1`)
  await sokha.row(title).tap()
  await expect(page.getByRole('log')).toBeVisible()
  return sokha
}

/** A finger that rests on it. */
async function rest(page: Page, place: Locator) {
  await expect(place).toBeVisible()
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place} is not drawn`)
  const hand = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }]
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(page.getByRole('menu')).toBeVisible()
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('S-BOX-18 S-LOOK-19 one button offers files, quick replies and cards, and Back closes what is open and leaves the talk', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page)
  await openTalk(page, server.origin)
  const clip = page.getByRole('button', { name: 'Attach', exact: true })
  const field = page.getByRole('textbox', { name: /^Message to/ })
  expect((await field.boundingBox())?.width).toBeGreaterThan(200)
  await clip.tap()
  const menu = page.getByRole('menu', { name: 'Attach' })
  await expect(menu.getByRole('menuitem')).toHaveText(['Photo or file', 'Quick replies', 'Send my resume'])
  await expectNoBarrier(page)
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await expect(clip).toBeFocused()

  await clip.tap()
  const chooser = page.waitForEvent('filechooser')
  await menu.getByRole('menuitem', { name: 'Photo or file' }).tap()
  expect((await chooser).isMultiple()).toBe(true)
  await clip.tap()
  await menu.getByRole('menuitem', { name: 'Quick replies' }).tap()
  const quick = page.getByRole('dialog', { name: 'Quick replies' })
  await expect(quick.getByRole('link', { name: 'Edit quick replies' })).toBeVisible()
  await expectNoBarrier(page)
  await page.goBack()
  await expect(quick).toHaveCount(0)
  await clip.tap()
  await menu.getByRole('menuitem', { name: 'Send my resume' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Emoji', exact: true }).tap()
  const emoji = page.getByRole('dialog', { name: 'Emoji' })
  await expect(emoji).toBeVisible()
  // Back is held from the moment that all emoji are drawn: nobody is quicker than that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await page.goBack()
  await expect(emoji).toHaveCount(0)
  await expect(page.getByRole('log')).toBeVisible()
  await page.goBack()
  await expect(page.locator('.list')).toBeVisible()
  expect(faults).toEqual([])
})

test('S-LOOK-20 S-LOOK-19 a message under a finger is marked while its menu is open, and a row of the list too', async ({
  page,
  server,
}) => {
  const sokha = await openTalk(page, server.origin)
  const bubble = page.locator('.said .bubble').last()
  const edge = (place: Locator) => () => place.evaluate((one) => getComputedStyle(one).outlineStyle)
  await rest(page, bubble)
  await expect.poll(edge(bubble)).toBe('solid')
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect.poll(edge(bubble)).toBe('none')
  await page.goBack()
  // The list was the first page of the site here: nothing holds a Back that leads out of it.
  await page.getByRole('link', { name: /^People/ }).tap()
  await page.getByRole('link', { name: /^Chats/ }).tap()
  // Rows of people look like these: the chats are there with their filters.
  await expect(page.getByRole('group', { name: 'Show' })).toBeVisible()
  await rest(page, sokha.row(BOPHA))
  await expect.poll(edge(sokha.row(BOPHA))).toBe('solid')
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(sokha.row(BOPHA)).toBeVisible()
})

test('S-LOOK-18 a starred message that is pressed is in sight, and opening a pane looks for none again', async ({
  page,
  server,
}) => {
  const sokha = await openTalk(page, server.origin)
  const first = sokha.message('ជំរាបសួរបង').first()
  await first.scrollIntoViewIfNeeded()
  await first.getByRole('button', { name: 'Message actions' }).tap()
  await page.getByRole('menuitem', { name: 'Star' }).tap()
  await page.getByRole('button', { name: 'Details', exact: true }).tap()
  await page.getByRole('button', { name: 'Starred' }).tap()
  const side = page.locator('.side')
  await side.locator('.hits button').first().tap()
  await expect(side).toHaveCount(0)
  await expect(first).toBeInViewport()
  await page.goBack()
  await expect(page.locator('.list')).toBeVisible()
})

test('S-LOOK-21 a row of a group names who wrote last', async ({ page, server }) => {
  const sokha = await openTalk(page, server.origin)
  await page.goBack()
  const last = (title: string) => sokha.row(title).locator('.row-last')
  await expect(last(GROUP)).toHaveText(/^Bopha: Not yet/)
  await expect(last(BOPHA)).not.toContainText('Bopha')
})

test('S-LOOK-23 S-LOOK-7 the head says whole when somebody was there last, and all of Details can be pressed by a finger', async ({
  page,
  server,
  browser,
}) => {
  const hr = new Person(await (await browser.newContext()).newPage(), server.origin)
  await hr.takeLogin('angkor-hr')
  await hr.page.goto(`${server.origin}/a/chat/index?phone=1`)
  await hr.expectConnected()
  await hr.page.context().close()
  await page.setViewportSize({ width: 360, height: 800 })
  await openTalk(page, server.origin)
  const seen = page.locator('.thread-seen')
  await expect(seen).toHaveText(/^last seen today \d\d:\d\d$/)
  const below = page.locator('.thread-head p')
  await expect(below).toHaveText(/^last seen today \d\d:\d\d( · Angkor Hospitality Group)?$/)
  expect(await below.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Details', exact: true }).tap()
  const side = page.locator('.side')
  await expect(side.getByRole('button', { name: /^Change: / })).toHaveCount(2)
  const small: string[] = []
  for (const one of await side.locator(':is(button, a):visible').all()) {
    const box = await one.boundingBox()
    if ((box?.height ?? 0) < 44) small.push(`${await one.textContent()} ${box?.height}`)
  }
  expect(small).toEqual([])
  await side.getByRole('button', { name: 'Starred' }).tap()
  await expect(side.getByRole('heading', { name: 'No starred messages yet' })).toBeVisible()
  await expectNoBarrier(page)
})
