import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Desk } from './support/desk'
import { expect, test } from './support/test'

/** By where they are. */
const PAGES = { '/a/': 'index.html', '/desk/': 'desk.html' } as const
type App = keyof typeof PAGES

const BUILT = join(import.meta.dirname, '../packages/portal-web/dist')

/** The style sheets that screens fetch: they stay while one goes on to others. Not those of the app's page, which are always first. */
function screenSheets(app: App): string[] {
  const page = readFileSync(join(BUILT, PAGES[app]), 'utf8')
  return readdirSync(join(BUILT, 'assets')).filter((file) => file.endsWith('.css') && !page.includes(file))
}

const FOR_VISITORS = [
  '/',
  '/job',
  '/job/1',
  '/featuredjob',
  '/company',
  '/company/1',
  '/adviser',
  '/adviser/1',
  '/app',
  '/about',
  '/login',
  '/enterprise',
  '/service',
]

const FOR_EMPLOYERS = ['', '?with=p2p-10001', '?with=team-30001', 'jobs', 'jobs/1', 'nowhere']

const FOR_MEMBERS = [
  '/chat/index?with=p2p-20001',
  '/message',
  '/mine',
  '/resume',
  '/resume?id=1',
  '/job-record',
  '/seen',
  '/favorite',
  '/cover-letter',
  '/job-subscribe',
  '/account-setting',
]

/** Where everything is and how it looks, a line each. */
const look = () =>
  [...document.querySelectorAll('#root *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const { color, backgroundColor, fontSize, borderTopWidth, display } = getComputedStyle(one)
    const box = [x, y, width, height].map(Math.round).join(' ')
    return `${one.tagName} ${one.getAttribute('class')} ${box} ${color} ${backgroundColor} ${fontSize} ${borderTopWidth} ${display}`
  })

/**
 * As after a walk through all other screens: `append`, they came after this one's; `prepend`, before. Their addresses are
 * told apart from the page's own: a part of a screen that comes meanwhile fetches no sheet that is there by its address.
 */
async function lookAfter(page: Page, app: App, where: 'append' | 'prepend'): Promise<string[]> {
  await page.evaluate(
    ([sheets, where]) => {
      const links = sheets.map((sheet) => {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'stylesheet', href: `/a/assets/${sheet}?walk` })
        link.dataset.walk = ''
        return link
      })
      const come = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
      document.head[where](...links)
      return Promise.all(come)
    },
    [screenSheets(app), where] as const,
  )
  const seen = await page.evaluate(look)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('[data-walk]')) link.remove()
  })
  return seen
}

async function expectOwnLook(page: Page, address: string, app: App = '/a/'): Promise<void> {
  await page.goto(address)
  await page.locator('main:not([aria-busy="true"])').waitFor()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  // What is still to come moves things, too: asked again until it is there.
  await expect(async () => {
    const own = await page.evaluate(look)
    for (const where of ['append', 'prepend'] as const) {
      const seen = await lookAfter(page, app, where)
      expect(seen.filter((line, at) => line !== own[at]).slice(0, 5), `${address}, ${where}`).toEqual([])
    }
  }).toPass()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('S-LOOK-8 what a visitor sees looks the same whatever screens were shown before', async ({
  page,
  server,
}) => {
  for (const path of FOR_VISITORS) await expectOwnLook(page, `${server.origin}/a${path}`)
})

test('S-LOOK-8 what a member sees looks the same whatever screens were shown before', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of FOR_MEMBERS) await expectOwnLook(page, `${origin}/a${path}`)
})

test('S-LOOK-8 what an employer sees at the desk looks the same whatever screens were shown before', async ({
  page,
  server,
}) => {
  await expectOwnLook(page, `${server.origin}/desk/login`, '/desk/')
  const desk = new Desk(page, server.origin)
  await desk.takeLogin('angkor-hr')
  for (const path of FOR_EMPLOYERS) await expectOwnLook(page, `${server.origin}/desk/${path}`, '/desk/')
})
