import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { changeLanguage } from '../../../i18n/change'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../i18n/languages'
import { chooseTheme, THEMES, useTheme } from '../../../lib/theme'
import { saveLanguage } from '../api/save'
import { SettingsCard } from './settings-card'

/** The language of the account, and the look of this machine: each press is saved at once. */
export function LanguageCard({ present, onChanged }: { present: Language; onChanged: () => void }) {
  const { t } = useTranslation(['settings', 'account'])
  const [chosen, setChosen] = useState<Language | null>(null)
  const theme = useTheme()
  async function choose(language: Language) {
    if (chosen !== null) return
    setChosen(language)
    const isSaved = (await saveLanguage(language)).kind === 'ok'
    if (isSaved) await changeLanguage(language)
    else toast(t('account:settings.failed'))
    setChosen(null)
    if (isSaved) onChanged()
  }
  return (
    <SettingsCard id="language" title={t('parts.language')}>
      <fieldset className="language-tiles" aria-label={t('parts.language')}>
        {LANGUAGES.map((one) => (
          <label key={one} lang={one}>
            <input
              type="radio"
              name="language"
              checked={one === (chosen ?? present)}
              onChange={() => void choose(one)}
            />
            {LANGUAGE_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <fieldset className="setting look" aria-label={t('look.title')}>
        <div>
          <h3>{t('look.title')}</h3>
        </div>
        {THEMES.map((one) => (
          <label key={one}>
            <input type="radio" name="look" checked={one === theme} onChange={() => chooseTheme(one)} />
            {t(`look.${one}`)}
          </label>
        ))}
      </fieldset>
    </SettingsCard>
  )
}
