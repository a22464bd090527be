import { test as base, expect } from '@playwright/test'
import { Person } from './person'
import { Server } from './server'

interface Stage {
  /** Of the environment: what the server of a file has beside the usual, e.g. { SARIKA_WALLET: 'demo' }. */
  settings: Readonly<Record<string, string>> | undefined
  server: Server
  /** Somebody in a browser of their own where they are logged in, with no page open yet. */
  member: (login: string) => Promise<Person>
  /** The same, in the chat. */
  enter: (login: string) => Promise<Person>
}

export const test = base.extend<Stage, { seeded: Server }>({
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is used
    async ({}, use) => {
      const server = await Server.start()
      await server.stop()
      await use(server)
      await server.remove()
    },
    // Its process serves all tests of a worker. The demo has 3,000 jobs and their index: seconds, and many where the machine
    // has other work.
    { scope: 'worker', timeout: 180_000 },
  ],
  settings: [undefined, { option: true }],
  server: async ({ seeded, settings }, use) => {
    const server = await Server.start(seeded, settings)
    await use(server)
    await server.remove()
  },
  member: async ({ browser, server }, use) => {
    const people: Person[] = []
    await use(async (login) => {
      const person = new Person(await (await browser.newContext()).newPage(), server.origin)
      people.push(person)
      await person.takeLogin(login)
      return person
    })
    for (const person of people) {
      await person.page.context().close()
      expect(person.faults).toEqual([])
    }
  },
  enter: async ({ member }, use) => {
    await use(async (login) => {
      const person = await member(login)
      await person.openChat()
      return person
    })
  },
})

/** Who sits at a desk, and who holds a phone. */
const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** The same way at a desk and on a phone: two tests. */
export function onDeskAndPhone(title: string, journey: Parameters<typeof test>[2]): void {
  for (const [screen, options] of Object.entries(SCREENS))
    test.describe(screen, () => {
      test.use(options)
      test(title, journey)
    })
}

export { expect }
