import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { APP, PORTAL } from '../lib/app'

interface Props {
  /** A screen of the portal, e.g. "/job/1". */
  to: string
  state?: unknown
  /** At the desk it opens in a window of its own, beside what is under way. */
  isBeside?: boolean
  children: ReactNode
}

/** A way to a screen of the portal: within the page there, out of it at the desk. */
export function PortalLink({ to, state, isBeside = false, children }: Props) {
  if (APP.name === 'portal')
    return (
      <Link to={to} state={state}>
        {children}
      </Link>
    )
  return (
    <a href={PORTAL + to.slice(1)} {...(isBeside ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}
