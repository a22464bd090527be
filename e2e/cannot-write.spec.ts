// What is said where writing does not do what it always does: one of two people has blocked the other, or the server is away.

import { chatAs } from './support/deeds'
import { expect, test } from './support/test'

const HR = 'Bopha, Angkor HR'
const [SOKHA, HR_ID] = ['10001', '20001']

test('S-CHAT-35 who is blocked is told so in place of the field, and finds the begun text when the block is lifted', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  await sokha.expectConnected()
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('only begun')
  const hr = await chatAs(page, sokha.origin, 'angkor-hr')
  await hr('POST', `/users/${HR_ID}/blacklist`, { blacklist: [SOKHA] })
  await expect(page.getByText(`You can't write to ${HR}.`)).toBeVisible()
  await expect(field).toHaveCount(0)
  // The keyboard stays in the conversation.
  await expect(page.getByRole('log')).toBeFocused()
  // Nothing offers to answer what cannot be answered.
  await sokha.act(page.getByRole('article').last())
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Reply' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // At once after a reload too: it is known on this device.
  await page.reload()
  await expect(page.getByText(`You can't write to ${HR}.`)).toBeVisible()

  await hr('DELETE', `/users/${HR_ID}/blacklist`, { blacklist: [SOKHA] })
  await expect(field).toHaveValue('only begun')
  await field.press('Enter')
  await sokha.expectTick('only begun', 'sent')
})

test('S-CHAT-35 who has blocked somebody reads that in place of the field, and a field that comes back takes no focus', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  const elsewhere = await chatAs(page, sokha.origin, 'sokha')
  await elsewhere('POST', `/users/${SOKHA}/blacklist`, { blacklist: [HR_ID] })
  await sokha.open(HR)
  await expect(page.getByText(`You have blocked ${HR}.`)).toBeVisible()
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: 'Search in this chat' }).click()
  const search = page.getByRole('complementary').getByRole('textbox')
  await search.fill('hotel')
  await elsewhere('DELETE', `/users/${SOKHA}/blacklist`, { blacklist: [HR_ID] })
  await expect(field).toBeVisible()
  await expect(search).toBeFocused()
})

test('S-SAYNO-7 who may not speak in a group reads that in place of the field, and finds the begun text when they may again', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open('Angkor hiring')
  await sokha.expectConnected()
  const group = new URL(page.url()).searchParams.get('with')?.replace('team-', '')
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('only begun')
  const owner = await chatAs(page, sokha.origin, 'angkor-hr')
  const places = [
    [`/groups/${group}/settings`, 'Only the owner and admins can write in this group.'],
    [
      `/groups/${group}/members/${SOKHA}/settings`,
      'You are muted in this group: you can read, but not write.',
    ],
  ] as const
  for (const [place, text] of places) {
    const said = page.getByText(text)
    await owner('POST', place, { no_speaking: 1 })
    await expect(said).toBeVisible()
    await expect(field).toHaveCount(0)
    await owner('POST', place, { no_speaking: 0 })
    await expect(field).toHaveValue('only begun')
    await expect(said).toHaveCount(0)
  }
})

test('S-SAYNO-7 who is no friend any more reads that in place of the field, and can ask to be one', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  await sokha.expectConnected()
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await expect(field).toBeVisible()
  const elsewhere = await chatAs(page, sokha.origin, 'sokha')
  await elsewhere('DELETE', `/users/${SOKHA}/contacts/${HR_ID}`)
  await expect(page.getByText('You are not friends')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add friend' })).toBeVisible()
  await expect(field).toHaveCount(0)
})

test('S-WEB-6 while the server is away the chat says that what one writes is kept, and it goes out later', async ({
  enter,
  server,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  await sokha.expectConnected()
  await server.kill()
  await expect(page.getByText('Connecting… We keep what you write and send it later.')).toBeVisible()
  await sokha.write('while it was away')
  await sokha.expectTick('while it was away', 'sending')
  await server.start()
  await sokha.expectTick('while it was away', 'sent')
  await sokha.expectConnected()
})
