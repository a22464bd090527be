import { expect, test } from './support/test'
import { readThread } from './support/thread'

test('S-PAGE-4 a reload without a network shows the history, and a text typed then goes out later', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  await sokha.write('before the cut')
  await sokha.expectTick('before the cut', 'sent')
  await sokha.expectPagesKept()
  const shown = await readThread(sokha.page)

  await sokha.page.context().setOffline(true)
  await sokha.page.reload()
  // "Offline" or "connecting": `navigator.onLine` may forget over a reload what the network was emulated to be.
  await expect(sokha.page.locator('.banner[data-notice]')).toBeVisible()
  await expect(sokha.message('before the cut')).toBeVisible()
  expect(await readThread(sokha.page)).toEqual(shown)
  await sokha.write('written offline')
  await sokha.expectTick('written offline', 'sending')

  await sokha.page.context().setOffline(false)
  await sokha.expectTick('written offline', 'sent')
  await sokha.expectConnected()
})

test('S-PAGE-5 a draft survives a reload', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const field = sokha.page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('not yet said')
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('Draft: not yet said')
  await sokha.page.reload()
  await expect(field).toHaveValue('not yet said')
})
