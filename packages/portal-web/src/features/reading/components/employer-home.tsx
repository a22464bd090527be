import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { COMPANY_REGISTRATION, COMPANY_SERVICE } from '../../../lib/service'
import { WORK_INFO } from '../rules/page-articles'
import { PageArticle } from './page-article'
import { ServiceCards } from './service-cards'
import '../../../styles/reading.css'

/** What is here for companies. `featured`: employers that stand out, of another feature. */
export function EmployerHome({ featured }: { featured: ReactNode }) {
  const { t } = useTranslation(['reading', 'app'])
  const id = useId()
  return (
    <main className="reading-page" id="content">
      <header className="employer-hero">
        <h1>{t('employers.title')}</h1>
        <p className="soft">{t('employers.lead')}</p>
        <div className="employer-actions">
          <a className="button button-primary" href={COMPANY_SERVICE}>
            {t('app:home.desk')}
          </a>
          <a className="button button-small" href={COMPANY_REGISTRATION}>
            {t('companyAccount.register')}
          </a>
          <Link className="button button-quiet" to="/service">
            {t('employers.prices')}
          </Link>
        </div>
      </header>
      <section aria-labelledby={`${id}-services`}>
        <h2 id={`${id}-services`}>{t('employers.services')}</h2>
        <ServiceCards />
      </section>
      <section aria-labelledby={`${id}-hiring`}>
        <h2 id={`${id}-hiring`}>{t('employers.hiring')}</h2>
        <PageArticle id={WORK_INFO.hiring} level={3} />
      </section>
      <section aria-labelledby={`${id}-featured`}>
        <h2 id={`${id}-featured`}>{t('employers.featured')}</h2>
        {featured}
      </section>
    </main>
  )
}
