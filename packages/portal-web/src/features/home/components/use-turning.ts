import { useEffect, useState } from 'react'
import { TURN_MS } from '../../../lib/limits'
import { useIsVisible } from '../../../lib/page-state'
import { turned } from '../../../lib/turn'

/**
 * Which of several is shown. They turn by themselves while nobody points at them, is in them or has stopped them; where less
 * motion is asked for they stand from the start.
 */
export function useTurning(count: number) {
  const [shown, setShown] = useState(0)
  const [isStopped, setIsStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isVisible = useIsVisible()
  const isTurning = !isStopped && !isPointedAt && !isFocused && isVisible && count > 1
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setShown(turned(shown, 1, count)), TURN_MS)
    return () => clearTimeout(timer)
  }, [isTurning, shown, count])
  return {
    shown,
    isTurning,
    isStopped,
    setIsPointedAt,
    setIsFocused,
    stopOrGo: () => setIsStopped(!isStopped),
    step: (steps: number) => setShown(turned(shown, steps, count)),
  }
}
