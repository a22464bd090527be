import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readSearch, type Search, toAddress } from './search'

/** `isTyped`: takes the place of what was typed before, and of nothing else, so that Back leads to the search before it. */
export type ChangeSearch<Name extends string> = (
  next: Search<Name>,
  how?: { readonly isTyped: boolean },
) => void

/** The search of the address, and the way to another one. The page stays where it is; another page of it begins at the top. */
export function useSearch<Name extends string>(
  names: readonly Name[],
): readonly [Search<Name>, ChangeSearch<Name>] {
  const [address, setAddress] = useSearchParams()
  const search = useMemo(() => readSearch(address, names), [address, names])
  const { state } = useLocation()
  const change: ChangeSearch<Name> = (next, { isTyped } = { isTyped: false }) => {
    const asked = toAddress(next)
    // The same question is no step.
    if (String(asked) === String(toAddress(search))) return
    // In a sheet all of it is one step, that of the sheet (ui/sheet.tsx).
    const how =
      state?.sheet !== undefined
        ? { replace: true, state }
        : isTyped
          ? { replace: state?.isTyped === true, state: { isTyped } }
          : {}
    // Before the next press: a tap that leaves a field fills it and presses something at once, and neither may be lost.
    setAddress(asked, { ...how, preventScrollReset: true, flushSync: true })
  }
  return [search, change]
}
