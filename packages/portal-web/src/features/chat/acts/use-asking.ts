import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { MenuPlace } from './act-menu'

/** How long a finger rests on something before its menu opens, ms; and how far it may move meanwhile, px. */
const LONG_MS = 500
const MOVED_PX = 10

/** Opens the menu of what was pressed; false = that has none, and the browser shows its own. */
export type Ask = (pressed: Element, point: MenuPlace['point']) => boolean

/** Where the browser's own menu has more to offer: a link in a text, a field, and a text that is selected. */
function isBrowsers(pressed: Element): boolean {
  if (pressed.closest('.bubble a[href], input, textarea') !== null) return true
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(pressed, true)
}

interface Press {
  readonly timer: ReturnType<typeof setTimeout>
  readonly x: number
  readonly y: number
  isOver: boolean
}

/**
 * What an element hears to open a menu: the right button, the menu key and Shift+F10, and a finger that rests. Whoever lets
 * go of a menu has pressed nothing below it. Source: S-REACH-1.
 */
export function useAsking(ask: Ask) {
  const asked = useRef(ask)
  asked.current = ask
  const finger = useRef<Press | null>(null)
  useEffect(() => () => clearTimeout(finger.current?.timer), [])
  return useMemo(() => {
    const lift = () => clearTimeout(finger.current?.timer)
    return {
      onContextMenu(event: MouseEvent) {
        const { target, clientX: x, clientY: y } = event
        if (!(target instanceof Element) || event.defaultPrevented) return
        lift()
        const isHeld = finger.current?.isOver === true
        if (isHeld || (!isBrowsers(target) && asked.current(target, { x, y }))) event.preventDefault()
        if (event.defaultPrevented && finger.current !== null) finger.current.isOver = true
      },
      onKeyDown(event: KeyboardEvent) {
        const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
        if (isMenuKey && event.target instanceof Element && asked.current(event.target, null))
          event.preventDefault()
      },
      onPointerDown({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
        lift()
        finger.current = null
        if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return
        const timer = setTimeout(() => {
          const press = finger.current
          if (press !== null && !isBrowsers(target)) press.isOver = asked.current(target, { x, y })
        }, LONG_MS)
        finger.current = { timer, x, y, isOver: false }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const press = finger.current
        if (press !== null && Math.hypot(clientX - press.x, clientY - press.y) > MOVED_PX) lift()
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event: MouseEvent) {
        if (finger.current?.isOver !== true) return
        finger.current = null
        // In the menu one presses on purpose.
        if (event.target instanceof Element && event.target.closest('[role=menu]') !== null) return
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [])
}
