// Who is logged in, in this tab: memory, and sessionStorage so that a reload finds it without a network.
// Never in localStorage, never in an address. Tabs of one app tell each other by BroadcastChannel:
//
//   new tab --ask--> a tab that is logged in --session--> new tab
//   a new login --> tabs without one, and those of that account
//   renewed tokens, the end of a login --> all tabs of that account
//
// A tab with a login holds a shared Web Lock: who comes where nobody holds it does not wait for an answer.
//
// The refresh token is not here: it is in a cookie, which all tabs see at once, and which brings the login back after the
// browser was closed (refresh-cookie.ts).

import { useSyncExternalStore } from 'react'
import { ownName } from './app'
import { dropAllDrafts } from './draft'
import { keptInTab, keptJson } from './kept'
import { dropAccount, noteAccount } from './kept-account'
import { setLeftUnsent } from './left-unsent'
import { ADOPT_MS } from './limits'
import { mayBeHeld, underLock } from './locks'
import { forgetLogin } from './refresh-cookie'

/** A login; times in ms since epoch, 0 = never. */
export interface Session {
  /** Made here when it begins: the next login of the same account has another one. */
  readonly loginId: string
  readonly userId: string
  readonly imId: string
  readonly name: string
  /** For whom an employer speaks, e.g. "Mekong Tech Co., Ltd."; "" = for nobody. */
  readonly company: string
  /** Has a desk, and none of what seekers have. */
  readonly isEmployer: boolean
  /** Reads what was submitted and reported, at the desk; counts as an employer, of no company. */
  readonly isReviewer?: boolean
  /** Answers at the online service, at the desk; counts as an employer, of no company. */
  readonly isAgent?: boolean
  /** Speaks for the application in the chat; counts as an employer, of no company. */
  readonly isManager?: boolean
  readonly access: { readonly token: string; readonly expiresAt: number }
  readonly chat: { readonly token: string; readonly refreshAt: number }
}

/**
 * Why a login is over. `displaced`: ended elsewhere by its own person, e.g. by a new password. `invalid-account`: the chat knows
 * the account no more. `token-refresh`, `chat-login`: a login that could not go on, by the step that failed. None of them
 * erases what this device keeps. Source: IM specification 4, 8.
 */
export type EndReason =
  | 'signed-out'
  | 'expired'
  | 'kicked'
  | 'displaced'
  | 'invalid-account'
  | 'token-refresh'
  | 'chat-login'
  | 'deleted'

type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'login' | 'session'; readonly session: Session }
  | { readonly type: 'ended'; readonly userId: string; readonly reason: EndReason }

const KEY = ownName('session')
const END_KEY = ownName('ended')
/** In sessionStorage until the chat has erased what others left here. */
const ARRIVAL_KEY = ownName('arrived')
const channel = new BroadcastChannel(KEY)
const listeners = new Set<() => void>()
let current = keptJson(keptInTab, KEY) as Session | null
let endReason = keptJson(keptInTab, END_KEY) as EndReason | null
let endedUserId = ''
let letGo: (() => void) | null = null
holdLock()

/** What was not the person's own doing is still said after a reload. Source: IM specification 4. */
function keepEnd(reason: EndReason | null): void {
  endReason = reason
  setLeftUnsent(false)
  if (reason === null || reason === 'signed-out') keptInTab.removeItem(END_KEY)
  else keptInTab.setItem(END_KEY, JSON.stringify(reason))
}

function holdLock(): void {
  if (current === null) {
    letGo?.()
    letGo = null
  } else if (letGo === null) {
    const over = new Promise<void>((resolve) => {
      letGo = resolve
    })
    void underLock(KEY, () => over, 'shared')
  }
}

function set(session: Session | null): void {
  current = session
  if (session === null) keptInTab.removeItem(KEY)
  else keptInTab.setItem(KEY, JSON.stringify(session))
  holdLock()
  for (const listener of [...listeners]) listener()
}

channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.type === 'ask') {
    if (current !== null) tell({ type: 'session', session: current })
  } else if (data.type === 'ended') {
    if (data.userId === current?.userId) forget(takeExpected() ?? data.reason)
  } else if (data.session.userId === current?.userId) {
    set(data.session)
  } else if (data.type === 'login' && current === null) {
    keepEnd(null)
    set(data.session)
  }
})

function forget(reason: EndReason): void {
  endedUserId = current?.userId ?? ''
  keepEnd(reason)
  if (reason === 'signed-out' || reason === 'deleted') dropAllDrafts()
  set(null)
}

const tell = (message: TabMessage): void => channel.postMessage(message)

export const getSession = (): Session | null => current

/** Whose login ended last in this tab; "" when none did. */
export const lastUserId = (): string => endedUserId

/** Whether a login still goes on here, whatever its tokens are by now. */
export const isCurrent = ({ loginId }: Session): boolean => current?.loginId === loginId

/**
 * A new login, in the tabs that have none too. `isArrival`: somebody has just logged in, so that what others left on this
 * machine is to be erased (`takeArrival`).
 */
export function keepSession(session: Session, isArrival = false): void {
  if (isArrival) keptInTab.setItem(ARRIVAL_KEY, session.imId)
  noteAccount(session.imId)
  keepEnd(null)
  set(session)
  tell({ type: 'login', session })
}

/** Whether this account has just logged in here; true once. */
export function takeArrival(imId: string): boolean {
  const isNew = keptInTab.getItem(ARRIVAL_KEY) === imId
  keptInTab.removeItem(ARRIVAL_KEY)
  return isNew
}

/** New tokens of a login, the others stay as they are by now; false: it is over, and nothing is kept. */
export function keepTokens(login: Session, tokens: Partial<Pick<Session, 'access' | 'chat'>>): boolean {
  if (current === null || !isCurrent(login)) return false
  const session = { ...current, ...tokens }
  if (tokens.access !== undefined) noteAccount(session.imId)
  set(session)
  tell({ type: 'session', session })
  return true
}

/** Set while somebody logs out or deletes their account: the chat may hear of the end before the answer is here. */
let expected: EndReason | null = null

/** It is of one login. */
function takeExpected(): EndReason | null {
  const reason = expected
  expected = null
  return reason
}

/** Whatever ends the login from now on, this is told as the reason; null = no more. */
export function expectEnd(reason: EndReason | null): void {
  expected = reason
}

/** The login is over, here and in the other tabs of the account. */
export function endSession(found: EndReason): void {
  if (current === null) return
  const { userId } = current
  const reason = takeExpected() ?? found
  forget(reason)
  forgetLogin(userId)
  dropAccount()
  tell({ type: 'ended', userId, reason })
}

/** Why the last login ended; null when there was none. */
export const lastEnd = (): EndReason | null => endReason

/** A tab without a login takes over that of another tab, if one answers in time. */
export async function adoptSession(): Promise<void> {
  if (current !== null || !(await mayBeHeld(KEY))) return
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve()
    }
    const hear = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type !== 'session') return
      set(data.session)
      finish()
    }
    const timer = setTimeout(finish, ADOPT_MS)
    channel.addEventListener('message', hear)
    tell({ type: 'ask' })
  })
}

/** Called when somebody logs in, gets new tokens or is out; returns how to stop. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, getSession)
