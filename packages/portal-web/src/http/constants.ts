import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type Choice,
  type Constants,
  choiceName,
  NO_CONSTANTS,
  type Place,
  toChoice,
  toConstants,
  wholeHint,
} from '../lib/constants'
import type { Failed } from '../lib/reading'
import { causeOf, read } from './read'

export {
  type Choice,
  type Constants,
  choiceName,
  isProvince,
  isSomewhere,
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

/** The places to choose from, in the language that is shown; all of them without `isOffered`. */
export function usePlaces(isOffered: (place: Place) => boolean = () => true) {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  return locations.filter(isOffered).map(({ id, spellings }) => {
    const [name, hint] = [choiceName(locations, id, t), wholeHint(locations, id, t)]
    return { id, spellings, name, hint }
  })
}

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
