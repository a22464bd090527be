import type { ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import type { OpenConversation } from '@sarika/im-engine/react'
import { startOfDay } from '../../../lib/dates'
import { GROUP_MS } from '../../../lib/limits'

/** What a thread shows, from top to bottom. */
export type Row =
  | { readonly type: 'date'; readonly key: string; readonly at: number }
  | { readonly type: 'new'; readonly key: 'new' }
  | { readonly type: 'gap'; readonly key: string; readonly count: number; readonly isLost: boolean }
  | {
      readonly type: 'message'
      readonly key: string
      readonly message: ShownMessage
      /** First and last of what one person says within five minutes. */
      readonly isFirst: boolean
      readonly isLast: boolean
    }

type Shown = Pick<ConversationSnapshot, 'messages' | 'gaps' | 'lost'>
type MessageRow = Extract<Row, { type: 'message' }>

/** Withdrawals and tips stand alone in the middle. */
export const isTip = ({ kind, withdrawnAt }: ShownMessage): boolean =>
  kind === 'tip' || withdrawnAt !== undefined

const isTogether = (a: ShownMessage, b: ShownMessage): boolean =>
  a.from === b.from && b.at - a.at < GROUP_MS && !isTip(a) && !isTip(b)

/** Messages with days, holes, and the line before what was unread when the conversation was opened. */
export function buildTimeline(
  { messages, gaps, lost }: Shown,
  unread: OpenConversation['unread'],
): readonly Row[] {
  const holes = [
    ...gaps.map(([from, to]) => ({ from, to, isLost: false })),
    ...lost.map(([from, to]) => ({ from, to, isLost: true })),
  ].sort((a, b) => a.from - b.from)
  const rows: Row[] = []
  let previous: MessageRow | undefined
  let day = -1
  let isNew = false
  let hasLine = unread === null

  for (const message of messages) {
    const before = rows.length
    while (holes[0] !== undefined && message.number > holes[0].to) {
      const { from, to, isLost } = holes[0]
      holes.shift()
      // A hole above what is loaded shows when its neighbours do.
      if (previous !== undefined) rows.push({ type: 'gap', key: `gap-${from}`, count: to - from + 1, isLost })
    }
    const today = startOfDay(message.at)
    if (today !== day) rows.push({ type: 'date', key: `day-${today}`, at: message.at })
    day = today
    // Times may be equal: all that stands behind the mark's own message is new.
    if (unread !== null && message.at > unread.after.at) isNew = true
    if (!hasLine && isNew && !message.own) rows.push({ type: 'new', key: 'new' })
    hasLine ||= (isNew && !message.own) || message.id === unread?.upTo.id
    if (message.id === unread?.after.id) isNew = true

    const isJoined = rows.length === before && previous !== undefined && isTogether(previous.message, message)
    if (isJoined && previous !== undefined) rows[rows.length - 1] = { ...previous, isLast: false }
    previous = { type: 'message', key: message.key, message, isFirst: !isJoined, isLast: true }
    rows.push(previous)
  }
  return rows
}
