import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BackIcon } from '../../../ui/icons'
import { type PeopleView, toPeople } from '../rules/places'

/** The middle of the people: its name, and on a phone the way back to the list. */
export function Middle({ view, children }: { view: PeopleView; children: ReactNode }) {
  const { t } = useTranslation('people')
  return (
    <>
      <header className="people-head">
        <Link className="back" to={toPeople({})} aria-label={t('back')}>
          <BackIcon />
        </Link>
        <h2>{t(`views.${view}`)}</h2>
      </header>
      <div className="people-body">{children}</div>
    </>
  )
}
