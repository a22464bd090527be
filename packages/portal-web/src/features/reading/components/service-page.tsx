import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { SERVICES, type Service } from '../../../lib/service'
import { WORK_INFO } from '../rules/page-articles'
import { PageArticle } from './page-article'
import { PriceTable } from './price-table'
import { ServiceCards } from './service-cards'
import '../../../styles/rows.css'
import '../../../styles/reading.css'

function ServiceLinks() {
  const { t } = useTranslation(['reading', 'app'])
  return (
    <nav className="kinds" aria-label={t('services.label')}>
      <NavLink className="kind" to="/service" end>
        {t('services.all')}
      </NavLink>
      {SERVICES.map((service) => (
        <NavLink key={service} className="kind" to={`/service/${service}`}>
          {t(`app:company.${service}`)}
        </NavLink>
      ))}
    </nav>
  )
}

interface Props {
  /** null: all of them. */
  service: Service | null
  title: string
  /** How one is reached, of another feature. */
  contact: ReactNode
}

/** What a company gets for its money, what it costs, how it is ordered. */
export function ServicePage({ service, title, contact }: Props) {
  const { t } = useTranslation('reading')
  const id = useId()
  return (
    <main className="reading-page" id="content">
      <header className="reading-head">
        <h1>{title}</h1>
        <p className="soft">{t(`services.${service ?? 'lead'}`)}</p>
        <ServiceLinks />
      </header>
      {service === null ? (
        <section aria-labelledby={`${id}-all`}>
          <h2 id={`${id}-all`} className="only-heard">
            {t('services.all')}
          </h2>
          <ServiceCards />
        </section>
      ) : (
        <PageArticle id={WORK_INFO[service]} />
      )}
      <PriceTable service={service} />
      <section className="order" aria-labelledby={`${id}-order`}>
        <h2 id={`${id}-order`}>{t('services.order')}</h2>
        {service === 'advertising' && <p>{t('services.notBooked')}</p>}
        <p>{t('services.orderLead')}</p>
        {contact}
        <Link className="button button-small" to="/sarika-pay">
          {t('services.pay')}
        </Link>
      </section>
    </main>
  )
}
