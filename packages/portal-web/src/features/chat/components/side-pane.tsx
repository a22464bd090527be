import { type ReactNode, useEffect, useState } from 'react'
import { isComposing } from '../../../lib/is-composing'
import { CloseIcon } from '../../../ui/icons'

interface Props {
  name: string
  closing: string
  onClose: () => void
  children: ReactNode
}

/** What stands beside the thread, or over it where there is no room. Escape closes it. */
export function SidePane({ name, closing, onClose, children }: Props) {
  // Where one was before it has the focus again when it goes.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    },
    [before],
  )
  return (
    <aside
      className="side"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onClose()
      }}
    >
      <header className="side-head">
        <h2>{name}</h2>
        <button type="button" className="icon-button" aria-label={closing} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {children}
    </aside>
  )
}
