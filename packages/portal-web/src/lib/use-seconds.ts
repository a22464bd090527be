import { useEffect, useState } from 'react'

const STEP_MS = 250

/** Whole seconds until a moment (ms since epoch), 0 when it is past; counts down while it is shown. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (at <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= at) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [at])
  return Math.max(0, Math.ceil((at - now) / 1000))
}
