// Every code that an ack, a refusal or the end of a connection can have, once: what the engine calls it, what it says in
// English, and what a person can do about it. The server answers with these codes and texts; screens say the same in the
// person's language.

import type { RefusalReason } from '../model/outbox.js'

/** What a person can do about it; a screen offers it. */
export type Remedy = 'none' | 'add-friend' | 'retry' | 'log-in'

/** E.g. `{ code: -20, reason: "not-friend", text: "You are not friends", action: "add-friend" }`. */
export interface CodeEntry<Reason extends string = string> {
  /** null: the backend has no number for it. */
  readonly code: number | null
  readonly reason: Reason
  /** English; screens say it in English too. `{word}` stands for the word that the answer names. */
  readonly text: string
  readonly action: Remedy
}

const OTHER = 'Speaking is not allowed'

/** Why a message was not stored. Source: specification 4 "Blocked send", 8. */
const REFUSALS = {
  tooLate: {
    code: 508,
    reason: 'too-late',
    text: 'A message sent over 2 minutes ago cannot be recalled',
    action: 'none',
  },
  notGroup: { code: -1, reason: 'not-group', text: 'You are not a member of this group', action: 'none' },
  groupMuted: {
    code: -2,
    reason: 'group-muted',
    text: 'Speaking is not allowed in this group',
    action: 'none',
  },
  memberMuted: {
    code: -3,
    reason: 'member-muted',
    text: 'Speaking is not allowed in this group',
    action: 'none',
  },
  notFriend: { code: -20, reason: 'not-friend', text: 'You are not friends', action: 'add-friend' },
  blocked: { code: -21, reason: 'blocked', text: 'You have been blacklisted', action: 'none' },
  sensitiveWord: {
    code: -22,
    reason: 'sensitive-word',
    text: 'This word is not allowed: {word}',
    action: 'none',
  },
  notPermitted: {
    code: -23,
    reason: 'not-permitted',
    text: 'You have no permission to send a message',
    action: 'none',
  },
  notFound: { code: -404, reason: 'no-target', text: 'This is not here any more', action: 'none' },
  /** The clientId stands for another message of this sender: a resend takes a new one. */
  reused: { code: -409, reason: 'other', text: OTHER, action: 'retry' },
  invalid: { code: -422, reason: 'invalid', text: 'Send failed', action: 'none' },
  /** Any other code. */
  other: { code: null, reason: 'other', text: OTHER, action: 'retry' },
} as const satisfies Readonly<Record<string, CodeEntry<RefusalReason>>>

/** All of them, by a name of ours. Source: specification 8, contract 8. */
export const CODES = {
  ...REFUSALS,
  stored: { code: 0, reason: 'stored', text: '', action: 'none' },
  storedWithWarning: {
    code: 7101,
    reason: 'stored-with-warning',
    text: 'Sent without a link that is not allowed here',
    action: 'none',
  },
  /** Not stored now, the same works later: too many at once, or no room on the disk. */
  tooFast: { code: -429, reason: 'too-fast', text: 'Too many at once. Try again later', action: 'retry' },
  /** The account is gone, or closed for the chat. */
  invalidAccount: { code: 302, reason: 'invalid-account', text: 'Invalid IM account', action: 'log-in' },
  /** The login was ended elsewhere: by a new password, or from the list of devices. */
  displaced: {
    code: 417,
    reason: 'displaced',
    text: 'Login has expired, please log in again',
    action: 'log-in',
  },
  kicked: {
    code: null,
    reason: 'kicked',
    text: 'You are already logged in to another device',
    action: 'log-in',
  },
  noGroup: { code: null, reason: 'no-group', text: 'group not exist', action: 'none' },
  noFriend: { code: null, reason: 'no-friend', text: 'friend not exist', action: 'none' },
} as const satisfies Readonly<Record<string, CodeEntry>>

const REASONS: ReadonlyMap<number | null, RefusalReason> = new Map(
  Object.values(REFUSALS).map(({ code, reason }) => [code, reason]),
)

/** Why a message was not stored, by the code of its ack; of a code that nobody knows `other`. */
export const refusalOf = (code: number): RefusalReason => REASONS.get(code) ?? 'other'
