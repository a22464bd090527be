import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { changeLanguage } from '../../../i18n/change'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../i18n/languages'
import { useIsHere } from '../../../lib/use-is-here'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { saveLanguage } from '../api/save'

interface Props {
  present: Language
  onDone: () => void
}

/** The default language: shown here at once, and where this person logs in next. Source: portal specification 2. */
export function LanguageForm({ present, onDone }: Props) {
  const { t } = useTranslation('account')
  // What is present comes late, and is no choice.
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? present
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const id = useId()
  const isHere = useIsHere()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const isSaved = (await saveLanguage(language)).kind === 'ok'
    if (isSaved) await changeLanguage(language)
    setIsBusy(false)
    setHasFailed(!isSaved)
    if (isSaved) onDone()
    else if (!isHere()) toast(t('settings.failed'))
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={id}>{t('settings.language')}</label>
        <select
          id={id}
          className="select"
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setChosen(target.value)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      <FormFailure text={hasFailed && t('settings.failed')} />
      <Button type="submit" isBusy={isBusy}>
        {t('settings.confirm')}
      </Button>
    </form>
  )
}
