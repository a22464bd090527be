import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../lib/is-composing'
import { useIsPhone } from '../../../lib/page-state'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { useSay } from './say'

interface Props {
  name: string
  closing: string
  onClose: () => void
  /** It shows its first lines alone where it covers the thread. */
  isLow?: boolean
  children: ReactNode
}

/** What stands beside the thread, or over it where there is no room. Escape closes it. */
export function SidePane({ name, closing, onClose, isLow = false, children }: Props) {
  // Where one was before it has the focus again when it goes.
  const [before] = useState(() => document.activeElement)
  const pane = useRef<HTMLElement>(null)
  const t = useSay()
  // The heading of the thread is away while it is covered.
  const isAlone = useIsPhone() && !isLow
  // What opened it may have gone with the pane before: then the focus comes here, and Escape is heard.
  useEffect(() => {
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true })
  }, [])
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    },
    [before],
  )
  return (
    <aside
      ref={pane}
      className="side"
      data-low={isLow || undefined}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => {
        // A dialog that was opened here closes itself alone.
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
        if (event.key === 'Escape' && !isComposing(event) && !isInDialog) onClose()
      }}
    >
      {isAlone && <h1 className="only-heard">{t('title')}</h1>}
      <header className="side-head">
        <h2>{name}</h2>
        <IconButton label={closing} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {children}
    </aside>
  )
}
