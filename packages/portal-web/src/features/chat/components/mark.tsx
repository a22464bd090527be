import type { ReactNode } from 'react'

/** A small shape beside a name, and its word. */
export function Mark({ name, icon }: { name: string; icon: ReactNode }) {
  return (
    <span className="row-icon" title={name}>
      {icon}
      <span className="only-heard">{name}</span>
    </span>
  )
}
