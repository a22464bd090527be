import { Fragment, type ReactNode, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  form: (close: () => void) => ReactNode
}

/** The form of the default language, before the page. Source: portal specification 2. */
export function LanguageDialog({ ref, form }: Props) {
  const { t } = useTranslation('app')
  const [closings, setClosings] = useState(0)
  const id = useId()
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      closedby="any"
      onClose={() => setClosings((count) => count + 1)}
    >
      <h2 id={id}>{t('nav.defaultLanguage')}</h2>
      <p className="soft">{t('defaultLanguage.lead')}</p>
      {/* What was chosen and not confirmed is forgotten. */}
      <Fragment key={closings}>{form(() => ref.current?.close())}</Fragment>
    </dialog>
  )
}
