import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Row } from '../rules/timeline'

/** This close to the end counts as being there, px. */
const AT_END_PX = 48

/** Where the reader is: at the end, or at a row that stands so far below the frame's top. */
type Place = { readonly type: 'end' } | { readonly type: 'row'; readonly key: string; readonly top: number }

/** A date moves when older messages of its day come; a message stays where it is. */
const rowsOf = (content: HTMLElement) => content.querySelectorAll<HTMLElement>('[data-type="message"]')
const topOf = (row: HTMLElement, frame: HTMLElement) =>
  row.getBoundingClientRect().top - frame.getBoundingClientRect().top

interface ThreadScroll {
  frame: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** The last row when the reader left the end; null while they are there. */
  leftAt: string | null
  /** At each scroll, before anything else: what changes in its wake takes this place up. */
  note: () => void
  toEnd: () => void
}

/**
 * Keeps the reader where they are, whatever comes above, below or between: the place is noted at each scroll and taken
 * up again after each change. At the end it stays at the end, and who speaks goes there. Starts at the line before
 * what is new, or at the end.
 */
export function useThreadScroll(rows: readonly Row[], isReady: boolean): ThreadScroll {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const place = useRef<Place>({ type: 'end' })
  const [leftAt, setLeftAt] = useState<string | null>(null)
  const last = rows[rows.length - 1]
  const lastKey = useRef<string | null>(null)
  const hasStarted = useRef(false)

  const note = useCallback(() => {
    const outer = frame.current
    const inner = content.current
    if (outer === null || inner === null) return
    const isEnd = outer.scrollHeight - outer.scrollTop - outer.clientHeight < AT_END_PX
    setLeftAt((known) => (isEnd ? null : (known ?? lastKey.current)))
    const seen = isEnd
      ? undefined
      : [...rowsOf(inner)].find((row) => topOf(row, outer) + row.offsetHeight > 0)
    place.current =
      seen === undefined
        ? { type: 'end' }
        : { type: 'row', key: seen.dataset.row ?? '', top: topOf(seen, outer) }
  }, [])

  const takeUp = useCallback(() => {
    const outer = frame.current
    const inner = content.current
    if (outer === null || inner === null) return
    const { current } = place
    if (current.type === 'end') outer.scrollTop = outer.scrollHeight
    else {
      const row = [...rowsOf(inner)].find(({ dataset }) => dataset.row === current.key)
      if (row !== undefined) outer.scrollTop += topOf(row, outer) - current.top
    }
  }, [])

  // After every render: a note above the rows that comes or goes moves them as well.
  useLayoutEffect(() => {
    const hasJustSpoken = last?.type === 'message' && last.message.state === 'sending'
    if (hasJustSpoken && last.key !== lastKey.current) place.current = { type: 'end' }
    lastKey.current = last?.key ?? null
    const outer = frame.current
    const line = content.current?.querySelector<HTMLElement>('[data-type="new"]')
    if (isReady && !hasStarted.current && outer && line) {
      outer.scrollTop += topOf(line, outer) - outer.clientHeight / 3
      hasStarted.current = true
      note()
    } else takeUp()
  })

  useEffect(() => {
    const outer = frame.current
    const inner = content.current
    if (outer === null || inner === null) return
    // Fonts that come late, a field that grows: sizes change without new rows.
    const sizes = new ResizeObserver(takeUp)
    sizes.observe(outer)
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [takeUp])

  const toEnd = useCallback(() => {
    place.current = { type: 'end' }
    takeUp()
    setLeftAt(null)
  }, [takeUp])

  return { frame, content, leftAt, note, toEnd }
}
