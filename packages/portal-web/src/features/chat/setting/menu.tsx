import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons'
import { toSetting } from '../rules/places'
import { SECTIONS } from './sections/all'
import type { Section, SectionName } from './sections/section'

const always = () => true

/** All settings by name: beside the cards of a wide window, alone on a phone. */
export function SettingMenu({ here }: { here: SectionName | null }) {
  const { t } = useTranslation('box')
  return (
    <nav className="list setting-menu" aria-label={t('title')}>
      <h1>{t('title')}</h1>
      {SECTIONS.map((section) => (
        <Entry key={section.name} section={section} isHere={section.name === here} />
      ))}
    </nav>
  )
}

function Entry({ section, isHere }: { section: Section; isHere: boolean }) {
  const { t } = useTranslation('box')
  const { name, icon, useIsHere = always } = section
  if (!useIsHere()) return null
  return (
    <Link to={toSetting(name)} aria-current={isHere ? 'page' : undefined}>
      <Icon of={icon} />
      {t(`sections.${name}`)}
    </Link>
  )
}
