import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { PAYMENT_ARTICLES, PAYMENTS, type Payment, WORK_INFO } from '../rules/page-articles'
import { PageArticle } from './page-article'
import '../../../styles/reading.css'

/** How companies pay: it shows the ways and takes no money. `payment`: null, what holds for all of them. */
export function PayPage({ payment, title }: { payment: Payment | null; title: string }) {
  const { t } = useTranslation('reading')
  return (
    <main className="reading-page" id="content">
      <header className="reading-head">
        <h1>{title}</h1>
        <p className="note">{t('pay.demo')}</p>
        <nav className="kinds" aria-label={t('pay.label')}>
          <NavLink className="kind" to="/sarika-pay">
            {t('pay.all')}
          </NavLink>
          {PAYMENTS.map((one) => (
            <NavLink key={one} className="kind" to={`/camhrpay/${one}`}>
              {t(`pay.${one}`)}
            </NavLink>
          ))}
        </nav>
      </header>
      <PageArticle id={payment === null ? WORK_INFO.payment : PAYMENT_ARTICLES[payment]} />
    </main>
  )
}
