import type { ReactNode } from 'react'
import { Bird } from './bird'

interface Props {
  title: string
  /** What would be there, or how it comes about. */
  lead?: string
  /** What to do. */
  children?: ReactNode
}

/** In the place of a list that is empty. */
export function Nothing({ title, lead, children }: Props) {
  return (
    <div className="nothing">
      <Bird size={40} />
      <h2>{title}</h2>
      {lead !== undefined && <p className="soft">{lead}</p>}
      {children}
    </div>
  )
}
