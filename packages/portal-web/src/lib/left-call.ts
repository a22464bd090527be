// The call that a page had when it was left, for the page that is loaded in its place.

import { ownName } from './app'
import { toFields } from './fields'
import { keptInTab, keptJson } from './kept'

const KEY = ownName('left-call')
/** Who comes back later than this has left, ms. */
const BACK_WITHIN_MS = 60_000

/** The page goes while its call runs. */
export const keepLeftCall = (channel: string): void =>
  keptInTab.setItem(KEY, JSON.stringify({ channel, at: Date.now() }))

/** The channel of the call that the page before had, told once; null = it had none, or long ago. */
export function takeLeftCall(): string | null {
  const { channel, at } = toFields(keptJson(keptInTab, KEY))
  keptInTab.removeItem(KEY)
  const isNow = typeof at === 'number' && Math.abs(Date.now() - at) <= BACK_WITHIN_MS
  return isNow && typeof channel === 'string' ? channel : null
}
