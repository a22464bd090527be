import type { Message } from '../model/message.js'
import { type Mark, placeOf } from '../model/order.js'

/**
 * The end of a conversation as it was read, in order and without a hole; a window shows `messages[from]` up to, and
 * without, `messages[to]`. One that shows the last is at the end, and stays there.
 */
export interface Span {
  readonly messages: readonly Message[]
  readonly from: number
  readonly to: number
}

export const NOTHING: Span = { messages: [], from: 0, to: 0 }

export const isAtEnd = ({ messages, to }: Span): boolean => to === messages.length

export const shownOf = ({ messages, from, to }: Span): readonly Message[] => messages.slice(from, to)

/** The last `count` of what was read. */
export const newestOf = (messages: readonly Message[], count: number): Span => ({
  messages,
  from: Math.max(0, messages.length - count),
  to: messages.length,
})

/** Older ones in front, not shown yet. */
export const withOlder = ({ messages, from, to }: Span, older: readonly Message[]): Span => ({
  messages: [...older, ...messages],
  from: from + older.length,
  to: to + older.length,
})

export const showOlder = (span: Span, count: number): Span => ({
  ...span,
  from: Math.max(0, span.from - count),
})

export const showNewer = (span: Span, count: number): Span => ({
  ...span,
  to: Math.min(span.messages.length, span.to + count),
})

/** `count` messages with the one at `index` in their middle, as far as there are so many on both sides. */
export function showAround({ messages }: Span, index: number, count: number): Span {
  const last = Math.max(0, messages.length - count)
  const from = Math.min(Math.max(0, index - Math.floor(count / 2)), last)
  return { messages, from, to: Math.min(messages.length, from + count) }
}

/** The same stretch in messages that were read anew, from one place to another; at the end when it is not there. */
export function showBetween(messages: readonly Message[], first: Mark, last: Mark, count: number): Span {
  const from = placeOf(messages, first)
  const end = placeOf(messages, last)
  const to = messages[end]?.id === last.id ? end + 1 : end
  return from < to ? { messages, from, to } : newestOf(messages, count)
}

/**
 * What came, each at its place; a known one is replaced. What stands behind what is shown is not shown, but at the end.
 * `isWhole` = nothing older is stored: else what stands before all that was read is left out, paging back finds it.
 */
export function withCame(span: Span, came: readonly Message[], isWhole: boolean): Span {
  const messages = [...span.messages]
  let { from, to } = span
  for (const message of came) {
    const place = placeOf(messages, message)
    if (messages[place]?.id === message.id) {
      messages[place] = message
      continue
    }
    if (place === 0 && messages.length > 0 && !isWhole) continue
    if (place < to || to === messages.length) to++
    if (place < from) from++
    messages.splice(place, 0, message)
  }
  return { messages, from, to }
}
