import type { ReactNode } from 'react'

interface Props {
  /** A large word above, e.g. "404". */
  mark?: ReactNode
  title: string
  lead: string
  children: ReactNode
}

/** A screen that says one thing and offers what to do next. */
export function MessagePage({ mark, title, lead, children }: Props) {
  return (
    <main className="plain" id="content">
      {mark !== undefined && <p className="plain-mark">{mark}</p>}
      <h1>{title}</h1>
      <p className="soft">{lead}</p>
      <div className="plain-actions">{children}</div>
    </main>
  )
}
