import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showDay, showWhen } from './dates'
import { tellDaysBy, useDay } from './use-day'

const EVENING = new Date(2026, 10, 25, 23, 50).getTime()
const MINUTE = 60_000

const Label = () => <p>{[showDay(EVENING, useDay()), showWhen(EVENING, useDay())].join(', ')}</p>

let place: HTMLElement
let end: () => void

beforeEach(async () => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  place = document.createElement('div')
  const root = createRoot(place)
  end = () => root.unmount()
  root.render(<Label />)
  await vi.waitUntil(() => place.textContent === 'Today, 23:50')
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test('S-LANG-12 what is shown of a day follows at midnight', async () => {
  await vi.advanceTimersByTimeAsync(EVENING + 10 * MINUTE - 1 - Date.now())
  expect(place.textContent).toBe('Today, 23:50')
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => place.textContent === 'Yesterday, Yesterday')
})

test.each([
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back', () => window.dispatchEvent(new Event('pageshow'))],
])('S-LANG-12 it follows when the page %s after a sleep in which no timer ran', async (_, wake) => {
  vi.setSystemTime(EVENING + 9 * 60 * MINUTE)
  wake()
  await vi.waitUntil(() => place.textContent === 'Yesterday, Yesterday')
})

test('S-LANG-12 it follows also where another label was drawn after midnight before the timer ran', async () => {
  vi.setSystemTime(EVENING + 9 * 60 * MINUTE)
  const other = document.createElement('div')
  const root = createRoot(other)
  root.render(<Label />)
  await vi.waitUntil(() => other.textContent === 'Yesterday, Yesterday')
  await vi.advanceTimersByTimeAsync(MINUTE)
  await vi.waitUntil(() => place.textContent === 'Yesterday, Yesterday')
  root.unmount()
})

test('S-LANG-12 S-TIME-3 days are those of the clock that wrote the times, as soon as that is known', async () => {
  // The machine is a day ahead.
  vi.setSystemTime(EVENING + 24 * 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await vi.waitUntil(() => place.textContent === 'Yesterday, Yesterday')
  tellDaysBy(() => Date.now() - 24 * 60 * MINUTE)
  await vi.waitUntil(() => place.textContent === 'Today, 23:50')
  tellDaysBy(null)
  await vi.waitUntil(() => place.textContent === 'Yesterday, Yesterday')
})

test('S-LANG-12 it follows within a minute after a sleep with the page in sight, which nothing tells', async () => {
  vi.setSystemTime(EVENING + 9 * 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await vi.waitUntil(() => place.textContent === 'Yesterday, Yesterday')
})
