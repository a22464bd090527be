import {
  hashKey,
  keepPreviousData,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getLanguage } from '../i18n/i18n'
import { AGAIN_MS } from '../lib/limits'
import { type Cause, type Reading, toPage } from '../lib/reading'
import { getSession, useSession } from '../lib/session'
import { callMain, callOpenly } from './main-api'
import { onOtherTabs, tellOtherTabs } from './other-tabs'

/** Why something could not be read. */
export class ReadFailure extends Error {
  constructor(
    path: string,
    readonly fault: Cause,
    /** when the server says that it may be asked again, in seconds; 0 = it does not say */
    readonly retryAfterS: number,
  ) {
    super(`${path}: ${fault}`)
  }
}

/** Whose fault it is that something could not be read. */
export const causeOf = (error: unknown): Cause => (error instanceof ReadFailure ? error.fault : 'network')

/**
 * When something is asked once more that could not be read: when the server says, or after 1 s. Longer than the 10 s after
 * which it is asked again in any case nobody waits without a word.
 */
export const againInMs = (error: unknown): number =>
  Math.min(error instanceof ReadFailure && error.retryAfterS > 0 ? error.retryAfterS * 1000 : 1000, AGAIN_MS)

/** What anyone may read, in the name of who is logged in; null: there is none. Throws a ReadFailure when no answer came. */
export async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const call = getSession() === null ? callOpenly : callMain
  const answer = await call({ method: 'GET', path, signal })
  if (answer.kind === 'ok') return answer.body
  if (answer.kind === 'refused' && answer.code === 'not_found') return null
  if (answer.kind === 'network') throw new ReadFailure(path, 'network', 0)
  throw new ReadFailure(path, answer.status === 429 ? 'busy' : 'server', answer.retryAfterS)
}

interface Options extends Pick<UseQueryOptions<unknown>, 'refetchInterval' | 'staleTime' | 'enabled'> {
  /** What stays of another question until this one is answered. */
  placeholderData?: (before: unknown, key: QueryKey | undefined, now: QueryKey) => unknown
}

const keyOf = (userId: string | undefined, path: string) => ['read', userId, path, getLanguage()]

/** To be called with what a visitor would be told of the thing at a path: nobody asks for it again at once. */
export const seedRead = (queries: QueryClient, path: string, body: unknown): void =>
  void queries.setQueryData(keyOf(undefined, path), body)

/** Asks for the thing at a path before a screen does, in the name of who is logged in; resolves when it is here, or failed. */
export const prefetchRead = (queries: QueryClient, path: string): Promise<void> =>
  queries.prefetchQuery({
    queryKey: keyOf(getSession()?.userId, path),
    queryFn: ({ signal }) => read(path, signal),
  })

const keepLanguageBefore = (before: unknown, key: QueryKey | undefined, now: QueryKey): unknown =>
  key?.[1] === now[1] && key?.[2] === now[2] ? before : undefined

/**
 * Reads what is told to who is logged in, in the language that is shown: another account and another language ask anew. What
 * was told in the language before stays until the other is here; a question that was overtaken is cancelled. `isError`: it
 * failed and there is nothing to show; what was told stays when it could not be asked anew. What failed is asked again every
 * 10 s while it is on the screen, and when the network is back: `isError` stays until there is an answer, or `refetch` is
 * called, which begins anew.
 */
export function useRead<Thing>(
  path: string,
  toThing: (body: unknown) => Thing,
  { placeholderData = keepLanguageBefore, ...options }: Options = {},
): Reading<Thing> {
  const userId = useSession()?.userId
  const queryKey = keyOf(userId, path)
  const queries = useQueryClient()
  const { refetchInterval = false } = options
  const { data, error, isPending, isPlaceholderData, errorUpdateCount, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(path, signal),
    select: toThing,
    // What was forgotten is not shown as what was told before.
    placeholderData: (before, told) =>
      told !== undefined && hashKey(told.queryKey) === hashKey(queryKey)
        ? undefined
        : placeholderData(before, told?.queryKey, queryKey),
    retry: 1,
    ...options,
    refetchInterval: (query) => {
      const { status, data } = query.state
      if (status === 'error' && data === undefined) return AGAIN_MS
      return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
    },
  })
  const hasFailed = data === undefined && errorUpdateCount > 0
  // Forgotten while it is asked again, and still on the screen.
  const [cause, setCause] = useState<Cause>('network')
  const now = error === null ? cause : causeOf(error)
  if (now !== cause) setCause(now)
  return {
    data,
    isPending: isPending && !hasFailed,
    isError: hasFailed,
    cause: now,
    isPlaceholderData,
    refetch: () => (hasFailed ? queries.resetQueries({ queryKey, exact: true }) : refetch()),
  }
}

/** A page of a list, with what else is told of it; the page before stays until the next one is here. */
export const usePaged = <Thing>(path: string, toThing: (body: unknown) => Thing) =>
  useRead(path, toThing, { placeholderData: keepPreviousData })

export const usePage = <Row>(path: string, toRow: (one: unknown) => Row | null) =>
  usePaged(path, (body) => toPage(body, toRow))

/**
 * What belongs to who is logged in: nobody else sees it, and each screen that shows it asks anew. Of the same thing with
 * another query, e.g. the next page, the one before stays until it is here. `everyMs`: asked again and again, as long as what
 * was told says so.
 */
export const useOwn = <Thing>(
  path: string,
  toThing: (body: unknown) => Thing,
  everyMs: number | ((told: unknown) => number | false) = () => false,
) =>
  useRead(path, toThing, {
    refetchInterval: typeof everyMs === 'number' ? everyMs : ({ state }) => everyMs(state.data),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const isBelow =
  (path: string) =>
  ({ queryKey: [kind, , asked] }: Query): boolean =>
    kind === 'read' && String(asked).startsWith(path)

/** How much a seeker has of what: it follows from all that is theirs, so whatever of that changes, it is read again. */
export const OWN_STATISTICS = '/users/jobs/statistics'

const isTouchedBelow = (path: string) => {
  const [isHere, isCounted] = [isBelow(path), isBelow(OWN_STATISTICS)]
  return (query: Query): boolean => isHere(query) || isCounted(query)
}

/** To be called with what an answer told of the thing at a path: that is shown, even where it cannot be read again. */
export function useOwnTold(): (path: string, body: unknown) => void {
  const queries = useQueryClient()
  return (path, body) => queries.setQueryData(keyOf(getSession()?.userId, path), body)
}

/** To be called where it is known what came of a change: what was told below a path becomes that, and is not asked again. */
export function useOwnEdited(): (path: string, edit: (body: unknown) => unknown) => void {
  const queries = useQueryClient()
  return (path, edit) => {
    queries.setQueriesData({ predicate: isBelow(path) }, (body: unknown) => (body ? edit(body) : body))
  }
}

/** What was told below a path is read again, in this tab alone: each tab hears of it itself. */
export const readAnew = (queries: QueryClient, path: string): Promise<void> =>
  queries.invalidateQueries({ predicate: isTouchedBelow(path) })

/** To be called with a path below which something was changed, e.g. "/users/resumes": what is shown of it is read again. */
export function useOwnChanged(): (path: string) => Promise<void> {
  const queries = useQueryClient()
  return (path) => {
    tellOtherTabs(path)
    return readAnew(queries, path)
  }
}

/** What another tab has changed is read again here. */
export function useOtherTabs(): void {
  const queries = useQueryClient()
  useEffect(
    () => onOtherTabs((path) => void queries.invalidateQueries({ predicate: isTouchedBelow(path) })),
    [queries],
  )
}

/**
 * The same for what was saved or deleted: what could not be read again is forgotten. Else somebody would go on with it as it
 * was, and the next save would write that over this one.
 */
export function useOwnSaved(): (path: string) => Promise<void> {
  const queries = useQueryClient()
  return async (path) => {
    tellOtherTabs(path)
    await queries.invalidateQueries({ predicate: isTouchedBelow(path) })
    const isOld = (query: Query) => isBelow(path)(query) && query.state.isInvalidated
    void queries.resetQueries({ predicate: isOld })
  }
}
