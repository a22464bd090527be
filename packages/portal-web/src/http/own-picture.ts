import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '../lib/session'
import { fetchBytes } from './main-api'

export interface OwnFile {
  /** For `<img>` and players; null until it is here, and where there is none. */
  readonly address: string | null
  readonly isError: boolean
}

/** A file that only its readers may fetch; `path` null: not yet. */
export function useOwnFile(path: string | null): OwnFile {
  const userId = useSession()?.userId
  const { data: blob, isError } = useQuery({
    queryKey: ['picture', userId, path],
    queryFn: async ({ signal }) => {
      const bytes = path === null ? null : await fetchBytes(path, signal)
      if (bytes === null) throw new Error(`no picture: ${path}`)
      return bytes
    },
    enabled: path !== null,
    retry: 1,
    // What is under an id never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (blob === undefined) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return { address, isError }
}

/** A picture that only its owner may fetch: an address for `<img>`; null until it is here, and where there is none. */
export const useOwnPicture = (path: string | null): string | null => useOwnFile(path).address
