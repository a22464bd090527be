import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** Where the whole row leads. */
  to?: string
  /** Before it, e.g. a logo. */
  face?: ReactNode
  /** Beside the title. */
  marks?: ReactNode
  /** In one line; "" is left out. */
  facts: readonly string[]
  /** Below. */
  children?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
}

/** One thing in a list of one's own. */
export function OwnRow({ title, to, face, marks, facts, children, actions }: Props) {
  const name = <bdi>{title}</bdi>
  return (
    <li className="own-row">
      {face}
      <div className="own-row-text">
        <h2>
          {to === undefined ? name : <Link to={to}>{name}</Link>}
          {marks}
        </h2>
        <p className="own-row-facts">
          {facts
            .filter((fact) => fact !== '')
            .map((fact) => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
        </p>
        {children}
      </div>
      {actions !== undefined && <div className="own-row-actions">{actions}</div>}
    </li>
  )
}
