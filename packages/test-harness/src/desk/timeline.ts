import type { ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import { startOfDay } from './dates'

/** Messages of one person within this time stand together, ms. */
const GROUP_MS = 300_000

/** What a thread shows, from top to bottom. */
export type Row =
  | { readonly type: 'day'; readonly key: string; readonly at: number }
  | { readonly type: 'new'; readonly key: string }
  | { readonly type: 'gap'; readonly key: string; readonly count: number; readonly isLost: boolean }
  | MessageRow

export interface MessageRow {
  readonly type: 'message'
  readonly key: string
  readonly message: ShownMessage
  /** Who says it, by name. */
  readonly author: string
  /** First and last of what one person says within five minutes. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

type Mark = NonNullable<ConversationSnapshot['mark']>
type Shown = Pick<ConversationSnapshot, 'messages' | 'gaps' | 'lost'>

/** Withdrawals and tips stand alone in the middle. */
export const isTip = ({ kind, withdrawnAt }: ShownMessage): boolean =>
  kind === 'tip' || withdrawnAt !== undefined

const isTogether = (a: ShownMessage, b: ShownMessage): boolean =>
  a.from === b.from && b.at - a.at < GROUP_MS && !isTip(a) && !isTip(b)

/** The order of messages is (time, id), and ids compare by length, then by code units: time alone is no order. */
function isBehind({ at, id }: ShownMessage, mark: Mark): boolean {
  if (at !== mark.at) return at > mark.at
  return id.length === mark.id.length ? id > mark.id : id.length > mark.id.length
}

export const isNew = (message: ShownMessage, mark: Mark): boolean => !message.own && isBehind(message, mark)

/** Messages with days, holes, and the line before what was unread; `readUpTo` null = nothing was. */
export function buildTimeline(
  { messages, gaps, lost }: Shown,
  readUpTo: Mark | null,
  nameOf: (imId: string) => string,
): readonly Row[] {
  const holes = [
    ...gaps.map(([from, to]) => ({ from, to, isLost: false })),
    ...lost.map(([from, to]) => ({ from, to, isLost: true })),
  ].sort((a, b) => a.from - b.from)
  const rows: Row[] = []
  let previous: ShownMessage | undefined
  let hasLine = readUpTo === null

  for (const message of messages) {
    const between: Row[] = []
    for (let hole = holes[0]; hole !== undefined && message.number > hole.to; hole = holes[0]) {
      holes.shift()
      const { from, to, isLost } = hole
      // A hole above what is loaded shows when its neighbours do.
      if (previous !== undefined)
        between.push({ type: 'gap', key: `gap-${from}`, count: to - from + 1, isLost })
    }
    const today = startOfDay(message.at)
    if (previous === undefined || startOfDay(previous.at) !== today)
      between.push({ type: 'day', key: `day-${today}`, at: message.at })
    if (!hasLine && readUpTo !== null && isNew(message, readUpTo)) {
      between.push({ type: 'new', key: 'new' })
      hasLine = true
    }
    const isFirst = between.length > 0 || previous === undefined || !isTogether(previous, message)
    const last = rows.at(-1)
    if (!isFirst && last?.type === 'message') rows[rows.length - 1] = { ...last, isLast: false }
    const author = nameOf(message.from)
    rows.push(...between, { type: 'message', key: message.key, message, author, isFirst, isLast: true })
    previous = message
  }
  return rows
}
