import type { ReactNode } from 'react'
import { Bird } from './bird'

/** Where a list of one's own is empty: says what would be in it, and offers what to do. */
export function Nothing({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="nothing own-nothing">
      <Bird size={40} />
      <h2>{title}</h2>
      <p className="soft">{lead}</p>
      {children}
    </div>
  )
}
