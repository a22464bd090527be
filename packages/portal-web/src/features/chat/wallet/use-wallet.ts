import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toFields } from '../../../lib/fields'
import { AGAIN_MS } from '../../../lib/limits'
import type { Cause } from '../../../lib/reading'
import { useSession } from '../../../lib/session'
import { callWallet, type PurseState, toFee, toPurseState } from './api'

const ALL = 'wallet'

async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await callWallet({ method: 'GET', path, signal })
  if (answer.kind === 'ok') return toFields(answer.body).data ?? null
  // It is for others, or it is not there.
  if (answer.kind === 'refused' && (answer.status === 404 || answer.code === 'not_yours')) return null
  throw new Error(answer.kind === 'network' ? 'network' : answer.status === 429 ? 'busy' : 'server')
}

interface Options {
  readonly enabled?: boolean
  /** What says that it may have changed, e.g. the message that changed another one. */
  readonly rev?: string | undefined
}

/** Something of the wallet, read in the name of who is logged in. */
export function useWalletRead<Thing>(
  path: string,
  toThing: (data: unknown) => Thing,
  { enabled = true, rev = '' }: Options = {},
) {
  const imId = useSession()?.imId
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [ALL, imId, path, rev],
    queryFn: ({ signal }) => read(path, signal),
    select: (told) => (told === null ? null : toThing(told)),
    placeholderData: keepPreviousData,
    enabled,
    retry: 1,
    refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? AGAIN_MS : false),
  })
  const said = error instanceof Error ? error.message : ''
  const cause: Cause = said === 'busy' || said === 'server' ? said : 'network'
  return {
    data: data ?? undefined,
    /** There is none for this person. */
    isMissing: data === null,
    isError: error !== null && data === undefined,
    cause,
    isPlaceholderData,
    refetch,
  }
}

/** The same of a card: until the server told it, and where it does not, what its message says. */
export function useToldOr<Thing>(
  path: string,
  id: string,
  rev: string | undefined,
  toThing: (data: unknown) => Thing,
  otherwise: () => Thing,
): Thing {
  const { data } = useWalletRead(path, toThing, { enabled: id !== '', rev })
  const changed = useWalletChanged()
  const latest = useRef({ rev, changed })
  useEffect(() => {
    const { rev: before, changed } = latest.current
    latest.current.rev = rev
    // What else shows it, e.g. beside the conversation, is read again, too.
    if (rev !== before) void changed()
  }, [rev])
  return data ?? otherwise()
}

/** How much there is, and whether a PIN was chosen. */
export const usePurseState = () => useWalletRead<PurseState>('/balance', toPurseState)

/** What sending so many cents costs, in cents; undefined: not known yet. */
export const useFee = (cents: number, isAsked: boolean) =>
  useWalletRead(`/fee?amount=${cents}`, toFee, { enabled: isAsked && cents > 0 })

/** To be called when something was changed: all that is shown of the wallet is read again. */
export function useWalletChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [ALL] })
}
