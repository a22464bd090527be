import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRODUCT } from '../../../lib/product'
import { COMPANY_SERVICE, SOCIAL } from '../../../lib/service'
import { Bird } from '../../../ui/bird'
import { SITE_LINKS } from '../rules/links'
import { AppCodes } from './app-codes'
import { Contact } from './contact'

function SeekerColumn() {
  const { t } = useTranslation(['app', 'pages'])
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{t('home.seekers')}</h2>
      <ul className="footer-list">
        {SITE_LINKS.map(({ to, page }) => (
          <li key={to}>
            <Link to={to}>{t(`pages:${page}.title`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CompanyColumn() {
  const { t } = useTranslation(['app', 'pages'])
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{t('pages:employers.title')}</h2>
      <ul className="footer-list">
        <li>
          <Link to="/enterprise">{t('company.home')}</Link>
        </li>
        <li>
          <Link to="/service">{t('pages:services.title')}</Link>
        </li>
        <li>
          <Link to="/sarika-pay">{t('pages:pay.title')}</Link>
        </li>
        <li>
          <a href={COMPANY_SERVICE}>{t('nav.companyService')}</a>
        </li>
      </ul>
    </nav>
  )
}

export function Footer() {
  const { t } = useTranslation('app')
  return (
    <footer className="footer">
      <div className="footer-columns">
        <SeekerColumn />
        <CompanyColumn />
        <section>
          <h2>{t('footer.contact')}</h2>
          <Contact />
        </section>
        <section className="footer-apps">
          <h2>{t('footer.apps')}</h2>
          <AppCodes />
        </section>
      </div>
      <div className="footer-end">
        <span className="brand">
          <Bird />
          {PRODUCT}
        </span>
        <p>{t('footer.demo')}</p>
        <ul className="footer-list" aria-label={t('footer.social')}>
          {SOCIAL.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
