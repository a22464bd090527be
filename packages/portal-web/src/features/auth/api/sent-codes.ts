import { draftKey } from '../../../lib/draft'
import { keptInTab } from '../../../lib/kept'
import { getSession } from '../../../lib/session'
import type { Channel, Purpose } from '../rules/recipient'
import { NOTHING, type Values } from '../rules/values'

/** A code that was asked for, e.g. { to: { email: "a@b.kh" }, nextAt: 1790000000000, isSent: true }. */
export interface SentCode {
  /** What was typed where it goes to. */
  readonly to: Pick<Values, 'email' | 'regionCode' | 'mobile'>
  /** When the next may be asked for, ms since epoch. */
  readonly nextAt: number
  /** false = refused as too early. */
  readonly isSent: boolean
}

/** A change is of who is logged in, and goes with what else they have not saved. */
const keyOf = (channel: Channel, purpose: Purpose): string =>
  purpose === 'change'
    ? draftKey(getSession()?.userId ?? '', 'change', channel)
    : `sarika.code.${purpose}.${channel}`

/** In this tab only: after a reload the form knows whom a code went to, and when the next may go. */
export function keepSent(channel: Channel, purpose: Purpose, sent: SentCode): void {
  keptInTab.setItem(keyOf(channel, purpose), JSON.stringify(sent))
}

export function readSent(channel: Channel, purpose: Purpose): SentCode | null {
  try {
    // Only this file writes it.
    return JSON.parse(keptInTab.getItem(keyOf(channel, purpose)) ?? 'null') as SentCode | null
  } catch {
    return null
  }
}

/** The code was used. */
export function forgetSent(channel: Channel, purpose: Purpose): void {
  keptInTab.removeItem(keyOf(channel, purpose))
}

/** What a form begins with. */
export const beginWith = (channel: Channel, purpose: Purpose): Values => ({
  ...NOTHING,
  ...readSent(channel, purpose)?.to,
})
