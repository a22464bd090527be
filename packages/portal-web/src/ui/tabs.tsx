import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface Props {
  /** What is chosen between, e.g. "How you log in". */
  label: string
  tabs: readonly {
    readonly id: string
    readonly name: string
    /** How much is there, where that is said, e.g. "84". */
    readonly count?: string | undefined
    readonly panel: ReactNode
    /** Nothing is typed there: it is there only while it is shown. */
    readonly isOnlyShown?: true
  }[]
  /** Which is shown, where that is known elsewhere, e.g. by the address; else the first. */
  shown?: string
  onShow?: (id: string) => void
}

/** One of a few ways; what was typed in the others stays. */
export function Tabs({ label, tabs, shown, onShow }: Props) {
  const which = shown === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value: shown }
  return (
    <Radix.Root className="tabs" {...which} onValueChange={onShow}>
      <Radix.List className="tab-list" aria-label={label}>
        {tabs.map(({ id, name, count }) => (
          <Radix.Trigger key={id} className="tab" value={id}>
            {name}
            {count !== undefined && <small> {count}</small>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel, isOnlyShown }) => (
        <Radix.Content
          key={id}
          className="tab-panel"
          value={id}
          tabIndex={-1}
          forceMount={isOnlyShown ? undefined : true}
        >
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
