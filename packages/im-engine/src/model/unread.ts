import { isUnseen, type Message } from './message.js'
import { compare, type Mark } from './order.js'

/** Before version 8 of the facts only the type of a tip told. */
const isQuiet = ({ kind, quiet }: Message): boolean => quiet === true || kind === 'tip'

/**
 * From somebody else, neither withdrawn nor unseen, of no quiet kind, after the read mark. Source: S-READ-1. Our backend counts the same kinds, and
 * leaves out besides what a receipt says was read: test-harness server/chat/conversations.ts.
 */
export function countsAsUnread(message: Message, mark: Mark): boolean {
  return (
    !message.own &&
    message.kind !== 'withdrawn' &&
    !isUnseen(message) &&
    !isQuiet(message) &&
    compare(mark, message) < 0
  )
}

/** Unread and mentions as a function of messages and mark; a stored number is a cache of this. Source: S-READ-1. */
export function recount(
  messages: readonly Message[],
  mark: Mark,
): { readonly unread: number; readonly mentions: number } {
  let unread = 0
  let mentions = 0
  for (const message of messages) {
    if (!countsAsUnread(message, mark)) continue
    unread++
    if (message.mention === true) mentions++
  }
  return { unread, mentions }
}
