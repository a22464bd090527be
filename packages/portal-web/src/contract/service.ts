// The online service: people who answer in the chat, when they are there, and by which other ways they are reached.

import { CAMBODIA_MS } from './cambodia'

/** The first of the day is found by lib/hotline.ts. Source: portal specification 1. */
export const HOTLINE = ['+855 23 000 001', '+855 23 000 002', '+855 23 000 003', '+855 23 000 004'] as const

/** Monday to Friday, in minutes of the day in Phnom Penh; `footer.hours` says it in words. Source: portal specification 1. */
const HOURS = { firstDay: 1, lastDay: 5, from: 8 * 60, until: 17 * 60 + 30 } as const

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const WEEK_DAYS = 7
/** 1 January 1970 was a Thursday; Sunday is 0. */
const FIRST_WEEKDAY = 4

/** Minutes since the epoch, as clocks in Phnom Penh count them. */
const localMinutes = (at: number): number => Math.floor((at + CAMBODIA_MS) / MINUTE_MS)

const isWorkday = (day: number): boolean => {
  const weekday = (day + FIRST_WEEKDAY) % WEEK_DAYS
  return weekday >= HOURS.firstDay && weekday <= HOURS.lastDay
}

/** Whether the service has its hours at a moment, ms since the epoch: from 8:00am on, and no more at 5:30pm. */
export function isServiceOpen(at: number): boolean {
  const minutes = localMinutes(at)
  const ofDay = minutes % DAY_MINUTES
  return isWorkday(Math.floor(minutes / DAY_MINUTES)) && ofDay >= HOURS.from && ofDay < HOURS.until
}

/** When its hours begin next after a moment, ms since the epoch. */
export function nextServiceOpening(at: number): number {
  const minutes = localMinutes(at)
  let day = Math.floor(minutes / DAY_MINUTES)
  if (minutes % DAY_MINUTES >= HOURS.from) day += 1
  while (!isWorkday(day)) day += 1
  return (day * DAY_MINUTES + HOURS.from) * MINUTE_MS - CAMBODIA_MS
}

/** Why the service does not do what an agent asks: codes of its calls. */
export const SERVICE_REFUSALS = ['service_taken', 'service_not_yours', 'service_agent_away'] as const
