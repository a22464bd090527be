import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/** Goes on to another screen when something is done; not for who left this one while it was. */
export function useGoOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (to, options) => {
    if (isHere.current) void navigate(to, options)
  }
}
