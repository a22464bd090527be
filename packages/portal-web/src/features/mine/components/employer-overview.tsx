import { useTranslation } from 'react-i18next'
import { COMPANY_SERVICE } from '../../../lib/service'
import { OwnPage } from '../../../ui/own-page'
import { type Person, PersonCard } from './person-card'
import '../../../styles/mine.css'

/** What this site has for an employer: the way to the desk. */
export function EmployerOverview({ person }: { person: Person }) {
  const { t } = useTranslation(['papers', 'pages', 'app'])
  return (
    <OwnPage title={t('pages:mine.title')}>
      <PersonCard person={person} />
      <section className="own-card mine-desk" aria-labelledby="mine-employer">
        <div>
          <h2 id="mine-employer">{t('mine.employer')}</h2>
          <p className="soft">{t('mine.employerLead')}</p>
        </div>
        <a className="button button-primary" href={COMPANY_SERVICE}>
          {t('app:home.desk')}
        </a>
      </section>
    </OwnPage>
  )
}
