import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Person } from './support/person'
import { test as base, expect } from './support/test'

/** A browser whose owner blocks the data of all sites: cookies, storage, databases, locks. */
const test = base.extend<{ blocked: Person }>({
  blocked: async ({ playwright, launchOptions, server }, use, info) => {
    const profile = info.outputPath('profile')
    await mkdir(join(profile, 'Default'), { recursive: true })
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions)
    await use(new Person(await context.newPage(), server.origin))
    await context.close()
  },
})

test('S-WEB-19 a browser that blocks the data of all sites has the portal and the chat, for as long as the page is there', async ({
  blocked,
}) => {
  await blocked.page.goto(`${blocked.origin}/a/`)
  await expect(blocked.page.getByRole('heading', { level: 1 })).toBeVisible()
  await blocked.logIn('sokha')
  await blocked.open('Bopha, Angkor HR')
  await expect(blocked.page.getByText('They stay only until you close the page')).toBeVisible()
  await blocked.write('out of a memory')
  await blocked.expectTick('out of a memory', 'sent')
  expect(blocked.faults).toEqual([])
})
