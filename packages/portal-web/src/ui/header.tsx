import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRODUCT } from '../lib/product'
import { Bird } from './bird'

/** The line above every screen: the way past it, the mark, and what a screen's layout puts there. */
export function Header({ home = '/', children }: { home?: string; children: ReactNode }) {
  const { t } = useTranslation('app')
  return (
    <header className="header">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Link className="brand" to={home}>
        <Bird />
        {PRODUCT}
      </Link>
      {children}
    </header>
  )
}
