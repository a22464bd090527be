import { Person } from './support/person'
import { expect, test } from './support/test'
import { readThread } from './support/thread'

test.use({ serviceWorkers: 'allow' })

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
  await expect(sokha.page.locator('[data-notice=offline]')).toBeVisible()
  await sokha.page.reload()
  // Where the network is emulated away, a page that is loaded then is often told that it is online: it tries to connect.
  await expect(sokha.page.locator('[data-notice=offline], [data-notice=connecting]')).toBeVisible()
  await expect(sokha.message('before the cut')).toBeVisible()
  expect(await readThread(sokha.page)).toEqual(shown)
  await sokha.write('written offline')
  await sokha.expectTick('written offline', 'sending')

  await sokha.page.context().setOffline(false)
  await sokha.expectTick('written offline', 'sent')
  await sokha.expectConnected()
})

test('S-PAGE-4 pages are kept although the server was away when they first were to be', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = (...asked) => {
      const answer = register(...asked)
      answer.catch(() => document.documentElement.setAttribute('data-not-kept', ''))
      return answer
    }
  })
  const sokha = new Person(page, server.origin)
  await page.goto(`${server.origin}/a/`)
  await server.kill()
  await expect(page.locator('html[data-not-kept]')).toBeVisible()
  await server.start()
  await sokha.expectPagesKept()
})

test('S-PAGE-5 S-REACT-4 a draft survives a reload, and so does what it answers', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  await sokha.write('Shall I bring my papers?')
  await sokha.choose(sokha.message('Shall I bring my papers?'), 'Reply')
  const field = sokha.page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('not yet said')
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('Draft: not yet said')
  await sokha.page.reload()
  await expect(field).toHaveValue('not yet said')
  await expect(sokha.page.locator('.composer-reply')).toContainText('Shall I bring my papers?')
  await field.press('Enter')
  await expect(sokha.message('not yet said').locator('.quote')).toContainText('Shall I bring my papers?')
  await expect(sokha.page.locator('.composer-reply')).toHaveCount(0)
})

test('S-LANG-7 a reload without a network shows the chat in the language that was chosen', async ({
  member,
}) => {
  const sokha = await member('sokha')
  await sokha.page.goto(`${sokha.origin}/a/chat/index?language=th`)
  await expect(sokha.row('Bopha, Angkor HR')).toBeVisible()
  await sokha.expectPagesKept()
  await sokha.page.context().setOffline(true)
  await sokha.page.reload()
  await expect(sokha.page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(sokha.page.getByRole('navigation', { name: 'แชท', exact: true })).toBeVisible()
})

test('S-FIND-10 the page that is kept for a time without a network tells of no job', async ({
  page,
  server,
}) => {
  const readKept = () => page.evaluate(async () => (await caches.match('/a/'))?.text() ?? '')
  await page.goto(`${server.origin}/a/job/1`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.evaluate(() => caches.open('sarika-pages').then((pages) => pages.delete('/a/')))
  await page.reload()
  await expect.poll(readKept).toContain('<title>Sarika</title>')
})
