import { useEffect, useState } from 'react'

const STEP_MS = 250

/** Whole seconds until a moment (ms since epoch), 0 when it is past; counts down while it is shown. */
export function useSecondsUntil(at: number): number {
  const [, setDrawnAt] = useState(0)
  useEffect(() => {
    if (at <= Date.now()) return
    const timer = setInterval(() => {
      setDrawnAt(Date.now())
      if (Date.now() >= at) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [at])
  return Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
