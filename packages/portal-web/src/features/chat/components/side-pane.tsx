import type { ReactNode } from 'react'
import { CloseIcon } from '../../../ui/icons'

interface Props {
  name: string
  closing: string
  onClose: () => void
  children: ReactNode
}

/** What stands beside the thread, or over it where there is no room. Escape closes it. */
export function SidePane({ name, closing, onClose, children }: Props) {
  return (
    <aside
      className="side"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
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
