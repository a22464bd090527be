// Where the reader is in a thread, and how they stay there.
//
//   the reader's scroll > note the place: at the end, or the first message in sight and how far below the frame's top
//   any change          > take the place up again: what came above, below or between has moved nobody
//   sought message      > its row is mounted first, then kept at a third of the frame until the reader scrolls
//   after both          > the last message in sight is told to the engine, which reads up to there, and to the button
//
// A scroll is the reader's when it does not end where the place was last taken up. Our own tell nothing: their event comes a
// frame later, when something may have grown that the place is not taken up for yet.
//
// The list mounts what is in sight (virtua, rules/mounting.ts) and keeps the distance to the end when rows come in front;
// the place is judged by mounted messages only, because a date moves when older messages of its day come.

import type { ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import type { OpenConversation } from '@sarika/im-engine/react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { isFull, type Mounting, mount, remount, settle } from '../rules/mounting'
import { Sight } from '../rules/sight'
import { isMessage, type MessageRow, type Row } from '../rules/timeline'

/** This close to the end counts as being there, px. */
const AT_END_PX = 48
/** A message is in sight when this much of it is, px. */
const SEEN_PX = 24
/** After the last row that came, ms: nobody waits for a frame then. */
const SETTLED_AFTER_MS = 500

type Place =
  | { readonly type: 'end' }
  | { readonly type: 'row'; readonly key: string; readonly top: number }
  /** Until the reader scrolls; null = a third of the frame below its top. */
  | { readonly type: 'sought'; readonly key: string; readonly top: number | null }

const topOf = (row: HTMLElement, frame: HTMLElement) =>
  row.getBoundingClientRect().top - frame.getBoundingClientRect().top
const mountedRow = (frame: HTMLElement, key: string) =>
  frame.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)

/** Fresh rows that are not in sight, up to the first that is or that has the focus. */
function countAway(frame: HTMLElement, { fresh }: Mounting): number {
  const isHere = ({ key }: Row) => {
    const row = mountedRow(frame, key)
    if (row === null) return false
    const top = topOf(row, frame)
    return (top + row.offsetHeight > 0 && top < frame.clientHeight) || row.contains(document.activeElement)
  }
  const first = fresh.findIndex(isHere)
  return first < 0 ? fresh.length : first
}

/** The last of these that the server has. */
const lastSaid = (rows: readonly Row[]): ShownMessage | undefined =>
  rows.findLast((row): row is MessageRow => isMessage(row) && row.message.id !== '')?.message

function lastInSight(frame: HTMLElement, rows: readonly Row[]): ShownMessage | undefined {
  const mounted = [...frame.querySelectorAll<HTMLElement>('[data-type="message"]')]
  const last = mounted.findLast(
    (row) => topOf(row, frame) + Math.min(row.offsetHeight, SEEN_PX) <= frame.clientHeight,
  )
  return lastSaid(rows.slice(0, rows.findLastIndex(({ key }) => key === last?.dataset.row) + 1))
}

/** What the reader goes to, before its row is there to be seen. */
function soughtIn(rows: readonly Row[], place: Place): ShownMessage | undefined {
  const row = place.type === 'sought' ? rows.find(({ key }) => key === place.key) : undefined
  return row !== undefined && isMessage(row) ? row.message : undefined
}

/** Said by the reader, on its way or there. */
const isSaid = (row: Row) => isMessage(row) && row.message.own && row.message.state !== 'failed'

export interface ThreadScroll {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Of the settled rows. */
  readonly list: RefObject<VirtualizerHandle | null>
  /** Where the fresh rows are. */
  readonly fresh: RefObject<HTMLDivElement | null>
  readonly shown: Mounting
  readonly sight: Sight
  /** The reader is not at the end. */
  readonly hasLeft: boolean
  /** At each scroll, and before what is drawn changes: a scroll may not have been told of yet. */
  readonly note: () => void
  /** After each change of a size. */
  readonly takeUp: () => void
  /** Tells what is in sight. */
  readonly look: () => void
  readonly toEnd: () => void
  /** To the row with this key, now or when it comes. */
  readonly seek: (key: string) => void
}

/** Keeps the reader where they are. At the end it stays at the end, and who speaks goes there. Source: S-PAGE-12. */
export function useThreadScroll(
  rows: readonly Row[],
  { isReady, hasNewer }: ConversationSnapshot,
  unread: OpenConversation['unread'],
  seen: OpenConversation['seen'],
): ThreadScroll {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const fresh = useRef<HTMLDivElement>(null)
  const place = useRef<Place>({ type: 'end' })
  const [hasLeft, setHasLeft] = useState(false)
  const [sight] = useState(() => new Sight())
  /** The message that was told last. */
  const told = useRef<ShownMessage | null>(null)
  const [shown, setShown] = useState(() => mount(rows))
  const newest = useRef(rows)
  /** What the line stands behind. */
  const line = useRef<NonNullable<OpenConversation['unread']>['after']>(null)
  /** Where it stood when the place was noted or taken up. */
  const knownTop = useRef(0)

  if (shown.rows !== rows) setShown(remount(shown, rows, !hasNewer))

  useEffect(() => {
    if (!isFull(shown)) return
    const timer = setTimeout(() => {
      const count = frame.current === null ? 0 : countAway(frame.current, shown)
      if (count > 0) setShown((now) => (now === shown ? settle(now, count) : now))
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown])

  const isAtEnd = useCallback(
    (outer: HTMLElement) =>
      !hasNewer && outer.scrollHeight - outer.scrollTop - outer.clientHeight < AT_END_PX,
    [hasNewer],
  )
  const look = useCallback(() => {
    const outer = frame.current
    if (outer === null || !isReady || document.visibilityState === 'hidden') return
    const { current } = place
    // Until the row they go to is drawn, what is in the frame is nothing they look at.
    const isOnTheWay = current.type === 'sought' && mountedRow(outer, current.key) === null
    const message = isAtEnd(outer)
      ? lastSaid(newest.current)
      : ((isOnTheWay ? undefined : lastInSight(outer, newest.current)) ?? soughtIn(newest.current, current))
    if (message === undefined || message === told.current) return
    told.current = message
    sight.reach(message)
    seen(message)
  }, [isReady, isAtEnd, sight, seen])

  const note = useCallback(() => {
    const outer = frame.current
    if (outer === null) return
    const isEnd = isAtEnd(outer)
    if (outer.scrollTop === knownTop.current) {
      if (document.visibilityState === 'hidden') return
      // They see all there is, so what comes next is to be seen as well; unless the row they go to is still to come.
      const { current } = place
      if (isEnd && (current.type !== 'sought' || mountedRow(outer, current.key) !== null))
        place.current = { type: 'end' }
      // Rows may have come since the reader was moved here.
      look()
      return
    }
    const messages = outer.querySelectorAll<HTMLElement>('[data-type="message"]')
    const seen = [...messages].find((row) => topOf(row, outer) + row.offsetHeight > 0)
    place.current =
      isEnd || seen === undefined
        ? { type: 'end' }
        : { type: 'row', key: seen.dataset.row ?? '', top: topOf(seen, outer) }
    knownTop.current = outer.scrollTop
    setHasLeft(!isEnd)
    look()
  }, [isAtEnd, look])

  const takeUp = useCallback(() => {
    const outer = frame.current
    if (outer === null) return
    const { current } = place
    const row = current.type === 'end' ? null : mountedRow(outer, current.key)
    if (current.type === 'end') outer.scrollTop = outer.scrollHeight
    else {
      const top = current.top ?? outer.clientHeight / 3
      if (row !== null) {
        const moved = topOf(row, outer) - top
        // Less than a pixel is rounding: to correct it would move the reader for ever.
        if (Math.abs(moved) >= 1) outer.scrollTop += moved
      } else if (current.type === 'sought') {
        const index = newest.current.findIndex(({ key }) => key === current.key)
        if (index >= 0) outer.scrollTop = (list.current?.getItemOffset(index) ?? 0) - top
      }
    }
    knownTop.current = outer.scrollTop
    setHasLeft(current.type !== 'end' && !isAtEnd(outer))
    look()
  }, [isAtEnd, look])

  // What changes the size of the frame or of a row is told by the observers, before it is painted.
  useLayoutEffect(() => {
    const last = rows.at(-1)
    const before = newest.current.at(-1)
    newest.current = rows
    // Who opens a conversation has seen it up to what was unread.
    const begun = unread?.after ?? lastSaid(rows)
    if (isReady && sight.furthest() === null && begun !== undefined) sight.reach(begun)
    const hasSpoken =
      last?.type === 'message' && (last.message.state === 'sending' || last.message.state === 'uploading')
    if (hasSpoken && last.key !== before?.key) place.current = { type: 'end' }
    // Who was at the end begins at the line before what is new, wherever that is drawn now; unless they have answered it.
    if (isReady && unread !== null && unread.after !== line.current) {
      const begin = rows.findIndex(({ type }) => type === 'new')
      if (begin >= 0) line.current = unread.after
      if (begin > rows.findLastIndex(isSaid) && place.current.type === 'end')
        place.current = { type: 'sought', key: 'new', top: null }
    }
    // So many came at once that all rows settled: the one in sight is not mounted yet.
    const { current } = place
    if (current.type === 'row' && frame.current !== null && mountedRow(frame.current, current.key) === null)
      place.current = { ...current, type: 'sought' }
    takeUp()
  }, [rows, unread, isReady, sight, takeUp])

  // Fonts that come late, a field that grows: sizes change without new rows. Of settled rows the list tells.
  useEffect(() => {
    const sizes = new ResizeObserver(takeUp)
    for (const box of [frame.current, isReady ? fresh.current : null]) if (box !== null) sizes.observe(box)
    return () => sizes.disconnect()
  }, [isReady, takeUp])

  const toEnd = useCallback(() => {
    place.current = { type: 'end' }
    takeUp()
    setHasLeft(false)
  }, [takeUp])

  const seek = useCallback(
    (key: string) => {
      place.current = { type: 'sought', key, top: null }
      takeUp()
    },
    [takeUp],
  )

  return useMemo(
    () => ({ frame, list, fresh, shown, sight, hasLeft, note, takeUp, look, toEnd, seek }),
    [shown, sight, hasLeft, note, takeUp, look, toEnd, seek],
  )
}
