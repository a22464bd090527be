import type { ReactNode } from 'react'
import { FetchFailure } from '../../../ui/failure'
import { RowSkeletons } from '../../../ui/rows'
import type { WalletRead } from './use-wallet'

interface Props<Thing> {
  told: WalletRead<Thing>
  /** Where there is none for this person. */
  missing: ReactNode
  /** Lines of what stands there until it comes. */
  count: number
  children: (thing: Thing) => ReactNode
}

/** One thing of the wallet: what stands there until it comes, and where it does not. */
export function OnceRead<Thing>({ told, missing, count, children }: Props<Thing>) {
  const { data, isMissing, isError, cause, refetch } = told
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (isMissing) return missing
  return data === undefined ? <RowSkeletons count={count} /> : children(data)
}
