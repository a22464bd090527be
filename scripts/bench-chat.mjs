// npm run bench:chat: the chat screen as people feel it, built pages in a real Chromium on the real server.

import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './lib/browser.mjs'
import { importHarness } from './lib/bundle.mjs'
import { scrollFor, sendMany, watchFor, whenQuiet } from './lib/chat-measures.mjs'
import { build } from './lib/prepare.mjs'
import { serve } from './lib/serve.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run bench:chat -- [--messages N] [--sends N]
One conversation of 100,000 messages, real pages on the real server. Prints, and gates nothing:
  send to paint      from the mouse's click on Send to the frame with the own bubble, where no frame waits for a display
  the machine        a piece of work that is always the same, in the same page after each of these sends
  next frame         sends whose bubble is in the first frame after the click, at 60 frames a second
  send to other      from that click to the frame that shows it on the other person's screen, at 60 frames a second too
  scrolling          5 s of the mouse wheel at 3,000 px a second: frames that were missed
  --messages N   messages stored before
  --sends N      sends that are measured, 50`

const CONVERSATION = 'p2p-10001_20001'
const SECOND_MS = 1_000
/** Frames follow each other at once: what is measured is the work, and not the wait for a display. */
const NO_DISPLAY = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
/** Nothing on the socket for so long: what was caught up is receipted, and a heartbeat is far. */
const QUIET_MS = 8_000

/** The options, or a line that says what is wrong with them. */
function optionsOf(args) {
  const options = { messages: 100_000, sends: 50 }
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index].slice(2)
    if (!(name in options)) return `${args[index]}: only --messages, --sends and --help are known`
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
    .locator('.banner')
    .first()
    .waitFor({ state: 'visible', timeout: 5_000 })
    .catch(() => {})
  await page.waitForFunction(() => document.querySelector('.banner') === null, null, { timeout: 300_000 })
  return { page, quiet }
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
function lineOf(name, values) {
  const sorted = values.toSorted((a, b) => a - b)
  const [p50, p95, worst] = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1)].map((value) =>
    value.toFixed(1),
  )
  return `${name}: p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms, of ${values.length}`
}

async function withBrowser(args, use) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser().path,
    chromiumSandbox: false,
    args,
  })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

/** One person alone: what another page draws where frames follow each other at once would take the other core. */
async function benchPaint(browser, origin, sends) {
  const sokha = await enter(browser, origin, 'sokha', 'p2p-20001')
  await sokha.quiet()
  const sent = await sendMany(sokha.page, sends, 'alone')
  console.log(
    lineOf(
      'send to paint',
      sent.map(({ painted, clicked }) => painted - clicked),
    ),
  )
  console.log(
    lineOf(
      'the machine',
      sent.map(({ work }) => work),
    ),
  )
}

async function benchOther(browser, origin, sends) {
  const [sokha, hr] = await Promise.all([
    enter(browser, origin, 'sokha', 'p2p-20001'),
    enter(browser, origin, 'angkor-hr', 'p2p-10001'),
  ])
  await Promise.all([sokha.quiet(), hr.quiet()])
  console.error('both are caught up')
  const heardBy = await watchFor(hr.page, 'measured')
  const sent = await sendMany(sokha.page, sends, 'measured')
  const heard = await heardBy(sends)
  const next = sent.filter(({ frames }) => frames === 1).length
  console.log(`next frame: ${next} of ${sends} at 60 frames a second`)
  console.log(
    lineOf(
      'send to other',
      sent.map(({ text, clicked }) => heard[text] - clicked),
    ),
  )
}

async function benchScroll(browser, origin, messages) {
  const sokha = await enter(browser, origin, 'sokha', 'p2p-20001')
  await sokha.quiet()
  const { frames, missed, longest, passed } = await scrollFor(sokha.page, 5, 3_000)
  console.log(
    `scrolling ${messages} messages: ${missed} of ${frames + missed} frames missed in 5 s, longest ${longest.toFixed(1)} ms, ${passed} messages passed`,
  )
}

async function bench({ messages, sends }) {
  build()
  const folder = await mkdtemp(join(tmpdir(), 'sarika-bench-chat-'))
  const seeding = await serve(folder)
  await seeding.stop()
  await store(folder, messages)
  const server = await serve(folder)
  try {
    await withBrowser(NO_DISPLAY, (browser) => benchPaint(browser, server.origin, sends))
    await withBrowser([], (browser) => benchOther(browser, server.origin, sends))
    await withBrowser([], (browser) => benchScroll(browser, server.origin, messages))
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? HELP : optionsOf(args)
if (options === HELP) console.log(HELP)
else if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else await bench(options)
