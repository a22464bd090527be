import { expectNoBarrier } from './support/barriers'
import { sayAs } from './support/frames'
import { expect, test } from './support/test'

const SOKHA = '10001'

const SAID = [
  {
    type: 'geo',
    content: 'Riverside office',
    extra: { latitude: 11.5708, longitude: 104.9282, address: 'Sisowath Quay' },
  },
  {
    type: 'businessCard',
    content: 'Dara Kim',
    extra: { imId: '10002', nickname: 'Dara Kim', company: 'Mekong Tech' },
  },
  { type: 'businessCard', content: 'Vichea', extra: { imId: '20002', nickname: 'Vichea' } },
  { type: 'businessCard', content: 'Sokha Chan', extra: { imId: SOKHA, nickname: 'Sokha Chan' } },
  {
    type: 'companyBusinessCard',
    content: 'Angkor Hospitality Group',
    extra: { company: 'Angkor Hospitality Group', contact: 'Bopha', job: 'Recruiter' },
  },
  { type: 'referTo', content: 'As you asked: yes', referTo: 'May I bring my certificates?' },
  { type: 'custom', content: 'Lunch?', extra: { subtype: 'poll', options: ['Rice', 'Noodles'] } },
]

test('S-KIND-9 S-CHAT-36 S-CHAT-38 a place, cards and a kind of another product are shown, listed, found, starred and forwarded, also after a reload', async ({
  enter,
  page,
  server,
}) => {
  const sokha = await enter('sokha')
  // All that is said stands in sight.
  await sokha.page.setViewportSize({ width: 1280, height: 1300 })
  await page.goto(`${server.origin}/a/about`)
  expect(await sayAs(page, server.origin, 'angkor-hr', SOKHA, SAID)).toEqual(SAID.map(() => 0))
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('Unsupported message')
  await sokha.open('Bopha, Angkor HR')
  const place = sokha.message('Riverside office')
  await expect(place).toContainText('Location')
  await expect(place.getByRole('link', { name: 'Open in map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/\?mlat=11\.5708/,
  )
  // Only to whom she can write: not to somebody she does not know, and not to herself.
  await expect(sokha.message('Vichea').getByRole('link', { name: 'Write' })).toBeVisible()
  await expect(sokha.message('Dara Kim').getByRole('link', { name: 'Write' })).toBeHidden()
  await expect(sokha.message('Sokha Chan').getByRole('link', { name: 'Write' })).toBeHidden()
  await expect(sokha.message('Angkor Hospitality Group')).toContainText('Recruiter')
  await expect(sokha.message('As you asked: yes')).toContainText('May I bring my certificates?')
  await expect(sokha.message("Can't show this kind of message yet.")).toBeVisible()
  await expectNoBarrier(sokha.page)

  await sokha.choose(place, 'Star')
  await expect(place).toContainText('Starred')
  await sokha.choose(place, 'Forward')
  const dialog = sokha.page.getByRole('dialog', { name: 'Forward to' })
  await dialog.getByRole('textbox', { name: 'Find a chat or a person' }).fill('mekong')
  await dialog.getByRole('checkbox').first().check()
  await expectNoBarrier(sokha.page)
  await dialog.getByRole('button', { name: 'Send to 1' }).click()
  await expect(dialog).toBeHidden()
  await expect(sokha.page.getByText('Sent to 1 chat')).toBeVisible()
  await sokha.page.context().setOffline(true)
  await expect(sokha.page.getByText('Please check your network connection.')).toBeVisible()
  await sokha.choose(place, 'Forward')
  await dialog.getByRole('textbox', { name: 'Find a chat or a person' }).fill('tonle')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Send to 1' }).click()
  await expect(sokha.page.getByText("Will be sent to 1 chat when you're connected")).toBeVisible()
  await sokha.page.context().setOffline(false)
  await expect(sokha.page.getByRole('navigation').getByText('Location: Riverside office')).toHaveCount(2)

  await sokha.page.reload()
  await expect(place).toContainText('Starred')
  await sokha.page.getByRole('button', { name: 'Details', exact: true }).click()
  await sokha.page.getByRole('button', { name: 'Starred messages' }).click()
  const stars = sokha.page.getByRole('complementary', { name: 'Starred messages' })
  await stars.getByRole('button', { name: /Riverside office/ }).click()
  await expect(place).toBeInViewport()
})

test('S-CHAT-37 S-CHAT-39 several messages are chosen and copied; a chat is cleared after a question, and stays so', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sokha.open('Bopha, Angkor HR')
  for (const text of ['first of three', 'second of three', 'third of three']) await sokha.write(text)
  await sokha.expectTick('third of three', 'sent')
  await sokha.choose(sokha.message('first of three'), 'Select')
  const bar = sokha.page.getByRole('toolbar', { name: 'Select' })
  await expect(bar.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await sokha.message('third of three').click()
  await expect(bar).toContainText('2 selected')
  await expectNoBarrier(sokha.page)
  await bar.getByRole('button', { name: 'Copy text' }).click()
  expect(await sokha.page.evaluate(() => navigator.clipboard.readText())).toBe(
    'first of three\nthird of three',
  )
  await expect(bar).toBeHidden()
  await sokha.choose(sokha.message('second of three'), 'Select')
  await sokha.page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await sokha.page.getByRole('button', { name: 'Details', exact: true }).click()
  await sokha.page.getByRole('button', { name: 'Clear messages' }).click()
  const asked = sokha.page.getByRole('dialog', { name: 'Clear all messages in this chat?' })
  await asked.getByRole('button', { name: 'Keep them' }).click()
  await expect(sokha.message('second of three')).toBeVisible()
  await sokha.page.getByRole('button', { name: 'Clear messages' }).click()
  await asked.getByRole('button', { name: 'Clear messages' }).click()
  await expect(sokha.page.getByRole('article')).toHaveCount(0)
  await sokha.page.reload()
  await expect(sokha.page.getByText('No messages yet.')).toBeVisible()
  await sokha.write('after it')
  await expect(sokha.page.getByRole('article')).toHaveText(/after it/)
})

test('S-CHAT-40 one text goes to several people, each alone, and who cannot get it is named', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.page.getByRole('button', { name: 'Message several people' }).click()
  const dialog = sokha.page.getByRole('dialog', { name: 'Message several people' })
  await dialog.getByRole('checkbox').nth(0).check()
  await dialog.getByRole('checkbox').nth(1).check()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('a'.repeat(801))
  await expect(dialog).toContainText('1 character too many')
  await expect(dialog.getByRole('button', { name: 'Send to 2' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Thank you for your time')
  await expectNoBarrier(sokha.page)
  await dialog.getByRole('button', { name: 'Send to 2' }).click()
  await expect(dialog).toBeHidden()
  await expect(sokha.page.getByRole('navigation').getByText('Thank you for your time')).toHaveCount(2)
})

test('S-CHAT-41 who has read what one said in a group is told by name, and goes on being told', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Angkor hiring')
  await sokha.write('I am on my way')
  await sokha.expectTick('I am on my way', 'sent')
  await sokha.choose(sokha.message('I am on my way'), 'Who has read it')
  const pane = sokha.page.getByRole('complementary', { name: 'Who has read it' })
  await expect(pane.getByRole('heading', { name: 'Not yet' })).toBeVisible()
  await expect(pane).toContainText('Bopha')
  await expectNoBarrier(sokha.page)
  const hr = await enter('angkor-hr')
  await hr.open('Angkor hiring')
  await expect(pane.getByRole('heading', { name: 'Read', exact: true })).toBeVisible()
  await pane.getByRole('button', { name: 'Close' }).click()
  await expect(pane).toBeHidden()
})

test('S-READ-3 a conversation is open on the chat page only: what comes while another page is shown stays unread', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const hr = await enter('angkor-hr')
  await hr.open('សុខា ចាន់')
  await hr.write('read at once')
  await hr.expectTick('read at once', 'read')
  await sokha.page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await expect(sokha.page).toHaveURL(/\/a\/job/)
  await hr.write('nobody looks')
  await hr.expectTick('nobody looks', 'delivered')
  await sokha.openChat()
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('1 unread')
  await expect(hr.message('nobody looks')).not.toHaveAttribute('data-state', 'read')
})
