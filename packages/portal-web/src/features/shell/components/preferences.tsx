import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { chooseLanguage } from '../../../i18n/choice'
import { getLanguage, i18n } from '../../../i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../i18n/languages'
import { chooseTheme, THEMES, useTheme } from '../../../lib/theme'
import { MenuChoice } from '../../../ui/menu'

/** Shows a language and tells how it went. */
async function changeLanguage(language: Language): Promise<void> {
  const isShown = await chooseLanguage(language)
  // In the language that is shown now, not in the one of the press.
  if (isShown) toast(i18n.t('language.changed', { language: LANGUAGE_NAMES[language] }))
  else toast(i18n.t('language.failed'))
}

/** Language and appearance, for members and visitors alike. */
export function Preferences() {
  const { t } = useTranslation('app')
  return (
    <>
      <MenuChoice
        label={t('language.label')}
        value={getLanguage()}
        options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
        onChoose={(language) => void changeLanguage(language)}
      />
      <MenuChoice
        label={t('theme.label')}
        value={useTheme()}
        options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
        onChoose={chooseTheme}
      />
    </>
  )
}
