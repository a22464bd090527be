import { type ReactNode, useId } from 'react'

interface Props {
  /** Where a chip leads to, e.g. "devices". */
  id: string
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the settings. */
export function SettingsCard({ id, title, action, children }: Props) {
  const titleId = useId()
  return (
    <section className="settings-card" id={id} aria-labelledby={titleId}>
      <div className="settings-head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A row of it: what it is, a word about it, and what can be done. */
export const SettingsRow = ({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) => (
  <div className="setting">
    <div>
      <h3>{title}</h3>
      {lead !== undefined && <p className="soft">{lead}</p>}
    </div>
    {children}
  </div>
)
