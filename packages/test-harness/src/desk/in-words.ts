// What the engine says in values, said in words.

import {
  type Connection,
  type ConversationItem,
  type Refusal,
  type SendFailure,
  type ShownMessage,
  TEXT_MAX_UNITS,
} from '@sarika/im-engine'
import { words } from './words'

/** What the server or the rules answer, in words; both speak of the same reasons. */
const reasons = {
  'not-friend': 'You are not in contact with each other.',
  blocked: 'One of you has blocked the other.',
  'not-group': 'You are not in this group.',
  'group-muted': 'This group is muted.',
  'member-muted': 'You are muted in this group.',
  'too-late': 'Too late: messages can be withdrawn for two minutes.',
  'no-target': 'There is nobody to receive it.',
  invalid: 'The server does not accept this message.',
  other: 'The server refused it.',
} satisfies Record<Extract<SendFailure, { kind: 'refused' }>['reason'], string>

/** Why a message, or its withdrawal, failed. */
export function failureInWords(failure: SendFailure | undefined): string {
  if (failure === undefined) return reasons.other
  if (failure.kind === 'refused') return reasons[failure.reason]
  return failure.uncertain ? 'No answer from the server. It may have arrived.' : 'No connection.'
}

/** Why a command was not accepted. */
export function refusalInWords(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'too-long':
      // Nobody can count UTF-16 units: the counter of the field says how many characters are too many.
      if (refusal.limit === TEXT_MAX_UNITS)
        return 'This message is too long. Delete some characters and try again.'
      return `${refusal.length} characters: the limit is ${refusal.limit}.`
    case 'empty':
      return 'There is nothing to send.'
    case 'malformed':
      return 'This text has a character that cannot be sent.'
    case 'unknown-message':
    case 'withdrawn':
      return 'That message is no longer there.'
    case 'not-own':
      return 'Only your own messages can be withdrawn.'
    case 'not-failed':
      return 'That message is already on its way.'
    case 'not-forwardable':
    case 'not-sendable':
      return 'That message cannot be sent on.'
    case 'unavailable':
      return 'The server does not answer. Try again in a moment.'
    case 'storage':
      return 'This device could not keep the message. Free some space and try again.'
    default:
      return reasons[refusal.kind]
  }
}

/** The line of the list: what was said last. */
export function lastInWords({ last }: ConversationItem): string {
  if (last === null) return ''
  if (last.kind === 'withdrawn') return words.list.withdrawn
  return last.kind === 'text' ? last.text : words.list.other
}

/** What a bubble says: its text, or why there is none to show. */
export function textOf({ damage, kind, text }: ShownMessage): {
  readonly text: string
  readonly isTheirs: boolean
} {
  if (damage === 'cannot-decrypt') return { text: words.thread.cannotDecrypt, isTheirs: false }
  if (damage === 'altered') return { text: words.thread.altered, isTheirs: false }
  return kind === 'text' ? { text, isTheirs: true } : { text: words.thread.unknown, isTheirs: false }
}

export type ConnectionNotice = 'offline' | 'connecting' | 'catchingUp' | 'replaced'

/** What is said of the connection; null = all is well, or the login is over and the login page says so. */
export function noticeOf(
  { state, closeReason, isCaughtUp }: Connection,
  isOnline: boolean,
): ConnectionNotice | null {
  if (closeReason === 'replaced' || closeReason === 'normal') return 'replaced'
  if (closeReason !== null) return null
  if (!isOnline) return 'offline'
  if (state !== 'connected') return 'connecting'
  return isCaughtUp ? null : 'catchingUp'
}
