// The three of chat-life.mjs and what they do, round after round:
//
//   seeker (portal, 1280)    writes to the recruiter, reads the answer, looks at details and a search, goes to the group and back
//   recruiter (desk, 1280)   answers, looks at another chat and comes back
//   member (phone, 390)      writes in the group, goes to the list and back
//
// A round is over when each has seen what was said to them: nothing is waited for by time but the pause between two.

import axe from 'axe-core'
import { chromium } from 'playwright'
import { ensureBrowser } from './browser.mjs'

/** Between two rounds, ms: people do not type faster, and the server's rate allows it. */
const PAUSE_MS = 2_000
/** What a page has loaded for the first time in its first rounds is no growth: from here on heaps are compared. */
const FIRST_PART = 1 / 4

/** As it is said without a fault: what Chromium thinks of fonts on a busy machine. */
const NO_FAULT = /preloaded using link preload/

const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function enter(browser, origin, { login, name, base, path, context: shape }) {
  const body = new URLSearchParams({ account: login, password: 'Sarika2026' })
  const answer = await fetch(`${origin}/api/v1.0.0/users/authorize`, { method: 'POST', body })
  const { access_token: access, refresh_token: refresh } = await answer.json()
  const { user } = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString())
  const context = await browser.newContext({ ...shape, locale: 'en', reducedMotion: 'reduce' })
  const url = `${origin}${base}`
  await context.addCookies([
    { name: `sarika_refresh_${user.userId}`, value: refresh, url },
    { name: `sarika_access_${user.userId}`, value: access, url },
  ])
  const page = await context.newPage()
  const complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type()) && !NO_FAULT.test(said.text()))
      complaints.push(said.text())
  })
  await page.goto(origin + path)
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor()
  const devtools = await context.newCDPSession(page)
  return { name, page, devtools, complaints }
}

async function heapOf({ devtools }) {
  // What the first collection lets go of may hold more.
  for (let turn = 0; turn < 2; turn++) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

async function barriersOf({ page }) {
  await page.evaluate(axe.source)
  const found = await page.evaluate(() => globalThis.axe.run('html', { resultTypes: ['violations'] }))
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
}

async function write({ page }, text) {
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill(text)
  // On the phone Enter breaks the line.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const sees = ({ page }, text) => page.getByRole('article').filter({ hasText: text }).first().waitFor()
const open = ({ page }, title) =>
  page
    .locator('.list a')
    .filter({ has: page.locator('.row-title', { hasText: title }) })
    .click()

/** One look at everything: each round ends where it began. */
async function round({ seeker, recruiter, member }, number) {
  const [asked, answered, told] = ['question', 'answer', 'news'].map((word) => `${word} ${number}.`)
  await write(seeker, asked)
  await sees(recruiter, asked)
  await write(recruiter, answered)
  await sees(seeker, answered)
  await write(member, told)
  // What came moves the row to the top; a press on its way would meet another one.
  await seeker.page.locator('.list a').first().getByText(told).waitFor()
  await open(seeker, 'Angkor hiring')
  await sees(seeker, told)
  await seeker.page.getByRole('button', { name: 'Details', exact: true }).click()
  await seeker.page.getByRole('button', { name: 'Close details' }).click()
  await open(seeker, 'Bopha, Angkor HR')
  await sees(seeker, answered)
  await open(recruiter, 'Angkor hiring')
  await sees(recruiter, told)
  await recruiter.page.goBack()
  await sees(recruiter, answered)
  await member.page.getByRole('link', { name: 'Back to the list' }).click()
  await open(member, 'Angkor hiring')
  await sees(member, told)
}

/** What each page was like after so long: `[{ name, rounds, firstHeap, lastHeap, complaints, barriers }]`. */
export async function live(origin, lengthMs) {
  const browser = await chromium.launch({ executablePath: ensureBrowser().path, chromiumSandbox: false })
  try {
    const seats = {
      seeker: ['sokha', '/a/', '/a/chat/index?with=p2p-20001', DESK],
      recruiter: ['angkor-hr', '/desk/', '/desk/?with=p2p-10001', DESK],
      member: ['dara', '/a/', '/a/chat/index?phone=1&with=team-30001', PHONE],
    }
    const people = {}
    for (const [name, [login, base, path, context]] of Object.entries(seats))
      people[name] = await enter(browser, origin, { login, name, base, path, context })
    const all = Object.values(people)
    const heapsOf = () => Promise.all(all.map(heapOf))
    const began = Date.now()
    let [rounds, first] = [0, null]
    while (Date.now() - began < lengthMs) {
      await round(people, ++rounds)
      if (first === null && Date.now() - began >= lengthMs * FIRST_PART) first = await heapsOf()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const last = await heapsOf()
    const found = []
    for (const [at, person] of all.entries()) {
      const { name, complaints } = person
      const [firstHeap, lastHeap] = [first?.[at] ?? last[at], last[at]]
      found.push({ name, rounds, firstHeap, lastHeap, complaints, barriers: await barriersOf(person) })
    }
    return found
  } finally {
    await browser.close()
  }
}
