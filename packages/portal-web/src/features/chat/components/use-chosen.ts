import type { ShownMessage } from '@sarika/im-engine'
import { useCallback, useState } from 'react'

/** Messages of a thread that are chosen, by their keys; null = none are being chosen. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const begin = useCallback(({ key }: ShownMessage) => setChosen(new Set([key])), [])
  const choose = useCallback(
    ({ key }: ShownMessage) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    [],
  )
  const end = useCallback(() => setChosen(null), [])
  return { chosen, begin, choose, end }
}
