import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import '../styles/panel.css'

interface Props {
  title: string
  /** What waits in it; 0: not said. */
  count?: number
  /** Where all of it is. */
  all?: { readonly to: string; readonly text: string } | undefined
  children: ReactNode
}

/** A card of short rows under a heading, with the way to all of them. */
export function Panel({ title, count = 0, all, children }: Props) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {count > 0 && <span className="badge">{count}</span>}
        {all !== undefined && (
          <Link className="link" to={all.to}>
            {all.text}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

interface RowProps {
  to: string
  /** A logo or a face. */
  face?: ReactNode
  title: ReactNode
  below: ReactNode
  /** At the end of the line, e.g. how far it is. */
  children?: ReactNode
}

/** One row of a panel: the whole of it is a link. */
export const PanelRow = ({ to, face, title, below, children }: RowProps) => (
  <li>
    <Link className="panel-row" to={to} data-faced={face !== undefined || undefined}>
      {face}
      <span className="panel-words">
        <span className="panel-title">{title}</span>
        <span className="panel-below">{below}</span>
      </span>
      {children}
    </Link>
  </li>
)
