import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'

interface Props {
  title: string
  /** What it is now; undefined = not known yet. */
  value: string | undefined
  /** A word of it, e.g. "confirmed". */
  tag?: string | undefined
  /** The form that changes it, which calls back when that is done. */
  children: (close: () => void) => ReactNode
}

/** One thing of the account: what it is, and in the same place the form that changes it. */
export function Setting({ title, value, tag, children }: Props) {
  const { t } = useTranslation('account')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <section className="setting" aria-labelledby={id} aria-busy={value === undefined}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className="soft">
          <bdi>{value ?? '\u00a0'}</bdi> {tag !== undefined && <span className="settings-tag">{tag}</span>}
        </p>
      </div>
      <Button
        ref={button}
        kind="small"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'settings.cancelOne' : 'settings.changeOne', { what: title })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'cancel' : 'settings.change')}
      </Button>
      {isOpen && <div className="setting-form">{children(close)}</div>}
    </section>
  )
}
