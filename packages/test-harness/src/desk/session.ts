// Who is at the desk, in this tab: memory, and sessionStorage so that a reload finds it. Never in localStorage, never in
// an address. It has the shape of the engine's views, so that the page shows it like one of them.

import type { ChatToken, View } from '@sarika/im-engine'

/** A person and the chat's token, which is all that a desk needs; `refreshAt` in ms since epoch, 0 = never. */
export interface Session extends ChatToken {
  readonly imId: string
  readonly name: string
}

/** Why somebody sees the login who was at the desk. */
export type EndReason = 'signed-out' | 'expired' | 'kicked'

const KEY = 'sarika.desk'
const listeners = new Set<() => void>()
let current = readStored()
let reason: EndReason | null = null

function readStored(): Session | null {
  try {
    // Only this file writes it.
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null
  } catch {
    return null
  }
}

function set(next: Session | null): void {
  current = next
  if (next === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(next))
  for (const listener of [...listeners]) listener()
}

/** Null: nobody is logged in. */
export const session: View<Session | null> = {
  getSnapshot: () => current,
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A new login, or a new token of the old one. */
export function keepSession(next: Session): void {
  reason = null
  set(next)
}

export function endSession(why: EndReason): void {
  if (current === null) return
  reason = why
  set(null)
}

/** Why the last login ended; null when there was none. */
export const lastEnd = (): EndReason | null => reason
