import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { isOwnPath } from '../lib/own-path'
import { lastEnd, useSession } from '../lib/session'

/** Visitors go to the login, and back from there; also at the moment when a login ends. */
export function ForMembers() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session !== null) return <Outlet context={session} />
  // Who logs out is done here; the next may be somebody else.
  const state = lastEnd() === 'signed-out' ? null : { from: pathname + search }
  return <Navigate to="/login" replace state={state} />
}

/** Who is logged in has nothing to do here: back to where the login was asked for. */
export function ForVisitors() {
  const from: unknown = useLocation().state?.from
  return useSession() === null ? <Outlet /> : <Navigate to={isOwnPath(from) ? from : '/'} replace />
}
