// The real server with one long conversation, and what bench-chat.mjs and against.mjs measure of it, each time with a browser of
// its own.

import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './browser.mjs'
import { importHarness } from './bundle.mjs'
import { scrollFor, sendMany, watchFor, whenQuiet } from './chat-measures.mjs'
import { serve } from './serve.mjs'
import { ROOT } from './sh.mjs'

const CONVERSATION = 'p2p-10001_20001'
const SECOND_MS = 1_000
/** Frames follow each other at once: what is measured is the work, and not the wait for a display. */
const NO_DISPLAY = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
/** Nothing on the socket for so long: what was caught up is receipted, and a heartbeat is far. */
const QUIET_MS = 8_000

/** As if they had been said one by one, a second apart, until now. */
async function store(folder, count, root) {
  const { encryptContent } = await importHarness('server/chat/cipher.ts', root)
  const Database = createRequire(join(root, 'packages/test-harness/package.json'))('libsql')
  const database = new Database(join(folder, 'chat.db'))
  const texts = Array.from(
    { length: 64 },
    (_, i) => `Said for the measure ${'and a little more '.repeat((i * 7) % 13)}`,
  )
  const bodyOf = (text, sender, target) =>
    JSON.stringify({
      type: 'text',
      ...encryptContent(text, sender, { isGroup: false, id: target }),
      extra: {},
    })
  const people = [
    ['10001', '20001'],
    ['20001', '10001'],
  ]
  const bodies = people.map(([sender, target]) => texts.map((text) => bodyOf(text, sender, target)))
  const last = database.prepare('select * from conversations where id = ?').get(CONVERSATION)
  const insert = database.prepare(
    'insert into messages (conversation_id, is_group, number, sender_id, target_id, client_id, msg_time, type, body) values (?, 0, ?, ?, ?, ?, ?, ?, ?)',
  )
  const step = (Date.now() - last.last_time - SECOND_MS) / count
  database.exec('begin')
  for (let i = 1; i <= count; i++) {
    const who = (i >> 2) % 2
    const [sender, target] = people[who]
    const at = Math.floor(last.last_time + i * step)
    insert.run(
      CONVERSATION,
      last.last_number + i,
      sender,
      target,
      `bench-${i}`,
      at,
      'text',
      bodies[who][i % 64],
    )
  }
  database
    .prepare('update conversations set last_number = ?, last_time = ? where id = ?')
    .run(last.last_number + count, Date.now() - SECOND_MS, CONVERSATION)
  database.exec('commit')
  database.close()
}

async function enter(browser, origin, login, conversation) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  const quiet = whenQuiet(page, QUIET_MS)
  await page.goto(`${origin}/a/chat/index`)
  await page.getByLabel('Username, email or phone').fill(login)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Sarika2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/a/chat/index')
  await page.goto(`${origin}/a/chat/index?with=${conversation}`)
  await page
    .locator('.chat-notice')
    .first()
    .waitFor({ state: 'visible', timeout: 5_000 })
    .catch(() => {})
  await page.waitForFunction(() => document.querySelector('.chat-notice') === null, null, {
    timeout: 300_000,
  })
  return { page, quiet }
}

async function withBrowser(args, use) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser().path,
    chromiumSandbox: false,
    args,
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** One person alone: what another page draws where frames follow each other at once would take the other core. */
export function measureOwn(origin, sends) {
  return withBrowser(NO_DISPLAY, async (browser) => {
    const sokha = await enter(browser, origin, 'sokha', 'p2p-20001')
    await sokha.quiet()
    const sent = await sendMany(sokha.page, sends, 'alone')
    return {
      paints: sent.map(({ painted, clicked }) => painted - clicked),
      works: sent.map(({ work }) => work),
    }
  })
}

/** Two people: which frame a sender's bubble was in, and when the other one saw it, ms. */
export function measureOther(origin, sends) {
  return withBrowser([], async (browser) => {
    const [sokha, hr] = await Promise.all([
      enter(browser, origin, 'sokha', 'p2p-20001'),
      enter(browser, origin, 'angkor-hr', 'p2p-10001'),
    ])
    await Promise.all([sokha.quiet(), hr.quiet()])
    const heardBy = await watchFor(hr.page, 'measured')
    const sent = await sendMany(sokha.page, sends, 'measured')
    const heard = await heardBy(sends)
    return {
      firsts: sent.map(({ frames }) => frames === 1),
      others: sent.map(({ text, clicked }) => heard[text] - clicked),
    }
  })
}

/** Frames of five seconds of the wheel, and the browser's version. */
export function measureScroll(origin) {
  return withBrowser([], async (browser) => {
    const sokha = await enter(browser, origin, 'sokha', 'p2p-20001')
    await sokha.quiet()
    return { version: browser.version(), ...(await scrollFor(sokha.page, 5, 3_000)) }
  })
}

/** The built server of a checkout, with so many messages in one conversation: `{ origin, close }`. */
export async function openChat(messages, root = ROOT) {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-bench-chat-'))
  const seeding = await serve(folder, root)
  await seeding.stop()
  await store(folder, messages, root)
  const { origin, stop } = await serve(folder, root)
  const close = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, close }
}
