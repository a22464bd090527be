import { expectNoBarrier } from './support/barriers'
import { chatAs } from './support/deeds'
import { Person } from './support/person'
import { expect, test } from './support/test'

const HR = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'
const [SOKHA_ID, HR_ID] = ['10001', '20001']
const TEAM = 'Angkor hiring'

const field = ({ page }: Person) => page.getByRole('textbox', { name: /^Message to/ })

test('S-CHAT-8 an answer quotes what it answers, on both sides; the quote leads there and tells a withdrawal', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open(HR)
  await hr.open(SOKHA)
  await hr.write('Which day suits you?')
  await sokha.choose(sokha.message('Which day suits you?'), 'Reply')
  const form = sokha.page.locator('form.composer')
  await expect(form.getByText('Which day suits you?')).toBeVisible()
  await expect(field(sokha)).toBeFocused()
  // It waits while one looks at another conversation.
  await sokha.open(TEAM)
  await expect(form.getByText('Which day suits you?')).toHaveCount(0)
  await sokha.open(HR)
  await expect(form.getByText('Which day suits you?')).toBeVisible()
  await field(sokha).focus()

  await field(sokha).press('Escape')
  await expect(form.getByText('Which day suits you?')).toHaveCount(0)
  await sokha.act(sokha.message('Which day suits you?'), 'Reply')
  await sokha.write('Thursday, please.')
  await expect(form.getByText('Which day suits you?')).toHaveCount(0)

  const answer = (person: Person) => person.message('Thursday, please.')
  const quoteOf = (person: Person) => answer(person).getByRole('button', { name: /Which day suits you\?$/ })
  await expect(quoteOf(sokha)).toContainText(HR)
  const quote = quoteOf(hr)
  await expect(quote).toContainText('You')
  await expect(quote).toBeVisible()
  // It is marked for a moment only.
  const found = expect(hr.page.locator('[data-found]')).toContainText('Which day suits you?')
  await Promise.all([found, quote.click()])

  const asked = hr.page.getByRole('article').filter({ hasText: /^Which day suits you\?/ })
  await hr.choose(asked, /^Withdraw/)
  for (const person of [sokha, hr])
    await expect(answer(person).getByText('This message was withdrawn.')).toBeVisible()
  await expect(sokha.page.getByText('Which day suits you?')).toHaveCount(0)
})

test('S-CHAT-9 S-CHAT-19 the actions of every message are reached and left by the keyboard alone', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(HR)
  await sokha.write('first of two')
  await sokha.write('second of two')
  await sokha.expectTick('second of two', 'sent')
  await expect(field(sokha)).toBeFocused()
  const { keyboard } = sokha.page
  await keyboard.press('Alt+ArrowUp')
  const actions = (text: string) => sokha.message(text).getByRole('button', { name: 'Message actions' })
  await expect(actions('second of two')).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(actions('first of two')).toBeFocused()
  await keyboard.press('Enter')
  const item = (name: string | RegExp) => sokha.page.getByRole('menuitem', { name })
  await expect(item('Reply')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(item('Copy text')).toBeFocused()
  // The last one is "Delete for me".
  await keyboard.press('End')
  await expect(item('Delete for me')).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(item(/^Withdraw/)).toBeFocused()
  await keyboard.press('Escape')
  await expect(item('Reply')).toHaveCount(0)
  await expect(actions('first of two')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(field(sokha)).toBeFocused()
  await expect(sokha.page.locator('.composer-reply')).toContainText('first of two')

  // what is withdrawn has no actions any more
  await keyboard.press('Escape')
  await keyboard.press('Alt+ArrowUp')
  await keyboard.press('Enter')
  await expect(item('Reply')).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(sokha.page.getByText('You withdrew a message')).toBeVisible()
  await expect(sokha.page.getByRole('log')).toBeFocused()
})

test('S-CHAT-9 S-CHAT-19 what closes or goes by itself leaves the keyboard a place', async ({ enter }) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  const { page } = sokha
  const { keyboard } = page
  await page.clock.install()
  await page.reload()
  await sokha.open(HR)
  await hr.open('សុខា ចាន់')
  for (let line = 0; line < 12; line++) await sokha.write(`line ${line}.`)
  await sokha.expectTick('line 11.', 'read')
  const actions = sokha.message('line 11.').getByRole('button', { name: 'Message actions' })
  const menu = page.getByRole('menu')
  const openMenu = async () => {
    await field(sokha).focus()
    await keyboard.press('Alt+ArrowUp')
    await keyboard.press('Enter')
    await expect(menu).toBeVisible()
  }

  // The thread scrolls under a menu, which closes.
  await openMenu()
  await hr.write('while a menu is open')
  await expect(sokha.message('while a menu is open')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await expect(actions).toBeFocused()
  const heard = page.locator('.log-place > .only-heard')
  await expect(heard).toContainText('while a menu is open')

  // The two minutes of an action end. Nobody tells the page that only its own clock has gone on.
  await page.context().setOffline(true)
  await expect(page.locator('[data-notice=offline]')).toBeVisible()
  await openMenu()
  await keyboard.press('End')
  await keyboard.press('ArrowUp')
  const withdraw = page.getByRole('menuitem', { name: /^Withdraw/ })
  await expect(withdraw).toBeFocused()
  await page.clock.fastForward(125_000)
  await expect(withdraw).toHaveCount(0)
  await keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(actions).toBeFocused()
  await page.context().setOffline(false)

  await page.getByRole('log').evaluate((frame) => frame.scrollTo({ top: 0 }))
  await page.getByRole('button', { name: /^Go to the newest/ }).focus()
  await keyboard.press('Enter')
  await expect(sokha.message('while a menu is open')).toBeInViewport()
  await expect(page.getByRole('log')).toBeFocused()
})

test('S-CHAT-21 who sends by the button goes on writing', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const field = sokha.page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('by the button')
  await sokha.page.getByRole('button', { name: 'Send' }).click()
  await sokha.expectTick('by the button', 'sent')
  await expect(field).toBeFocused()
  await sokha.page.keyboard.type('and on')
  await expect(field).toHaveValue('and on')
})

test('S-CHAT-4 a member who is mentioned is chosen from a list, and sees it in theirs', async ({ enter }) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await hr.expectConnected()
  await sokha.open(TEAM)
  await field(sokha).pressSequentially('Hello @bo')
  const option = sokha.page.getByRole('option', { name: HR })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field(sokha).press('Enter')
  await expect(field(sokha)).toHaveValue(`Hello @${HR} `)
  await expect(option).toHaveCount(0)
  await field(sokha).pressSequentially('are we on time?')
  await field(sokha).press('Enter')
  await expect(sokha.message('are we on time?').locator('.mention')).toHaveText(`@${HR}`)
  await expect(hr.row(TEAM)).toContainText('You were mentioned')
  await hr.open(TEAM)
  await expect(hr.message('are we on time?')).toHaveAttribute('data-mention', 'true')
  await expect(hr.row(TEAM)).not.toContainText('You were mentioned')
})

test('S-CHAT-29 S-CHAT-30 of two members of one name the one who was chosen is mentioned, and the place moves', async ({
  browser,
  server,
}) => {
  const sokha = new Person(await (await browser.newContext()).newPage(), server.origin)
  // A second Dara Kim; only this page is told of them.
  await sokha.page.route('**/chat/groups/*/members*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { members } = answer.data
    const twin = { ...members[0], im_id: '90002', nickname: 'Dara Kim', role: 'member' }
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, members: [...members, twin] } },
    })
  })
  const said: { content: string; extra: unknown }[] = []
  sokha.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { action, data } = JSON.parse(String(payload))
      if (action === 'group' && data.msg?.type === 'text') said.push(data.msg)
    }),
  )
  await sokha.takeLogin('sokha')
  await sokha.openChat()
  await sokha.open(TEAM)
  await field(sokha).pressSequentially('请@Dara K')
  const options = sokha.page.getByRole('option')
  await expect(options).toHaveCount(2)
  const rows = await options.allTextContents()
  expect(new Set(rows).size).toBe(2)
  await options.last().click()
  await expect(field(sokha)).toHaveValue('请@Dara Kim ')
  await field(sokha).press('Home')
  await field(sokha).pressSequentially('hi ')
  await field(sokha).press('End')
  await field(sokha).pressSequentially('call 012 345 678')
  await field(sokha).press('Enter')
  const bubble = sokha.message('call 012 345 678')
  await expect(bubble.locator('.mention')).toHaveText('@Dara Kim')
  await expect(bubble.getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:012345678')
  await expect
    .poll(() => said.map(({ extra }) => extra))
    .toEqual([{ mentions: ['90002'], mentionsAt: [['90002', 4, 9]] }])
  await sokha.write('mail cv@Dara Kim.example')
  await expect.poll(() => said.map(({ extra }) => extra)).toHaveLength(2)
  expect(said[1]?.extra).toEqual({})
  await expect(sokha.message('mail cv@Dara').locator('.mention')).toHaveCount(0)
  await sokha.page.context().close()
  expect(sokha.faults).toEqual([])
})

test('S-CHAT-13 S-SAYNO-9 a text that is too long stays in the field, and the reason stands beside it', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(HR)
  await sokha.write('កំ'.repeat(801))
  await expect(sokha.page.getByRole('alert')).toHaveText("Can't send more than 800 words")
  await expect(field(sokha)).toHaveValue('កំ'.repeat(801))
  await expect(sokha.page.getByText('1 character too many')).toBeVisible()
  await field(sokha).fill('កំ')
  await expect(sokha.page.getByRole('alert')).toHaveText('')
})

test('S-CHAT-12 the details tell who is in a group and what they are in it', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open(TEAM)
  const button = sokha.page.getByRole('button', { name: 'Details', exact: true })
  await button.click()
  const pane = sokha.page.getByRole('complementary', { name: 'Details' })
  await expect(pane.getByRole('listitem').filter({ hasText: HR })).toContainText('Owner')
  await expect(pane.getByRole('listitem').first()).toContainText('Owner')
  await expect(pane.getByText(`${SOKHA} (you)`)).toBeVisible()
  await pane.getByRole('button', { name: 'Close details' }).press('Escape')
  await expect(pane).toHaveCount(0)
  await button.click()
  await sokha.row(HR).click()
  await expect(pane.getByText('Angkor Hospitality Group')).toBeVisible()
})

test('S-CHAT-11 axe finds nothing with an answer, a menu, the search and the details open, in light and dark', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(TEAM)
  await sokha.write('see https://sarika.example, @Bopha, Angkor HR')
  await sokha.expectTick('see https', 'sent')
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  await sokha.act(sokha.message('see https'))
  await expectNoBarrier(page)
  await page.getByRole('menuitem', { name: 'Reply' }).click()
  await page.getByRole('button', { name: 'Search in this chat' }).click()
  await page.getByRole('textbox', { name: 'Search in this chat' }).fill('sarika')
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
  await field(sokha).pressSequentially('@')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNoBarrier(page)
})

test('S-CHAT-13 S-CHAT-19 S-SAYNO-6 what the server refuses stands failed with the reason, is sent again in place, or discarded', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(HR)
  await sokha.expectConnected()
  const hr = await chatAs(page, sokha.origin, 'angkor-hr')
  // Nobody tells a device that is away of the block: it is the server that refuses what was written there.
  await page.context().setOffline(true)
  await expect(page.locator('.chat-notice')).toBeVisible()
  await sokha.write('first try')
  await sokha.write('never mind')
  await hr('POST', `/users/${HR_ID}/blacklist`, { blacklist: [SOKHA_ID] })
  await page.context().setOffline(false)
  const failed = sokha.message('first try')
  await sokha.expectTick('first try', 'failed')
  await sokha.expectTick('never mind', 'failed')
  await expect(failed).toContainText('You have been blacklisted')
  const heard = page.locator('.log-place > .only-heard')
  await expect(heard).toContainText('You have been blacklisted')
  await expect(sokha.row(HR)).toContainText('Not sent: never mind')
  // Another try would be refused: it comes with the field.
  await expect(page.getByText(`You can't write to ${HR}.`)).toBeVisible()
  await expect(failed.getByRole('button', { name: 'Try again' })).toHaveCount(0)

  await hr('DELETE', `/users/${HR_ID}/blacklist`, { blacklist: [SOKHA_ID] })
  await failed.getByRole('button', { name: 'Try again' }).press('Enter')
  await sokha.expectTick('first try', 'sent')
  await expect(page.getByRole('log')).toBeFocused()
  await sokha.choose(sokha.message('never mind'), 'Discard')
  await expect(page.getByText('never mind')).toHaveCount(0)
  await expect(page.getByRole('log')).toBeFocused()
})

test('S-CHAT-14 S-SAYNO-5 what is pinned and muted in the details stands so in the list, on another device too', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open('Sreymom, Tonle Bank')
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  await page.getByRole('button', { name: 'Pin to the top' }).click()
  const isSaved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/biz/conversations/setting') && answer.request().postDataJSON().isDisturb === 1,
  )
  await page.getByRole('button', { name: 'Mute' }).click()
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  // What is refused below is the next one.
  await isSaved
  const rows = (person: Person) => person.page.getByRole('navigation', { name: 'Chats' }).getByRole('link')
  const expectSettings = async (person: Person) => {
    await expect(rows(person).first()).toContainText('Sreymom, Tonle Bank')
    await expect(rows(person).first()).toContainText('Muted')
    await expect(rows(person).first()).toContainText('Pinned')
  }
  await expectSettings(sokha)
  await sokha.expectConnected()
  // What the server does not take is told, and is so on no other device.
  await page.route('**/biz/conversations/setting', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }),
  )
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(page.getByText("The server didn't save this setting.")).toBeVisible()
  await expect(async () => expectSettings(await enter('sokha'))).toPass({ timeout: 60_000 })
})

test('S-CHAT-15 a chat that is opened from a job leads to its employer; a job that is closed, or that nobody answers for, says so', async ({
  member,
}) => {
  const sokha = await member('sokha')
  const { page } = sokha
  await page.goto(`${sokha.origin}/a/chat/index?job=18`)
  await page.waitForURL(/with=p2p-/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kampot')
  await sokha.write('Is the place of the inspector still free?')
  await sokha.expectTick('Is the place of the inspector', 'sent')
  await page.goto(`${sokha.origin}/a/chat/index?job=7`)
  await expect(page.getByText('This job is closed.')).toBeVisible()
  await page.goto(`${sokha.origin}/a/chat/index?job=4711`)
  await expect(page.getByText('This job no longer exists.')).toBeVisible()
  await page.route('**/jobs/19/chat', (route) => route.fulfill({ status: 422, json: { code: 'no_chat' } }))
  await page.goto(`${sokha.origin}/a/chat/index?job=19`)
  await expect(page.getByText("This employer doesn't use chat.")).toBeVisible()
})
