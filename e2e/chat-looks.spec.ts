// How the chat looks and where its parts stand, at a desk and on a phone, beside the mock.

import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import { faultsOf } from './support/faults'
import { Person } from './support/person'
import { expect, test } from './support/test'

/** Held upright: a finger, and a narrow screen. */
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
const BOPHA = 'Bopha, Angkor HR'

async function onPhone(browser: Browser, origin: string, login: string): Promise<Person> {
  const person = new Person(await (await browser.newContext(PHONE)).newPage(), origin)
  await person.takeLogin(login)
  return person
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place} is not drawn`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether a press in the middle of it reaches it. */
const isReached = (place: Locator) =>
  place.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('S-CHAT-42 an own message says in words how far it got, and in a group who of how many has read it', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open(BOPHA)
  await sokha.write('in shape and word')
  await sokha.expectTick('in shape and word', 'delivered')
  const foot = sokha.message('in shape and word').locator('.said-foot')
  await expect(foot).toContainText(/^\d\d:\d\d\s?(Delivered|\S*Read\s?\d\d:\d\d)$/)
  await hr.open('សុខា ចាន់')
  await expect(foot).toContainText(/Read\s?\d\d:\d\d$/)
  await expect(foot.locator('.avatar')).toBeVisible()

  await sokha.open('Angkor hiring')
  await sokha.write('who of you')
  await hr.open('Angkor hiring')
  const readers = sokha.message('who of you').getByRole('button', { name: 'Read by 1 of 2' })
  await readers.click()
  await expect(sokha.page.getByRole('complementary', { name: 'Who has read it' })).toContainText('Bopha')
})

test('S-CHAT-43 S-CHAT-44 a row has the logo of who hires, and pin and details name the job in one language', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await expect(sokha.row(BOPHA).locator('.row-face .logo')).toBeVisible()
  await sokha.page.goto(`${sokha.origin}/a/chat/index?language=km&with=p2p-20001`)
  const pinned = sokha.page.locator('.job-pin > a')
  await expect(pinned).toContainText('អ្នកទទួលភ្ញៀវ')
  await sokha.page.locator('.thread-head .icon-button').last().click()
  const facts = sokha.page.locator('.details-facts a')
  await expect(facts.last()).toHaveText((await pinned.textContent()) ?? '')
  // The company's comes with the company.
  await expect(facts).toHaveCount(2)
  await facts.first().click()
  await expect(sokha.page).toHaveURL(/\/a\/company\/\d+$/)
})

test('S-LOOK-12 the chat fits its window from 812 px on, and what stands beside the thread covers no part of it', async ({
  enter,
}) => {
  const { page, ...sokha } = await enter('sokha').then((one) => ({ page: one.page, row: one.row(BOPHA) }))
  await sokha.row.click()
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  const pane = page.getByRole('complementary', { name: 'Details' })
  const send = page.getByRole('button', { name: 'Send' })
  for (const width of [1280, 1100, 1099, 1000, 900, 812]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('.list')).toHaveCount(1)
    expect.soft(await sideways(page), `${width}`).toBe(0)
    expect.soft((await boxOf(pane)).right, `${width}`).toBeLessThanOrEqual(width)
    expect.soft(await isReached(send), `${width}`).toBe(true)
  }
  const acts = await page.locator('.details-settings button').all()
  const boxes = await Promise.all(acts.map(boxOf))
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(({ y, width }) => `${y} ${Math.round(width)}`)).size).toBe(1)
})

test('S-LOOK-13 the line about the connection covers nothing, with details open or not', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(BOPHA)
  await sokha.expectConnected()
  await sokha.page.context().setOffline(true)
  const { page } = sokha
  const line = page.locator('.chat-notice')
  await expect(line).toBeVisible()
  for (const isOpen of [false, true]) {
    if (isOpen) await page.getByRole('button', { name: 'Details', exact: true }).click()
    const { x, right, y, bottom } = await boxOf(line)
    for (const part of ['h1', '.thread-head', '.log', '.composer', '.list', '.header']) {
      const other = await boxOf(page.locator(part).first())
      const isApart = other.right <= x || other.x >= right || other.bottom <= y || other.y >= bottom
      expect.soft(isApart, part).toBe(true)
    }
  }
  await page.context().setOffline(false)
})

test('S-LOOK-15 a text of more than six lines shows six whole ones', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open(BOPHA)
  const field = sokha.page.getByRole('textbox', { name: /^Message to/ })
  await field.fill(Array.from({ length: 12 }, (_, line) => `line ${line}`).join('\n'))
  const { lines, padding } = await field.evaluate((one: HTMLTextAreaElement) => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(one)
    return {
      lines: one.clientHeight / Number.parseFloat(lineHeight),
      padding: [paddingBlockStart, paddingBlockEnd],
    }
  })
  expect(Math.round(lines * 100) / 100).toBe(6)
  expect(padding).toEqual(['0px', '0px'])
  const box = await boxOf(sokha.page.locator('.composer-line'))
  const inner = await boxOf(field)
  expect(inner.y - box.y).toBeGreaterThanOrEqual(6)
  expect(box.bottom - inner.bottom).toBeGreaterThanOrEqual(6)
})

test('S-LOOK-14 a phone shows one pane at a time, Back leads through them, and all can be pressed by a finger', async ({
  browser,
  server,
}) => {
  const sokha = await onPhone(browser, server.origin, 'sokha')
  await sokha.openChat()
  const { page } = sokha
  await page.getByRole('button', { name: 'Use it here anyway' }).tap()
  await page.reload()
  await expect(sokha.row(BOPHA)).toBeVisible()
  await sokha.row(BOPHA).tap()
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.locator('.header')).toBeHidden()
  await expect(page.locator('.list')).toBeHidden()
  const small: string[] = []
  for (const one of await page.locator(':is(.thread-head, .composer-line) :is(button, a):visible').all()) {
    const { width, height } = await boxOf(one)
    if ((await one.getAttribute('class')) !== 'thread-name' && Math.min(width, height) < 44)
      small.push(`${await one.getAttribute('aria-label')} ${width} ${height}`)
  }
  expect(small).toEqual([])

  await page.getByRole('button', { name: 'Details', exact: true }).tap()
  const pane = page.getByRole('complementary', { name: 'Details' })
  await expect(pane).toBeVisible()
  // The pane is drawn before its step is in the history: nobody presses Back in between.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.isPane)).toBe(true)
  await page.goBack()
  await expect(pane).toHaveCount(0)
  await expect(page.getByRole('log')).toBeVisible()
  // One that is closed by its button leaves no step behind.
  await page.getByRole('button', { name: 'Details', exact: true }).tap()
  await page.getByRole('button', { name: 'Close details' }).tap()
  await expect(pane).toHaveCount(0)
  await page.goBack()
  await expect(sokha.row(BOPHA)).toBeVisible()
  await sokha.row(BOPHA).tap()
  await page.getByRole('link', { name: 'Back to the list' }).tap()
  await expect(sokha.row(BOPHA)).toBeVisible()
  await page.context().close()
})

test('S-LOOK-14 on a phone the field stands above a keyboard that only covers the page', async ({
  browser,
  server,
}) => {
  const sokha = await onPhone(browser, server.origin, 'sokha')
  await sokha.page.goto(`${server.origin}/a/chat/index?phone=1&with=p2p-20001`)
  const field = sokha.page.getByRole('textbox', { name: /^Message to/ })
  await expect(field).toBeVisible()
  // What Safari tells when its keyboard comes: there is no keyboard here.
  await sokha.page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 500 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await boxOf(sokha.page.locator('.composer'))).bottom).toBe(500)
  expect(await isReached(field)).toBe(true)
  await sokha.page.context().close()
})

for (const language of LOOKED_AT)
  test(`S-LOOK-3 the notice for phones, the list, a thread and its details are sound on a phone in ${language}`, async ({
    browser,
    server,
  }) => {
    const { page, ...sokha } = await onPhone(browser, server.origin, 'sokha').then((one) => ({
      page: one.page,
      row: one.row(BOPHA),
      faults: faultsOf(one.page),
    }))
    await page.goto(`${server.origin}/a/chat/index?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarrier(page)
    await page.goto(`${server.origin}/a/chat/index?phone=1`)
    await expect(sokha.row.locator('.logo')).toBeVisible()
    await expectNoBarrier(page)
    await sokha.row.tap()
    await expect(page.getByRole('log')).toBeVisible()
    await expectNoBarrier(page)
    await page.locator('.thread-head .icon-button').last().tap()
    await expect(page.locator('.details-settings')).toBeVisible()
    await expectNoBarrier(page)
    expect(await sideways(page)).toBe(0)
    expect(sokha.faults).toEqual([])
    await page.context().close()
  })

test('S-LOOK-16 with forced colours and no motion it is told whose words they are and which chat is open', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(BOPHA)
  await expect(sokha.page.locator('.said-own .bubble').first()).toBeVisible()
  await sokha.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const edges = (place: Locator, edge: string) =>
    place.first().evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), edge)
  await expect.poll(() => edges(sokha.page.locator('.said-own .bubble'), 'border-top-width')).toBe('2px')
  const others = sokha.page.locator('.said:not(.said-own) .bubble')
  await expect.poll(() => edges(others, 'border-top-width')).toBe('1px')
  await expect.poll(() => edges(sokha.row(BOPHA), 'outline-style')).toBe('solid')
  await expectSound(sokha.page)
})

test('S-LOOK-18 S-BOX-16 S-BOX-17 on a phone a pane is alone, Enter breaks the line, and the chat can be given up', async ({
  browser,
  server,
}) => {
  const sokha = await onPhone(browser, server.origin, 'sokha')
  const { page } = sokha
  await page.goto(`${server.origin}/a/chat/index?phone=1&with=p2p-20001`)
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('one')
  await field.press('Enter')
  await expect(field).toHaveValue('one\n')
  await expect(field).toHaveAttribute('enterkeyhint', 'enter')
  await page.getByRole('button', { name: 'Details', exact: true }).tap()
  const side = page.locator('.side')
  await expect(side).toBeVisible()
  const isAlone = () =>
    side.evaluate((one) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].every((part) =>
        one.contains(document.elementFromPoint(innerWidth / 2, innerHeight * part)),
      ),
    )
  expect(await isAlone()).toBe(true)
  await page.setViewportSize({ width: 640, height: 400 })
  expect(await isAlone()).toBe(true)
  await page.goto(`${server.origin}/a/chat/settingForm?of=phone`)
  const own = page.getByRole('switch', { name: /Use the chat in this browser/ })
  await own.tap()
  await expect(own).not.toBeChecked()
  await page.goto(`${server.origin}/a/chat/index`)
  await expect(page.getByRole('button', { name: 'Use it here anyway' })).toBeVisible()
  await page.context().close()
})
