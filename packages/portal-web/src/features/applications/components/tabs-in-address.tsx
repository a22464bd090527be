import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../../ui/tabs'

interface Props {
  label: string
  tabs: readonly { readonly id: string; readonly name: string; readonly panel: ReactNode }[]
}

/** Tabs of lists: which one is shown stands in the address as `?tab=`; the first one is its absence. */
export function TabsInAddress({ label, tabs }: Props) {
  const [address, setAddress] = useSearchParams()
  const first = tabs[0]?.id ?? ''
  const asked = address.get('tab')
  return (
    <Tabs
      label={label}
      shown={tabs.some(({ id }) => id === asked) && asked !== null ? asked : first}
      onShow={(tab) => setAddress(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true })}
      tabs={tabs.map((tab) => ({ ...tab, isOnlyShown: true as const }))}
    />
  )
}
