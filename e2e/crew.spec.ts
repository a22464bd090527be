// The life of a group, as five people see it in five languages, two of them on two devices: made, one muted, one promoted,
// handed over, left by who owned it, and ended by who owns it then.
import type { Browser, BrowserContext } from '@playwright/test'
import { Desk } from './support/desk'
import { Person } from './support/person'
import { openSocketsAsPhone } from './support/second-device'
import { expect, test } from './support/test'

const GROUP = 'Open day'
const SOKHA = 'សុខា ចាន់'
const BOPHA = 'Bopha, Angkor HR'
const VICHEA = 'Vichea, Mekong Tech'
const SREYMOM = 'Sreymom, Tonle Bank'
const LIN = '林小姐 Golden Silk'

/** What each of them reads of it, from its first line to its last. */
const READ = {
  sokha: [
    `You created the group “${GROUP}”`,
    `You muted ${SREYMOM}`,
    `You gave admin rights to ${VICHEA}`,
    `You made ${BOPHA} the owner`,
    'You left the group',
  ],
  bopha: [
    `${SOKHA} បានបង្កើតក្រុម «${GROUP}»`,
    `${SOKHA} បានហាម ${SREYMOM} មិនឱ្យសរសេរ`,
    `${SOKHA} បានតែងតាំង ${VICHEA} ជាអ្នកគ្រប់គ្រង`,
    'ឥឡូវនេះអ្នកជាម្ចាស់ក្រុម',
    `${SOKHA} បានចាកចេញពីក្រុម`,
    'អ្នកបានរំលាយក្រុម',
  ],
  vichea: [
    `${SOKHA} 님이 ‘${GROUP}’ 그룹을 만들었습니다`,
    `${SOKHA} 님이 ${SREYMOM} 님의 발언을 금지했습니다`,
    '이제 관리자입니다',
    `${SOKHA} 님이 ${BOPHA} 님을 소유자로 지정했습니다`,
    `${SOKHA} 님이 그룹에서 나갔습니다`,
    `${BOPHA} 님이 그룹을 해산했습니다`,
  ],
  sreymom: [
    `${SOKHA}创建了群“${GROUP}”`,
    `${SOKHA}将您禁言：您暂时不能发言`,
    `${SOKHA}将${VICHEA}设为管理员`,
    `${SOKHA}将群主转让给${BOPHA}`,
    `${SOKHA}退出了群`,
    `${BOPHA}解散了群`,
  ],
  lin: [
    `${SOKHA} đã tạo nhóm “${GROUP}”`,
    `${SOKHA} đã cấm ${SREYMOM} viết`,
    `${SOKHA} đã chọn ${VICHEA} làm quản trị viên`,
    `${SOKHA} đã chuyển quyền chủ nhóm cho ${BOPHA}`,
    `${SOKHA} đã rời nhóm`,
    `${BOPHA} đã giải tán nhóm`,
  ],
} as const

interface Device {
  readonly who: keyof typeof READ
  readonly person: Person
  readonly context: BrowserContext
}

/** Somebody's device, in the chat and in their language. */
async function deviceOf(
  browser: Browser,
  origin: string,
  [who, login, language, Kind, isPhone = false]: Seat,
): Promise<Device> {
  const context = await browser.newContext()
  if (isPhone) await context.addInitScript(openSocketsAsPhone)
  const person = new Kind(await context.newPage(), origin)
  await person.takeLogin(login)
  const chat = Kind === Desk ? '/desk/' : '/a/chat/index'
  await person.page.goto(`${origin}${chat}?language=${language}`)
  await person.page.locator('main:not([aria-busy="true"])').waitFor()
  await person.expectConnected()
  return { who, person, context }
}

type Seat = readonly [
  who: keyof typeof READ,
  login: string,
  language: string,
  Kind: typeof Person,
  isPhone?: boolean,
]

const SEATS: readonly Seat[] = [
  ['sokha', 'sokha', 'en', Person],
  ['sokha', 'sokha', 'en', Person, true],
  ['bopha', 'angkor-hr', 'km', Desk],
  ['bopha', 'angkor-hr', 'km', Desk, true],
  ['vichea', 'mekong-tech', 'ko', Desk],
  ['sreymom', 'tonle-bank', 'zh', Desk],
  ['lin', 'golden-silk', 'vi', Desk],
]

const field = ({ page }: Person) => page.locator('.composer textarea')
const details = ({ page }: Person) => page.locator('.thread-head .icon-button').last()

test('S-TEAM-22 S-TEAM-1 S-TEAM-4 S-TEAM-11 S-TEAM-17 S-TEAM-19 S-CREW-8 five people read the life of a group in five languages, on two devices', async ({
  browser,
  server: { origin },
}) => {
  test.setTimeout(180_000)
  const all = await Promise.all(SEATS.map((seat) => deviceOf(browser, origin, seat)))
  const of = (who: keyof typeof READ): Person => {
    const found = all.find((one) => one.who === who)
    if (found === undefined) throw new Error(`nobody sits at ${who}`)
    return found.person
  }
  /** Each screen has so many lines of it, in the words of its reader. */
  const expectRead = async (count: number): Promise<void> => {
    for (const { who, person } of all)
      await expect(person.page.locator('.tip')).toHaveText(READ[who].slice(0, count))
  }
  const sokha = of('sokha')
  const { page } = sokha
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Group name').fill(GROUP)
  for (const name of [BOPHA, VICHEA, SREYMOM, LIN]) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  for (const { person } of all) await person.open(GROUP)
  await expectRead(1)

  await field(of('vichea')).fill('We open at nine.')
  await field(of('vichea')).press('Enter')
  await field(of('sreymom')).fill('I could bring')
  await details(sokha).click()
  const choose = async (name: string, deed: string): Promise<void> => {
    await page.getByRole('button', { name: `What you can do with ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: deed }).click()
  }
  await choose(SREYMOM, 'Mute')
  await expectRead(2)
  // Half a sentence of who was muted is not lost.
  const unsent = of('sreymom').page.getByRole('textbox', { name: '未发送' })
  await expect(unsent).toHaveValue('I could bring')
  await choose(VICHEA, 'Make admin')
  await expectRead(3)
  await choose(BOPHA, 'Make owner')
  await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
  await expectRead(4)
  await page.getByRole('button', { name: 'Leave group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click()
  await expectRead(5)
  for (const { who, person } of all) await expect(person.row(GROUP)).toHaveCount(who === 'sokha' ? 0 : 1)

  const bopha = of('bopha')
  await details(bopha).click()
  await bopha.page.getByRole('button', { name: 'រំលាយក្រុម' }).click()
  await bopha.page.getByRole('dialog').getByRole('button', { name: 'រំលាយក្រុម' }).click()
  // Who left before hears nothing of it.
  await expectRead(6)
  for (const { person, context } of all) {
    await expect(person.row(GROUP)).toHaveCount(0)
    // Also to who does not know him, and although nobody is a member any more.
    await expect(person.message('We open at nine.')).toBeVisible()
    expect(person.faults).toEqual([])
    if (person !== of('vichea')) await expect(person.message('We open at nine.')).toContainText(VICHEA)
    await context.close()
  }
})
