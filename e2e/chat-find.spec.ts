import { compose } from './support/keyboard'
import { expect, test } from './support/test'

const HR = 'Bopha, Angkor HR'

test('S-CHAT-1 the list is walked by arrows, and Ctrl+K finds a conversation in it', async ({ enter }) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  const rows = page.getByRole('navigation', { name: 'Chats' }).getByRole('link')
  await expect(rows).toHaveCount(6)
  // What is caught up moves rows.
  await sokha.expectConnected()
  await page.keyboard.press('Control+k')
  const find = page.getByRole('textbox', { name: 'Find people and messages' })
  await expect(find).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(find).toBeFocused()

  await page.keyboard.type('tonle bank')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sreymom, Tonle Bank' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(sokha.row(HR)).toBeVisible()
})

test('S-CHAT-22 keys of an input method are no keys of the fields that look for something', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  const url = page.url()
  // Who opens a conversation writes in it, once it is there.
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
  const find = page.getByRole('textbox', { name: 'Find people and messages' })
  await page.keyboard.press('Control+k')
  await expect(find).toBeFocused()
  const name = await compose(page, 'Vich')
  // It chooses among what is offered, and takes it.
  await name.press('ArrowDown')
  await expect(find).toBeFocused()
  await name.press('Enter')
  await name.write()
  await expect(find).toHaveValue('Vich')
  expect(page.url()).toBe(url)
  await find.press('Escape')

  await page.getByRole('button', { name: 'Search in this chat' }).click()
  const pane = page.getByRole('complementary', { name: 'Search in this chat' })
  await expect(pane.getByRole('textbox')).toBeFocused()
  const word = await compose(page, 'hotel')
  await word.press('Escape')
  await word.write()
  await expect(pane.getByRole('textbox')).toHaveValue('hotel')
  await pane.getByRole('textbox').press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search in this chat' })).toBeFocused()
})

test('S-CHAT-10 S-PREV-19 a search in all conversations counts, marks, and shows what it found where it stands', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await expect(sokha.row(HR)).toBeVisible()
  await sokha.expectConnected()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('13TH month')
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
  const hit = page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: /13th month/ })
  await expect(hit.locator('mark')).toHaveText('13th month')
  await hit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vichea, Mekong Tech' })).toBeVisible()
  await expect(page.locator('[data-type=message]').filter({ hasText: '13th month' })).toBeInViewport()
  // In the bubble too.
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String))
  await expect.poll(marked).toEqual(['13th month'])
})

test('S-CHAT-10 S-PREV-19 a search in one conversation goes from hit to hit, and what is withdrawn is no hit any more', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  const lines = Array.from({ length: 60 }, (_, i) => (i % 20 === 3 ? `needle ${i}` : `straw ${i}`))
  for (const line of lines) await sokha.write(line)
  await sokha.expectTick('straw 59', 'sent')
  await page.reload()
  await page.getByRole('button', { name: 'Search in this chat' }).click()
  const pane = page.getByRole('complementary', { name: 'Search in this chat' })
  await pane.getByRole('textbox').fill('NEEDLE')
  await expect(pane.getByText('3 messages')).toBeVisible()
  await expect(pane.locator('mark')).toHaveText(['needle', 'needle', 'needle'])
  const hits = pane.getByRole('listitem')
  await expect(hits).toContainText(['needle 43', 'needle 23', 'needle 3'])

  await hits.nth(2).getByRole('button').click()
  await expect(sokha.message('needle 3')).toBeInViewport()
  await expect(sokha.message('straw 4').first()).toBeInViewport()
  await hits.nth(0).getByRole('button').click()
  await expect(sokha.message('needle 43')).toBeInViewport()
  // It stays marked when it has lit up, until the next one.
  const shown = page.locator('[data-found]')
  await shown.evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)))
  await expect(shown).toContainText('needle 43')
  await hits.nth(1).getByRole('button').click()
  await expect(shown).toContainText('needle 23')
  await hits.nth(0).getByRole('button').click()
  await expect(shown).toContainText('needle 43')

  await sokha.choose(sokha.message('needle 43'), /^Withdraw/)
  await expect(pane.getByText('2 messages')).toBeVisible()
  await expect(page.getByText('needle 43')).toHaveCount(0)
  await page.getByRole('button', { name: /^Go to the newest/ }).click()
  await expect(sokha.message('straw 59')).toBeInViewport()

  // from a hit among all conversations one goes where one likes, too
  await pane.getByRole('button', { name: /^Close/ }).click()
  await expect(shown).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('needle 3')
  const all = page.getByRole('navigation', { name: 'Chats' })
  await all.getByRole('link', { name: /needle 3/ }).click()
  await expect(sokha.message('needle 3')).toBeInViewport()
  await page.getByRole('button', { name: /^Go to the newest/ }).click()
  await expect(sokha.message('straw 59')).toBeInViewport()
  await sokha.write('the last straw')
  await sokha.expectTick('the last straw', 'sent')
  await expect(sokha.message('the last straw')).toBeInViewport()
})

test('S-CHAT-33 a hit says who said it: oneself by a word, others by their name', async ({ enter }) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  await sokha.write('a durian of mine')
  await sokha.expectTick('a durian of mine', 'sent')
  await sokha.open('Angkor hiring')
  await sokha.write('a durian in the group')
  await sokha.expectTick('a durian in the group', 'sent')

  const all = page.getByRole('navigation', { name: 'Chats' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('durian')
  await expect(all.getByRole('link', { name: /durian/ })).toHaveText([
    /You: a durian in the group$/,
    /You: a durian of mine$/,
  ])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search in this chat' }).click()
  const pane = page.getByRole('complementary', { name: 'Search in this chat' })
  await pane.getByRole('textbox').fill('durian')
  await expect(pane.getByRole('listitem')).toHaveText([/You: a durian in the group$/])
  // What somebody else said in the group.
  const said = page.locator('.said:not(.said-own) .bubble-text').last()
  const word = /\p{L}{4,}/u.exec((await said.textContent()) ?? '')?.[0] ?? ''
  await pane.getByRole('textbox').fill(word)
  await expect(pane.getByRole('listitem').first()).toHaveText(/\p{L}: .*\p{L}/u)
  await expect(pane.getByRole('listitem').first()).not.toContainText('You:')
})
