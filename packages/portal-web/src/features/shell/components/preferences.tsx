import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../../i18n/change'
import { getLanguage } from '../../../i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/languages'
import { chooseTheme, THEMES, useTheme } from '../../../lib/theme'
import { MenuChoice } from '../../../ui/menu'

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
