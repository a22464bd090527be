import type { Connection } from '../engine-types.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** The connection, the same in every tab: `{ state: "connected", closeReason: null, isCaughtUp: true }`. */
export function useConnection(): Connection {
  return useView(useImEngine().connection)
}
