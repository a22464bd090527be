import type { Locator } from '@playwright/test'
import { expect, test } from './support/test'

/** More than two windows of 20. */
const SAID = 50

const topOf = (message: Locator) =>
  message.evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('S-PAGE-12 older messages come while one scrolls up, and nothing jumps', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  for (let i = 1; i <= SAID; i++) await sokha.write(`line ${i}.`)
  await sokha.expectTick(`line ${SAID}.`, 'sent')

  await sokha.page.reload()
  await expect(sokha.message(`line ${SAID}.`)).toBeInViewport()
  const before = await sokha.texts().count()
  expect(before).toBeLessThan(SAID)
  const log = sokha.page.getByRole('log')

  // Scrolling and measuring in one frame: what comes after it must not move what is seen.
  const seen = await log.evaluate((frame) => {
    frame.scrollTop = 100
    const top = frame.getBoundingClientRect().top
    const row = [...frame.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top > top)
    return { text: row?.textContent ?? '', top: Math.round(row?.getBoundingClientRect().top ?? 0) }
  })
  await expect.poll(() => sokha.texts().count()).toBeGreaterThan(before)
  const text = /line \d+\./.exec(seen.text)?.[0] ?? ''
  expect(await topOf(sokha.message(text))).toBe(seen.top)

  // What comes below does not move it either, and is counted.
  const hr = await enter('angkor-hr')
  await hr.open('សុខា ចាន់')
  await hr.write('Are you there?')
  await expect(
    sokha.page.getByRole('button', { name: 'Go to the newest message, 1 more came' }),
  ).toBeVisible()
  expect(await topOf(sokha.message(text))).toBe(seen.top)
  await sokha.page.getByRole('button', { name: /^Go to the newest/ }).click()
  await expect(sokha.message('Are you there?')).toBeInViewport()

  await expect(async () => {
    await log.evaluate((frame) => {
      frame.scrollTop = 0
    })
    await expect(sokha.page.getByText('The conversation starts here.')).toBeVisible({ timeout: 500 })
  }).toPass()
  const lines = sokha.texts().filter({ hasText: /^line \d+\.$/ })
  await expect(lines).toHaveText(Array.from({ length: SAID }, (_, i) => `line ${i + 1}.`))
})

test('S-PAGE-13 a withdrawn message becomes a tip on both sides, in thread and list', async ({ enter }) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open('Bopha, Angkor HR')
  await hr.open('សុខា ចាន់')
  await sokha.write('said in haste')
  await expect(hr.message('said in haste')).toBeVisible()
  await sokha.message('said in haste').hover()
  await sokha.message('said in haste').getByRole('button', { name: 'Withdraw' }).click()
  await expect(sokha.page.getByText('You withdrew a message')).toBeVisible()
  await expect(hr.page.getByText('សុខា ចាន់ withdrew a message')).toBeVisible()
  for (const { page } of [sokha, hr]) await expect(page.getByText('said in haste')).toHaveCount(0)
})

test('S-PAGE-14 a login on another device ends this one, and says so', async ({ enter }) => {
  const here = await enter('sokha')
  await here.expectConnected()
  const there = await enter('sokha')
  await here.page.waitForURL('**/a/login')
  await expect(here.page.getByText('logged in on another device')).toBeVisible()
  await there.expectConnected()
})
