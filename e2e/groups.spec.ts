import type { Browser } from '@playwright/test'
import { expectSound } from './support/barriers'
import { Desk } from './support/desk'
import type { Person } from './support/person'
import { expect, test } from './support/test'

const BOPHA = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'
const DARA = 'Dara Kim'
const GROUP = 'Open day'

/** Somebody of the demo who makes a group of these contacts, by the head of the chats. */
async function makeGroup(person: Person, title: string, names: readonly string[]): Promise<void> {
  const { page } = person
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Group name').fill(title)
  for (const name of names) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The details of the group that is shown. */
async function openDetails({ page }: Person) {
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  const side = page.getByRole('complementary', { name: 'Details' })
  await expect(side.getByRole('region', { name: 'People' })).toBeVisible()
  return side
}

async function choose({ page }: Person, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `What you can do with ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: deed }).click()
}

/** The same group, as one of its people has it at the desk. */
async function openAtDesk(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const bopha = new Desk(await context.newPage(), origin)
  await bopha.takeLogin('angkor-hr')
  await bopha.openChat()
  await bopha.open(GROUP)
  return { bopha, context }
}

const tip = ({ page }: Person, words: string) => page.locator('.tip').filter({ hasText: words })

test('S-TEAM-6 S-TEAM-1 S-TEAM-2 S-TEAM-12 a group is made, and each event is told to both in their words, after a reload too', async ({
  enter,
  browser,
  server,
}) => {
  const context = await browser.newContext()
  const desk = new Desk(await context.newPage(), server.origin)
  await desk.takeLogin('angkor-hr')
  await desk.openChat()
  await desk.page.getByRole('button', { name: 'New group' }).click()
  const dialog = desk.page.getByRole('dialog', { name: 'New group' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Enter a group name')
  await expect(dialog).toContainText('Choose at least one person')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await makeGroup(desk, GROUP, [SOKHA])
  await expect(tip(desk, `You created the group “${GROUP}”`)).toBeVisible()
  const sokha = await enter('sokha')
  await expect(sokha.row(GROUP)).toContainText(`${BOPHA} created the group “${GROUP}”`)
  await sokha.open(GROUP)

  const side = await openDetails(desk)
  await side.getByRole('button', { name: 'Add people' }).click()
  const adding = desk.page.getByRole('dialog', { name: 'Add people' })
  await adding.getByRole('checkbox', { name: DARA }).check()
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(tip(sokha, `${BOPHA} added ${DARA}`)).toBeVisible()
  await side.getByRole('button', { name: 'Change name and picture' }).click()
  const look = desk.page.getByRole('dialog', { name: 'Change name and picture' })
  await look.getByLabel('Group name').fill('Open day team')
  await look.getByRole('button', { name: 'Save changes' }).click()
  await expect(tip(sokha, `${BOPHA} named the group “Open day team”`)).toBeVisible()
  await expect(sokha.page.getByRole('heading', { level: 1, name: 'Open day team' })).toBeVisible()

  await desk.write('Never mind')
  await expect(sokha.message('Never mind')).toBeVisible()
  await desk.choose(desk.message('Never mind'), /^Withdraw/)
  await expect(tip(sokha, `${BOPHA} withdrew a message`)).toBeVisible()
  await choose(desk, DARA, 'Remove from group')
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Remove from group' }).click()
  await expect(tip(sokha, `${BOPHA} removed ${DARA}`)).toBeVisible()
  await sokha.page.reload()
  await expect(sokha.row('Open day team')).toContainText(`${BOPHA} removed ${DARA}`)
  await expect(desk.row('Open day team')).toContainText(`You removed ${DARA}`)
  await expect(desk.row('Open day team')).not.toContainText('You: ')
  expect(desk.faults).toEqual([])
  await context.close()
})

test('S-TEAM-4 S-TEAM-5 S-TEAM-7 S-TEAM-8 S-TEAM-10 S-TEAM-11 S-TEAM-15 roles, mutes, settings and announcements reach all, and the way out asks', async ({
  enter,
  browser,
  server,
}) => {
  const sokha = await enter('sokha')
  await makeGroup(sokha, GROUP, [BOPHA, 'Sreymom, Tonle Bank'])
  const own = await openDetails(sokha)
  const { bopha, context } = await openAtDesk(browser, server.origin)
  const side = await openDetails(bopha)

  const writing = side.getByRole('switch', { name: 'Only owner and admins write' })
  await expect(writing).toBeDisabled()
  await expect(side).toContainText('Only the owner and admins can change these.')
  await expect(side.getByRole('button', { name: 'New announcement' })).toHaveCount(0)
  await own.getByRole('switch', { name: 'Everybody can invite' }).click()
  await expect(side).toContainText('Only the owner and admins can add people.')
  await sokha.page.getByRole('button', { name: 'Undo' }).click()
  await expect(side.getByRole('button', { name: 'Add people' })).toBeVisible()

  await choose(sokha, BOPHA, 'Mute')
  await expect(tip(bopha, `${SOKHA} muted you: you can't write here`)).toBeVisible()
  await choose(sokha, BOPHA, 'Unmute')
  await expect(tip(bopha, `${SOKHA} unmuted you: you can write again`)).toBeVisible()
  await choose(sokha, BOPHA, 'Make admin')
  await expect(tip(bopha, 'You are an admin now')).toBeVisible()
  await expect(writing).toBeEnabled()
  await side.getByRole('button', { name: 'New announcement' }).click()
  const dialog = bopha.page.getByRole('dialog', { name: 'New announcement' })
  await dialog.getByRole('textbox').fill('We start at 8:30.')
  await dialog.getByRole('button', { name: 'Announce' }).click()
  await expect(sokha.message('We start at 8:30.')).toContainText('Announcement')
  const news = (shown: typeof side) => shown.getByRole('region', { name: 'Announcements' })
  for (const shown of [side, own]) await expect(news(shown)).toContainText('We start at 8:30.')
  await bopha.choose(bopha.message('We start at 8:30.'), /^Withdraw/)
  for (const shown of [side, own]) await expect(news(shown)).toContainText('No announcements yet.')

  await choose(sokha, BOPHA, 'Make owner')
  await sokha.page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
  await expect(tip(bopha, 'You are the owner now')).toBeVisible()
  await expect(side.getByRole('button', { name: 'Disband group' })).toBeVisible()
  await sokha.row(GROUP).click({ button: 'right' })
  await sokha.page.getByRole('menuitem', { name: 'Leave group' }).click()
  await sokha.page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click()
  await expect(sokha.row(GROUP)).toHaveCount(0)
  await expect(tip(bopha, `${SOKHA} left the group`)).toBeVisible()
  expect(bopha.faults).toEqual([])
  await context.close()
})

test('S-TEAM-14 S-TEAM-17 S-TEAM-18 S-TEAM-20 who is out keeps the names and may delete the chat, and its address is of no chat of theirs', async ({
  enter,
  browser,
  server,
}) => {
  const sokha = await enter('sokha')
  await makeGroup(sokha, GROUP, [BOPHA, 'Sreymom, Tonle Bank'])
  const own = await openDetails(sokha)
  const { bopha, context } = await openAtDesk(browser, server.origin)
  const address = bopha.page.url()
  const side = await openDetails(bopha)
  const people = side.getByRole('region', { name: 'People' }).getByRole('listitem')
  await expect(people).toHaveCount(3)
  await own.getByRole('switch', { name: 'People see each other' }).click()
  await expect(people).toHaveCount(2)
  await expect(side).toContainText('You see only those who run this group, and yourself.')

  await sokha.write('See you on Monday.')
  await expect(bopha.message('See you on Monday.')).toContainText(SOKHA)
  await choose(sokha, BOPHA, 'Remove from group')
  await sokha.page.getByRole('dialog').getByRole('button', { name: 'Remove from group' }).click()
  await expect(tip(bopha, `${SOKHA} removed you`)).toBeVisible()
  await expect(bopha.page.getByText('You are no longer in this group.')).toBeVisible()
  await bopha.page.reload()
  await expect(bopha.message('See you on Monday.')).toContainText(SOKHA)
  await bopha.page.getByRole('button', { name: 'Details', exact: true }).click()
  await bopha.page.getByRole('button', { name: 'Delete chat' }).click()
  await expect(bopha.page.getByRole('heading', { level: 1, name: GROUP })).toHaveCount(0)

  const vichea = new Desk(await (await browser.newContext()).newPage(), server.origin)
  await vichea.takeLogin('mekong-tech')
  await vichea.openChat()
  await vichea.page.goto(address)
  await expect(vichea.page.getByRole('heading', { level: 1, name: 'This chat is not yours' })).toBeVisible()
  await vichea.page.context().close()
  expect(bopha.faults).toEqual([])
  await context.close()
})

test('S-TEAM-13 a new group and the details of one have no barrier in English and Khmer, in both apps', async ({
  enter,
  browser,
  server,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await makeGroup(sokha, GROUP, [BOPHA])
  for (const language of ['en', 'km']) {
    await page.goto(`${sokha.origin}/a/chat/index?language=${language}&phone=1`)
    await page.locator('.list-head .icon-button').last().click()
    await expect(page.getByRole('dialog').getByRole('checkbox')).not.toHaveCount(0)
    await expectSound(page)
    await page.keyboard.press('Escape')
    await sokha.row(GROUP).click()
    await page.locator('.thread-head .icon-button').last().click()
    await expect(page.locator('.group-ways')).toBeVisible()
    await expectSound(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  const context = await browser.newContext()
  const desk = new Desk(await context.newPage(), server.origin)
  await desk.takeLogin('angkor-hr')
  await desk.openChat()
  await desk.open(GROUP)
  await openDetails(desk)
  await expectSound(desk.page)
  await context.close()
})
