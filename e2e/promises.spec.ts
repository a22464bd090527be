// What the chat promises without saying so: a name stays a name, and a machine that people share gives nothing away.

import { callAs } from './support/deeds'
import { sayOffline } from './support/faults'
import { giveLogin, Person } from './support/person'
import { expect, test } from './support/test'

/** Databases of the engine in this browser. */
const databases = async (page: import('@playwright/test').Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .flatMap(({ name }) => (name?.startsWith('sarika-im-') ? [name] : []))
      .sort(),
  )

test('S-CHAT-23 the first message to an employer who is new keeps their name, in the list and in the head', async ({
  enter,
}) => {
  const dara = await enter('dara')
  const { page } = dara
  await page.goto(`${dara.origin}/a/chat/index?job=16`)
  await expect(page).toHaveURL(/with=p2p-/)
  // Before it, the heading is of the page that opens the chat.
  await expect(page.getByRole('textbox', { name: /^Message to \S/ })).toBeVisible()
  const head = page.getByRole('heading', { level: 1 })
  await expect(head).toHaveText(/\p{L}/u)
  const name = (await head.textContent()) ?? ''
  // Opened and left unsaid it is no row.
  await expect(dara.row(name)).toHaveCount(0)
  await dara.write('Is the post still open?')
  await dara.expectTick('Is the post still open?', 'sent')
  await expect(dara.row(name)).toContainText('Is the post still open?')
  await expect(head).toHaveText(name)

  await page.goto(`${dara.origin}/a/chat/index?with=p2p-99999`)
  await expect(page.getByText('Nobody to chat with here.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveCount(0)
})

test('S-CHAT-24 a deleted chat can be brought back at once, and stays deleted on another device', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await expect(page.locator('.row-title').nth(1)).toBeVisible()
  const [title = '', other = ''] = await page.locator('.row-title').allInnerTexts()
  await sokha.open(title)
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  await page.getByRole('button', { name: 'Delete chat' }).click()
  await expect(sokha.row(title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sokha.row(title)).toHaveCount(1)
  await sokha.open(title)
  const [taken] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/biz/conversations/items/delete')),
    page.getByRole('button', { name: 'Delete chat' }).click(),
  ])
  expect(taken.ok()).toBe(true)

  const elsewhere = await enter('sokha')
  await expect(elsewhere.row(other)).toBeVisible()
  await elsewhere.expectConnected()
  await expect(elsewhere.row(title)).toHaveCount(0)
})

test('S-CHAT-25 who logs out with something unsent is asked first, with the number', async ({ enter }) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.expectConnected()
  await page.locator('.row-title').first().click()
  await page.context().setOffline(true)
  await sokha.write('unsent before logout')
  await expect(sokha.message('unsent before logout')).toBeVisible()
  await page.getByRole('textbox', { name: /^Message to/ }).fill('only begun')
  await sokha.logOut()
  const dialog = page.getByRole('dialog', { name: 'Log out and lose this?' })
  await expect(dialog).toContainText('1 message has not been sent.')
  await expect(dialog).toContainText('1 draft is kept on this device only.')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(sokha.message('unsent before logout')).toBeVisible()
  await sokha.logOut()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect.poll(() => databases(page)).toEqual([])
})

test('S-CHAT-26 in a browser that was left by a kick, the next account finds nothing of the one before', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await page.locator('.row-title').first().click()
  await expect(page).toHaveURL(/with=/)
  const elsewhere = await enter('sokha')
  await elsewhere.expectConnected()
  await expect(page).toHaveURL(/\/a\/login/)
  expect(await databases(page)).toEqual(['sarika-im-10001'])

  await giveLogin(page, 'dara')
  await expect(page).toHaveURL(`${sokha.origin}/a/`)
  await expect.poll(() => databases(page)).toEqual(['sarika-im-10002'])

  // Who comes back to the own account finds what was there, and the place.
  const again = await enter('dara')
  await again.page.locator('.row-title').first().click()
  const place = again.page.url()
  const third = await enter('dara')
  await third.expectConnected()
  await expect(again.page).toHaveURL(/\/a\/login/)
  await giveLogin(again.page, 'dara')
  await expect(again.page).toHaveURL(place)
})

for (const [wrong, ms] of [
  ['five minutes ahead', 300_000],
  ['five minutes behind', -300_000],
] as const)
  test(`S-TIME-3 with a clock that is ${wrong} a message can be withdrawn for its two minutes, in every tab`, async ({
    member,
  }) => {
    const sokha = await member('sokha')
    await sokha.page.context().clock.install({ time: Date.now() + ms })
    await sokha.openChat()
    await sokha.expectConnected()
    await sokha.open('Bopha, Angkor HR')
    const other = await sokha.openTab(`/a/chat/index${new URL(sokha.page.url()).search}`)
    await sokha.write('said by a wrong clock')
    await sokha.expectTick('said by a wrong clock', 'sent')
    for (const tab of [sokha, other]) {
      await tab.act(tab.message('said by a wrong clock'))
      await expect(tab.page.getByRole('menuitem', { name: /^Withdraw \(1:[345]\d left\)$/ })).toBeVisible()
      await tab.page.keyboard.press('Escape')
    }
    await sokha.choose(sokha.message('said by a wrong clock'), /^Withdraw/)
    await expect(other.page.getByText('You withdrew a message')).toBeVisible()
  })

test('S-CONN-14 S-WEB-6 a browser that says from the start that it is offline gets into the chat and is told nothing', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(sayOffline)
  const sokha = new Person(page, server.origin)
  await sokha.logIn('sokha')
  await sokha.open('Bopha, Angkor HR')
  await sokha.write('said although offline')
  await sokha.expectTick('said although offline', 'sent')
  await sokha.expectConnected()
  await page.context().close()
})

test('S-CONN-14 a word that the network is gone, which is wrong, keeps nothing back', async ({ enter }) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open('Bopha, Angkor HR')
  await sokha.expectConnected()
  await page.evaluate(sayOffline)
  await page.evaluate(() => void dispatchEvent(new Event('offline')))
  await expect(page.locator('[data-notice=offline]')).toBeVisible()
  await sokha.write('said after the word')
  await sokha.expectTick('said after the word', 'sent')
  await sokha.expectConnected()
})

test('S-LANG-12 a chat that stays open says "Yesterday" the day after, in the thread and in the list', async ({
  member,
}) => {
  const sokha = await member('sokha')
  const { page } = sokha
  await page.clock.install()
  await sokha.openChat()
  await sokha.open('Bopha, Angkor HR')
  await sokha.write('said today')
  await sokha.expectTick('said today', 'sent')
  const day = page.locator('.day').last()
  const time = sokha.row('Bopha, Angkor HR').locator('time')
  await expect(day).toHaveText('Today')
  await expect(time).toHaveText(/^\d\d:\d\d$/)
  // Nobody tells the page that only its own clock has gone on.
  await page.context().setOffline(true)
  await expect(page.locator('[data-notice=offline]')).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(day).toHaveText('Yesterday')
  await expect(time).toHaveText('Yesterday')
})

/** In the page: a store that is full, or one of the two. */
const fillStores = (names: readonly string[]) => {
  const stores = names.map((name) => (name === 'local' ? localStorage : sessionStorage))
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, text) {
    if (stores.includes(this)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, text)
  }
}

for (const full of [['local', 'session'], ['session']])
  test(`S-WEB-20 where nothing can be written (${full.join(', ')}) people log in and are told that nothing is kept`, async ({
    browser,
    server,
  }) => {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(fillStores, full)
    const sokha = new Person(page, server.origin)
    await sokha.logIn('sokha')
    await expect(page.getByText("This browser can't save anything for this site.")).toBeVisible()
    await sokha.open('Bopha, Angkor HR')
    await page.goto(`${server.origin}/a/?language=km`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'km')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Khmer}/u)
    await page.context().close()
  })

const KEPT = "Anything you haven't sent is still on this device. Log in again to send it."

/** Sokha in a conversation, with a connection. */
async function talking(enter: (login: string) => Promise<Person>): Promise<Person> {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  await sokha.expectConnected()
  return sokha
}

test('S-CHAT-34 who is kicked out is told that what was begun stays, and sends it after the next login', async ({
  enter,
}) => {
  const sokha = await talking(enter)
  const { page } = sokha
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('begun before the kick')
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('begun before the kick')
  await (await enter('sokha')).expectConnected()
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.reload()
  await expect(page.getByText(KEPT)).toBeVisible()
  await giveLogin(page, 'sokha')
  await expect(field).toHaveValue('begun before the kick')
  await field.press('Enter')
  await sokha.expectTick('begun before the kick', 'sent')

  // Kicked out again, with nothing left.
  await (await enter('sokha')).expectConnected()
  await expect(page.getByText('logged in to another device')).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(0)
})

test('S-SAYNO-4 S-SAYNO-10 S-CHAT-34 who is logged out from another device sees the login without a word of why, and finds what was begun', async ({
  enter,
}) => {
  const sokha = await talking(enter)
  const { page } = sokha
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('begun before the end')
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('begun before the end')
  const elsewhere = await callAs(page, sokha.origin, 'sokha')
  await elsewhere('DELETE', '/me/logins')
  await page.waitForURL('**/a/login')
  await expect(page.getByText(KEPT)).toHaveText(KEPT)
  await giveLogin(page, 'sokha')
  await expect(field).toHaveValue('begun before the end')
})

test('S-CHAT-34 a message whose login was revoked before it was sent goes out after the next login', async ({
  enter,
}) => {
  const sokha = await talking(enter)
  const { page } = sokha
  await page.context().setOffline(true)
  await sokha.write('never on its way')
  await sokha.expectTick('never on its way', 'sending')
  const { accessToken } = await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('sarika.session') ?? '{}')
    return { accessToken: String(session.access.token) }
  })
  const headers = { authorization: `Bearer ${accessToken}` }
  const ended = await fetch(`${sokha.origin}/api/v1.0.0/users/authorize`, { method: 'DELETE', headers })
  expect(ended.status).toBe(204)
  await page.context().setOffline(false)
  await expect(page.getByText(KEPT)).toBeVisible()
  await sokha.page.goto(`${sokha.origin}/a/login`)
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/')
  await page.goto(`${sokha.origin}/a/chat/index?with=p2p-20001`)
  await sokha.expectTick('never on its way', 'sent')
  await expect(sokha.message('never on its way')).toHaveCount(1)
})

test('S-TEXT-1 S-JOB-31 S-SEARCH-1 a Khmer word finds what is written in Khmer, among jobs and in the chat of somebody new', async ({
  enter,
  page,
  server,
}) => {
  const main = page.getByRole('main')
  const found = main.locator('.job-row')
  const look = (word: string) =>
    page.goto(`${server.origin}/a/job?language=km&keyword=${encodeURIComponent(word)}`)
  // A stranger, with the signs in the order of another keyboard: the same jobs as with the usual one.
  const usual = '\u1798\u1793\u17d2\u178f\u17d2\u179a\u17b8'
  await look(usual)
  await expect(found.getByRole('heading').first()).toContainText(/\p{Script=Khmer}/u)
  const titles = await found.getByRole('heading').allTextContents()
  await look('\u1798\u1793\u17d2\u179a\u17d2\u178f\u17b8')
  await expect(found.getByRole('heading')).toHaveText(titles)
  // A word that no job has finds none, and not all that share a letter with it.
  await look('ហ្វេសប៊ុក')
  await expect(main.getByText('គ្មានការងារត្រូវនឹងការស្វែងរកទេ')).toBeVisible()
  await expect(found).toHaveCount(0)

  // Somebody new writes as the keyboard of Khmer does, with what cannot be seen between the words.
  const dara = await enter('dara')
  await dara.page.goto(`${dara.origin}/a/chat/index?job=16`)
  await dara.write('ខ្ញុំ\u200bរក\u200bការ\u200bងារ')
  // What is found is what the server has.
  await dara.expectTick('ខ្ញុំ\u200bរក\u200bការ\u200bងារ', 'sent')
  await dara.page.keyboard.press('Control+k')
  await dara.page.keyboard.type('ការងារ')
  await expect(dara.page.getByRole('navigation').locator('mark')).toHaveText(['ការ\u200bងារ', 'ការងារ'])
})
