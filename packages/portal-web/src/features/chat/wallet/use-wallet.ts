import {
  groupTransfer,
  receiveCreateLP,
  receivePaidLP,
  redPacketAcceptLP,
  redPacketLP,
  transferAcceptLP,
  transferLP,
  transferReturnLP,
} from '@sarika/im-engine/kinds'
import { useImEngine } from '@sarika/im-engine/react'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { WALLET_PAGE } from '../../../contract/wallet'
import { useIsWalletOn } from '../../../lib/chat-switch'
import { numberAt, textAt, toFields } from '../../../lib/fields'
import { AGAIN_MS } from '../../../lib/limits'
import type { Cause } from '../../../lib/reading'
import { useSession } from '../../../lib/session'
import { callWallet, type PurseState, type Rows, toFee, toPurseState } from './api'

const ALL = 'wallet'
/** The server needs a moment to give back what is over, ms. */
const LATE_MS = 1_000

async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await callWallet({ method: 'GET', path, signal })
  if (answer.kind === 'ok') return toFields(answer.body).data ?? null
  // It is for others, or it is not there.
  if (answer.kind === 'refused' && (answer.status === 404 || answer.code === 'not_yours')) return null
  throw new Error(answer.kind === 'network' ? 'network' : answer.status === 429 ? 'busy' : 'server')
}

function causeOf(error: unknown): Cause {
  const said = error instanceof Error ? error.message : ''
  return said === 'busy' || said === 'server' ? said : 'network'
}

/** What waits ends by itself, and no message tells it of a red packet: how long until it is to be read again, ms. */
function untilOver(data: unknown): number | false {
  const isWaiting = ['open', 'pending'].includes(textAt(data, 'state'))
  return isWaiting && Math.max(AGAIN_MS, numberAt(data, 'until') - Date.now() + LATE_MS)
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
    select: (told) => (told === null ? null : { thing: toThing(told), state: textAt(told, 'state') }),
    placeholderData: keepPreviousData,
    enabled,
    refetchOnWindowFocus: 'always',
    retry: 1,
    refetchInterval: ({ state }) =>
      state.status === 'error' && state.data === undefined ? AGAIN_MS : untilOver(state.data),
  })
  return {
    data: data?.thing,
    /** How far it is, as the server says; "" = not known. */
    state: data?.state ?? '',
    /** There is none for this person. */
    isMissing: data === null,
    isError: error !== null && data === undefined,
    cause: causeOf(error),
    isPlaceholderData,
    refetch,
  }
}

export type WalletRead<Thing> = ReturnType<typeof useWalletRead<Thing>>

/** A list of the wallet, page after page as more of it is wanted; `path` may have a query, e.g. "/records?filter=in". */
export function useWalletPages<Row extends { readonly id: string }>(
  path: string,
  toRows: (data: unknown) => Rows<Row>,
  { enabled = true }: Pick<Options, 'enabled'> = {},
) {
  const imId = useSession()?.imId
  const list = useInfiniteQuery({
    queryKey: [ALL, imId, path, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      read(`${path}${path.includes('?') ? '&' : '?'}page=${pageParam}&size=${WALLET_PAGE}`, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * WALLET_PAGE < toRows(last).total ? pages.length + 1 : undefined,
    // What came meanwhile moves a row to the next page: it stands there once.
    select: ({ pages }) => [
      ...new Map(pages.flatMap((page) => toRows(page).rows).map((row) => [row.id, row])).values(),
    ],
    placeholderData: keepPreviousData,
    enabled,
    refetchOnWindowFocus: 'always',
    retry: 1,
    refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? AGAIN_MS : false),
  })
  return {
    /** undefined: they are still to come. */
    rows: list.data,
    isError: list.error !== null && list.data === undefined,
    cause: causeOf(list.error),
    isOld: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isMoreBusy: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    more: list.fetchNextPage,
    refetch: list.refetch,
  }
}

export type WalletPages<Row extends { readonly id: string }> = ReturnType<typeof useWalletPages<Row>>

/** The kinds of messages that tell of money: after one of them the wallet is another one. */
const MONEY_KINDS: ReadonlySet<string> = new Set(
  [
    transferLP,
    groupTransfer,
    transferAcceptLP,
    transferReturnLP,
    redPacketLP,
    redPacketAcceptLP,
    receiveCreateLP,
    receivePaidLP,
  ].map(({ type }) => type),
)

/** All that is shown of the wallet is read again when a message of any conversation tells that money moved. */
export function useMoneyNews(): void {
  const engine = useImEngine()
  const queries = useQueryClient()
  useEffect(
    () =>
      engine.on('message', ({ message }) => {
        if (MONEY_KINDS.has(message.kind)) void queries.invalidateQueries({ queryKey: [ALL] })
      }),
    [engine, queries],
  )
}

/** Something of the wallet on a card: until the server told it, and where it does not, what its message says. */
export function useToldOr<Thing>(
  path: string,
  id: string,
  rev: string | undefined,
  toThing: (data: unknown) => Thing,
  otherwise: () => Thing,
): Thing {
  const isOn = useIsWalletOn()
  const { data, state } = useWalletRead(path, toThing, { enabled: isOn && id !== '', rev })
  const changed = useWalletChanged()
  const latest = useRef({ rev, state, changed })
  useEffect(() => {
    const { rev: before, state: stateBefore, changed } = latest.current
    latest.current = { rev, state: state || stateBefore, changed }
    const isOver = state !== '' && stateBefore !== '' && state !== stateBefore
    // What else shows it, e.g. beside the conversation, is read again, too.
    if (rev !== before || isOver) void changed()
  }, [rev, state])
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
