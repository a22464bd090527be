import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconButton } from './icon-button'
import { CloseIcon } from './icons'

/**
 * What lies over the whole page until it is closed. It is a step of its own, so that Back closes it: on a phone nobody looks for
 * another way. What is searched in it takes the place of that step (use-search.ts). `name` is one for each sheet of a page.
 */
export function useSheet(name: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isOpen = state?.sheet === name
  const before = useRef('')
  const open = () => {
    before.current = location.search
    void navigate({ search: location.search }, { state: { sheet: name }, preventScrollReset: true })
  }
  const close = () => {
    if (!isOpen) return
    // What was searched meanwhile stays, with the search before it behind it.
    if (location.search === before.current) void navigate(-1)
    else void navigate({ search: location.search }, { replace: true, state: null, preventScrollReset: true })
  }
  return { isOpen, open, close }
}

interface Props {
  sheet: ReturnType<typeof useSheet>
  className: string
  label: string
  /** Before its way out. */
  head?: ReactNode
  /** What its way out is called. */
  closeLabel: string
  children: ReactNode
}

/** The dialog of such a step. A field that stands first in it has the focus. */
export function Sheet({ sheet: { isOpen, close }, className, label, head, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first] input')?.focus()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className="sheet-head">
        {head}
        <IconButton label={closeLabel} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}
