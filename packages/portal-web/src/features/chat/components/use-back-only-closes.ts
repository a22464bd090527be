import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useIsHandset } from '../../../lib/page-state'

/**
 * While what calls this is there, Back on a phone closes it, and the page stays; a Back that leads out of the site is not held.
 * There is no step of it in the history, so what is chosen in it may lead anywhere. Source: S-LOOK-19.
 */
export function useBackOnlyCloses(close: () => void): void {
  const isHandset = useIsHandset()
  const blocker = useBlocker(
    useCallback(
      ({ historyAction }: { historyAction: string }) => isHandset && historyAction === 'POP',
      [isHandset],
    ),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker, close])
}
