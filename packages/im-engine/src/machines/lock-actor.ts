import { fromCallback } from 'xstate'
import type { Locks } from '../ports/tabs.js'

export type LockEvent = { readonly type: 'lock.granted' } | { readonly type: 'lock.lost' }

/** Holds (or waits for) a lock for as long as the state that invokes it lasts, and what is then still `busy` under it. */
export const lockActor = fromCallback<
  { readonly type: never },
  {
    readonly locks: Locks
    readonly name: string
    readonly steal: boolean
    readonly busy?: () => Promise<unknown> | undefined
  }
>(({ input: { locks, name, steal, busy }, sendBack }) => {
  let isOver = false
  let release = (): void => {}
  const tell = (event: LockEvent): void => sendBack(event)
  const request = locks.request(
    name,
    { steal },
    {
      onGranted: (letGo) => {
        // Granted in the moment of giving up: nobody would ever let it go.
        if (isOver) return letGo()
        release = letGo
        tell({ type: 'lock.granted' })
      },
      onLost: () => tell({ type: 'lock.lost' }),
    },
  )
  return () => {
    isOver = true
    const end = (): void => {
      request.cancel()
      release()
    }
    const work = busy?.()
    if (work === undefined) end()
    else void work.then(end, end)
  }
})
