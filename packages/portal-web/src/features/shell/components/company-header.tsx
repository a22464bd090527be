import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { useIsPhone } from '../../../lib/page-state'
import { COMPANY_SERVICE, COMPANY_STEPS, SERVICES } from '../../../lib/service'
import { Header } from '../../../ui/header'
import { Menu, MenuLink } from '../../../ui/menu'
import { COMPANY_LINKS } from '../rules/links'
import { LanguageMenu } from './language-menu'
import { PageItems } from './page-items'
import { LinesMenu } from './phone-menu'

const HOME = '/enterprise'

function ServiceItems() {
  const { t } = useTranslation('app')
  return SERVICES.map((service) => (
    <MenuLink key={service}>
      <Link to={`/service/${service}`}>{t(`company.${service}`)}</Link>
    </MenuLink>
  ))
}

function CompanyNavigation() {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <nav className="header-nav" aria-label={t('company.label')}>
      <NavLink className="header-link" to={HOME}>
        {t('company.home')}
      </NavLink>
      <Menu
        trigger={
          <button type="button" className="header-link">
            {t('pages:services.title')}
          </button>
        }
      >
        <ServiceItems />
      </Menu>
      {COMPANY_LINKS.map(({ to, page }) => (
        <NavLink key={to} className="header-link" to={to}>
          {t(`pages:${page}.title`)}
        </NavLink>
      ))}
    </nav>
  )
}

/** For companies. Their login leads out of the portal. */
export function CompanyHeader() {
  const { t } = useTranslation('app')
  const isPhone = useIsPhone()
  return (
    <Header home={HOME}>
      {!isPhone && <CompanyNavigation />}
      <span className="header-end">
        {!isPhone && (
          <>
            <LanguageMenu />
            <Link className="header-link" to="/">
              {t('company.apply')}
            </Link>
          </>
        )}
        <a className="header-link" href={COMPANY_SERVICE}>
          {t('nav.logIn')}
        </a>
        {!isPhone && (
          <Link className="button button-small" to={COMPANY_STEPS}>
            {t('nav.register')}
          </Link>
        )}
        {isPhone && (
          <LinesMenu>
            <MenuLink>
              <Link to={HOME}>{t('company.home')}</Link>
            </MenuLink>
            <ServiceItems />
            <PageItems links={COMPANY_LINKS} />
            <MenuLink>
              <Link to="/">{t('company.apply')}</Link>
            </MenuLink>
            <MenuLink>
              <Link to={COMPANY_STEPS}>{t('nav.register')}</Link>
            </MenuLink>
          </LinesMenu>
        )}
      </span>
    </Header>
  )
}
