import { compose } from './support/keyboard'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

test('S-PAGE-1 two people talk both ways, and the ticks move to read', async ({ enter }) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open('Bopha, Angkor HR')
  await sokha.write('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?')
  await sokha.expectTick('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?', 'delivered')

  const row = hr.row('សុខា ចាន់')
  await expect(row).toContainText('unread')
  await expect(hr.page).toHaveTitle(/^\(\d+\) /)
  await hr.open('សុខា ចាន់')
  await expect(hr.message('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?')).toBeVisible()
  await sokha.expectTick('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?', 'read')

  await hr.write('Yes, 8 is fine.')
  await expect(sokha.message('Yes, 8 is fine.')).toBeVisible()
  await hr.expectTick('Yes, 8 is fine.', 'read')
  await expect(row).not.toContainText('unread')
})

test('S-PAGE-2 what is sent while the server is killed is there once, in order, on both sides', async ({
  enter,
  server,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open('Bopha, Angkor HR')
  await hr.open('សុខា ចាន់')
  await sokha.expectConnected()
  await hr.expectConnected()

  const said = ['kill one', 'kill two', 'kill three']
  await sokha.write(said[0] ?? '')
  await Promise.all([server.kill(), sokha.write(said[1] ?? '')])
  await sokha.write(said[2] ?? '')
  await sokha.expectTick('kill three', 'sending')
  await server.start()

  await sokha.expectTick('kill three', 'read')
  for (const person of [sokha, hr]) {
    const heard = person.texts().filter({ hasText: 'kill' })
    await expect(heard).toHaveText(said)
    await person.page.reload()
    await expect(heard).toHaveText(said)
  }
})

test('S-PAGE-3 Enter that ends a composition does not send; Shift+Enter breaks the line', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const field = sokha.page.getByRole('textbox', { name: /^Message to/ })
  await field.focus()
  const composition = await compose(sokha.page, 'សួស្ដី')
  await composition.press('Enter')
  await composition.write()
  await expect(field).toHaveValue('សួស្ដី')
  await field.press('Shift+Enter')
  await field.pressSequentially('second line')
  await expect(field).toHaveValue('សួស្ដី\nsecond line')
  await expect(sokha.message('second line')).toHaveCount(0)
  await field.press('Enter')
  await expect(sokha.message('second line')).toBeVisible()
  await expect(field).toHaveValue('')
})
