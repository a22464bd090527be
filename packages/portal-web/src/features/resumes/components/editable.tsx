import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft, hasDraft } from '../../../lib/draft'
import { Button } from '../../../ui/button'

interface Props {
  heading: ReactNode
  /** What is edited, for who hears the button alone. */
  what: string
  /** Of the button, unless it is "Edit". */
  opener?: string
  isOpenAtFirst?: boolean
  /** Where the form keeps what is not saved: it is open from the start where something is, and cancelling drops it. */
  draft: string
  /** Beside the button. */
  more?: ReactNode
  /** In place of the children, until it calls `close`. */
  form: (close: () => void) => ReactNode
  children?: ReactNode
}

/** Something that is changed in its place. */
export function Editable(props: Props) {
  const { heading, what, opener, isOpenAtFirst = false, draft, more, form, children } = props
  const { t } = useTranslation(['papers', 'account'])
  const [isOpen, setIsOpen] = useState(() => isOpenAtFirst || hasDraft(draft))
  const button = useRef<HTMLButtonElement>(null)
  function toggle() {
    dropDraft(draft)
    setIsOpen(!isOpen)
  }
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <div className="own-card-head">
        {heading}
        <div className="own-row-actions">
          <Button
            ref={button}
            kind="small"
            aria-expanded={isOpen}
            aria-label={
              isOpen ? t('account:settings.cancelOne', { what }) : (opener ?? t('editOne', { what }))
            }
            onClick={toggle}
          >
            {isOpen ? t('account:cancel') : (opener ?? t('edit'))}
          </Button>
          {more}
        </div>
      </div>
      {isOpen ? form(close) : children}
    </>
  )
}
