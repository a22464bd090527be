import { useLocation } from 'react-router-dom'

/** The state of a link to the login: who logs in is led back here. */
export function useWayBack(): { readonly from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}
