import { useEffect } from 'react'

/** A zoom by two fingers makes what is seen smaller, too; a keyboard takes at least this much, px. */
const KEYBOARD_PX = 120

/**
 * Tells the page how much of it a keyboard covers, as `--keyboard`, so that the field stands above it. Most phones make the page
 * lower by themselves (`interactive-widget` in index.html); those that do not tell it here alone.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (seen === null) return
    const { style } = document.documentElement
    const tell = () => {
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height
      style.setProperty('--keyboard', covered < KEYBOARD_PX ? '0px' : `${Math.round(covered)}px`)
      // The browser scrolls the page towards the field, which is in sight already.
      if (covered >= KEYBOARD_PX) scrollTo(0, 0)
    }
    tell()
    seen.addEventListener('resize', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      style.removeProperty('--keyboard')
    }
  }, [])
}
