import { type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  form: (close: () => void) => ReactNode
}

/** The form of the default language, before the page. Source: portal specification 2. */
export function LanguageDialog({ ref, form }: Props) {
  const { t } = useTranslation('app')
  const id = useId()
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={id} closedby="any">
      <h2 id={id}>{t('nav.defaultLanguage')}</h2>
      <p className="soft">{t('defaultLanguage.lead')}</p>
      {form(() => ref.current?.close())}
    </dialog>
  )
}
