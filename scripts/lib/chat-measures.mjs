// What bench-chat.mjs measures, inside the page. A frame counts as painted when the task after it begins; times are
// ms since epoch, so that two pages of one browser can be compared.

/** What a person takes at least from one message to the next, ms. */
const TYPING_MS = 300
/** How long a person holds the button, ms: the frame of the press is done when it is let go, and the click comes. */
const HOLD_MS = 80
/** From the click until the page is asked anything, ms: whatever is asked sooner is work in the frame that is measured. */
const LEFT_ALONE_MS = 150
/** Between two looks whether a message is confirmed, ms: a look in every frame would take a core. */
const ASK_MS = 20

/** What both sides ask of their page, as `window.measure`. */
function measureHere() {
  window.measure = {
    /** By text: its click, when the first frame with its bubble was painted, and which one that was after the click. */
    sent: {},
    /** By text: when the first frame with its bubble was painted. */
    heard: {},
    bubbleOf: (text) =>
      [...document.querySelectorAll('.bubble-text')].findLast((one) => one.textContent === text),
    /** When the next frame is painted: what is done after it, a look at the page too, is no part of it. */
    painted: () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.timeOrigin + performance.now()), {
            priority: 'user-blocking',
          }),
        ),
      ),
    /** How long a piece of work takes that is always the same, ms: what of a slow send is the machine's. */
    work: () => {
      const began = performance.now()
      let sum = 0
      for (let i = 0; i < 5e6; i++) sum = (sum + i * 7) % 1_000_003
      return sum < 0 ? 0 : performance.now() - began
    },
  }
}

/** Notes in `window.measure.sent` what each press on Send showed. A click's time is the browser's own of the mouse. */
function watchSends() {
  const { measure } = window
  const isSeen = (text) => measure.bubbleOf(text)?.checkVisibility({ visibilityProperty: true }) === true
  const note = async ({ target, timeStamp }) => {
    if (target.closest('.send') === null) return
    const { value: text } = document.querySelector('.composer textarea')
    // A bubble that is there when a frame begins is measured and shown in it; the task after it is the proof.
    let frames = 0
    let painted
    do {
      painted = await measure.painted()
      frames++
    } while (!isSeen(text))
    measure.sent[text] = { clicked: performance.timeOrigin + timeStamp, painted, frames }
  }
  document.addEventListener('click', note, { capture: true })
}

/**
 * Notes in `window.measure.heard` when each text of the measure was painted. Told by the page's own changes: a look in
 * every frame would take a core from the one who sends.
 */
function watchTexts(word) {
  const { measure } = window
  const seen = new Set()
  const look = () => {
    for (const { textContent: text } of document.querySelectorAll('.bubble-text')) {
      if (!text.startsWith(word) || seen.has(text)) continue
      seen.add(text)
      void measure.painted().then((painted) => {
        measure.heard[text] = painted
      })
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** A click by the mouse alone: a locator's would look at what is hit while the page is at work. */
async function press(page, locator) {
  const { x, y, width, height } = await locator.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}

/**
 * Sends `count` messages with the mouse, one after the other is confirmed; of each its text, what `sent` noted, and how long the
 * piece of work took after it.
 */
export async function sendMany(page, count, word) {
  await page.evaluate(measureHere)
  await page.evaluate(watchSends)
  const texts = Array.from({ length: count }, (_, index) => `${word} ${index}`)
  const works = []
  for (const text of texts) {
    await page.waitForTimeout(TYPING_MS)
    await page.locator('.composer textarea').fill(text)
    await press(page, page.locator('.send'))
    await page.waitForTimeout(LEFT_ALONE_MS)
    await page.waitForFunction(
      (text) => {
        const { sent, bubbleOf } = window.measure
        return text in sent && bubbleOf(text)?.closest('article').dataset.state !== 'sending'
      },
      text,
      { polling: ASK_MS },
    )
    works.push(await page.evaluate(() => window.measure.work()))
  }
  const sent = await page.evaluate(() => window.measure.sent)
  return texts.map((text, index) => ({ text, ...sent[text], work: works[index] }))
}

/** From now on; `heard(n)` waits for so many texts that begin with the word, and tells when each was painted. */
export async function watchFor(page, word) {
  await page.evaluate(measureHere)
  await page.evaluate(watchTexts, word)
  return async (count) => {
    await page.waitForFunction((count) => Object.keys(window.measure.heard).length >= count, count)
    return page.evaluate(() => window.measure.heard)
  }
}

/**
 * The wheel goes up for so long. A frame was missed for each sixtieth of a second that passed between two animation
 * frames beyond the first.
 */
export async function scrollFor(page, seconds, speed) {
  const devtools = await page.context().newCDPSession(page)
  const box = await page.getByRole('log').boundingBox()
  await page.evaluate(() => {
    window.passing = { times: [], seen: new Set(), isOn: true }
    const note = (time) => {
      window.passing.times.push(time)
      for (const { dataset } of document.querySelectorAll('[data-type="message"]'))
        window.passing.seen.add(dataset.row)
      if (window.passing.isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    yDistance: seconds * speed,
    speed,
    gestureSourceType: 'mouse',
  })
  return page.evaluate(() => {
    window.passing.isOn = false
    const { times, seen } = window.passing
    const gaps = times.slice(1).map((time, index) => time - times[index])
    const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
    return { frames: gaps.length, missed, longest: Math.max(...gaps), passed: seen.size }
  })
}

/**
 * Resolves once the page's sockets have carried nothing for so long after it was asked: receipts of what was caught up begin
 * a while after the last page, and go on for a while.
 */
export function whenQuiet(page, quietMs) {
  let last = 0
  page.on('websocket', (socket) => {
    for (const event of ['framesent', 'framereceived']) socket.on(event, () => (last = Date.now()))
  })
  return async () => {
    last = Date.now()
    while (Date.now() - last < quietMs) await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
