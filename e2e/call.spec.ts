import type { Page } from '@playwright/test'
import { Relay } from '../packages/test-harness/src/relay/relay'
import config from '../playwright.config'
import { expectSound } from './support/barriers'
import type { Person } from './support/person'
import { Server } from './support/server'
import { expect, test as people } from './support/test'

const { launchOptions: launch = {} } = config.use ?? {}

const SECRET = 'the secret of this journey'
/** A server with a relay of calls: people who are no contacts meet by it alone. */
const test = people.extend<{ relay: Relay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is used
  relay: async ({}, use) => {
    const relay = new Relay({ secret: SECRET })
    await relay.start()
    await use(relay)
    relay.stop()
  },
  server: async ({ seeded, relay }, use) => {
    const server = await Server.start(seeded, { SARIKA_TURN_SECRET: SECRET }, ['--turn', relay.url])
    await use(server)
    await server.remove()
  },
})

// The browser's own camera and microphone stand in the options of all; here a way where the machine has only `lo`, besides.
test.use({
  launchOptions: { ...launch, args: [...(launch.args ?? []), '--allow-loopback-in-peer-connection'] },
})

const HR = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'
const GROUP = 'Open day'

/** Remembers the ways that a page makes, to ask them what came. */
const rememberWays = () => {
  const ways: RTCPeerConnection[] = []
  const { RTCPeerConnection: Way } = window
  Object.assign(window, {
    ways,
    RTCPeerConnection: class extends Way {
      constructor(...given: ConstructorParameters<typeof Way>) {
        super(...given)
        ways.push(this)
      }
    },
  })
}

/** Bytes of sound and picture that came so far. */
const received = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let bytes = 0
    for (const way of (window as unknown as { ways: RTCPeerConnection[] }).ways)
      for (const one of (await way.getStats()).values())
        if (one.type === 'inbound-rtp') bytes += one.bytesReceived
    return bytes
  })

/** More comes than has come. */
async function expectMore(page: Page): Promise<void> {
  const before = await received(page)
  await expect.poll(() => received(page)).toBeGreaterThan(before + 2_000)
}

/** Of the pictures that others send: whether they are drawn, and not black. */
const brightness = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLVideoElement>('.call-people video:not([data-mirror])')].map((video) => {
      const canvas = document.createElement('canvas')
      canvas.width = 8
      canvas.height = 8
      const context = canvas.getContext('2d')
      context?.drawImage(video, 0, 0, 8, 8)
      return Math.max(0, ...(context?.getImageData(0, 0, 8, 8).data.filter((_, at) => at % 4 < 3) ?? []))
    }),
  )

/** So many pictures of others are seen. */
const expectPictures = (page: Page, count: number) =>
  expect.poll(async () => (await brightness(page)).filter((one) => one > 60).length).toBe(count)

/** The talk of somebody, on a page that tells of its ways. */
async function enterTalk(person: Person, title: string): Promise<Person> {
  await person.page.addInitScript(rememberWays)
  await person.openChat()
  await person.open(title)
  await person.expectConnected()
  return person
}

/** Presses a way to call, and lets the devices be as they are. */
async function call({ page }: Person, way: string, word = 'Call'): Promise<void> {
  await page.getByRole('button', { name: way, exact: true }).click()
  if (way === 'Start a meeting') await page.getByRole('menuitem', { name: 'Video meeting' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your microphone works.')).toBeVisible()
  await dialog.getByRole('button', { name: word, exact: true }).click()
}

const stageOf = ({ page }: Person) => page.getByRole('dialog', { name: 'Call', exact: true })
const ringOf = ({ page }: Person) => page.getByRole('alertdialog', { name: 'Incoming call' })

test('S-CALL-95 two people call each other, one shows a picture, and the call outlives a break of the network', async ({
  member,
}) => {
  const sokha = await enterTalk(await member('sokha'), HR)
  const hr = await enterTalk(await member('angkor-hr'), SOKHA)
  // Whoever is called may be anywhere in the portal.
  await hr.page.goto(`${hr.origin}/a/company-search`)
  await expect(hr.page.getByRole('heading', { level: 1 })).toBeVisible()

  await call(sokha, 'Voice call')
  await expect(ringOf(hr)).toContainText(SOKHA)
  await expect(stageOf(sokha)).toContainText('Ringing')
  await expectSound(hr.page)
  await ringOf(hr).getByRole('button', { name: 'Answer' }).click()
  for (const one of [sokha, hr]) {
    await expect(stageOf(one)).toContainText('Good connection')
    await expectMore(one.page)
  }
  await expectSound(sokha.page)

  await stageOf(sokha).getByRole('button', { name: 'Start video' }).click()
  await expect(stageOf(hr)).toContainText(`${SOKHA} turned on video.`)
  await expectPictures(hr.page, 1)
  await stageOf(hr).getByRole('button', { name: 'Turn on my camera' }).click()
  await expectPictures(sokha.page, 1)

  // Small, it stays while they walk on, and the field below can be written in.
  await sokha.page.keyboard.press('Escape')
  const small = sokha.page.getByRole('region', { name: `Call with ${HR}` })
  await expect(small).toBeVisible()
  await sokha.write('Can you hear me?')
  await sokha.page.getByRole('link', { name: 'Hotel Receptionist' }).first().click()
  await sokha.page.waitForURL('**/a/job/*')
  await expect(small).toBeVisible()
  await expectSound(sokha.page)

  await sokha.page.context().setOffline(true)
  await small.getByRole('button', { name: 'Show full size' }).click()
  await expect(stageOf(sokha)).toContainText("You're offline.")
  await sokha.page.context().setOffline(false)
  await expect(stageOf(sokha)).not.toContainText("You're offline.")
  for (const one of [sokha, hr]) {
    await expect(stageOf(one)).toContainText('Good connection')
    await expectMore(one.page)
  }
  await expectPictures(hr.page, 1)

  await stageOf(hr).getByRole('button', { name: 'End', exact: true }).click()
  for (const one of [sokha, hr]) {
    await expect(stageOf(one)).toHaveCount(0)
    await expect(one.page.getByText('Call ended')).toBeVisible()
  }
})

test('S-CALL-96 whoever declines or does not hear is told of, and no call is a message', async ({
  member,
}) => {
  const sokha = await enterTalk(await member('sokha'), HR)
  const hr = await enterTalk(await member('angkor-hr'), SOKHA)
  const said = await sokha.page.locator('.said').count()
  await call(sokha, 'Video call')
  await ringOf(hr).getByRole('button', { name: 'Decline' }).click()
  await expect(sokha.page.getByText(`${HR} declined the call`)).toBeVisible()
  await sokha.page.getByRole('button', { name: 'Call again' }).click()
  await sokha.page.getByRole('dialog').getByRole('button', { name: 'Call', exact: true }).click()
  await expect(ringOf(hr)).toBeVisible()
  await stageOf(sokha).getByRole('button', { name: 'Cancel' }).click()
  await expect(hr.page.getByText('Missed call')).toBeVisible()
  await expect(ringOf(hr)).toHaveCount(0)
  await hr.page.getByRole('button', { name: 'Call back' }).click()
  await hr.page.getByRole('dialog').getByRole('button', { name: 'Call', exact: true }).click()
  await ringOf(sokha).getByRole('button', { name: 'Answer', exact: true }).click()
  await expectPictures(sokha.page, 1)
  await stageOf(sokha).getByRole('button', { name: 'End', exact: true }).click()
  await expect(stageOf(hr)).toHaveCount(0)
  expect(await sokha.page.locator('.said').count()).toBe(said)
})

test('S-CALL-99 a page that is loaded again in a call goes back into it, and each sees and hears the other again', async ({
  member,
}) => {
  const sokha = await enterTalk(await member('sokha'), HR)
  const hr = await enterTalk(await member('angkor-hr'), SOKHA)
  await call(sokha, 'Video call')
  await ringOf(hr).getByRole('button', { name: 'Answer', exact: true }).click()
  for (const one of [sokha, hr]) await expectPictures(one.page, 1)

  await sokha.page.reload()
  await sokha.page.getByRole('button', { name: 'Rejoin' }).click()
  for (const one of [sokha, hr]) {
    await expectPictures(one.page, 1)
    await expectMore(one.page)
  }

  await hr.page.reload()
  await expect(hr.page.getByRole('button', { name: 'Rejoin' })).toBeVisible()
  await hr.page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(stageOf(sokha)).toHaveCount(0)
  await expect(sokha.page.getByText('Call ended')).toBeVisible()
})

test('S-CALL-97 people of a group meet, a third joins while the meeting runs, and the way between them breaks and comes back', async ({
  member,
  relay,
}) => {
  const hr = await member('angkor-hr')
  await hr.page.addInitScript(rememberWays)
  await hr.openChat()
  await hr.page.getByRole('button', { name: 'New group' }).click()
  const making = hr.page.getByRole('dialog', { name: 'New group' })
  await making.getByLabel('Group name').fill(GROUP)
  for (const name of [SOKHA, 'Dara Kim']) await making.getByRole('checkbox', { name }).check()
  await making.getByRole('button', { name: 'Create' }).click()
  await expect(hr.page.getByRole('heading', { level: 1, name: GROUP })).toBeVisible()
  const sokha = await enterTalk(await member('sokha'), GROUP)
  const dara = await enterTalk(await member('dara'), GROUP)

  await call(sokha, 'Start a meeting', 'Start meeting')
  await ringOf(hr).getByRole('button', { name: 'Join', exact: true }).click()
  await ringOf(dara).getByRole('button', { name: 'Decline' }).click()
  for (const one of [sokha, hr]) await expectPictures(one.page, 1)

  await expect(dara.page.getByText('2 people in a meeting now')).toBeVisible()
  await call(dara, 'Join', 'Join meeting')
  for (const one of [sokha, hr, dara]) {
    await expect(stageOf(one).getByRole('listitem')).toHaveCount(3)
    await expectPictures(one.page, 2)
    await expectMore(one.page)
  }
  await expectSound(dara.page)

  // Dara is no contact of Sokha's: all that comes goes by the relay.
  relay.stop()
  await expect(stageOf(dara)).toContainText('Connection lost')
  await relay.start()
  await expect(stageOf(dara)).toContainText('Good connection')
  await expectMore(dara.page)
  await expectPictures(dara.page, 2)

  await stageOf(hr).getByRole('button', { name: 'Leave' }).click()
  await expect(hr.page.getByText('You left the meeting')).toBeVisible()
  for (const one of [sokha, dara]) {
    await expect(stageOf(one).getByRole('listitem')).toHaveCount(2)
    await expectPictures(one.page, 1)
  }
  await stageOf(sokha).getByRole('button', { name: 'Leave' }).click()
  await stageOf(dara).getByRole('button', { name: 'Leave' }).click()
  await expect(dara.page.getByText('people in a meeting now')).toHaveCount(0)
})
