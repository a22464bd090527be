import type { ReactNode } from 'react'
import { texts } from '../i18n/en'
import { Bird } from './bird'

/** The line above every screen. */
export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className="header">
      <a className="skip" href="#content">
        {texts.header.skip}
      </a>
      <span className="brand">
        <Bird />
        {texts.product}
      </span>
      {children}
    </header>
  )
}
