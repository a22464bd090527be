import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { focusTitle } from '../lib/focus-title'

export interface DialogProps {
  /** Where the focus goes back to, where that is not what has it now: a menu is gone by then. */
  opener?: RefObject<HTMLElement | null> | undefined
  onClose: () => void
}

/** What has the focus; an item of a menu goes with it, so there the button that opened the menu. */
function openerNow(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  return (button ? document.getElementById(button) : null) ?? active
}

/** Opens as it comes; Escape closes it, unless it is held while what was asked for is under way, and the focus goes back to its opener, or, where that is gone, to the page's title. */
export function Dialog({
  title,
  opener,
  isHeld = false,
  isAtTitle = false,
  onClose,
  children,
}: DialogProps & { title: string; isHeld?: boolean; isAtTitle?: boolean; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    const before = openerNow()
    dialog.current?.showModal()
    // Where the first button is no answer to what was pressed.
    if (isAtTitle) heading.current?.focus()
    return () => {
      const to = opener === undefined ? before : opener.current
      if (to instanceof HTMLElement && to.isConnected) to.focus()
      else focusTitle()
    }
  }, [opener, isAtTitle])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={onClose}
    >
      <h2 ref={heading} id={id} tabIndex={isAtTitle ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
