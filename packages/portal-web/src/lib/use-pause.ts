import { useEffect, useState } from 'react'

/** A value that changes quickly, once it has paused so long (ms). */
export function usePause<Value>(value: Value, ms: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}
