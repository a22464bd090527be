import { useEffect } from 'react'
import { keepLeftCall } from '../../../lib/left-call'

/** The page that is loaded in the place of this one is told of a call that still runs; null = there is none. */
export function useKeepLeft(channel: string | null): void {
  useEffect(() => {
    if (channel === null) return
    const keep = () => keepLeftCall(channel)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [channel])
}
