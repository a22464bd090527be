import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MenuLink } from '../../../ui/menu'
import type { ACCOUNT_LINKS, COMPANY_LINKS, SITE_LINKS } from '../rules/links'

type PageLink = (typeof SITE_LINKS | typeof ACCOUNT_LINKS | typeof COMPANY_LINKS)[number]

/** Pages of the portal, in a menu. */
export function PageItems({ links }: { links: readonly PageLink[] }) {
  const { t } = useTranslation('pages')
  return links.map(({ to, page }) => (
    <MenuLink key={to}>
      <Link to={to}>{t(`${page}.title`)}</Link>
    </MenuLink>
  ))
}
