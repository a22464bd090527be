import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getLanguage } from '../i18n/i18n'
import { type Reading, toPage } from '../lib/reading'
import { getSession, useSession } from '../lib/session'
import { callMain, callOpenly } from './main-api'

/** Why something could not be read. */
export class ReadFailure extends Error {}

/** What anyone may read, in the name of who is logged in; null: there is none. Throws a ReadFailure when no answer came. */
export async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const call = getSession() === null ? callOpenly : callMain
  const answer = await call({ method: 'GET', path, signal })
  if (answer.kind === 'ok') return answer.body
  if (answer.kind === 'refused' && answer.code === 'not_found') return null
  throw new ReadFailure(`${path}: ${answer.kind}`)
}

type Options = Pick<UseQueryOptions<unknown>, 'placeholderData' | 'refetchInterval' | 'staleTime'>

/**
 * Reads what is told to who is logged in, in the language that is shown: another account and another language ask anew. What
 * was told in the language before stays until the other is here; a question that was overtaken is cancelled. `isError`: it
 * failed and there is nothing to show; what was told stays when it could not be asked anew.
 */
export function useRead<Thing>(
  path: string,
  toThing: (body: unknown) => Thing,
  options?: Options,
): Reading<Thing> {
  const userId = useSession()?.userId
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['read', userId, path, getLanguage()],
    queryFn: ({ signal }) => read(path, signal),
    select: toThing,
    placeholderData: (before, told) =>
      told?.queryKey[1] === userId && told?.queryKey[2] === path ? before : undefined,
    retry: 1,
    ...options,
  })
  return { data, isPending, isError: isLoadingError, isPlaceholderData, refetch }
}

/** The page before stays until the next one is here. */
export const usePage = <Row>(path: string, toRow: (one: unknown) => Row | null) =>
  useRead(path, (body) => toPage(body, toRow), { placeholderData: keepPreviousData })

/**
 * What belongs to who is logged in: nobody else sees it, and each screen that shows it asks anew. Of the same thing with
 * another query, e.g. the next page, the one before stays until it is here. `everyMs`: asked again and again.
 */
export const useOwn = <Thing>(path: string, toThing: (body: unknown) => Thing, everyMs?: number) =>
  useRead(path, toThing, {
    refetchInterval: everyMs ?? false,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** To be called with a path below which something was changed, e.g. "/users/resumes": what is shown of it is read again. */
export function useOwnChanged(): (path: string) => Promise<void> {
  const queries = useQueryClient()
  return (path) =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [kind, , asked] }) => kind === 'read' && String(asked).startsWith(path),
    })
}
