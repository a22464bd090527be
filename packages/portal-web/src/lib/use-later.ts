import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/**
 * A component whose script is fetched when it is wanted, with whatever `load` fetches beside it. Not React's lazy: there a
 * script that did not come takes the screen with it. A page remembers which did not come, so the next try is a reload.
 */
export const useLater = <Props>(name: string, isWanted: boolean, load: () => Promise<ComponentType<Props>>) =>
  useQuery({
    queryKey: ['script', name],
    queryFn: load,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
