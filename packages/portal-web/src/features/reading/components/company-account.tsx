import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY_REGISTRATION, COMPANY_SERVICE } from '../../../lib/service'
import '../../../styles/reading.css'

/** What a company needs to register, and the way there. `contact`: how one is reached, of another feature. */
export function CompanyAccount({ contact }: { contact: ReactNode }) {
  const { t } = useTranslation(['reading', 'app'])
  const id = useId()
  return (
    <main className="reading-page" id="content">
      <header className="reading-head">
        <h1>{t('companyAccount.title')}</h1>
        <p className="soft">{t('companyAccount.lead')}</p>
      </header>
      <section className="prose" aria-labelledby={`${id}-send`}>
        <h2 id={`${id}-send`}>{t('companyAccount.send')}</h2>
        <ul>
          <li>{t('companyAccount.company')}</li>
          <li>{t('companyAccount.papers')}</li>
          <li>{t('companyAccount.person')}</li>
        </ul>
        <h2>{t('companyAccount.next')}</h2>
        <p>{t('companyAccount.nextLead')}</p>
        <p>
          <a className="button button-primary" href={COMPANY_REGISTRATION}>
            {t('companyAccount.register')}
          </a>
        </p>
      </section>
      <section className="order" aria-labelledby={`${id}-contact`}>
        <h2 id={`${id}-contact`}>{t('companyAccount.contact')}</h2>
        <p className="note">{t('companyAccount.demo')}</p>
        {contact}
        <a className="button button-small" href={COMPANY_SERVICE}>
          {t('app:nav.logIn')}
        </a>
      </section>
    </main>
  )
}
