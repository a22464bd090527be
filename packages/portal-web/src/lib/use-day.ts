// What day it is, for labels such as "Today", "Yesterday" and the weekday: who draws one is drawn again when a day begins.
//
//   a timer to the next midnight, at most a minute      a timer stands still while the device sleeps, so none is long
//   the page is seen, comes back, gets the focus        the device may have slept over midnight
//
// Absent: labels that change more often, such as seconds (use-seconds.ts).

import { useSyncExternalStore } from 'react'
import { dayOfJob, startOfDay, untilNextDay } from './dates'

/** The clock is looked at this often, ms: after a sleep with the page in sight nothing else says that a day began. */
const LOOK_MS = 60_000

const WAKES = ['pageshow', 'focus', 'resume', 'visibilitychange'] as const

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** By the clock of this machine, and in Cambodia, whose days interviews and jobs have. */
const dayOf = (at: number): string => `${startOfDay(at)} ${dayOfJob(at)}`

const ofMachine = (): number => Date.now()
let clock = ofMachine
let moment = clock()
let day = dayOf(moment)
/** What all listeners have heard of. Who was drawn in between for another reason may know of a newer one. */
let told = moment

function read(): number {
  const now = clock()
  const today = dayOf(now)
  if (today !== day) {
    day = today
    moment = now
  }
  return moment
}

function look(): void {
  clearTimeout(timer)
  const now = read()
  if (now !== told) {
    told = now
    for (const listener of [...listeners]) listener()
  }
  if (listeners.size > 0) timer = setTimeout(look, Math.min(LOOK_MS, untilNextDay(clock())))
}

/**
 * From now on days begin by this clock, e.g. the server's, which wrote the times that are shown; again when it was corrected.
 * null = this machine's.
 */
export function tellDaysBy(now: (() => number) | null): void {
  clock = now ?? ofMachine
  look()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    for (const wake of WAKES) {
      addEventListener(wake, look)
      document.addEventListener(wake, look)
    }
    look()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    for (const wake of WAKES) {
      removeEventListener(wake, look)
      document.removeEventListener(wake, look)
    }
  }
}

/** A moment of today (ms since epoch), the `now` of `showDay` and `showWhen`; another one when a day begins, here or in Cambodia. */
export const useDay = (): number => useSyncExternalStore(subscribe, read)
