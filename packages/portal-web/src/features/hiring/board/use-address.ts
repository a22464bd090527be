import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createSetting } from '../../../lib/setting'
import { useGoOn } from '../../../lib/use-go-on'
import { type Narrowed, STAGES, type Stage } from './api'

const isNames = (text: unknown): text is 'hidden' | 'shown' => text === 'hidden' || text === 'shown'

/** Whether names stand on the board before somebody opened the application: a choice of this browser. Hidden until it is made. */
const names = createSetting('desk-names', isNames)

const numberOf = (text: string | null): number => Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0] ?? 0)

/** What the board shows, as it stands in the address: a link to it shows the same. */
export function useAddress(jobId: string | undefined) {
  const [search, setSearch] = useSearchParams()
  const goOn = useGoOn()
  const [hasNames, setHasNames] = useState(() => names.read() === 'shown')
  const narrowed: Narrowed = {
    jobId: numberOf(jobId ?? null),
    languageId: numberOf(search.get('language')),
    locationId: numberOf(search.get('place')),
    hasNames,
  }
  /** undefined: nobody has chosen a column */
  const stage: Stage | undefined = STAGES.find((one) => one === search.get('stage'))

  /** "" and 0 leave the address. */
  function withThese(changes: Readonly<Record<string, string | number>>): URLSearchParams {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes))
      if (value === '' || value === 0) next.delete(name)
      else next.set(name, String(value))
    return next
  }
  const set = (changes: Readonly<Record<string, string | number>>, replace = true) =>
    setSearch(withThese(changes), { replace, preventScrollReset: true })

  function narrow(change: Partial<Narrowed>): void {
    if (change.hasNames !== undefined) {
      names.keep(change.hasNames ? 'shown' : 'hidden')
      setHasNames(change.hasNames)
    }
    if (change.jobId !== undefined) {
      const path = change.jobId === 0 ? '/applications' : `/applications/${change.jobId}`
      goOn(`${path}?${withThese({ open: '', tab: '' })}`)
    }
    if (change.languageId !== undefined) set({ language: change.languageId })
    if (change.locationId !== undefined) set({ place: change.locationId })
  }
  return {
    narrowed,
    stage,
    openId: numberOf(search.get('open')),
    tab: search.get('tab') ?? 'resume',
    isList: search.get('view') === 'list',
    narrow,
    set,
    addressOf: (id: number) => `?${withThese({ open: id, tab: '' })}`,
  }
}
