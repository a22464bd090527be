import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface Props {
  /** What is chosen between, e.g. "How you log in". */
  label: string
  tabs: readonly { readonly id: string; readonly name: string; readonly panel: ReactNode }[]
}

/** One of a few ways; what was typed in the others stays. */
export function Tabs({ label, tabs }: Props) {
  return (
    <Radix.Root className="tabs" defaultValue={tabs[0]?.id ?? ''}>
      <Radix.List className="tab-list" aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Radix.Trigger key={id} className="tab" value={id}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel }) => (
        <Radix.Content key={id} className="tab-panel" value={id} tabIndex={-1} forceMount>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
