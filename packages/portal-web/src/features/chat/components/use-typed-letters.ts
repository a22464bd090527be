import { type RefObject, useEffect } from 'react'

/** A key that writes something. A space scrolls a log and presses a button. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isComposing

/** Where nobody writes and nothing listens for letters: in the log, or nowhere. */
function isIdle(field: HTMLElement): boolean {
  const here = document.activeElement
  if (here === null || here === document.body)
    return field.closest('main.chat') !== null && document.querySelector('dialog[open]') === null
  return here.matches('.log, .log .tool') && here.closest('.thread') === field.closest('.thread')
}

/** Letters that are typed on what was said go to the field. Source: S-REACH-8. */
export function useTypedLetters(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The key writes where the focus is by then.
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isLetter(event) || field.current === null) return
      if (isIdle(field.current)) field.current.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
}
