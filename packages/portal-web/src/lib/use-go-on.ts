import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { useIsHere } from './use-is-here'

/** Goes on to another screen when something is done; not for who left this one while it was. */
export function useGoOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return (to, options) => {
    if (isHere()) void navigate(to, options)
  }
}
