import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TITLE_ID } from '../lib/focus-title'
import { BackIcon } from './icons'
import { Title } from './title'
import '../styles/rows.css'
import '../styles/own.css'

interface Props {
  title: string
  /** The page above this one. */
  back?: { readonly to: string; readonly name: string }
  /** Below the title: what this is for. */
  lead?: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A screen of what is one's own. */
export function OwnPage({ title, back, lead, action, children }: Props) {
  return (
    <main className="own-page" id="content">
      <Title>{title}</Title>
      {back !== undefined && (
        <Link className="own-back" to={back.to}>
          <BackIcon />
          {back.name}
        </Link>
      )}
      <header className="own-head">
        <div>
          <h1 id={TITLE_ID} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {lead !== undefined && <p className="soft">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </main>
  )
}
