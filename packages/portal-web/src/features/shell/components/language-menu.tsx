import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { LANGUAGE_NAMES } from '../../../i18n/languages'
import { GlobeIcon } from '../../../ui/icons'
import { Menu } from '../../../ui/menu'
import { Preferences } from './preferences'

/** The language by its own name, so that it is found in a language one cannot read; and the appearance. */
export function LanguageMenu() {
  const { t } = useTranslation('app')
  const name = LANGUAGE_NAMES[getLanguage()]
  return (
    <Menu
      trigger={
        <button type="button" className="account-button" aria-label={`${t('language.label')}: ${name}`}>
          <GlobeIcon />
          {name}
        </button>
      }
    >
      <Preferences />
    </Menu>
  )
}
