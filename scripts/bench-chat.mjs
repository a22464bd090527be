// npm run bench:chat: the chat screen as people feel it, built pages in a real Chromium on the real server, and docs/numbers-chat.md.

import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './lib/browser.mjs'
import { importHarness } from './lib/bundle.mjs'
import { scrollFor, sendMany, watchFor, whenQuiet } from './lib/chat-measures.mjs'
import { gatesOf, lineOf, numbersPage } from './lib/chat-report.mjs'
import { build } from './lib/prepare.mjs'
import { serve } from './lib/serve.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run bench:chat -- [--messages N] [--sends N]
One conversation of 100,000 messages, real pages on the real server. Writes docs/numbers-chat.md, which tells how it measures.
  --messages N   messages stored before, instead of 100000; writes nothing
  --sends N      sends that are measured, in each round, instead of 100; writes nothing
Exit 1: a figure is not met; 2: bad input.`

const CONVERSATION = 'p2p-10001_20001'
const SECOND_MS = 1_000
/** Of own bubbles, each with a browser of its own. */
const ROUNDS = 3
/** Frames follow each other at once: what is measured is the work, and not the wait for a display. */
const NO_DISPLAY = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
/** Nothing on the socket for so long: what was caught up is receipted, and a heartbeat is far. */
const QUIET_MS = 8_000

/** The options, or a line that says what is wrong with them. */
function optionsOf(args) {
  const options = { messages: 100_000, sends: 100, isWhole: args.length === 0 }
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index].slice(2)
    if (name !== 'messages' && name !== 'sends')
      return `${args[index]}: only --messages, --sends and --help are known`
    options[name] = Number(args[index + 1])
    if (!Number.isInteger(options[name]) || options[name] < 1) return `--${name}: a whole number from 1`
  }
  return options
}

/** As if they had been said one by one, a second apart, until now. */
async function store(folder, count) {
  const { encryptContent } = await importHarness('server/chat/cipher.ts')
  const Database = createRequire(join(ROOT, 'packages/test-harness/package.json'))('libsql')
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
  await page.getByLabel('User name, e-mail or phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill('Sarika2026')
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
async function benchPaint(browser, origin, sends) {
  const sokha = await enter(browser, origin, 'sokha', 'p2p-20001')
  await sokha.quiet()
  const sent = await sendMany(sokha.page, sends, 'alone')
  return {
    paints: sent.map(({ painted, clicked }) => painted - clicked),
    works: sent.map(({ work }) => work),
  }
}

async function benchOther(browser, origin, sends) {
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
}

async function benchScroll(browser, origin) {
  const sokha = await enter(browser, origin, 'sokha', 'p2p-20001')
  await sokha.quiet()
  return scrollFor(sokha.page, 5, 3_000)
}

async function bench({ messages, sends, isWhole }) {
  build()
  const folder = await mkdtemp(join(tmpdir(), 'sarika-bench-chat-'))
  const seeding = await serve(folder)
  await seeding.stop()
  await store(folder, messages)
  const { origin, stop } = await serve(folder)
  try {
    const rounds = []
    for (let round = 1; round <= ROUNDS; round++) {
      rounds.push(await withBrowser(NO_DISPLAY, (browser) => benchPaint(browser, origin, sends)))
      console.error(`own bubbles: round ${round} of ${ROUNDS}`)
    }
    const other = await withBrowser([], (browser) => benchOther(browser, origin, sends))
    console.error('the other screen is measured')
    const { version, scroll } = await withBrowser([], async (browser) => ({
      version: browser.version(),
      scroll: await benchScroll(browser, origin),
    }))
    const gates = gatesOf({ rounds, ...other, scroll })
    for (const gate of gates) console.log(lineOf(gate))
    const setting = { messages, cores: availableParallelism(), version }
    if (isWhole) writeFileSync(join(ROOT, 'docs/numbers-chat.md'), numbersPage(gates, setting))
    return gates.every(({ isMet }) => isMet)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? HELP : optionsOf(args)
if (options === HELP) console.log(HELP)
else if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else if (!(await bench(options))) process.exitCode = 1
