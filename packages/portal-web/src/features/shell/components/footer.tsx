import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRODUCT } from '../../../lib/product'
import { COMPANY_SERVICE, SOCIAL } from '../../../lib/service'
import { Bird } from '../../../ui/bird'
import { ABOUT_LINKS, SAFETY_ARTICLES, SEEKER_LINKS } from '../rules/links'
import { AppCodes } from './app-codes'
import { Contact } from './contact'
import { OnlineService } from './online-service'

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="footer-list">{children}</ul>
    </nav>
  )
}

const Line = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
)

function Columns() {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <div className="footer-columns">
      <div className="footer-brand">
        <span className="brand">
          <Bird />
          {PRODUCT}
        </span>
        <p>{t('footer.demo')}</p>
      </div>
      <Column title={t('footer.seekers')}>
        {SEEKER_LINKS.map(({ to, page }) => (
          <Line key={to} to={to}>
            {t(`pages:${page}.title`)}
          </Line>
        ))}
      </Column>
      <Column title={t('footer.employers')}>
        <Line to="/enterprise">{t('company.home')}</Line>
        <li>
          <a href={COMPANY_SERVICE}>{t('footer.desk')}</a>
        </li>
        <Line to="/jobwanted">{t('pages:seekers.title')}</Line>
        <Line to="/service">{t('pages:services.title')}</Line>
        <Line to="/sarika-pay">{t('pages:pay.title')}</Line>
      </Column>
      <Column title={t('footer.safety')}>
        <Line to={`/adviser/${SAFETY_ARTICLES.cost}`}>{t('footer.neverPay')}</Line>
        <Line to={`/adviser/${SAFETY_ARTICLES.privacy}`}>{t('footer.whoSees')}</Line>
      </Column>
      <Column title={PRODUCT}>
        {ABOUT_LINKS.map(({ to, page }) => (
          <Line key={to} to={to}>
            {t(`pages:${page}.title`)}
          </Line>
        ))}
        <Line to="/about?tab=contact">{t('footer.contactUs')}</Line>
      </Column>
    </div>
  )
}

export function Footer() {
  const { t } = useTranslation('app')
  return (
    <footer className="footer">
      <Columns />
      <div className="footer-reach">
        <section>
          <h2>{t('footer.contact')}</h2>
          <Contact />
          <OnlineService />
        </section>
        <section className="footer-apps">
          <h2>{t('footer.apps')}</h2>
          <AppCodes />
        </section>
        <section>
          <h2>{t('footer.social')}</h2>
          <ul className="footer-list" aria-label={t('footer.social')}>
            {SOCIAL.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </footer>
  )
}
