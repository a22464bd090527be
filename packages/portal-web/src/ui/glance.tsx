import type { ReactNode } from 'react'
import '../styles/written.css'

/** The few facts that decide, in one line; in pairs where it is narrow. */
export const Glance = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) =>
  facts.length === 0 ? null : (
    <dl className="glance">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
