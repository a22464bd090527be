import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** Beside the heading, softly. */
  lead?: string
  /** Where all of it is. */
  all?: { readonly to: string; readonly text: string } | undefined
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Shelf({ title, lead, all, children }: Props) {
  const id = useId()
  return (
    <section className="shelf" aria-labelledby={id}>
      <div className="shelf-head">
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="shelf-lead">{lead}</p>}
        {all !== undefined && (
          <Link className="shelf-all" to={all.to}>
            {all.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
