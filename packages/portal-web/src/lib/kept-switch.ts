// What a site has or has not, as the server said last. It is kept on this machine where that is not the usual, so that a page shows
// it so from its first moment.

import { useSyncExternalStore } from 'react'
import { keptHere } from './kept'

/** A switch that is told by the server: `usual` is what it is where nothing was heard yet. */
export function keptSwitch(key: string, usual: boolean) {
  const listeners = new Set<() => void>()
  let isOn = (keptHere.getItem(key) === null) === usual
  const get = (): boolean => isOn
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    /** Told by the server. */
    set(on: boolean): void {
      if (on === isOn) return
      isOn = on
      if (on === usual) keptHere.removeItem(key)
      else keptHere.setItem(key, '1')
      for (const listener of [...listeners]) listener()
    },
    /** Called when the server says otherwise than before; returns how to stop. */
    subscribe,
    useIsOn: (): boolean => useSyncExternalStore(subscribe, get, () => usual),
  }
}
