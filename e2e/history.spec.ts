import { hold } from './support/hold'
import { giveLogin, Person } from './support/person'
import { expect, test } from './support/test'
import { readThread, scrollUp } from './support/thread'

/** With the 42 of the demo more than two windows of 40. */
const SAID = 50

/** An employer with a conversation open, at its end. */
async function enterAtEnd(enter: (login: string) => Promise<Person>): Promise<Person> {
  const hr = await enter('angkor-hr')
  await hr.open('សុខា ចាន់')
  await expect(hr.page.getByRole('article').last()).toBeInViewport()
  return hr
}

test('S-PAGE-12 older messages come while one scrolls up, and nothing jumps', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  // Of every height, so that nothing that is not measured yet can be guessed.
  const lines = Array.from({ length: SAID }, (_, i) => `line ${i + 1}.${' and so on'.repeat((i * 7) % 23)}`)
  for (const line of lines) await sokha.write(line)
  await sokha.expectTick(`line ${SAID}.`, 'sent')

  await sokha.page.reload()
  await expect(sokha.message(`line ${SAID}.`)).toBeInViewport()
  await sokha.expectConnected()
  const { strays, passed } = await scrollUp(sokha.page, 200)
  expect(strays).toEqual([])
  expect(passed).toBeGreaterThan(60)
  // Only what is in sight is drawn.
  expect(await sokha.page.getByRole('article').count()).toBeLessThan(50)

  // What comes below does not move it either, and is counted.
  const topOf = () =>
    sokha.page.getByRole('log').evaluate((frame) => {
      const row = [...frame.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top > 200)
      return [row?.textContent, Math.round(row?.getBoundingClientRect().top ?? 0)]
    })
  const before = await topOf()
  const hr = await enter('angkor-hr')
  await hr.open('សុខា ចាន់')
  await hr.write('Are you there?')
  const toEnd = sokha.page.getByRole('button', { name: 'Go to the newest message, 1 new' })
  await expect(toEnd).toBeVisible()
  expect(await topOf()).toEqual(before)
  // It came, and nobody has seen it: it counts, and its author is not told that it was read (S-READ-7).
  await hr.expectTick('Are you there?', 'delivered')
  await expect(sokha.row('Bopha, Angkor HR').locator('.badge')).toContainText('1')
  await expect(hr.message('Are you there?').getByRole('img', { name: 'Read' })).toHaveCount(0)
  await toEnd.click()
  await expect(sokha.message('Are you there?')).toBeInViewport()
  await expect(toEnd).toHaveCount(0)
  await expect(sokha.row('Bopha, Angkor HR').locator('.badge')).toHaveCount(0)
  await hr.expectTick('Are you there?', 'read')

  const said = await readThread(sokha.page)
  expect(said.filter((text) => text.startsWith('line '))).toEqual(lines)
})

test('S-PAGE-12 what was not there for want of a connection comes by itself once it is caught up', async ({
  server,
  page,
}) => {
  const release = await hold(page, '**/getMsg')
  // Asked for as the conversation opens, before or after there is a connection: it fails.
  await page.route('**/getMsgByImID', (route) => route.abort())
  await page.goto(`${server.origin}/a/chat/index?with=p2p-20001`)
  const asked = page.waitForRequest('**/getMsg')
  await giveLogin(page, 'sokha')
  await asked
  const log = page.getByRole('log')
  await expect(log).toContainText('Loading older messages…')
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Not yet')
  await expect(log).not.toContainText("Couldn't load")
  await page.unroute('**/getMsgByImID')
  release()
  await expect(page.getByRole('article').last()).toBeInViewport()
  await expect(async () => {
    await scrollUp(page, 20)
    await expect(log).toContainText('The chat starts here.', { timeout: 500 })
  }).toPass()
})

test('S-PAGE-12 a conversation that one comes back to is at its end again', async ({ enter }) => {
  const hr = await enter('angkor-hr')
  const distance = () =>
    hr.page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
  for (const title of ['សុខា ចាន់', 'Angkor hiring', 'សុខា ចាន់', 'Angkor hiring', 'សុខា ចាន់']) {
    await hr.open(title)
    await expect(hr.page.getByRole('article').last()).toBeInViewport()
    await expect.poll(distance).toBeLessThan(4)
    await expect(hr.page.getByRole('button', { name: /^Go to the newest/ })).toHaveCount(0)
  }
})

test('S-PAGE-15 who talks on and on keeps about 200 messages, stays at the end, and has the older ones where they were', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Vichea, Mekong Tech')
  const log = sokha.page.getByRole('log')
  const height = () => log.evaluate((frame) => frame.scrollHeight)
  let highest = await height()
  let said = 0
  // The newest 40 are there when it is opened; the height falls when the first ones are let go.
  await expect(async () => {
    for (let i = 0; i < 20; i++) await sokha.write(`word ${++said}.`)
    const now = await height()
    const hasFallen = now < highest - 1_000
    highest = Math.max(highest, now)
    expect(hasFallen).toBe(true)
  }).toPass()
  expect(said).toBeGreaterThan(150)
  await expect(sokha.message(`word ${said}.`)).toBeInViewport()
  const distance = () => log.evaluate((frame) => frame.scrollHeight - frame.scrollTop - frame.clientHeight)
  await expect.poll(distance).toBeLessThan(4)
  const all = await readThread(sokha.page)
  expect(all.filter((text) => text.startsWith('word '))).toEqual(
    Array.from({ length: said }, (_, i) => `word ${i + 1}.`),
  )
})

test('S-PAGE-17 what came while a conversation is open is mounted in sight only in the end, and moves nobody, even when much comes at once', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const hr = await enter('angkor-hr')
  await hr.open('សុខា ចាន់')
  let said = 0
  const sayMore = async (count: number) => {
    for (const to = said + count; said < to; )
      await hr.write(`word ${++said}.${' and so on'.repeat((said * 7) % 47)}`)
  }
  await sayMore(18)
  await expect(sokha.message('word 18.')).toBeInViewport()

  // Up into what came just now: more of it stands above than what is in sight.
  const seen = await sokha.page.getByRole('log').evaluate(async (frame) => {
    frame.scrollTop -= 500
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { top } = frame.getBoundingClientRect()
    const row = [...frame.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > top)
    return /^word \d+\./.exec(row?.querySelector('.bubble-text')?.textContent ?? '')?.[0] ?? ''
  })
  const message = sokha.message(seen)
  const topOf = async () => Math.round((await message.boundingBox())?.y ?? Number.NaN)
  const before = await topOf()
  await sokha.page.context().setOffline(true)
  await sayMore(70)
  await hr.expectTick('word 88.', 'sent')
  await sokha.page.context().setOffline(false)
  const toEnd = sokha.page.getByRole('button', { name: 'Go to the newest message, 70 new' })
  await expect(toEnd).toBeVisible()
  expect(await topOf()).toBe(before)

  await toEnd.click()
  await expect(sokha.message('word 88.')).toBeInViewport()
  await sayMore(25)
  await expect(sokha.message('word 113.')).toBeInViewport()
  await expect(sokha.message('word 89.')).toHaveCount(0)
  const words = (await readThread(sokha.page)).map((text) => /^word \d+/.exec(text)?.[0]).filter(Boolean)
  expect(words).toEqual(Array.from({ length: said }, (_, i) => `word ${i + 1}`))
})

test('S-PAGE-12 a scroll counts although something is drawn before the browser tells of it', async ({
  enter,
}) => {
  const hr = await enterAtEnd(enter)
  const moved = await hr.page.getByRole('log').evaluate(async (log) => {
    const field = document.querySelector<HTMLTextAreaElement>('form.composer textarea')
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    log.scrollTop -= 300
    // What is above may be measured meanwhile, which moves the scroll: what counts is what one looks at.
    const { top } = log.getBoundingClientRect()
    const seen = [...log.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > top)
    const place = () => seen?.getBoundingClientRect().top ?? Number.NaN
    const asked = place()
    field?.focus({ preventScroll: true })
    document.execCommand('insertText', false, 'typed in the same moment')
    await Promise.resolve()
    await painted()
    await painted()
    return place() - asked
  })
  expect(Math.abs(moved)).toBeLessThan(4)
})

test('S-PAGE-12 who is at the end stays there when the thread gets lower before its own scroll is told', async ({
  enter,
}) => {
  const hr = await enterAtEnd(enter)
  const distance = await hr.page.getByRole('log').evaluate(async (log) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const composer = document.querySelector<HTMLElement>('form.composer')
    if (composer !== null) composer.style.paddingTop = '200px'
    log.dispatchEvent(new Event('scroll'))
    await painted()
    await painted()
    return log.scrollHeight - log.scrollTop - log.clientHeight
  })
  expect(distance).toBeLessThan(4)
})

test('S-PAGE-13 the menu of a message that is on its way has all of it in sight once it is there', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  await sokha.page.context().setOffline(true)
  await sokha.write('on its way')
  await sokha.act(sokha.message('on its way'))
  const items = sokha.page.getByRole('menuitem')
  await expect(items).toHaveText(['Copy text'])
  await sokha.page.context().setOffline(false)
  await expect(items).toHaveText([
    'Reply',
    'Copy text',
    'Forward',
    'Star',
    'Select',
    'Write again',
    /^Withdraw \([01]:\d\d left\)/,
    'Delete for me',
  ])
  await expect(items.last()).toBeInViewport({ ratio: 1 })
})

test('S-CHAT-19 S-CHAT-20 what came while the page was away, and while nobody looked at it, stands behind a line of its own', async ({
  enter,
}) => {
  const hr = await enter('angkor-hr')
  await hr.open('សុខា ចាន់')
  await hr.write('Good morning')
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const thread = sokha.page.getByRole('log')
  const line = thread.getByText('New', { exact: true })
  /** What stands behind the line, in the order of the page. */
  const behindLine = () =>
    thread.evaluate((log) => {
      const rows = [...log.querySelectorAll('[data-row]')].sort(
        (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
      )
      const from = rows.findIndex((row) => row.getAttribute('data-row') === 'new')
      return rows.slice(from + 1).map((row) => row.querySelector('.bubble-text')?.textContent)
    })
  await hr.expectTick('Good morning', 'read')
  await sokha.page.reload()
  await sokha.expectConnected()
  await hr.write('before your eyes')
  await expect(sokha.message('before your eyes')).toBeVisible()
  await expect(line).toHaveCount(0)

  const address = sokha.page.url()
  await sokha.page.goto('about:blank')
  await hr.write('while you were away')
  await hr.expectTick('while you were away', 'sent')
  await sokha.page.goto(address)
  await expect(line).toBeVisible()
  await expect.poll(behindLine).toEqual(['while you were away'])
  await hr.expectTick('while you were away', 'read')
  await hr.write('you are back')
  await expect(sokha.message('you are back')).toBeVisible()
  await expect.poll(behindLine).toEqual(['while you were away', 'you are back'])
  await expect(sokha.page.locator('.log-place > .only-heard')).toHaveText('Bopha, Angkor HR: you are back')

  const show = (state: DocumentVisibilityState) =>
    sokha.page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  const texts = Array.from({ length: 25 }, (_, index) => `nobody looks ${index}`)
  for (const text of texts) await hr.write(text)
  await hr.expectTick('nobody looks 24', 'delivered')
  await show('visible')
  await expect(line).toBeVisible()
  await expect(sokha.message('nobody looks 0')).toBeInViewport()
  await expect(sokha.message('nobody looks 24')).not.toBeInViewport()
  await expect(line).toBeInViewport()
  // Read is what was in sight (S-READ-7).
  const toEnd = sokha.page.getByRole('button', { name: /^Go to the newest message, \d+ new$/ })
  await expect(toEnd).toBeVisible()
  await expect(hr.message('nobody looks 24')).toHaveAttribute('data-state', 'delivered')
  await toEnd.click()
  await hr.expectTick('nobody looks 24', 'read')

  // One line stays in sight, and nothing is scrolled when somebody looks again.
  await show('hidden')
  await hr.write('one line in the dark')
  await hr.expectTick('one line in the dark', 'delivered')
  await expect(sokha.row('Bopha, Angkor HR').locator('.badge')).toContainText('1')
  await show('visible')
  await hr.expectTick('one line in the dark', 'read')
  await expect(sokha.row('Bopha, Angkor HR').locator('.badge')).toHaveCount(0)
})

test('S-REACT-9 on a new device the line does not stand above all that was ever said, whatever comes first', async ({
  page,
  server,
}) => {
  const sokha = new Person(page, server.origin)
  const list = await hold(page, '**/biz/conversations/items/query**')
  await sokha.logIn('sokha')
  await sokha.open('Angkor hiring')
  const thread = page.getByRole('log')
  const last = thread.getByRole('article').last()
  await expect(last).toBeInViewport()
  await expect(thread.getByText('New', { exact: true })).toHaveCount(0)
  list()
  await sokha.expectConnected()
  await expect(last).toBeInViewport()
  await expect(thread.getByText('New', { exact: true })).toHaveCount(0)
})

test('S-PAGE-12 S-CHAT-20 who answers stays at the end, though the line before what is new comes after the answer', async ({
  page,
  server,
  enter,
}) => {
  const hr = await enterAtEnd(enter)
  for (let i = 1; i <= 15; i++) await hr.write(`word ${i}.`)
  await hr.expectTick('word 15.', 'sent')
  const sokha = new Person(page, server.origin)
  const answer = await hold(page, /\/im\/user\/getMsg/)
  await sokha.takeLogin('sokha')
  // Until the messages come no row leads there: by its address.
  await page.goto(`${server.origin}/a/chat/index?with=p2p-20001`)
  await sokha.write('said at once')
  await sokha.expectTick('said at once', 'sent')
  await expect(sokha.message('word 15.')).toHaveCount(0)
  answer()
  await expect(sokha.message('word 15.')).toBeInViewport()
  await sokha.expectConnected()
  await expect(sokha.message('said at once')).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Go to the newest/ })).toHaveCount(0)
})

test('S-PAGE-13 a withdrawn message becomes a tip on both sides, in thread and list', async ({ enter }) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open('Bopha, Angkor HR')
  await hr.open('សុខា ចាន់')
  await sokha.write('said in haste')
  await expect(hr.message('said in haste')).toBeVisible()
  await sokha.expectTick('said in haste', 'read')
  await sokha.choose(sokha.message('said in haste'), /^Withdraw \([01]:\d\d left\)/)
  await expect(sokha.page.getByText('You withdrew a message')).toBeVisible()
  await expect(hr.page.getByText('សុខា ចាន់ withdrew a message')).toBeVisible()
  for (const { page } of [sokha, hr]) await expect(page.getByText('said in haste')).toHaveCount(0)
})

test('S-PAGE-14 a login on another device ends this one, and says so', async ({ enter }) => {
  const here = await enter('sokha')
  await here.expectConnected()
  const there = await enter('sokha')
  await here.page.waitForURL('**/a/login')
  await expect(here.page.getByText('logged in to another device')).toBeVisible()
  await here.page.reload()
  await expect(here.page.getByText('logged in to another device')).toBeVisible()
  await there.expectConnected()
})
