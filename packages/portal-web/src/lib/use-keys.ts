import { useEffect, useRef } from 'react'

/** Whether somebody types, or is in something that has keys of its own, e.g. a menu. */
const isBusyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], dialog, [role=menu], [role=dialog], [role=listbox]',
  ) !== null

/** What a key does, by its name, e.g. `{ j: next, Escape: leave }`; a name after "page " acts only where nothing has the focus. */
export type Keys = Readonly<Record<string, () => void>>

/** Keys of a page while something is worked through. They act only where nobody types, and with no other key held. */
export function useKeys(keys: Keys, isOn = true): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isComposing) return
      if (isBusyElsewhere(target)) return
      const act =
        latest.current[key] ?? (target === document.body ? latest.current[`page ${key}`] : undefined)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
