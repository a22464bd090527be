import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'

interface Props {
  heading: ReactNode
  /** What is edited, for who hears the button alone. */
  what: string
  /** Of the button, unless it is "Edit". */
  opener?: string
  isOpenAtFirst?: boolean
  /** Beside the button. */
  more?: ReactNode
  /** In place of the children, until it calls `close`. */
  form: (close: () => void) => ReactNode
  children?: ReactNode
}

/** Something that is changed in its place. */
export function Editable({ heading, what, opener, isOpenAtFirst = false, more, form, children }: Props) {
  const { t } = useTranslation(['papers', 'account'])
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const button = useRef<HTMLButtonElement>(null)
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
            onClick={() => setIsOpen(!isOpen)}
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
