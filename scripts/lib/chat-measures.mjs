// What bench-chat.mjs measures, inside the page. A frame counts as painted when the task after it begins; times are
// ms since epoch, so that two pages of one browser can be compared.

/** What a person takes at least from one message to the next, ms. */
const TYPING_MS = 300
/** Between two looks whether a message is confirmed, ms. */
const ASK_MS = 20

/**
 * Sends `count` messages by clicks, one after the other is confirmed; of each its text, its click, when its first frame
 * was painted, and which one that was after the click.
 */
export function sendMany(page, count, word = 'measured') {
  return page.evaluate(
    async ([sends, begin, typingMs, askMs]) => {
      const now = () => performance.timeOrigin + performance.now()
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const field = document.querySelector('.composer textarea')
      const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set
      const bubbleOf = (text) =>
        [...document.querySelectorAll('.bubble-text')].findLast((one) => one.textContent === text)
      const isSeen = (text) => bubbleOf(text)?.checkVisibility({ visibilityProperty: true }) === true
      const results = []
      for (let i = 0; i < sends; i++) {
        const text = `${begin} ${i}`
        await new Promise((resolve) => setTimeout(resolve, typingMs))
        type.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await painted()
        await painted()
        const clicked = now()
        document.querySelector('.send').click()
        // A bubble that is there when a frame begins is measured and shown in it; the task after it is the proof.
        let frames = 0
        do {
          await painted()
          frames++
        } while (!isSeen(text))
        results.push({ text, clicked, painted: now(), frames })
        // Asked seldom: what looks in every frame takes a core from the one who is to hear it.
        while (bubbleOf(text)?.closest('article').dataset.state === 'sending')
          await new Promise((resolve) => setTimeout(resolve, askMs))
      }
      return results
    },
    [count, word, TYPING_MS, ASK_MS],
  )
}

/**
 * Notes in `window.heard` when the frame was painted that first had each text of the measure. Told by the page's own
 * changes: a look in every frame, where frames follow each other at once, would take a core.
 */
export function watchFor(page) {
  return page.evaluate(() => {
    window.heard = {}
    const seen = new Set()
    const look = () => {
      for (const { textContent: text } of document.querySelectorAll('.bubble-text')) {
        if (!text.startsWith('measured') || seen.has(text)) continue
        seen.add(text)
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.heard[text] = performance.timeOrigin + performance.now()
          }),
        )
      }
    }
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
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

/** Resolves once the page's sockets have carried nothing for so long: receipts of what was caught up go on for a while. */
export function whenQuiet(page, quietMs) {
  let last = Date.now()
  page.on('websocket', (socket) => {
    for (const event of ['framesent', 'framereceived']) socket.on(event, () => (last = Date.now()))
  })
  return async () => {
    while (Date.now() - last < quietMs) await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
