import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT } from '../lib/product'
import { Bird } from '../ui/bird'
import { PlainLink } from '../ui/plain-link'

const PLACES = [
  { to: '/job', page: 'jobs' },
  { to: '/company', page: 'companies' },
  { to: '/adviser', page: 'advice' },
] as const

/** A screen before any script runs, or where none does: the mark, the ways to go on, and what is to be read. */
export function StillPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <div className="page">
      <header className="header">
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <PlainLink className="brand" to="/">
          <Bird />
          {PRODUCT}
        </PlainLink>
        <nav className="header-nav header-still" aria-label={t('nav.label')}>
          {PLACES.map(({ to, page }) => (
            <PlainLink key={to} className="header-link" to={to}>
              {t(`pages:${page}.title`)}
            </PlainLink>
          ))}
        </nav>
      </header>
      {children}
    </div>
  )
}
