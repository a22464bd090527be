import { useEffect, useRef } from 'react'

/** What the keys of a list do. */
export interface ListKeys {
  /** J or the arrow down, K or the arrow up. */
  readonly move: (step: 1 | -1) => void
  readonly open: () => void
  readonly save: () => void
  /** Escape. */
  readonly leave: () => void
}

/** Whether somebody types, or is in something that has keys of its own, e.g. a menu. */
const isBusyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], dialog, [role=menu], [role=dialog], [role=listbox]',
  ) !== null

/** Keys of the page while a list is worked through. They act only where nobody types, and with no other key held. */
export function useListKeys(keys: ListKeys, isOn: boolean): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isComposing) return
      if (isBusyElsewhere(target)) return
      const { move, open, save, leave } = latest.current
      const isOnPage = target === document.body
      const act = {
        j: () => move(1),
        k: () => move(-1),
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        s: save,
        Escape: leave,
        // What has the focus has its own.
        ...(isOnPage && { Enter: open }),
      }[key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
