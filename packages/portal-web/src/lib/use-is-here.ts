import { useEffect, useRef } from 'react'

/** Whether the one who asked is still shown, asked when something is done. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
