import type { Connection } from '../engine-types.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** The connection, the same in every tab: `{ state: "connected", closeReason: null, isCaughtUp: true, problem: null }`, or what is taken of it. */
export function useConnection<S = Connection>(select?: (connection: Connection) => S): S {
  return useView(useImEngine().connection, select)
}
