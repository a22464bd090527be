import type { Page } from '@playwright/test'

/** All texts of a thread, top to bottom: what is far from the end is mounted in sight only, so it is read while it passes. */
export function readThread(page: Page): Promise<readonly string[]> {
  return page.getByRole('log').evaluate(async (frame) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const texts = new Map<string, string>()
    // To the start, however much is fetched on the way.
    while (!frame.textContent?.includes('The chat starts here.')) {
      frame.scrollTop = 0
      await painted()
    }
    frame.scrollTop = 0
    for (let last = -1; last !== frame.scrollTop; ) {
      await painted()
      for (const row of frame.querySelectorAll<HTMLElement>('[data-row]')) {
        const text = row.querySelector('.bubble-text')?.textContent
        if (text == null) continue
        // Whatever stands below what was seen now comes later, also when it was mounted all the time.
        texts.delete(row.dataset.row ?? '')
        texts.set(row.dataset.row ?? '', text)
      }
      last = frame.scrollTop
      frame.scrollTop += frame.clientHeight / 2
      await painted()
    }
    return [...texts.values()]
  })
}

/**
 * Scrolls up in steps of 37 px, one a frame, and answers by how much what was in sight moved otherwise: `strays` are
 * whole pixels, `rows` the messages that passed.
 */
export function scrollUp(page: Page, steps: number): Promise<{ strays: number[]; passed: number }> {
  return page.getByRole('log').evaluate(async (frame, count) => {
    const STEP = 37
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    const topOf = (row: Element) => row.getBoundingClientRect().top
    const strays: number[] = []
    const seen = new Set<string>()
    for (let step = 0; step < count; step++) {
      const rows = [...frame.querySelectorAll<HTMLElement>('[data-type="message"]')]
      const anchor = rows.find((row) => topOf(row) > topOf(frame) + STEP)
      if (anchor === undefined || frame.scrollTop < STEP) {
        // At the top of what is here: more is on its way.
        await nextFrame()
        continue
      }
      for (const { dataset } of rows) seen.add(dataset.row ?? '')
      // Between two frames, as a wheel does it; then one in which sizes are measured, and one after what that changed.
      await nextTask()
      const before = topOf(anchor)
      frame.scrollTop -= STEP
      await nextFrame()
      await nextFrame()
      const strayed = Math.round(topOf(anchor) - before - STEP)
      if (anchor.isConnected && strayed !== 0) strays.push(strayed)
    }
    return { strays, passed: seen.size }
  }, steps)
}
