import type { ReactNode } from 'react'
import '../styles/written.css'

/** Quiet words beside what they are about; a warm one is to be read first. */
export const Note = ({
  icon,
  isWarm = false,
  children,
}: {
  icon: ReactNode
  isWarm?: boolean
  children: ReactNode
}) => (
  <div className="quiet-note" data-warm={isWarm || undefined}>
    {icon}
    <p>{children}</p>
  </div>
)
