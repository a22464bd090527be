import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Choice, type Constants, NO_CONSTANTS, toChoice, toConstants } from '../lib/constants'
import type { Failed } from '../lib/reading'
import { causeOf, read } from './read'

export {
  type Choice,
  type Constants,
  choiceName,
  isProvince,
  nameIn,
  type Place,
  placeName,
  wholeHint,
} from '../lib/constants'

const CONSTANTS_QUERY = {
  queryKey: ['constants'],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Constants> =>
    read('/application/constants', signal)
      .then(toConstants)
      .catch((error: unknown) => {
        // Who left the page before they came misses nothing.
        if (!signal.aborted) console.warn('The lists to choose from did not come.', error)
        throw error
      }),
  staleTime: Number.POSITIVE_INFINITY,
}

const useConstantsQuery = () => useQuery(CONSTANTS_QUERY)

/** Asks for them before a screen does; resolves when they are here, or failed to come. */
export const prefetchConstants = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery(CONSTANTS_QUERY)

/** Empty until they came; a failure is logged and leaves them so. Source: portal specification 8. */
export const useConstants = (): Constants => useConstantsQuery().data ?? NO_CONSTANTS

/** Why they failed to come, and how they are asked for again; undefined before that. */
export function useConstantsAgain(): Failed | undefined {
  const { isLoadingError, error, refetch } = useConstantsQuery()
  return isLoadingError ? { cause: causeOf(error), onRetry: () => void refetch() } : undefined
}

/** What is named by them would grow when they come: it waits, until they are there or have failed once. */
export function useAreNamesAwaited(): boolean {
  const { isPending, failureCount } = useConstantsQuery()
  return isPending && failureCount === 0
}

/** Of the world, by ISO 3166; a list of its own, since it is long and one form has it. Empty until it came. */
export const useNationalities = (): readonly Choice[] =>
  useQuery({
    queryKey: ['nationalities'],
    queryFn: async ({ signal }) => {
      const body = await read('/application/constants/nationalities', signal)
      return Array.isArray(body) ? body.map(toChoice) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? []
