import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { chooseLanguage } from '../../../i18n/choice'
import { i18n } from '../../../i18n/i18n'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../i18n/languages'
import { Button } from '../../../ui/button'
import { WarningIcon } from '../../../ui/icons'
import { saveLanguage } from '../api/save'

interface Props {
  present: Language
  onDone: () => void
}

/** The default language: shown here at once, and where this person logs in next. Source: portal specification 2. */
export function LanguageForm({ present, onDone }: Props) {
  const { t } = useTranslation('account')
  const [language, setLanguage] = useState(present)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const isSaved = (await saveLanguage(language)).kind === 'ok' && (await chooseLanguage(language))
    setIsBusy(false)
    setHasFailed(!isSaved)
    if (!isSaved) return
    // In the language that is shown now, not in the one of the press.
    toast(i18n.t('language.changed', { language: LANGUAGE_NAMES[language] }))
    onDone()
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={id}>{t('settings.language')}</label>
        <select
          id={id}
          className="select"
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      <div role="alert">
        {hasFailed && (
          <p className="form-failure">
            <WarningIcon />
            {t('settings.failed')}
          </p>
        )}
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t('settings.confirm')}
      </Button>
    </form>
  )
}
