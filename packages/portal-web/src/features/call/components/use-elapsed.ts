import { useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { lasted } from '../rules/lasted'

/** How long it is since a moment of the server's clock, e.g. "12:46", anew each second; "" = there is no such moment. */
export function useElapsed(since: number | null): string {
  const engine = useImEngine()
  const [now, setNow] = useState(() => engine.serverNow())
  useEffect(() => {
    if (since === null) return
    const look = () => setNow(engine.serverNow())
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [engine, since])
  return since === null ? '' : lasted(now - since)
}
