// What the backend suite needs of a backend: a way to be its people, and its clock.
//
//   BACKEND_CHECKS (backend-suite.ts) --frames, calls--> BackendUnderTest --your driver--> your backend
//         \--what people do with other programs (elsewhere)--/
//
// Frames and calls are the wire's own texts. Absent: a test runner; a check that does not hold throws BackendDisagrees.

import type { Call } from '../wire/calls.js'

/** A backend with nobody's messages in it, made for one check. */
export interface BackendUnderTest {
  /** Ids of three people who are contacts of each other and have said nothing yet, e.g. `["im-1", "im-2", "im-3"]`. */
  readonly people: readonly [string, string, string]
  /** A fourth who is a contact of nobody, e.g. `"im-4"`; absent: nobody can ask to be a contact. */
  readonly stranger?: string
  /** Somebody of user_type 999 who is a contact of nobody; absent: it has no managers. */
  readonly manager?: string
  /** Life of a chat token, ms. */
  readonly tokenLifeMs: number
  /** Sends of one account that it takes at once, e.g. 60; absent: it never says -429. */
  readonly sendsAtOnce?: number
  /** Broadcasts of one account that it takes at once, e.g. 5; absent: it never answers 429. */
  readonly broadcastsAtOnce?: number
  /** Whether it writes the events of a group into its conversation; absent: it does not. */
  readonly writesTips?: boolean
  readonly elsewhere: BackendElsewhere
  /** A new chat login of this person; `device` names the machine, the same name is the same machine. */
  login(imId: string, device: string): Promise<BackendLogin>
  /** Lets the backend's clock go on by so many ms, however it does that. */
  passTime(ms: number): Promise<void>
}

/** What people do with other programs; each resolves when the backend has done it. */
export interface BackendElsewhere {
  /** A group of these people, the first one its owner; answers its id. */
  makeGroup(members: readonly string[]): Promise<string>
  renameGroup(group: string, title: string): Promise<void>
  muteGroup(group: string, isOn: boolean): Promise<void>
  muteMember(group: string, member: string, isOn: boolean): Promise<void>
  giveRole(group: string, member: string, role: 'admin' | 'manager' | 'member'): Promise<void>
  addMember(group: string, member: string): Promise<void>
  removeMember(group: string, member: string): Promise<void>
  leaveGroup(group: string, member: string): Promise<void>
  disbandGroup(group: string): Promise<void>
  block(by: string, whom: string, isOn: boolean): Promise<void>
  endContact(by: string, whom: string): Promise<void>
  /** Ends the logins of a person, as a logout or an administrator does. */
  revoke(imId: string): Promise<void>
}

/** One chat login. */
export interface BackendLogin {
  readonly imId: string
  /** Opens a socket with the login's token, or with another one; `turn` as in the socket's address, absent when 0. */
  connect(token?: string, turn?: number): Promise<BackendSocket>
  /** Makes a call with the login's token, or with another one. */
  call(call: Call, token?: string): Promise<BackendAnswer>
}

/** One socket, both directions in order. */
export interface BackendSocket {
  /** Writes a frame; nothing happens when the socket is over. */
  send(text: string): void
  /** The next frame or the end, in the order of arrival; rejects when nothing comes. */
  next(): Promise<BackendNews>
}

export type BackendNews =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'closed'; readonly code: number }

export interface BackendAnswer {
  readonly status: number
  readonly body: string
  /** From Retry-After, ms; 0 when absent. */
  readonly retryAfterMs: number
}

/** What a backend did and what the engine relies on. */
export class BackendDisagrees extends Error {}

/** Throws unless the two are the same as JSON. */
export function agree(what: string, actual: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(wanted)]
  if (a !== b) throw new BackendDisagrees(`${what}: ${a} instead of ${b}`)
}

/** Throws unless it holds. */
export function hold(what: string, isKept: boolean, seen?: unknown): void {
  if (!isKept) throw new BackendDisagrees(seen === undefined ? what : `${what}: ${JSON.stringify(seen)}`)
}
