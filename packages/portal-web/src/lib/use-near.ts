import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come into the window, once and for all. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setIsNear(true)
      observer.disconnect()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isNear
}
