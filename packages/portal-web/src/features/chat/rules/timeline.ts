import type { ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import type { OpenConversation } from '@sarika/im-engine/react'
import { startOfDay } from '../../../lib/dates'
import { GROUP_MS } from '../../../lib/limits'

/** A day of summer time begins so early, ms. */
const SHORTEST_DAY_MS = 23 * 3_600_000

/** What a thread shows, from top to bottom. */
export type Row =
  /** Above all: where the conversation starts, or that older messages are on their way. */
  | { readonly type: 'top'; readonly key: 'top' }
  | { readonly type: 'date'; readonly key: string; readonly at: number }
  /** The time, where nobody said anything for five minutes or more; a day stands in its place where one begins. */
  | { readonly type: 'time'; readonly key: string; readonly at: number }
  | { readonly type: 'new'; readonly key: 'new' }
  | { readonly type: 'gap'; readonly key: string; readonly count: number; readonly isLost: boolean }
  | {
      readonly type: 'message'
      readonly key: string
      readonly message: ShownMessage
      /** First and last of what one person says within five minutes. */
      readonly isFirst: boolean
      readonly isLast: boolean
      /** Pictures that are drawn here together, this message the last of them. */
      readonly album?: readonly ShownMessage[]
      /** Drawn with a later one. */
      readonly isInAlbum?: true
    }

const TOP: Row = { type: 'top', key: 'top' }

type Shown = Pick<ConversationSnapshot, 'messages' | 'gaps' | 'lost'>
export type MessageRow = Extract<Row, { type: 'message' }>
export const isMessage = (row: Row): row is MessageRow => row.type === 'message'

/** What became of money: the card that it is about shows it, too. */
const MONEY_LINES: ReadonlySet<string> = new Set([
  'transferAcceptLP',
  'transferReturnLP',
  'redPacketAcceptLP',
  'receivePaidLP',
])

/** Withdrawals, tips and what became of money stand alone in the middle. */
export const isTip = ({ kind, withdrawnAt }: ShownMessage): boolean =>
  kind === 'tip' || MONEY_LINES.has(kind) || withdrawnAt !== undefined

const isTogether = (a: ShownMessage, b: ShownMessage): boolean =>
  a.from === b.from && b.at - a.at < GROUP_MS && !isTip(a) && !isTip(b)

/** One build, and what the next one needs to go on from any of its messages. */
interface Built {
  readonly shown: Shown
  readonly unread: OpenConversation['unread']
  readonly rows: readonly Row[]
  /** Of each message: rows and holes before it. */
  readonly starts: readonly (readonly [rows: number, holes: number])[]
  /** Messages after which new ones follow, and after which the line stands or never will. */
  readonly newFrom: number
  readonly lineFrom: number
}

const NOTHING: Built = {
  shown: { messages: [], gaps: [], lost: [] },
  unread: null,
  rows: [TOP],
  starts: [],
  newFrom: Number.POSITIVE_INFINITY,
  lineFrom: Number.POSITIVE_INFINITY,
}

/**
 * Messages with days, holes, and the line before what was unread when the conversation was opened. A builder goes on
 * from its last timeline: a message that comes into a long conversation costs what stands behind it. Source: S-CHAT-6.
 */
export function createTimeline(): (shown: Shown, unread: OpenConversation['unread']) => readonly Row[] {
  let last = NOTHING
  return (shown, unread) => {
    last = build(last, shown, unread)
    return last.rows
  }
}

/** How many messages stand where they stood, with all that their rows depend on. */
function sameUpTo(last: Built, shown: Shown, unread: OpenConversation['unread']): number {
  if (last.unread !== unread || last.shown.gaps !== shown.gaps || last.shown.lost !== shown.lost) return 0
  const before = last.shown.messages
  const end = Math.min(before.length, shown.messages.length)
  let index = 0
  while (index < end && before[index] === shown.messages[index]) index++
  return index
}

function build(last: Built, shown: Shown, unread: OpenConversation['unread']): Built {
  const { messages, gaps, lost } = shown
  const holes = [
    ...gaps.map(([from, to]) => ({ from, to, isLost: false })),
    ...lost.map(([from, to]) => ({ from, to, isLost: true })),
  ].sort((a, b) => a.from - b.from)
  // Its last message may be joined by what follows: it is built again.
  const kept = Math.max(0, sameUpTo(last, shown, unread) - 1)
  const starts = last.starts.slice(0, kept)
  const [rowCount, holeCount] = last.starts[kept] ?? [1, 0]
  const rows = kept === 0 ? [TOP] : last.rows.slice(0, rowCount)
  let nextHole = kept === 0 ? 0 : holeCount
  const before = rows[rows.length - 1]
  let previous = before?.type === 'message' ? rowOf(before.message, before.isFirst, true) : undefined
  if (previous !== undefined) rows[rows.length - 1] = previous
  const lastDate = rows.findLast((row) => row.type === 'date')
  let day = lastDate === undefined ? Number.NEGATIVE_INFINITY : startOfDay(lastDate.at)
  let newFrom = last.newFrom < kept ? last.newFrom : Number.POSITIVE_INFINITY
  let lineFrom =
    unread === null ? -1 : kept > 0 && last.lineFrom < kept ? last.lineFrom : Number.POSITIVE_INFINITY

  for (let index = kept; index < messages.length; index++) {
    const message = messages[index] as ShownMessage
    const count = rows.length
    starts.push([count, nextHole])
    for (
      let hole = holes[nextHole];
      hole !== undefined && message.number > hole.to;
      hole = holes[++nextHole]
    ) {
      const { from, to, isLost } = hole
      // A hole above what is loaded shows when its neighbours do.
      if (previous !== undefined) rows.push({ type: 'gap', key: `gap-${from}`, count: to - from + 1, isLost })
    }
    let startsDay = false
    // Midnight is asked for only where a day may have ended: that costs more than all the rest.
    if (message.at >= day + SHORTEST_DAY_MS) {
      const today = startOfDay(message.at)
      // Never back to a day before: that is one not sent yet, by a clock that is behind.
      if (today > day) {
        rows.push({ type: 'date', key: `day-${today}`, at: message.at })
        day = today
        startsDay = true
      }
    }
    const pauseMs = previous === undefined ? 0 : message.at - previous.message.at
    if (!startsDay && pauseMs >= GROUP_MS)
      rows.push({ type: 'time', key: `time-${message.key}`, at: message.at })
    // Times may be equal: all that stands behind the mark's own message is new.
    const isNew = newFrom < index || (unread !== null && message.at > unread.after.at)
    const hasLine = lineFrom < index
    if (!hasLine && isNew && !message.own) rows.push({ type: 'new', key: 'new' })
    if (!hasLine && ((isNew && !message.own) || message.id === unread?.upTo.id)) lineFrom = index
    if (newFrom > index && (isNew || message.id === unread?.after.id)) newFrom = index

    const isJoined = rows.length === count && previous !== undefined && isTogether(previous.message, message)
    if (isJoined && previous !== undefined)
      rows[rows.length - 1] = rowOf(previous.message, previous.isFirst, false)
    previous = rowOf(message, !isJoined, true)
    rows.push(previous)
  }
  return { shown, unread, rows, starts, newFrom, lineFrom }
}

const made = new WeakMap<ShownMessage, MessageRow[]>()

/** The same message at the same place of its group gives the same row: it is not drawn again. */
function rowOf(message: ShownMessage, isFirst: boolean, isLast: boolean): MessageRow {
  const known = made.get(message) ?? []
  if (known.length === 0) made.set(message, known)
  const place = (isFirst ? 1 : 0) + (isLast ? 2 : 0)
  known[place] ??= { type: 'message', key: message.key, message, isFirst, isLast }
  return known[place]
}

/** How a timeline became another: `front` = at its upper end, `behind` = at most at its lower end, `other` = it shows another place. */
export type Growth = 'front' | 'behind' | 'other'

export function growthOf(before: readonly Row[], after: readonly Row[]): Growth {
  const first = before.find(isMessage)?.key
  const now = after.find(isMessage)?.key
  if (first === undefined || now === undefined || first === now) return 'behind'
  const has = (rows: readonly Row[], key: string | undefined) => rows.some((row) => row.key === key)
  if (has(after, first)) return 'front'
  return has(before, now) && has(after, before[before.length - 1]?.key) ? 'front' : 'other'
}
