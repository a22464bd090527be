import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useBackOnlyCloses } from '../components/use-back-only-closes'
import type { Act } from './act'

/** Where a menu opens, and where the focus goes back to. */
export interface MenuPlace {
  /** Of the message or row; the menu closes when it moves. */
  readonly trigger: HTMLElement
  /** Where the pointer was, px of the window; null = beside the trigger. */
  readonly point: { readonly x: number; readonly y: number } | null
}

interface Props<Of> {
  label: string
  acts: readonly Act<Of>[]
  of: Of
  place: MenuPlace
  onClose: () => void
}

/** Between menu and edge of the window, px. */
const EDGE_PX = 8

/** What shows that its menu is open: a finger that rested on it covers the place where it was asked for. */
const markedOf = (trigger: HTMLElement) =>
  trigger.closest<HTMLElement>('.album-tile, .said, .row-place') ?? trigger

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

/**
 * What can be done with something, however it was asked for. Arrows and letters move, Escape, Tab and a press elsewhere
 * close it, as Back does on a phone, and the focus goes back to its button. Source: S-REACH-1.
 */
export function ActMenu<Of>({ label, acts, of, place, onClose }: Props<Of>) {
  const menu = useRef<HTMLDivElement>(null)
  const { trigger } = place
  useStaying(menu, place, onClose)
  useBackOnlyCloses(onClose)

  const back = () => {
    trigger.focus({ preventScroll: true })
    onClose()
  }
  const move = (event: KeyboardEvent) => {
    const { key } = event
    const items = itemsOf(menu.current)
    const here = items.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[key]
    if (key === 'Escape' || key === 'Tab') back()
    else if (to !== undefined) items.at(to % items.length)?.focus()
    else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey) toLetter(items, here, key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      // The browser has nothing to offer here.
      onContextMenu={(event) => event.preventDefault()}
    >
      {acts
        .filter((act) => act.isPossible(of))
        .map((act) => (
          <button
            key={act.id}
            ref={passFocusToMenu}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-bad={act.isBad}
            onClick={() => {
              // First, so that an act may put the focus elsewhere.
              back()
              act.run(of)
            }}
          >
            {act.icon(of)}
            {act.name(of)}
          </button>
        ))}
    </div>
  )
}

/** The next item after `here` that begins with the letter; none = nothing moves. */
function toLetter(items: readonly HTMLElement[], here: number, key: string): void {
  const letter = key.toLocaleLowerCase()
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)]
  after.find(({ textContent }) => textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus()
}

/** Stands where it was asked for and inside of the window, takes the focus, and goes when its place moves or is left. */
function useStaying(
  menu: { readonly current: HTMLDivElement | null },
  { trigger, point }: MenuPlace,
  onClose: () => void,
): void {
  const put = () => {
    const box = menu.current
    if (box === null) return
    const at = trigger.getBoundingClientRect()
    const top = point?.y ?? at.top
    // As wide as it likes to be, wherever it stood.
    box.style.left = '0'
    const below = point?.y ?? at.bottom + 4
    const isAbove = below + box.offsetHeight > innerHeight - EDGE_PX
    const highest = Math.min(top - box.offsetHeight - 4, innerHeight - EDGE_PX - box.offsetHeight)
    box.style.top = `${Math.max(EDGE_PX, isAbove ? highest : below)}px`
    const left = Math.min(point?.x ?? at.left, innerWidth - box.offsetWidth - EDGE_PX)
    box.style.left = `${Math.max(EDGE_PX, left)}px`
  }
  // Each time that it is drawn: with what can be done it grows.
  useLayoutEffect(put)
  useLayoutEffect(() => {
    const box = menu.current
    const marked = markedOf(trigger)
    marked.dataset.asked = ''
    itemsOf(box)[0]?.focus({ preventScroll: true })
    // Whatever closes it: before it is gone, and the focus with it.
    return () => {
      delete marked.dataset.asked
      if (box?.contains(document.activeElement)) trigger.focus({ preventScroll: true })
    }
  }, [menu, trigger])
  useEffect(() => {
    let stood = topOf(trigger)
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) onClose()
    }
    // Pages that come above or below scroll a thread and move nothing in sight: then it stays.
    const scroll = () => {
      if (Math.abs(topOf(trigger) - stood) >= 1) onClose()
    }
    // The keyboard of a phone goes when the menu takes the focus, and with it what stood above it moves.
    const resize = () => {
      put()
      stood = topOf(trigger)
    }
    addEventListener('resize', resize)
    visualViewport?.addEventListener('resize', resize)
    document.addEventListener('pointerdown', press)
    document.addEventListener('scroll', scroll, true)
    return () => {
      removeEventListener('resize', resize)
      visualViewport?.removeEventListener('resize', resize)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('scroll', scroll, true)
    }
  }, [menu, trigger, onClose])
}

/** An act that goes, as a withdrawal does after two minutes, leaves the focus to its menu. */
const passFocusToMenu = (item: HTMLElement | null) => () => {
  if (item !== null && item === document.activeElement)
    item.closest<HTMLElement>('[role=menu]')?.focus({ preventScroll: true })
}
