import { test as base, expect } from '@playwright/test'
import { Person } from './person'
import { Server } from './server'

interface Stage {
  server: Server
  /** Somebody in a browser of their own, logged in and in the chat. */
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
    { scope: 'worker' },
  ],
  server: async ({ seeded }, use) => {
    const server = await Server.start(seeded)
    await use(server)
    await server.remove()
  },
  enter: async ({ browser, server }, use) => {
    const people: Person[] = []
    await use(async (login) => {
      const person = new Person(await (await browser.newContext()).newPage(), server.origin)
      people.push(person)
      await person.logIn(login)
      return person
    })
    for (const person of people) {
      await person.page.context().close()
      expect(person.faults).toEqual([])
    }
  },
})

export { expect }
