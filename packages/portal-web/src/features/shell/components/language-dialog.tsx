import { type FormEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { callMain } from '../../../http/main-api'
import { getLanguage } from '../../../i18n/i18n'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/languages'
import { Button } from '../../../ui/button'
import { changeLanguage } from './preferences'

/** The language that the account starts with, kept by the server, and shown here at once. Source: portal specification 2. */
export function LanguageDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation('app')
  const id = useId()

  async function confirm(event: FormEvent<HTMLFormElement>) {
    const language = new FormData(event.currentTarget).get('language')
    if (!isLanguage(language)) return
    const answer = await callMain({ method: 'PUT', path: '/users/language', json: { language } })
    if (answer.kind === 'ok') await changeLanguage(language)
    else toast(t('defaultLanguage.failed'))
  }

  return (
    <dialog ref={ref} className="dialog" aria-labelledby={`${id}-title`} closedby="any">
      <form method="dialog" onSubmit={(event) => void confirm(event)}>
        <h2 id={`${id}-title`}>{t('nav.defaultLanguage')}</h2>
        <label htmlFor={id} className="soft">
          {t('defaultLanguage.lead')}
        </label>
        <select id={id} name="language" key={getLanguage()} defaultValue={getLanguage()}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
        <div className="dialog-actions">
          <Button kind="quiet" onClick={() => ref.current?.close()}>
            {t('defaultLanguage.cancel')}
          </Button>
          <Button type="submit">{t('defaultLanguage.confirm')}</Button>
        </div>
      </form>
    </dialog>
  )
}
